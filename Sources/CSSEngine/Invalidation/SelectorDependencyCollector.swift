/// Collects, for every feature that a selector tests, the paths from an element with the feature to the subjects.
///
/// The collector visits the components of a selector from right to left. It keeps the path from the elements that match
/// the current compound to the subject, and uses it for the lists inside the compound too.
struct SelectorDependencyCollector {
    private let selectors: SelectorTable
    private var keys: BucketKeys
    /// The segments of the current selector.
    private var segments: [Segment] = []
    /// The lists of enclosing rules that were collected already, each with a path.
    private var visitedLists: Set<ListOnPath> = []

    /// The part of a path within one selector, from any of its compounds to its rightmost one.
    private struct Segment {
        /// The requirement of the element at the end of the segment.
        var requirement: CompoundRequirement
        /// The step that leaves the segment; `nil` if the element is the subject.
        var exit: Exit?
    }

    /// The step that leaves the argument of `:has()` or of `:nth-child(of)`.
    private struct Exit {
        var relation: ElementRelation
        /// The requirement of the elements that the step leads to.
        var requirement: CompoundRequirement
        var path: Path
    }

    /// A path from an element to the subject.
    private struct Path: Hashable {
        /// The path within the current segment.
        var reach = ForwardReach.element
        var segment: Int

        func preceded(by reach: ForwardReach) -> Path {
            Path(reach: reach.appending(self.reach), segment: segment)
        }
    }

    private struct ListOnPath: Hashable {
        var list: UInt32
        var path: Path
        var requirement: CompoundRequirement
    }

