/// Reads off a selector which features it asks about, and where its subjects are from an element that has one.
struct SelectorDependencyCollector {
    private let selectors: SelectorTable
    private(set) var mentionsDirection = false
    /// The lists of the selector at hand that have been read in a scope.
    private var seen: Set<ListInScope> = []

    private struct ListInScope: Hashable {
        var list: UInt32
        var context: Context
    }

    /// How an element that a run of parts speaks of is tied to the subjects.
    private struct Context: Hashable {
        var scope = InvalidationScope()
        /// Inside `:has()` the way leads out of it through the anchors, wherever the element stands.
        var isInHas = false
    }

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
    }

    typealias Visitor = (SelectorFeature, InvalidationScope) -> Void

    /// Calls `visit` for every feature that a selector asks about.
    mutating func read(_ complex: ComplexSelector, _ visit: Visitor) {
        if !seen.isEmpty { seen.removeAll(keepingCapacity: true) }
        read(complex, Context(), visit)
    }

    private mutating func read(_ complex: ComplexSelector, _ context: Context, _ visit: Visitor) {
        var context = context
        // Inside `:has()` what stands left of a combinator may be far from the anchor on either side: outside of the
        // anchor it is tied to the subjects as if there were no `:has()`.
        var outside: Context?
        func step(over combinator: Combinator) {
            guard context.isInHas else { return Self.step(over: combinator, &context, visit) }
            var stepped = outside ?? Context(scope: InvalidationScope(path: context.scope.path))
            Self.step(over: combinator, &stepped, visit)
            outside = stepped
        }
        var index = complex.end
        // What is read last: the selector's own leftmost part, which a list inside of it may precede in the table.
        var isRelative = false
        while index > complex.start {
            let part = selectors.parts[Int(index - 1)]
            isRelative = part.kind.isCombinator
            if let combinator = part.kind.combinator {
                step(over: combinator)
            } else {
                read(part, context, visit)
                if let outside { read(part, outside, visit) }
            }
            index = selectors.start(ofPart: index - 1)
        }
        guard complex.lead == .enclosingRule else { return }
        if !isRelative { step(over: .descendant) }
        read(list: complex.leadList, context, visit)
        if let outside { read(list: complex.leadList, outside, visit) }
    }

    /// Goes on to the compound left of a combinator.
    private static func step(over combinator: Combinator, _ context: inout Context, _ visit: Visitor) {
        switch combinator {
        case .nextSibling: visit(.previousSibling, context.scope)
        case .subsequentSibling: visit(.siblingsBefore, context.scope)
        case .descendant, .child: break
        }
        context.scope.path = context.scope.path.behind(combinator)
    }

    private mutating func read(_ part: SelectorComponent, _ context: Context, _ visit: Visitor) {
        let scope = context.scope
        switch part.kind {
        case .class: visit(.class(part.index), scope)
        case .id: visit(.id(part.index), scope)
        case .state, .stateAbsent: visit(.state(part.detail), scope)
        case .attribute: visit(.attributes, scope)
        case .empty: visit(.empty, scope)
        case .direction: mentionsDirection = true
        case .firstChild: visit(.firstChild, scope)
        case .lastChild: visit(.lastChild, scope)
        case .onlyChild:
            visit(.firstChild, scope)
            visit(.lastChild, scope)
        case .firstOfType, .nthOfType: visit(.siblingsBefore, scope)
        case .lastOfType, .nthLastOfType: visit(.siblingsBehind, scope)
        case .onlyOfType:
            visit(.siblingsBefore, scope)
            visit(.siblingsBehind, scope)
        case .nthChild, .nthLastChild:
            visit(part.kind == .nthChild ? .siblingsBefore : .siblingsBehind, scope)
            readNth(part, context, visit)
        case .matchesAny, .not: read(list: part.index, context, visit)
        case .has: readHas(part.index, context, visit)
        case .type, .universal, .root, .never, .end: break
        case .descendant, .child, .nextSibling, .subsequentSibling:
            preconditionFailure("a combinator is not a simple selector")
        }
    }

    private mutating func read(list: UInt32, _ context: Context, _ visit: Visitor) {
        guard seen.insert(ListInScope(list: list, context: context)).inserted else { return }
        for member in selectors.lists[Int(list)].indices { read(selectors.complexes[member], context, visit) }
    }

    /// What matches the list changes the places of its siblings.
    private mutating func readNth(_ part: SelectorComponent, _ context: Context, _ visit: Visitor) {
        let nth = selectors.nths[Int(part.index)]
        guard nth.list != 0 else { return }
        var context = context
        context.scope.anchors.insert(.siblings)
        read(list: nth.list - 1, context, visit)
    }

    /// What stands inside an element, or behind it, decides about the element.
    private mutating func readHas(_ list: UInt32, _ context: Context, _ visit: Visitor) {
        for member in selectors.lists[Int(list)].indices {
            let complex = selectors.complexes[member]
            var inside = context
            inside.isInHas = true
            inside.scope.anchors.formUnion(anchors(of: complex))
            visit(.surroundings, inside.scope)
            readRelative(complex, inside, visit)
        }
    }

    /// Where the elements are of which a relative selector is asked, from one that it speaks of.
    private func anchors(of complex: ComplexSelector) -> InvalidationScope.Anchors {
        var anchors: InvalidationScope.Anchors = []
        var index = complex.end
        while index > complex.start {
            switch selectors.parts[Int(index - 1)].kind.combinator {
            case .nextSibling, .subsequentSibling: anchors.insert(.siblings)
            case .child, .descendant: anchors.insert(.ancestors)
            case nil: break
            }
            index = selectors.start(ofPart: index - 1)
        }
        if !selectors.parts[Int(complex.start)].kind.isCombinator { anchors.insert(.ancestors) }
        return anchors
    }

    /// The elements that a relative selector's own compounds speak of all lie behind its anchor, whose subjects are
    /// where they were; only a list in it may speak of elements that the anchor itself lies behind.
    private mutating func readRelative(_ complex: ComplexSelector, _ context: Context, _ visit: Visitor) {
        var index = complex.end
        while index > complex.start {
            let part = selectors.parts[Int(index - 1)]
            if !part.kind.isCombinator { read(part, context, visit) }
            index = selectors.start(ofPart: index - 1)
        }
    }
}
