/// All selectors of a sheet, compiled: flat arrays that refer to one another by index.
struct SelectorTable: Sendable {
    var parts: [SelectorComponent] = []
    var complexes: [ComplexSelector] = []
    var lists: [SelectorList] = []
    var nths: [NthPattern] = []
    var attributes: [AttributeSelector] = []
    /// What the selectors in `:has()` ask for, those of one selector one after another.
    var relativeSteps: [RelativeStep] = []

    /// Appends the selectors of `other` with their names mapped and all indices moved behind those of this table.
    mutating func append(_ other: SelectorTable, names: [Atom]) {
        let parts = UInt32(parts.count)
        let lists = UInt32(lists.count)
        let complexes = UInt32(complexes.count)
        let nths = UInt32(nths.count)
        let attributes = UInt32(attributes.count)
        let relativeSteps = UInt32(relativeSteps.count)
        self.parts.append(
            contentsOf: other.parts.lazy.map { part in
                var part = part
                switch part.kind {
                case .type, .class, .id: part.index = names[Int(part.index)].id
                case .attribute: part.index += attributes
                case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType: part.index += nths
                case .matchesAny, .not, .has: part.index += lists
                case .universal, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild, .onlyChild,
                    .firstOfType, .lastOfType, .onlyOfType, .direction, .never, .descendant, .child, .nextSibling,
                    .subsequentSibling, .end:
                    break
                }
                return part
            })
        self.complexes.append(
            contentsOf: other.complexes.lazy.map { complex in
                var complex = complex
                complex.start += parts
                complex.end += parts
                complex.leadList += lists
                complex.firstStep += relativeSteps
                return complex
            })
        self.lists.append(
            contentsOf: other.lists.lazy.map { list in
                var list = list
                list.first += complexes
                list.end += complexes
                list.partsStart += parts
                list.essence += lists
                return list
            })
        self.nths.append(
            contentsOf: other.nths.lazy.map { nth in
                var nth = nth
                if nth.list != 0 { nth.list += lists }
                nth.partsStart += parts
                return nth
            })
        self.attributes.append(contentsOf: other.attributes)
        self.relativeSteps.append(
            contentsOf: other.relativeSteps.lazy.map { step in
                var step = step
                step.start += parts
                step.end += parts
                return step
            })
    }

    /// Reads a run of parts, past those of nested lists.
    func traits(of range: Range<UInt32>) -> SelectorFlags {
        var traits = SelectorFlags()
        var index = range.upperBound
        while index > range.lowerBound {
            let part = parts[Int(index - 1)]
            traits.add(part)
            if let list = list(testedBy: part) {
                traits.add(lists[Int(list)], weighs: part.detail != SelectorComponent.where)
            }
            index = start(ofPart: index - 1)
        }
        return traits
    }

    /// The list, if a run of parts is nothing but the test for one.
    func list(ofWhole range: Range<UInt32>) -> UInt32? {
        guard let last = range.last, parts[Int(last)].kind == .matchesAny, start(ofPart: last) == range.lowerBound
        else { return nil }
        return parts[Int(last)].index
    }

    private func list(testedBy part: SelectorComponent) -> UInt32? {
        switch part.kind {
        case .matchesAny, .not, .has: return part.index
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            let list = nths[Int(part.index)].list
            return list == 0 ? nil : list - 1
        case .type, .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild,
            .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .direction, .never, .descendant, .child, .nextSibling,
            .subsequentSibling, .end:
            return nil
        }
    }

    /// Where a part starts: at itself, or, with a nested list, at the first part of that. A compound goes on to the left
    /// of it.
    @inline(__always) func start(ofPart index: UInt32) -> UInt32 {
        let part = parts[Int(index)]
        switch part.kind {
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            return nths[Int(part.index)].partsStart
        case .matchesAny, .not, .has:
            return part.detail == SelectorComponent.nesting ? index : lists[Int(part.index)].partsStart
        case .type, .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild,
            .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .direction, .never, .descendant, .child, .nextSibling,
            .subsequentSibling, .end:
            return index
        }
    }
}
