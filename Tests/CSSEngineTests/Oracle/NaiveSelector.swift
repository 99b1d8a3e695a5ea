/// A complex selector as the oracle has it: made by the generator, printed for the engine, read by the naive matcher.
struct NaiveSelector {
    struct Step {
        /// Nil for the first step of a selector that is not relative.
        var combinator: NaiveCombinator?
        var compound: [NaiveSimple]
    }

    var steps: [Step]

    /// Whether all of it is known; inside `:is()` and `:where()` nothing needs to be.
    var isValid: Bool { steps.allSatisfy { $0.compound.allSatisfy(\.isValid) } }

    /// Whether `&` stands anywhere in it.
    var mentionsNesting: Bool { steps.contains { $0.compound.contains(where: \.mentionsNesting) } }

    /// With what it is relative to as its first step, where it is relative.
    func anchored(at anchor: NaiveSimple) -> NaiveSelector {
        var selector = self
        selector.steps[0].combinator = steps[0].combinator ?? .descendant
        selector.steps.insert(Step(combinator: nil, compound: [anchor]), at: 0)
        return selector
    }
}

enum NaiveCombinator: String, CaseIterable {
    case descendant = " "
    case child = ">"
    case nextSibling = "+"
    case subsequentSibling = "~"
}

/// A simple selector.
indirect enum NaiveSimple {
    case type(String)
    case universal
    case id(String)
    case className(String)
    case attribute(NaiveAttribute)
    /// `:disabled` and its like, by name.
    case state(String)
    /// `:first-child` and its like, by name.
    case structural(String)
    case nth(NaiveNth)
    case logical(NaiveLogical, [NaiveSelector])
    case nesting
    case direction(isRightToLeft: Bool)
    /// Valid, and never true.
    case inertClass(String)
    case inertElement(String)
    /// Not CSS as anybody knows it.
    case unknown(String)
    /// What the argument of `:has()` is relative to; never written.
    case anchor

    var isValid: Bool {
        switch self {
        case .unknown: false
        case .logical(.is, _), .logical(.where, _): true
        case .logical(_, let list): list.allSatisfy(\.isValid)
        case .nth(let nth): nth.list?.allSatisfy(\.isValid) ?? true
        case .type, .universal, .id, .className, .attribute, .state, .structural, .nesting, .direction, .inertClass,
            .inertElement, .anchor:
            true
        }
    }

    var mentionsNesting: Bool {
        switch self {
        case .nesting: true
        case .logical(_, let list): list.contains(where: \.mentionsNesting)
        case .nth(let nth): nth.list?.contains(where: \.mentionsNesting) ?? false
        case .type, .universal, .id, .className, .attribute, .state, .structural, .direction, .inertClass,
            .inertElement, .unknown, .anchor:
            false
        }
    }
}

enum NaiveLogical: String, CaseIterable {
    case `is`, `where`, not, has
}

struct NaiveAttribute {
    var name: String
    /// Empty where only the attribute's existence is asked.
    var matcher: String
    var value: String
    /// `i`, `s` or nothing.
    var flag: String
}

struct NaiveNth {
    /// `nth-child` and its like.
    var name: String
    var a: Int
    var b: Int
    var list: [NaiveSelector]?
}
