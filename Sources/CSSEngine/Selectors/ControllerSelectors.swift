/// Lowers selectors whose types can be the classes of view controllers, for `SelectorOptions.matchesControllers`.
///
/// A view controller is no element. It is the parent of its root view, and its parent is the superview of the root view.
/// So a compound that matches a view controller is tested at the root view. An element right of it is the root view, or is
/// inside of the root view:
///
///     A V > B     A V > B     or     A B:is(root of V)
///     A V B       A V B       or     A :is(root of V) B       or     A B:is(root of V)
///
/// The parts of the alternatives are lists that the selectors share, so that they grow linearly.
struct ControllerSelectors {
    /// The lists of the root views, by the list of the rule. A rule has one if its subject can be a view controller.
    private var rootLists: [UInt32: UInt32] = [:]
    /// The lists of rules with `:has()`, which are not lowered: `&` in the argument of `:has()` takes a copy of a list,
    /// whose selectors must then be consecutive.
    private var listsWithHas: Set<UInt32> = []
    /// Whether each type can be the class of a view controller, by its atom.
    private var canBeController: [UInt32: Bool] = [:]

    /// A compound of a selector.
    private struct Compound {
        /// The range of components.
        var start: UInt32
        var end: UInt32
        /// The combinator before the compound; `nil` if there is none.
        var combinator: Combinator?
        var canBeController = false
    }

    /// The lists of the selectors on the left side of a combinator.
    private struct Left {
        /// The list of the matching elements.
        var elements: UInt32
        /// The list of the root views of the matching view controllers.
        var roots: UInt32
    }

    /// Components that are matched where they are.
    private struct Segment {
        var start: UInt32
        /// The list that the components are relative to; `nil` if there is none.
        var parentList: UInt32?
    }

    /// A selector up to one of its compounds.
    private struct Lowered {
        var elements: ComplexSelector
        /// The root views of the matching view controllers; `nil` if the compound matches none.
        var roots: ComplexSelector?
        /// Whether `elements` has new components.
        var isNew: Bool
    }

    /// Whether the selectors of a rule are lowered.
    /// - Parameters:
    ///   - components: The components of the rule's selectors.
    ///   - parent: The list of the enclosing rule; `nil` if there is none.
    func lowers(_ components: Range<UInt32>, parent: UInt32?, in table: SelectorTable) -> Bool {
        if let parent, listsWithHas.contains(parent) { return false }
        return !components.contains { table.components[Int($0)].kind == .has }
    }

    /// Records that a rule was not lowered.
    mutating func addUnlowered(list: UInt32) { listsWithHas.insert(list) }

    /// Records the root views of the view controllers that a rule matches, for the rules nested in it.
    /// - Parameters:
    ///   - roots: The selectors of the root views.
    ///   - list: The list of the rule.
    mutating func add(_ roots: [ComplexSelector], forList list: UInt32, to table: inout SelectorTable) {
        if !roots.isEmpty { rootLists[list] = table.appendList(of: roots) }
    }

    /// Lowers a selector. Appends the new components at the end of the table.
    /// - Parameters:
    ///   - isExact: Whether types are exact.
    ///   - roots: Receives the selector of the root views of the view controllers that the selector matches.
    /// - Returns: The lowered selector. The same selector if it tests no view controllers.
    mutating func lower(
        _ complex: ComplexSelector, isExact: Bool, in table: inout SelectorTable, names: inout AtomTable,
        roots: inout [ComplexSelector]
    ) -> ComplexSelector {
        let parentList = complex.parentList
        let parentRoots = parentList.flatMap { rootLists[$0] }
        let compounds = compounds(of: complex, table, names)
        guard parentRoots != nil || compounds.contains(where: \.canBeController) else { return complex }
        var left = parentList.flatMap { list in parentRoots.map { Left(elements: list, roots: $0) } }
        var segment = Segment(start: complex.start, parentList: parentList)
        var result = Lowered(elements: complex, isNew: false)
        for (index, compound) in compounds.enumerated() {
            let combinator = compound.combinator ?? .descendant
            if let left, combinator == .descendant || combinator == .child {
                result = lower(compound, rightOf: combinator, left, isExact: isExact, in: &table, &names)
            } else {
                let former = index == 0 ? nil : compounds[index - 1]
                result = lower(compound, in: segment, after: former, isExact: isExact, &table, &names)
            }
            guard index + 1 < compounds.count else { break }
            let elements = result.roots != nil || result.isNew ? table.appendList(of: [result.elements]) : nil
            left = elements.flatMap { list in
                result.roots.map { Left(elements: list, roots: table.appendList(of: [$0])) }
            }
            if result.isNew { segment = Segment(start: compounds[index + 1].start - 1, parentList: elements) }
        }
        if let root = result.roots { roots.append(root) }
        return result.elements.replacing(complex)
    }

