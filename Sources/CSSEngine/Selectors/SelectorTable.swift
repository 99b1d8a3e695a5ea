/// The compiled selectors of a stylesheet: flat arrays that refer to one another by index.
struct SelectorTable: Sendable {
    var components: [SelectorComponent] = []
    var complexes: [ComplexSelector] = []
    var lists: [SelectorList] = []
    var nths: [NthPattern] = []
    var attributes: [AttributeSelector] = []
    /// The steps of the selectors in `:has()`. The steps of one selector are consecutive.
    var relativeSteps: [RelativeStep] = []

    /// Appends the selectors of another table.
    /// - Parameter names: The atoms of this table's owner, by the ids in the other table.
    mutating func append(_ other: SelectorTable, names: [Atom]) {
        let base = (
            components: UInt32(components.count), lists: UInt32(lists.count), complexes: UInt32(complexes.count),
            nths: UInt32(nths.count), attributes: UInt32(attributes.count), steps: UInt32(relativeSteps.count)
        )
        components.append(
            contentsOf: other.components.lazy.map { component in
                var component = component
                switch component.kind.traits.operand {
                case .none: break
                case .atom: component.index = names[Int(component.index)].id
                case .attribute: component.index += base.attributes
                case .nth: component.index += base.nths
                case .list: component.index += base.lists
                }
                return component
            })
        complexes.append(
            contentsOf: other.complexes.lazy.map { complex in
                var complex = complex
                complex.start += base.components
                complex.end += base.components
                complex.parentList += base.lists
                complex.firstStep += base.steps
                return complex
            })
        lists.append(
            contentsOf: other.lists.lazy.map { list in
                var list = list
                list.first += base.complexes
                list.end += base.complexes
                list.componentsStart += base.components
                list.canonicalList += base.lists
                return list
            })
        nths.append(
            contentsOf: other.nths.lazy.map { nth in
                var nth = nth
                nth.list = nth.list.map { $0 + base.lists }
                nth.componentsStart += base.components
                return nth
            })
        attributes.append(
            contentsOf: other.attributes.lazy.map { attribute in
                var attribute = attribute
                attribute.name = names[Int(attribute.name)].id
                attribute.value = names[Int(attribute.value)].id
                return attribute
            })
        relativeSteps.append(
            contentsOf: other.relativeSteps.lazy.map { step in
                var step = step
                step.start += base.components
                step.end += base.components
                return step
            })
    }

    /// The flags of a run of components, including those of nested lists.
    func traits(of range: Range<UInt32>) -> SelectorFlags {
        var flags = SelectorFlags()
        var index = range.upperBound
        while index > range.lowerBound {
            let component = components[Int(index - 1)]
            flags.add(component)
            index -= 1
            guard component.kind.mayHaveList else { continue }
            if let list = list(testedBy: component) {
                flags.add(lists[Int(list)], hasSpecificity: component.notation != .where)
            }
            index = start(ofComponent: index)
        }
        return flags
    }

    /// The list that a run of components tests; `nil` if the run contains anything else.
    func list(ofWhole range: Range<UInt32>) -> UInt32? {
        guard let last = range.last, components[Int(last)].kind == .matchesAny,
            start(ofComponent: last) == range.lowerBound
        else { return nil }
        return components[Int(last)].index
    }

    private func list(testedBy component: SelectorComponent) -> UInt32? {
        switch component.kind.traits.operand {
        case .none, .atom, .attribute: return nil
        case .list: return component.index
        case .nth: return nths[Int(component.index)].list
        }
    }

    /// The index of the first component that belongs to a component: its own, or the first one of its nested list. The
    /// rest of the compound is to the left of it.
    @inline(__always) func start(ofComponent index: UInt32) -> UInt32 {
        let component = components[Int(index)]
        switch component.kind.traits.operand {
        case .none, .atom, .attribute: return index
        case .nth: return nths[Int(component.index)].componentsStart
        case .list: return component.isNesting ? index : lists[Int(component.index)].componentsStart
        }
    }
}

/// A complex selector: a run of components.
struct ComplexSelector: BitwiseCopyable {
    /// The start of a relative selector. The combinator is the first component, or a descendant combinator if the
    /// first component is not a combinator.
    enum Anchor: UInt8 {
        case absolute
        /// An element that matches the list of the enclosing rule (CSS Nesting).
        case parentRule
        /// The anchor element of `:has()`.
        case hasAnchor
    }

    /// The range of components.
    var start: UInt32
    var end: UInt32
    var specificity: Specificity
    var anchor = Anchor.absolute
    /// For `.parentRule`, an index of `SelectorTable.lists`.
    var parentList: UInt32 = 0
    /// For `.hasAnchor`, an index of `SelectorTable.relativeSteps`.
    var firstStep: UInt32 = 0
    /// Whether a match can depend on siblings, children or text. Otherwise it depends only on the names and states of the
    /// element and its ancestors.
    var dependsOnStructure = false
    /// Whether a match can depend on the states or the text of an element, which differ between its variants.
    var dependsOnState: Bool
    /// Whether the selector tests something that no view is or has. Such a selector is valid, but useless.
    var neverMatches: Bool
    /// The number of nested steps to match the selector: one for each compound, and those of the lists that it tests.
    var depth: UInt32
    /// The index of the first token.
    var firstToken: UInt32
}

/// A selector list: a range of complex selectors, any of which can match.
struct SelectorList: BitwiseCopyable {
    /// The range of `SelectorTable.complexes`.
    var first: UInt32
    var end: UInt32
    /// The index of a nested list's first component. The component before it continues the enclosing selector.
    var componentsStart: UInt32
    /// The specificity of the most specific member.
    var specificity = Specificity.zero
    /// Whether this is true of a member.
    var dependsOnStructure = false
    /// Whether this is true of a member.
    var dependsOnState = false
    /// The maximum depth of a member.
    var depth: UInt32 = 0
    /// An equivalent list that is matched instead: the inner list if the only member tests nothing else, as in
    /// `:is(:is(…))`, else the list itself. Such nesting adds no depth.
    var canonicalList: UInt32

    var indices: Range<Int> { Int(first)..<Int(end) }

    /// Includes the next complex selector of the table.
    @inline(__always) mutating func append(_ member: ComplexSelector) {
        end += 1
        specificity = max(specificity, member.specificity)
        depth = max(depth, member.depth)
        if member.dependsOnStructure { dependsOnStructure = true }
        if member.dependsOnState { dependsOnState = true }
    }
}

/// A combinator of a relative selector in `:has()`, and the compound after it (Selectors 4, section 4.5).
struct RelativeStep: BitwiseCopyable {
    var combinator: Combinator
    /// The range of the compound's components.
    var start: UInt32
    var end: UInt32
    /// Whether this is true of the selector.
    var dependsOnState: Bool
    /// Whether this is the last step of the selector. Otherwise the next step follows in the table.
    var isLast: Bool
}