    /// The maximum number of exact segments of a selector. A path of more segments can lead to any element of the tree.
    /// Without a limit, nested rules could double the number of paths at each level.
    private static let segmentLimit = 64

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
        keys = BucketKeys(selectors)
    }

    /// Adds the paths of a rule's selector to a map.
    mutating func collect(_ complex: ComplexSelector, into map: inout InvalidationMap.Builder) {
        segments.removeAll(keepingCapacity: true)
        if !visitedLists.isEmpty { visitedLists.removeAll(keepingCapacity: true) }
        let requirement = requirement(of: complex)
        segments.append(Segment(requirement: requirement))
        collect(complex, Path(segment: 0), requirement, &map)
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
                    needsRequirement(endingAt: index - 1, in: complex)
                    ? self.requirement(endingAt: index - 1, in: complex) : .nothing
            } else {
                collect(component, path, requirement, &map)
            }
            index = selectors.start(ofComponent: index - 1)
        }
        guard complex.anchor == .parentRule else { return }
        if leftmost == nil { path = step(over: .descendant, path, &map) }
        collect(list: complex.parentList, path, .nothing, &map)
    }

    /// Returns the path from the compound left of a combinator.
    private mutating func step(
        over combinator: Combinator, _ path: Path, _ map: inout InvalidationMap.Builder
    ) -> Path {
        switch combinator {
        case .nextSibling: add(.previousSibling, path.preceded(by: .nextSibling), &map)
        case .subsequentSibling: add(.precedingSiblings, path.preceded(by: .followingSiblings), &map)
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
        case .none, .name, .states, .attribute: addFeatures(of: component, path, requirement, &map)
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

    private mutating func collect(
        list: UInt32, _ path: Path, _ requirement: CompoundRequirement, _ map: inout InvalidationMap.Builder
    ) {
        // Nested lists of one member cost no stack.
        let list = selectors.lists[Int(list)].canonicalList
        let visit = ListOnPath(list: list, path: path, requirement: requirement)
        guard visitedLists.insert(visit).inserted else { return }
        for member in selectors.lists[Int(list)].indices {
            let complex = selectors.complexes[member]
            // The element matches the compound that contains the list as well, so that either requirement is enough.
            let own = requirement == .nothing ? self.requirement(of: complex) : requirement
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
        let argument = makeSegment(
            self.requirement(ofList: list), Exit(relation: relation, requirement: requirement, path: path))
        add(isFromEnd ? .followingSiblings : .precedingSiblings, Path(segment: argument), &map)
        collect(list: list, Path(segment: argument), .nothing, &map)
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
            if complex.neverMatches { continue }
            var step = Int(complex.firstStep)
            // The path from an element that matches the compound left of the step's combinator.
            var left = (path: path, requirement: requirement)
            while true {
                let relative = selectors.relativeSteps[step]
                let compound = self.requirement(of: relative, in: complex)
                let exit = exit(over: relative.combinator, to: left.path, left.requirement)
                let stepPath = Path(segment: makeSegment(compound, exit))
                add(.hasArgument, stepPath, &map)
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

    /// The step to the left over a combinator of a relative selector.
    private func exit(
        over combinator: Combinator, to path: Path, _ requirement: CompoundRequirement
    ) -> Exit {
        if path.reach == .element, let exit = segments[path.segment].exit,
            let relation = exit.relation.preceded(by: combinator)
        {
            return Exit(relation: relation, requirement: exit.requirement, path: exit.path)
        }
        return Exit(relation: ElementRelation(leftOf: combinator), requirement: requirement, path: path)
    }

    private mutating func makeSegment(_ requirement: CompoundRequirement, _ exit: Exit) -> Int {
        if segments.count < Self.segmentLimit {
            segments.append(Segment(requirement: requirement, exit: exit))
        } else if segments.count == Self.segmentLimit {
            let anywhere = Exit(relation: .tree, requirement: segments[0].requirement, path: Path(segment: 0))
            segments.append(Segment(requirement: .nothing, exit: anywhere))
        }
        return segments.count - 1
    }

    // MARK: Requirements

    private mutating func requirement(of complex: ComplexSelector) -> CompoundRequirement {
        keys.collectBuckets(of: complex)
        return CompoundRequirement(keys.buckets)
    }

    /// The requirement of the compound that ends at an index.
    private mutating func requirement(endingAt end: UInt32, in complex: ComplexSelector) -> CompoundRequirement {
        var compound = complex
        compound.end = end
        return requirement(of: compound)
    }

    private mutating func requirement(of step: RelativeStep, in complex: ComplexSelector) -> CompoundRequirement {
        var compound = complex
        (compound.start, compound.end) = (step.start, step.end)
        return requirement(of: compound)
    }

    private mutating func requirement(ofList list: UInt32) -> CompoundRequirement {
        keys.collectBuckets(ofList: list)
        return CompoundRequirement(keys.buckets)
    }

    /// Whether a path can leave a compound to other elements. If not, its requirement is not used.
    private func needsRequirement(endingAt end: UInt32, in complex: ComplexSelector) -> Bool {
        var index = end
        while index > complex.start {
            let kind = selectors.components[Int(index - 1)].kind
            if kind.isCombinator { return false }
            if kind.dependsOnStructure || kind.mayHaveList { return true }
            index = selectors.start(ofComponent: index - 1)
        }
        return false
    }

    // MARK: Features

    /// Adds the features that a component without a list tests.
    private func addFeatures(
        of component: SelectorComponent, _ path: Path, _ requirement: CompoundRequirement,
        _ map: inout InvalidationMap.Builder
    ) {
        let dependence = component.kind.traits.dependence
        if dependence.contains(.class) { add(.class(component.index), path, &map) }
        if dependence.contains(.id) { add(.id(component.index), path, &map) }
        if dependence.contains(.states) { add(.state(component.states), path, &map) }
        if dependence.contains(.attribute) { add(attribute(of: component), path, &map) }
        if dependence.contains(.language) {
            // An element inherits its language from the closest ancestor with a language, or from its environment.
            add(.language, path, &map)
            add(attribute(of: component), path, &map)
            add(attribute(of: component), path.preceded(by: ForwardReach(rightOf: .descendant)), &map)
        }
        if dependence.contains(.direction) { add(.direction, path, &map) }
        if dependence.contains(.content) { add(.empty, path, &map) }
        if dependence.contains(.previousSibling) { add(.firstChild, path.preceded(by: .nextSibling), &map) }
        if dependence.contains(.nextSibling) {
            let exit = Exit(relation: .precedingSiblings(.one), requirement: requirement, path: path)
            add(exit, to: map.dependency(of: .lastChild), &map)
        }
        if dependence.contains(.precedingSiblings) {
            add(.precedingSiblings, path.preceded(by: .followingSiblings), &map)
        }
        if dependence.contains(.followingSiblings) {
            let exit = Exit(relation: .precedingSiblings(.unlimited), requirement: requirement, path: path)
            add(exit, to: map.dependency(of: .followingSiblings), &map)
        }
    }

    private func attribute(of component: SelectorComponent) -> SelectorFeature {
        .attribute(selectors.attributes[Int(component.index)].name)
    }

    private func add(_ feature: SelectorFeature, _ path: Path, _ map: inout InvalidationMap.Builder) {
        let dependency = map.dependency(of: feature)
        let needsStep = path.reach == .element && restrictsElement(feature, segments[path.segment])
        add(path, to: dependency, needsStep: needsStep, &map)
    }

    /// Whether only some of the elements whose feature changes can be at the end of a segment.
    private func restrictsElement(_ feature: SelectorFeature, _ segment: Segment) -> Bool {
        if segment.requirement == .nothing { return false }
        switch feature {
        // The descendants of an inserted element are arguments as well.
        case .hasArgument: return false
        // These change for all elements of a subtree at once.
        case .direction, .language: return true
        case .class, .id, .attribute, .state, .empty, .firstChild, .lastChild, .previousSibling, .precedingSiblings,
            .followingSiblings:
            return segment.exit != nil && feature.bucket.map { segment.requirement != .bucket($0) } ?? true
        }
    }

    /// - Parameter needsStep: Whether a step leads from the element to itself, to test the requirement of the segment.
    private func add(
        _ path: Path, to dependency: Int, needsStep: Bool = false, _ map: inout InvalidationMap.Builder
    ) {
        let segment = segments[path.segment]
        guard path.reach != .element || needsStep else {
            if let exit = segment.exit { add(exit, to: dependency, &map) } else { map.setRestylesElement(dependency) }
            return
        }
        let step = map.step(of: dependency, over: .forward(path.reach))
        if let exit = segment.exit {
            add(exit, to: map.dependency(after: step, segment.requirement), &map)
        } else {
            map.restyle(segment.requirement, after: step)
        }
    }

    private func add(_ exit: Exit, to dependency: Int, _ map: inout InvalidationMap.Builder) {
        let step = map.step(of: dependency, over: exit.relation)
        if exit.path.reach == .element, segments[exit.path.segment].exit == nil {
            map.restyle(exit.requirement, after: step)
        } else {
            add(exit.path, to: map.dependency(after: step, exit.requirement), &map)
        }
    }
}
