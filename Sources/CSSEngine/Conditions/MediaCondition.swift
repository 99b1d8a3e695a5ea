/// A `@media` condition, compiled: a list of queries of which one must hold.
struct MediaCondition: Hashable, Sendable {
    /// Each query's steps in postfix order; an invalid query has none and never holds.
    var queries: [[Step]]

    enum Step: Hashable, Sendable {
        /// Nil for a type that nobody knows, which never matches.
        case mediaType(MediaTypeName?)
        case feature(MediaFeatureCondition)
        /// A form for the future: neither true nor false (Media Queries 4, section 3.2).
        case unknown
        case not
        case and(Int)
        case or(Int)
    }

    func holds(in environment: Environment) -> Bool {
        queries.contains { Self.evaluate($0, environment) == true }
    }

    /// Three-valued: nil is "unknown" (Media Queries 4, section 3.1).
    private static func evaluate(_ steps: [Step], _ environment: Environment) -> Bool? {
        var stack: [Bool?] = []
        for step in steps {
            switch step {
            case .mediaType(let name): stack.append(name.map(environment.matches) ?? false)
            case .feature(let test): stack.append(test.holds(in: environment))
            case .unknown: stack.append(nil)
            case .not: stack.append(stack.removeLast().map { !$0 })
            case .and(let count):
                let operands = stack.suffix(count)
                let result: Bool? = operands.contains(false) ? false : operands.contains(nil) ? nil : true
                stack.removeLast(count)
                stack.append(result)
            case .or(let count):
                let operands = stack.suffix(count)
                let result: Bool? = operands.contains(true) ? true : operands.contains(nil) ? nil : false
                stack.removeLast(count)
                stack.append(result)
            }
        }
        return stack.last ?? false
    }
}
