/// A `@media` condition, compiled: a list of queries of which one must hold.
struct MediaCondition: Sendable {
    /// Each query's steps in postfix order; an invalid query has none and never holds.
    var queries: [[Step]]

    enum Step: Sendable, Equatable {
        case mediaType(String)
        case feature(MediaFeatureTest)
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
            case .mediaType(let name): stack.append(environment.matches(mediaType: name))
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

extension Environment {
    /// CSS's media types, and Nimbus's: the idiom, whether the screen is dense, or both with a hyphen between.
    func matches(mediaType name: String) -> Bool {
        switch name {
        case "all": true
        case "screen": mediaType == .screen
        case "print": mediaType == .print
        case "ipad": idiom == .pad
        case "iphone": idiom == .phone
        case "retina": scale != 1
        case "nonretina": scale == 1
        case "ipad-retina": idiom == .pad && scale != 1
        case "ipad-nonretina": idiom == .pad && scale == 1
        case "iphone-retina": idiom == .phone && scale != 1
        case "iphone-nonretina": idiom == .phone && scale == 1
        default: false
        }
    }
}
