/// The paths from the elements that match the compounds of one selector to the subject.
///
/// A path consists of segments, because `:has()` and `:nth-child(of)` lead to elements that are not its descendants. For
/// `.cell:has(.on) .label`, the path from `.on` leaves its segment to the ancestors that match `.cell`. The second segment
/// leads from there to `.label`.
struct SubjectPaths {
    /// The part of a path within one selector, from any of its compounds to its rightmost one.
    private struct Segment {
        /// The requirement of the element at the end of the segment.
        var requirement: CompoundRequirement
        /// The step that leaves the segment; `nil` if the element is the subject.
        var exit: Exit?
    }

    /// The step that leaves the argument of `:has()` or of `:nth-child(of)`.
    struct Exit {
        let relation: ElementRelation
        /// The requirement of the elements that the step leads to.
        let requirement: CompoundRequirement
        /// The path from these elements.
        let path: Path
    }

    /// A path from an element to the subject.
    struct Path: Hashable {
        /// The path within the current segment.
        let reach: ForwardReach
        let segment: Int

        func preceded(by reach: ForwardReach) -> Path {
            Path(reach: reach.appending(self.reach), segment: segment)
        }
    }

    /// Segment 0 ends at the subject.
    private var segments: [Segment] = []

    /// The maximum number of segments of all paths of a selector. A path that needs another segment leads to all elements
    /// of the tree that may match the subject's compound. Without a limit, nested rules could double the number of paths
    /// at each level.
    private static let segmentLimit = 64

    /// Begins with the path of the subject of a selector. Removes the paths of the former selector.
    mutating func begin(subject requirement: CompoundRequirement) -> Path {
        segments.removeAll(keepingCapacity: true)
        segments.append(Segment(requirement: requirement))
        return Path(reach: .element, segment: 0)
    }

    /// Begins the path from an element in the argument of `:has()` or of `:nth-child(of)`.
    /// - Parameters:
    ///   - requirement: The requirement of the element.
    ///   - exit: The step from the element to the elements that the pseudo-class tests.
    mutating func beginPath(at requirement: CompoundRequirement, leavingBy exit: Exit) -> Path {
        if segments.count < Self.segmentLimit {
            segments.append(Segment(requirement: requirement, exit: exit))
        } else if segments.count == Self.segmentLimit {
            let anywhere = Exit(
                relation: .tree, requirement: segments[0].requirement, path: Path(reach: .element, segment: 0))
            segments.append(Segment(requirement: .nothing, exit: anywhere))
        }
        return Path(reach: .element, segment: segments.count - 1)
    }

    /// The step to the left over a combinator of a relative selector.
    func exit(over combinator: Combinator, to path: Path, _ requirement: CompoundRequirement) -> Exit {
        if path.reach == .element, let exit = segments[path.segment].exit,
            let relation = exit.relation.preceded(by: combinator)
        {
            return Exit(relation: relation, requirement: exit.requirement, path: exit.path)
        }
        return Exit(relation: ElementRelation(leftOf: combinator), requirement: requirement, path: path)
    }

    // MARK: Adding paths to a map

    /// Adds the path from the elements whose feature changes.
    func add(_ feature: SelectorFeature, _ path: Path, _ map: inout InvalidationMap.Builder) {
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
        case .direction, .language, .environment: return true
        case .class, .id, .attribute, .state, .empty, .firstChild, .lastChild, .adjacentSibling, .precedingSiblings,
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

    /// Adds the step from the elements of a dependency.
    func add(_ exit: Exit, to dependency: Int, _ map: inout InvalidationMap.Builder) {
        let step = map.step(of: dependency, over: exit.relation)
        if exit.path.reach == .element, segments[exit.path.segment].exit == nil {
            map.restyle(exit.requirement, after: step)
        } else {
            add(exit.path, to: map.dependency(after: step, exit.requirement), &map)
        }
    }
}
