/// Collects, for every feature that a selector tests, the paths from an element with the feature to the subjects.
///
/// The collector visits the components of a selector from right to left. It keeps the path from the elements that match
/// the current compound to the subject, and uses it for the lists inside the compound too.
struct SelectorDependencyCollector {
    private typealias Path = SubjectPaths.Path
    private typealias Exit = SubjectPaths.Exit

    private let selectors: SelectorTable
    private var requirements: CompoundRequirements
    private var paths = SubjectPaths()
    /// The lists of enclosing rules that were collected already, each with a path.
    private var visitedLists: Set<ListOnPath> = []

    private struct ListOnPath: Hashable {
        var list: UInt32
        var path: Path
        var requirement: CompoundRequirement
        var isInNthList: Bool
    }

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
        requirements = CompoundRequirements(selectors)
    }

    /// Adds the paths of a rule's selector to a map.
    /// - Parameter scopeLists: The selector lists that decide whether an element is in the `@scope` of the rule.
    mutating func collect(
        _ complex: ComplexSelector, scopeLists: [UInt32], into map: inout InvalidationMap.Builder
    ) {
        if !visitedLists.isEmpty { visitedLists.removeAll(keepingCapacity: true) }
        let requirement = requirements.requirement(of: complex)
        let path = paths.begin(subject: requirement)
        collect(complex, path, requirement, &map)
        // The subject itself, or an ancestor, matches the lists.
        for list in scopeLists {
            collect(list: list, path, requirement, &map)
            collect(list: list, path.preceded(by: ForwardReach(rightOf: .descendant)), .nothing, &map)
        }
    }

    // MARK: Selectors

    /// - Parameters:
    ///   - path: The path from an element that matches the selector.
    ///   - requirement: The requirement of such an element.
    private mutating func collect(
        _ complex: ComplexSelector, _ path: Path, _ requirement: CompoundRequirement,
        _ map: inout InvalidationMap.Builder
    ) {
        if complex.neverMatches { return }
        var (path, requirement) = (path, requirement)
        var index = complex.end
        // The combinator at the left end of the selector. The components of a nested list can precede it in the table.
        var leftmost: Combinator?
        while index > complex.start {
            let component = selectors.components[Int(index - 1)]
            leftmost = component.kind.combinator
            if let combinator = leftmost {
                path = step(over: combinator, path, &map)
                requirement =
                    requirements.isNeeded(endingAt: index - 1, in: complex)
                    ? requirements.requirement(endingAt: index - 1, in: complex) : .nothing
            } else {
                collect(component, path, requirement, &map)
            }
            index = selectors.start(ofComponent: index - 1)
        }
        guard let parent = complex.parentList else { return }
        if leftmost == nil { path = step(over: .descendant, path, &map) }
        collect(list: parent, path, .nothing, &map)
    }

    /// Returns the path from the compound left of a combinator.
    private mutating func step(
        over combinator: Combinator, _ path: Path, _ map: inout InvalidationMap.Builder
    ) -> Path {
        switch combinator {
        case .nextSibling: paths.add(.adjacentSibling, path.preceded(by: .nextSibling), &map)
        case .subsequentSibling: paths.add(.precedingSiblings, path.preceded(by: .followingSiblings), &map)
        case .descendant, .child: break
        }
        return path.preceded(by: ForwardReach(rightOf: combinator))
    }

    private mutating func collect(
        _ component: SelectorComponent, _ path: Path, _ requirement: CompoundRequirement,
        _ map: inout InvalidationMap.Builder
    ) {
        let traits = component.kind.traits
        switch traits.operand {
        case .none, .name, .states, .attribute, .environment: addFeatures(of: component, path, requirement, &map)
        case .nth:
            if let list = selectors.nths[Int(component.index)].list {
                collectNth(list, isFromEnd: traits.dependence == .followingSiblings, path, requirement, &map)
            } else {
                addFeatures(of: component, path, requirement, &map)
            }
        case .list where component.kind == .has: collectHas(component.index, path, requirement, &map)
        case .list: collect(list: component.index, path, requirement, &map)
        }
    }

    /// - Parameters:
    ///   - path: The path from an element that matches the list.
    ///   - requirement: The requirement of the compound that contains the list. `.nothing` if the element need not match
    ///     that compound.
    private mutating func collect(
        list: UInt32, _ path: Path, _ requirement: CompoundRequirement, _ map: inout InvalidationMap.Builder
    ) {
        // Nested lists of one member cost no stack.
        let list = selectors.lists[Int(list)].canonicalList
        let visit = ListOnPath(list: list, path: path, requirement: requirement, isInNthList: map.isInNthList)
        guard visitedLists.insert(visit).inserted else { return }
        for member in selectors.lists[Int(list)].indices {
            let complex = selectors.complexes[member]
            // The element matches the compound that contains the list as well, so that either requirement is enough.
            let own = requirement == .nothing ? requirements.requirement(of: complex) : requirement
            collect(complex, path, own, &map)
        }
    }

    // MARK: Functions with an argument about other elements

    /// Collects dependencies of `:nth-child(of)`. An element that begins or ceases to match the list changes the positions
    /// of its siblings on one side.
    private mutating func collectNth(
        _ list: UInt32, isFromEnd: Bool, _ path: Path, _ requirement: CompoundRequirement,
        _ map: inout InvalidationMap.Builder
    ) {
        let relation: ElementRelation = isFromEnd ? .selfAndPrecedingSiblings : .selfAndFollowingSiblings
        let argument = paths.beginPath(
            at: requirements.requirement(ofList: list),
            leavingBy: Exit(relation: relation, requirement: requirement, path: path))
        paths.add(isFromEnd ? .followingSiblings : .precedingSiblings, argument, &map)
        let isInOuterList = map.isInNthList
        map.isInNthList = true
        collect(list: list, argument, .nothing, &map)
        map.isInNthList = isInOuterList
    }

    /// Collects dependencies of `:has()`: its argument matches descendants or following siblings of the anchor element.
    ///
    /// A list inside the argument may match elements outside of the anchor. The path leads from these elements to the
    /// compound that contains the list, and from there to the anchor.
    private mutating func collectHas(
        _ list: UInt32, _ path: Path, _ requirement: CompoundRequirement, _ map: inout InvalidationMap.Builder
    ) {
        for member in selectors.lists[Int(list)].indices {
            let complex = selectors.complexes[member]
            guard !complex.neverMatches, let firstStep = complex.firstStep else { continue }
            var step = Int(firstStep)
            // The path from an element that matches the compound left of the step's combinator.
            var left = (path: path, requirement: requirement)
            while true {
                let relative = selectors.relativeSteps[step]
                let compound = requirements.requirement(of: relative, in: complex)
                let exit = paths.exit(over: relative.combinator, to: left.path, left.requirement)
                let stepPath = paths.beginPath(at: compound, leavingBy: exit)
                paths.add(.hasArgument, stepPath, &map)
                var index = relative.end
                while index > relative.start {
                    collect(selectors.components[Int(index - 1)], stepPath, compound, &map)
                    index = selectors.start(ofComponent: index - 1)
                }
                if relative.isLast { break }
                left = (stepPath, compound)
                step += 1
            }
        }
    }

    // MARK: Features

    /// Adds the features that a component without a list tests.
    private func addFeatures(
        of component: SelectorComponent, _ path: Path, _ requirement: CompoundRequirement,
        _ map: inout InvalidationMap.Builder
    ) {
        let dependence = component.kind.traits.dependence
        if dependence.contains(.class) { paths.add(.class(component.index), path, &map) }
        if dependence.contains(.id) { paths.add(.id(component.index), path, &map) }
        if dependence.contains(.states) {
            SelectorFeature.forEachState(in: component.states) { paths.add($0, path, &map) }
        }
        if dependence.contains(.attribute) { paths.add(attribute(of: component), path, &map) }
        if dependence.contains(.language) {
            // An element inherits its language from the closest ancestor with a language, or from its environment.
            paths.add(.language, path, &map)
            paths.add(attribute(of: component), path, &map)
            paths.add(attribute(of: component), path.preceded(by: ForwardReach(rightOf: .descendant)), &map)
        }
        if dependence.contains(.direction) { paths.add(.direction, path, &map) }
        if dependence.contains(.environment) {
            paths.add(.environment(selectors.environmentTests[Int(component.index)].aspect), path, &map)
        }
        if dependence.contains(.content) { paths.add(.empty, path, &map) }
        if dependence.contains(.firstChild) { paths.add(.firstChild, path.preceded(by: .nextSibling), &map) }
        if dependence.contains(.lastChild) {
            let exit = Exit(relation: .precedingSiblings(.one), requirement: requirement, path: path)
            paths.add(exit, to: map.dependency(of: .lastChild), &map)
        }
        if dependence.contains(.precedingSiblings) {
            paths.add(.precedingSiblings, path.preceded(by: .followingSiblings), &map)
        }
        if dependence.contains(.followingSiblings) {
            let exit = Exit(relation: .precedingSiblings(.unlimited), requirement: requirement, path: path)
            paths.add(exit, to: map.dependency(of: .followingSiblings), &map)
        }
    }

    private func attribute(of component: SelectorComponent) -> SelectorFeature {
        .attribute(selectors.attributes[Int(component.index)].name)
    }
}