    // MARK: Compounds

    /// The compounds of a selector, from left to right.
    private mutating func compounds(
        of complex: ComplexSelector, _ table: SelectorTable, _ names: AtomTable
    ) -> [Compound] {
        var compounds: [Compound] = []
        var compound = Compound(start: complex.start, end: complex.end)
        var index = complex.end
        while index > complex.start {
            let component = table.components[Int(index - 1)]
            if let combinator = component.kind.combinator {
                compound.start = index
                compound.combinator = combinator
                compounds.append(compound)
                compound = Compound(start: complex.start, end: index - 1)
            } else if canMatchController(component, names) {
                compound.canBeController = true
            }
            index = table.start(ofComponent: index - 1)
        }
        if compound.end > complex.start { compounds.append(compound) }
        return compounds.reversed()
    }

    private mutating func canMatchController(_ component: SelectorComponent, _ names: AtomTable) -> Bool {
        if component.hasDistantList { return rootLists[component.index] != nil }
        guard component.isType else { return false }
        if let known = canBeController[component.index] { return known }
        let result = ExactTypes.canBeController(names.string(Atom(id: component.index)))
        canBeController[component.index] = result
        return result
    }

    // MARK: Lowering

    /// Lowers a compound right of one that can be a view controller.
    private func lower(
        _ compound: Compound, rightOf combinator: Combinator, _ left: Left, isExact: Bool,
        in table: inout SelectorTable, _ names: inout AtomTable
    ) -> Lowered {
        // Inside of a view controller are its root view, and the elements and view controllers inside of the root view.
        let outer = combinator == .child ? left.elements : table.appendUnion(of: left.elements, left.roots)
        let start = table.componentCount
        table.append(SelectorComponent(kind: combinator.kind))
        table.append(SelectorComponent(kind: .universal))
        let inside = table.complex(from: start, relativeTo: outer)
        let list = table.appendList(of: [inside] + table.members(of: left.roots))
        let elements = table.componentCount
        table.appendReference(to: list)
        append(compound, asController: false, isExact: isExact, to: &table, &names)
        let element = table.complex(from: elements, relativeTo: nil)
        guard compound.canBeController else { return Lowered(elements: element, isNew: true) }
        let outerList = table.appendList(of: [inside])
        let roots = table.componentCount
        table.appendReference(to: outerList)
        append(compound, asController: true, isExact: isExact, to: &table, &names)
        return Lowered(elements: element, roots: table.complex(from: roots, relativeTo: nil), isNew: true)
    }

    /// Lowers a compound that is matched in place.
    /// - Parameter former: The compound before it; `nil` for the first one.
    private func lower(
        _ compound: Compound, in segment: Segment, after former: Compound?, isExact: Bool,
        _ table: inout SelectorTable, _ names: inout AtomTable
    ) -> Lowered {
        let elements = table.complex(segment.start..<compound.end, relativeTo: segment.parentList)
        guard compound.canBeController, compound.combinator != .nextSibling, compound.combinator != .subsequentSibling
        else { return Lowered(elements: elements, isNew: false) }
        var parentList = segment.parentList
        if let former, former.end > segment.start {
            let before = table.complex(segment.start..<former.end, relativeTo: segment.parentList)
            parentList = table.appendList(of: [before])
        }
        let roots = table.componentCount
        if let combinator = compound.combinator { table.append(SelectorComponent(kind: combinator.kind)) }
        append(compound, asController: true, isExact: isExact, to: &table, &names)
        return Lowered(
            elements: elements, roots: table.complex(from: roots, relativeTo: parentList), isNew: false)
    }

