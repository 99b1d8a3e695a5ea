/// The `@container` rules of a rule index, with each different query once.
struct ContainerRuleTable: Sendable {
    private struct Rule: Sendable {
        /// One more than the index of the enclosing `@container`; 0 if there is none.
        let parent: UInt32
        /// The indices of the queries. One of them must be true.
        let queries: [Int]
    }

    /// The different queries.
    private(set) var queries: [ContainerQuery] = []
    private var rules: [Rule] = []
    private var indices: [ContainerQuery: Int] = [:]
    /// Whether a query tests the size of a container.
    private(set) var testsSize = false
    /// Whether a query tests custom properties.
    private(set) var testsStyle = false
    /// Whether the answer to a query can depend on the attributes of a container, or on its position among its siblings.
    private(set) var readsElements = false

    var count: Int { rules.count }
    var isEmpty: Bool { rules.isEmpty }

    /// Appends the rules of a stylesheet.
    mutating func append(_ new: [ContainerRule]) {
        let base = UInt32(rules.count)
        for rule in new {
            let queries = rule.queries.map { index(of: $0) }
            rules.append(Rule(parent: rule.parent == 0 ? 0 : rule.parent + base, queries: queries))
        }
    }

    private mutating func index(of query: ContainerQuery) -> Int {
        if let known = indices[query] { return known }
        indices[query] = queries.count
        queries.append(query)
        if !query.axes.isEmpty { testsSize = true }
        for test in query.styleQueries {
            testsStyle = true
            if test.readsElement { readsElements = true }
        }
        return queries.count - 1
    }

    /// Whether a rule applies to an element.
    /// - Parameters:
    ///   - container: One more than the index of the rule; 0 for none.
    ///   - isTrue: Returns the answer of the element's container to a query.
    func applies(_ container: UInt32, where isTrue: (Int) -> Bool) -> Bool {
        var next = container
        while next != 0 {
            let rule = rules[Int(next) - 1]
            guard rule.queries.contains(where: isTrue) else { return false }
            next = rule.parent
        }
        return true
    }

    /// Whether a rule depends on one of some queries.
    func depends(_ container: UInt32, on isChanged: (Int) -> Bool) -> Bool {
        var next = container
        while next != 0 {
            let rule = rules[Int(next) - 1]
            if rule.queries.contains(where: isChanged) { return true }
            next = rule.parent
        }
        return false
    }
}
