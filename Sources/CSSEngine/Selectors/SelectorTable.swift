/// All selectors of a sheet, compiled: flat arrays that refer to one another by index.
struct SelectorTable: Sendable {
    var parts: [SelectorPart] = []
    var complexes: [ComplexSelector] = []
    var lists: [SelectorList] = []
    var nths: [NthPattern] = []
    var attributes: [AttributeTest] = []
    /// What the selectors in `:has()` ask for, those of one selector one after another.
    var relativeSteps: [RelativeStep] = []

    /// Appends the selectors of `other` with their names mapped and all indices moved behind those of this table.
    mutating func append(_ other: SelectorTable, names: [Name]) {
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

    /// The specificity of a run of parts (Selectors 4, section 16).
    func specificity(of range: Range<UInt32>) -> Specificity {
        var a = 0
        var b = 0
        var c = 0
        func add(_ specificity: Specificity) {
            a += specificity.a
            b += specificity.b
            c += specificity.c
        }
        var index = range.upperBound
        while index > range.lowerBound {
            index -= 1
            let part = parts[Int(index)]
            switch part.kind {
            case .id: a += 1
            case .type: c += 1
            case .never: if part.detail == SelectorPart.pseudoElement { c += 1 } else { b += 1 }
            case .root: if part.detail == 0 { b += 1 }
            case .state: if part.detail == ElementState.placeholder.rawValue { c += 1 } else { b += 1 }
            case .class, .attribute, .stateAbsent, .empty, .firstChild, .lastChild, .onlyChild,
                .firstOfType, .lastOfType, .onlyOfType, .direction:
                b += 1
            case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
                b += 1
                let nth = nths[Int(part.index)]
                if nth.list != 0 { add(lists[Int(nth.list - 1)].specificity) }
                index = nth.partsStart
            case .matchesAny, .not, .has:
                let list = lists[Int(part.index)]
                if part.detail != SelectorPart.where { add(list.specificity) }
                if part.detail != SelectorPart.nesting { index = list.partsStart }
            case .universal, .descendant, .child, .nextSibling, .subsequentSibling, .end:
                break
            }
        }
        return Specificity(a, b, c)
    }

    /// How deep matching a run of parts goes; see `ComplexSelector.depth`.
    func depth(of range: Range<UInt32>) -> UInt32 {
        var compounds: UInt32 = 1
        var deepest: UInt32 = 0
        var index = range.upperBound
        while index > range.lowerBound {
            let part = parts[Int(index - 1)]
            if part.kind.isCombinator {
                compounds += 1
            } else if let list = list(testedBy: part) {
                deepest = max(deepest, compounds + lists[Int(list)].depth)
            }
            index = start(ofPart: index - 1)
        }
        return max(compounds, deepest)
    }

    /// The list, if a run of parts is nothing but the test for one.
    func list(ofWhole range: Range<UInt32>) -> UInt32? {
        guard let last = range.last, parts[Int(last)].kind == .matchesAny, start(ofPart: last) == range.lowerBound
        else { return nil }
        return parts[Int(last)].index
    }

    private func list(testedBy part: SelectorPart) -> UInt32? {
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

    /// Whether a selector asks for something that no view is or does: it is valid, and of no use here.
    func canNeverMatch(_ complex: Int) -> Bool {
        let complex = complexes[complex]
        var index = complex.end
        while index > complex.start {
            if parts[Int(index - 1)].kind == .never { return true }
            index = start(ofPart: index - 1)
        }
        return false
    }

    /// Whether matching a run of parts may look at more than the element and its ancestors.
    func looksAround(_ range: Range<UInt32>) -> Bool {
        range.contains { index in
            let part = parts[Int(index)]
            return part.kind.looksAround
                || part.kind == .matchesAny && part.detail == SelectorPart.nesting && lists[Int(part.index)].looksAround
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
            return part.detail == SelectorPart.nesting ? index : lists[Int(part.index)].partsStart
        case .type, .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .empty, .firstChild, .lastChild,
            .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .direction, .never, .descendant, .child, .nextSibling,
            .subsequentSibling, .end:
            return index
        }
    }
}
