/// The compiled selectors of a stylesheet: flat arrays that refer to one another by index.
package struct SelectorTable: Sendable {
    package private(set) var components: [SelectorComponent] = []
    package private(set) var complexes: [ComplexSelector] = []
    package private(set) var lists: [SelectorList] = []
    package private(set) var nths: [NthPattern] = []
    private(set) var attributes: [AttributeSelector] = []
    package private(set) var environmentTests: [EnvironmentTest] = []
    /// The steps of the selectors in `:has()`. The steps of one selector are consecutive.
    private(set) var relativeSteps: [RelativeStep] = []
    /// Whether a component tests the view controller of an element.
    var testsControllers = false
    /// Whether a component is a custom selector.
    var hasCustomSelectors = false

    /// Reserves capacity for the selectors of a stylesheet with a number of tokens.
    mutating func reserveCapacity(tokens: Int) {
        components.reserveCapacity(tokens / 4)
        complexes.reserveCapacity(tokens / 12)
        lists.reserveCapacity(tokens / 16)
    }

    // MARK: Selectors

    @inline(__always) mutating func append(_ component: SelectorComponent) {
        components.append(component)
    }

    /// Appends a component that tests an attribute or a language.
    mutating func append(
        _ kind: SelectorComponent.Kind, _ attribute: AttributeSelector,
        _ notation: SelectorComponent.Notation = .standard
    ) {
        components.append(SelectorComponent(kind: kind, notation: notation, index: UInt32(attributes.count)))
        attributes.append(attribute)
    }

    /// Appends a component that tests the environment.
    mutating func append(_ test: EnvironmentTest) {
        components.append(SelectorComponent(kind: .environment, index: UInt32(environmentTests.count)))
        environmentTests.append(test)
    }

    /// Appends an `:nth-*()` component.
    mutating func append(_ kind: SelectorComponent.Kind, _ nth: NthPattern) {
        components.append(SelectorComponent(kind: kind, index: UInt32(nths.count)))
        nths.append(nth)
    }

    /// Appends a list of selectors whose components are in the table. Returns its index.
    mutating func appendList(_ members: UnsafeBufferPointer<ComplexSelector>, componentsStart: UInt32) -> UInt32 {
        let index = UInt32(lists.count)
        let first = UInt32(complexes.count)
        var list = SelectorList(first: first, end: first, componentsStart: componentsStart, canonicalList: index)
        for position in members.indices {
            list.append(members[position])
            complexes.append(members[position])
        }
        if members.count == 1, let canonicalList = canonicalList(of: members[0]) {
            list.canonicalList = canonicalList
            list.depth = lists[Int(canonicalList)].depth
        }
        lists.append(list)
        return index
    }

    /// Appends the list `:where(:scope)`, which selectors in `@scope` are relative to. Returns its index.
    mutating func appendScopeReference() -> UInt32 {
        let start = UInt32(components.count)
        append(SelectorComponent(kind: .scope, notation: .where))
        let reference = ComplexSelector(
            start: start, end: start + 1, specificity: .zero, dependsOnState: false, dependsOnScope: true,
            neverMatches: false, matchesParts: false, depth: 1, firstToken: 0)
        append(SelectorComponent(kind: .end))
        return withUnsafePointer(to: reference) {
            appendList(UnsafeBufferPointer(start: $0, count: 1), componentsStart: start)
        }
    }

    /// The list that a selector is equivalent to; `nil` if the selector has other tests than the list.
    private func canonicalList(of complex: ComplexSelector) -> UInt32? {
        guard complex.anchor == .absolute, let last = (complex.start..<complex.end).last,
            components[Int(last)].kind == .matchesAny, start(ofComponent: last) == complex.start
        else { return nil }
        return lists[Int(components[Int(last)].index)].canonicalList
    }

    /// Splits a relative selector at its combinators. Returns the index of its first step.
    mutating func appendSteps(of complex: ComplexSelector) -> UInt32 {
        let first = relativeSteps.count
        var end = complex.end
        var index = complex.end
        func step(_ combinator: Combinator, from start: UInt32) -> RelativeStep {
            RelativeStep(
                combinator: combinator, start: start, end: end, dependsOnState: complex.dependsOnState,
                dependsOnScope: complex.dependsOnScope, isLast: end == complex.end)
        }
        while index > complex.start {
            let component = components[Int(index - 1)]
            index = start(ofComponent: index - 1)
            guard let combinator = component.kind.combinator else { continue }
            relativeSteps.append(step(combinator, from: index + 1))
            end = index
        }
        // A descendant combinator is implied at the start.
        if end > complex.start { relativeSteps.append(step(.descendant, from: complex.start)) }
        relativeSteps[first...].reverse()
        return UInt32(first)
    }

    // MARK: Several tables

    /// Appends the selectors of another table.
    /// - Parameter names: The atoms of this table's owner, by the ids in the other table.
    mutating func append(_ other: SelectorTable, names: [Atom]) {
        let base = (
            components: UInt32(components.count), lists: UInt32(lists.count), complexes: UInt32(complexes.count),
            nths: UInt32(nths.count), attributes: UInt32(attributes.count), steps: UInt32(relativeSteps.count),
            environmentTests: UInt32(environmentTests.count)
        )
        components.append(
            contentsOf: other.components.lazy.map { component in
                var component = component
                switch component.kind.traits.operand {
                case .none, .states: break
                case .name: component.index = names[Int(component.index)].id
                case .attribute: component.index += base.attributes
                case .nth: component.index += base.nths
                case .list: component.index += base.lists
                case .environment: component.index += base.environmentTests
                }
                return component
            })
        complexes.append(
            contentsOf: other.complexes.lazy.map { complex in
                var complex = complex
                complex.start += base.components
                complex.end += base.components
                switch complex.anchor {
                case .absolute: break
                case .parentRule(let list): complex.anchor = .parentRule(list: list + base.lists)
                case .hasAnchor(let step): complex.anchor = .hasAnchor(firstStep: step + base.steps)
                }
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
        environmentTests += other.environmentTests
        if other.testsControllers { testsControllers = true }
        if other.hasCustomSelectors { hasCustomSelectors = true }
        relativeSteps.append(
            contentsOf: other.relativeSteps.lazy.map { step in
                var step = step
                step.start += base.components
                step.end += base.components
                return step
            })
    }

    // MARK: Components

    /// The flags of a run of components, including the flags of nested lists.
    func flags(of range: Range<UInt32>) -> SelectorFlags {
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

    /// Whether the compound that ends at an index tests the name of a part.
    func testsPart(endingAt end: UInt32, from first: UInt32) -> Bool {
        var index = end
        while index > first, !components[Int(index - 1)].kind.isCombinator {
            if components[Int(index - 1)].isPartTest { return true }
            index = start(ofComponent: index - 1)
        }
        return false
    }

    private func list(testedBy component: SelectorComponent) -> UInt32? {
        switch component.kind.traits.operand {
        case .none, .name, .states, .attribute, .environment: return nil
        case .list: return component.index
        case .nth: return nths[Int(component.index)].list
        }
    }

    /// The start of a component with its nested list: the index of the list's first component, or of the component itself
    /// without a list. The rest of the compound is to the left.
    @inline(__always) package func start(ofComponent index: UInt32) -> UInt32 {
        let component = components[Int(index)]
        switch component.kind.traits.operand {
        case .none, .name, .states, .attribute, .environment: return index
        case .nth: return nths[Int(component.index)].componentsStart
        case .list: return component.hasDistantList ? index : lists[Int(component.index)].componentsStart
        }
    }

    /// Whether the rightmost compound of a selector contains `:root`.
    func matchesRootsOnly(_ complex: UInt32) -> Bool {
        let complex = complexes[Int(complex)]
        var index = complex.end
        while index > complex.start {
            let component = components[Int(index - 1)]
            if component.kind == .root { return true }
            if component.kind.isCombinator { return false }
            index = start(ofComponent: index - 1)
        }
        return false
    }

    // MARK: Nested :has()

    /// Returns the list that `&` represents inside of `:has()`. The list equals `list`, except that `:has()` in it
    /// matches no element, because `:has()` is invalid inside of `:has()` (Selectors 4, section 4.5).
    /// - Parameter copies: The copies that were made before, by their original.
    mutating func listWithoutHas(_ list: UInt32, _ copies: inout [UInt32: UInt32]) -> UInt32 {
        if let copy = copies[list] { return copy }
        copies[list] = list
        let range = componentRange(of: list)
        // The lists of enclosing rules are copied first, because the components of a list must be consecutive.
        for component in range.map({ components[Int($0)] }) where component.hasDistantList {
            _ = listWithoutHas(component.index, &copies)
        }
        for parent in complexes[lists[Int(list)].indices].compactMap(\.parentList) {
            _ = listWithoutHas(parent, &copies)
        }
        let isChanged =
            range.contains {
                components[Int($0)].kind == .has || components[Int($0)].hasDistantList && isCopied($0, copies)
            }
            || complexes[lists[Int(list)].indices].compactMap(\.parentList).contains { copies[$0] != $0 }
        guard isChanged else { return list }
        let offset = UInt32(components.count) - range.lowerBound
        for index in range { components.append(copy(components[Int(index)], offset, copies)) }
        let copy = copy(list: list, offset, copies)
        copies[list] = copy
        return copy
    }

    /// The components of a list and of all lists inside of it.
    private func componentRange(of list: UInt32) -> Range<UInt32> {
        let list = lists[Int(list)]
        return list.componentsStart..<max(list.componentsStart, complexes[list.indices].last?.end ?? 0)
    }

    private func isCopied(_ index: UInt32, _ copies: [UInt32: UInt32]) -> Bool {
        let list = components[Int(index)].index
        return copies[list] != list
    }

    private mutating func copy(
        _ component: SelectorComponent, _ offset: UInt32, _ copies: [UInt32: UInt32]
    ) -> SelectorComponent {
        var component = component
        switch component.kind.traits.operand {
        case .list where component.hasDistantList: component.index = copies[component.index] ?? component.index
        case .list where component.kind == .has:
            // `:has()` with an empty list matches no element.
            var list = lists[Int(component.index)]
            (list.first, list.end) = (UInt32(complexes.count), UInt32(complexes.count))
            list.componentsStart += offset
            list.canonicalList = UInt32(lists.count)
            component.index = list.canonicalList
            lists.append(list)
        case .list: component.index = copy(list: component.index, offset, copies)
        case .nth:
            var nth = nths[Int(component.index)]
            nth.list = nth.list.map { copy(list: $0, offset, copies) }
            nth.componentsStart += offset
            component.index = UInt32(nths.count)
            nths.append(nth)
        case .none, .name, .states, .attribute, .environment: break
        }
        return component
    }

    /// Copies a list whose components are already copied.
    private mutating func copy(list: UInt32, _ offset: UInt32, _ copies: [UInt32: UInt32]) -> UInt32 {
        let list = lists[Int(list)]
        let members = list.indices.map { index in
            var complex = complexes[index]
            complex.start += offset
            complex.end += offset
            if let parent = complex.parentList { complex.anchor = .parentRule(list: copies[parent] ?? parent) }
            return complex
        }
        return members.withUnsafeBufferPointer { appendList($0, componentsStart: list.componentsStart + offset) }
    }
}