    /// Appends a compound, as a test of the element or of the view controller whose root view it is.
    private func append(
        _ compound: Compound, asController: Bool, isExact: Bool, to table: inout SelectorTable,
        _ names: inout AtomTable
    ) {
        var ranges: [Range<UInt32>] = []
        var index = compound.end
        while index > compound.start {
            let start = table.start(ofComponent: index - 1)
            ranges.append(start..<index)
            index = start
        }
        for range in ranges.reversed() {
            var component = table.components[Int(range.upperBound - 1)]
            if asController, component.isType {
                let name = ControllerName.type(names.string(Atom(id: component.index)))
                component.index = names.intern(name).id
                component.notation = isExact ? .exactControllerType : .controllerType
                table.testsControllers = true
                table.append(component)
            } else if asController, component.hasDistantList, let roots = rootLists[component.index] {
                table.appendReference(to: roots)
            } else if range.count > 1 || component.kind.mayHaveList && !component.hasDistantList {
                // A component with a list is matched where it is, because the list comes directly before it.
                table.appendReference(to: table.appendList(of: [table.complex(range, relativeTo: nil)]))
            } else {
                table.append(component)
            }
        }
    }
}

extension SelectorComponent {
    /// Whether the component tests the type of an element.
    fileprivate var isType: Bool { kind == .type && (notation == .standard || notation == .exactType) }
}

extension ComplexSelector {
    /// The selector in place of another one that matches the same elements.
    fileprivate func replacing(_ other: ComplexSelector) -> ComplexSelector {
        var selector = self
        selector.specificity = other.specificity
        selector.neverMatches = other.neverMatches
        selector.matchesParts = other.matchesParts
        selector.firstToken = other.firstToken
        return selector
    }
}

extension SelectorTable {
    fileprivate var componentCount: UInt32 { UInt32(components.count) }

    fileprivate func members(of list: UInt32) -> ArraySlice<ComplexSelector> { complexes[lists[Int(list)].indices] }

    fileprivate func complex(from start: UInt32, relativeTo list: UInt32?) -> ComplexSelector {
        complex(start..<componentCount, relativeTo: list)
    }

    /// The selector of a range of components.
    /// - Parameter list: The list that the selector is relative to; `nil` if there is none.
    fileprivate func complex(_ range: Range<UInt32>, relativeTo list: UInt32?) -> ComplexSelector {
        let flags = flags(of: range)
        var complex = ComplexSelector(
            start: range.lowerBound, end: range.upperBound, specificity: flags.specificity,
            dependsOnStructure: flags.dependsOnStructure, dependsOnState: flags.dependsOnState,
            dependsOnScope: flags.dependsOnScope, neverMatches: flags.neverMatches, matchesParts: true,
            depth: flags.depth, firstToken: 0)
        guard let list else { return complex }
        let parent = lists[Int(list)]
        complex.anchor = .parentRule(list: list)
        if parent.dependsOnStructure { complex.dependsOnStructure = true }
        if parent.dependsOnState { complex.dependsOnState = true }
        if parent.dependsOnScope { complex.dependsOnScope = true }
        complex.depth += parent.depth
        return complex
    }

    fileprivate mutating func appendList(of members: [ComplexSelector]) -> UInt32 {
        members.withUnsafeBufferPointer { appendList($0, componentsStart: members[0].start) }
    }

    fileprivate mutating func appendUnion(of first: UInt32, _ second: UInt32) -> UInt32 {
        appendList(of: Array(members(of: first)) + members(of: second))
    }

    /// Appends a test of a list that is in the table.
    fileprivate mutating func appendReference(to list: UInt32) {
        append(SelectorComponent(kind: .matchesAny, notation: .nesting, index: list))
    }
}
