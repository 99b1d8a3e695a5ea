/// Finds the `@scope` rules around elements, and their roots (CSS Cascade 6, section 2.5).
///
/// The results are kept until the next update, so that each step from a parent to a child is made once for a scope.
struct ScopeRoots: ~Copyable {
    /// A root of a scope, seen from an element in the scope.
    struct Root: BitwiseCopyable {
        let element: Int32
        /// The root of the enclosing scope for which the element is a root; -1 if there is no enclosing scope.
        let outer: Int32
        /// The number of generations between the root and the element. The fewer, the stronger are the rules of the scope.
        let distance: UInt32
    }

    /// A range of one of the pools.
    struct Run: BitwiseCopyable {
        var start: UInt32 = 0
        var end: UInt32 = 0

        var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// The scopes that can be around an element.
    struct Surroundings: BitwiseCopyable {
        /// The update in which the scopes were found.
        var round: UInt32 = 0
        var scopes = Run()
    }

    private struct Key: Hashable {
        let scope: UInt32
        let element: Int32
    }

    /// The maximum number of roots of one scope around an element. Only the closest ones count.
    private static let maximumCount: Int32 = 256

    private let table: ScopeRuleTable
    private var round: UInt32 = 0
    private var surroundings = UniqueArray<Surroundings>()
    /// The scopes around elements, as one more than their indices.
    private var scopes = UniqueArray<UInt32>()
    /// The number of surroundings with scopes of their own that were found so far.
    private var listCount: UInt64 = 0
    /// The last of them that contains each scope, by scope.
    private var lastLists: [UInt64]
    private var roots = UniqueArray<Root>()
    private var runs: [Key: Run] = [:]

    init(_ table: ScopeRuleTable) {
        self.table = table
        lastLists = Array(repeating: 0, count: table.rules.count + 1)
    }

    /// Begins an update of a tree with a number of nodes.
    mutating func begin(elementCount: Int) {
        if table.isEmpty { return }
        round += 1
        surroundings.resize(to: elementCount, filling: Surroundings())
        scopes.removeAll()
        roots.removeAll()
        runs = [:]
    }

    // MARK: Scopes

    /// The scopes that can be around an element: those for which it or an ancestor is in a bucket of roots.
    mutating func scopes(around element: Int32, in tree: TreeBuffer) -> [UInt32] {
        var path: [Int32] = []
        var next = element
        while next >= 0, surroundings[Int(next)].round != round {
            path.append(next)
            next = tree[next].pointee.parent
        }
        var run = next < 0 ? Run() : surroundings[Int(next)].scopes
        for element in path.reversed() {
            run = scopes(around: element, inside: run, in: tree)
            surroundings[Int(element)] = Surroundings(round: round, scopes: run)
        }
        return run.range.map { scopes[$0] }
    }

    /// Adds the scopes that an element can be a root of to those around its parent.
    private mutating func scopes(around element: Int32, inside outer: Run, in tree: TreeBuffer) -> Run {
        var own: [UInt32] = tree[element].pointee.parent < 0 ? table.implicitScopes : []
        for bucket in RuleIndex.Bucket.all(of: tree[element], in: tree) { own += table.scopes(rootedIn: bucket) }
        if own.isEmpty { return outer }
        let start = UInt32(scopes.count)
        listCount += 1
        for index in outer.range { append(scopes[index]) }
        for scope in own { append(scope) }
        return Run(start: start, end: UInt32(scopes.count))
    }

    /// Appends a scope to the current list, if it is not in it.
    private mutating func append(_ scope: UInt32) {
        if lastLists[Int(scope)] == listCount { return }
        lastLists[Int(scope)] = listCount
        scopes.append(scope)
    }

    // MARK: Roots

    /// The roots of a scope around an element, the outermost first. Empty if the element is not in the scope.
    /// - Parameters:
    ///   - scope: One more than the index of the scope.
    ///   - isVariant: Whether the element's node has the state and the text of a variant, so that its result is not kept.
    mutating func roots(
        of scope: UInt32, around element: Int32, isVariant: Bool, in tree: TreeBuffer, _ matcher: inout SelectorMatcher
    ) -> [Root] {
        let run = run(of: scope, around: element, isVariant: isVariant, in: tree, &matcher)
        return run.range.map { roots[$0] }
    }

    /// The depth of recursion is at most that of nested scopes.
    private mutating func run(
        of scope: UInt32, around element: Int32, isVariant: Bool, in tree: TreeBuffer, _ matcher: inout SelectorMatcher
    ) -> Run {
        if !isVariant, let known = runs[Key(scope: scope, element: element)] { return known }
        var path = [element]
        var next = tree[element].pointee.parent
        var run = Run()
        while next >= 0 {
            if let known = runs[Key(scope: scope, element: next)] {
                run = known
                break
            }
            path.append(next)
            next = tree[next].pointee.parent
        }
        for step in path.reversed() {
            let isOwnVariant = isVariant && step == element
            run = self.run(of: scope, at: step, insideParent: run, isVariant: isOwnVariant, in: tree, &matcher)
            if !isOwnVariant { runs[Key(scope: scope, element: step)] = run }
        }
        return run
    }

    /// The roots around an element, from those around its parent.
    private mutating func run(
        of scope: UInt32, at element: Int32, insideParent parent: Run, isVariant: Bool, in tree: TreeBuffer,
        _ matcher: inout SelectorMatcher
    ) -> Run {
        let rule = table.rules[Int(scope) - 1]
        var outerRoots: [Int32] = [-1]
        if rule.parent != 0 {
            outerRoots = run(of: rule.parent, around: element, isVariant: isVariant, in: tree, &matcher).range.map {
                roots[$0].element
            }
        }
        if outerRoots.isEmpty { return Run() }
        let start = UInt32(roots.count)
        for index in parent.range {
            let root = roots[index]
            // A limit of the enclosing scope ends the scope too.
            if !outerRoots.contains(root.outer) || isLimit(element, of: rule, root.element, &matcher) { continue }
            roots.append(Root(element: root.element, outer: root.outer, distance: root.distance + 1))
        }
        for outer in outerRoots where isRoot(element, of: rule, inside: outer, in: tree, &matcher) {
            if isLimit(element, of: rule, element, &matcher) { break }
            roots.append(Root(element: element, outer: outer, distance: 0))
        }
        let excess = Int32(roots.count) - Int32(start) - Self.maximumCount
        return Run(start: start + UInt32(max(excess, 0)), end: UInt32(roots.count))
    }

    private func isRoot(
        _ element: Int32, of rule: ScopeRule, inside outer: Int32, in tree: TreeBuffer, _ matcher: inout SelectorMatcher
    ) -> Bool {
        guard let list = rule.roots else { return tree[element].pointee.parent < 0 }
        return matcher.matches(list: list, element, scopeRoot: outer)
    }

    private func isLimit(
        _ element: Int32, of rule: ScopeRule, _ root: Int32, _ matcher: inout SelectorMatcher
    ) -> Bool {
        rule.limits.map { matcher.matches(list: $0, element, scopeRoot: root) } ?? false
    }
}
