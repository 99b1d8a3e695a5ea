import CSSEngine

/// A complex selector: made by the generator, printed for the engine and matched by the naive matcher.
struct NaiveSelector {
    struct Step {
        /// `nil` for the first step of a selector that is not relative.
        var combinator: NaiveCombinator?
        var compound: [NaiveSimple]
    }

    var steps: [Step]

    /// Whether the whole selector is valid. Members of `:is()` and `:where()` may be invalid.
    var isValid: Bool { steps.allSatisfy { $0.compound.allSatisfy(\.isValid) } }

    /// Whether the selector contains `&`.
    var mentionsNesting: Bool { steps.contains { $0.compound.contains(where: \.mentionsNesting) } }

    /// The selector with the selectors of enclosing rules, in a form that is equal for equal selectors.
    func spellings(in scope: NaiveScope?, _ options: SelectorOptions) -> [[SpelledStep]] {
        var first = steps[0].compound
        var outer = [[SpelledStep(combinator: nil, compound: [])]]
        if let scope, let nesting = first.firstIndex(where: \.isNesting) {
            first.remove(at: nesting)
            outer = scope.selectors.flatMap { $0.spellings(in: scope.outer, options) }
        }
        return outer.map { outer in
            var spelling = outer
            spelling[outer.count - 1].compound += first.map { String(describing: $0.spelled(options)) }
            spelling += steps.dropFirst().map {
                SpelledStep(
                    combinator: $0.combinator, compound: $0.compound.map { String(describing: $0.spelled(options)) })
            }
            for index in spelling.indices { spelling[index].compound.sort() }
            return spelling
        }
    }

    /// A step whose simple selectors are sorted texts.
    struct SpelledStep: Hashable {
        var combinator: NaiveCombinator?
        var compound: [String]
    }

    /// The relative selector with its anchor as the first step.
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
    /// `:disabled` and other states, by name.
    case state(String)
    /// `:first-child` and other structural pseudo-classes, by name.
    case structural(String)
    case nth(NaiveNth)
    case logical(NaiveLogical, [NaiveSelector])
    case nesting
    case direction(isRightToLeft: Bool)
    /// `:lang()` with language ranges.
    case language([String])
    /// A test of the environment as written, and its result.
    case environment(String, @Sendable (CSS.Environment) -> Bool)
    /// Valid, but matches no view.
    case inertClass(String)
    case inertElement(String)
    /// An unknown and thus invalid selector.
    case unknown(String)
    /// The anchor of a relative selector in `:has()`; it is never printed.
    case anchor

    var isValid: Bool {
        switch self {
        case .unknown: false
        case .logical(.is, _), .logical(.where, _): true
        case .logical(_, let list): list.allSatisfy(\.isValid)
        case .nth(let nth): nth.list?.allSatisfy(\.isValid) ?? true
        case .type, .universal, .id, .className, .attribute, .state, .structural, .nesting, .direction, .language,
            .environment, .inertClass, .inertElement, .anchor:
            true
        }
    }

    /// The simple selector with names that differ if the options of their stylesheets give them another meaning.
    func spelled(_ options: SelectorOptions) -> NaiveSimple {
        func spelled(_ list: [NaiveSelector]) -> [NaiveSelector] {
            list.map { selector in
                NaiveSelector(
                    steps: selector.steps.map { step in
                        NaiveSelector.Step(
                            combinator: step.combinator, compound: step.compound.map { $0.spelled(options) })
                    })
            }
        }
        switch self {
        case .type(let name): return .type(options.contains(.matchesExactTypes) ? "exactly \(name)" : name)
        case .id(let name):
            return .id(options.contains(.ignoresNameCase) ? "any case \(NaiveMatcher.folded(name))" : name)
        case .className(let name):
            return .className(options.contains(.ignoresNameCase) ? "any case \(NaiveMatcher.folded(name))" : name)
        case .logical(let kind, let list): return .logical(kind, spelled(list))
        case .nth(var nth):
            nth.list = nth.list.map(spelled)
            return .nth(nth)
        case .universal, .attribute, .state, .structural, .nesting, .direction, .language, .environment, .inertClass,
            .inertElement, .unknown, .anchor:
            return self
        }
    }

    /// Whether the simple selector is `&`.
    var isNesting: Bool { if case .nesting = self { true } else { false } }

    var mentionsNesting: Bool {
        switch self {
        case .nesting: true
        case .logical(_, let list): list.contains(where: \.mentionsNesting)
        case .nth(let nth): nth.list?.contains(where: \.mentionsNesting) ?? false
        case .type, .universal, .id, .className, .attribute, .state, .structural, .direction, .language, .environment,
            .inertClass, .inertElement, .unknown, .anchor:
            false
        }
    }
}

enum NaiveLogical: String, CaseIterable {
    case `is`, `where`, not, has
}

struct NaiveAttribute {
    var name: String
    /// Empty if only the presence of the attribute is tested.
    var matcher: String
    var value: String
    /// `i`, `s` or empty.
    var flag: String
}

struct NaiveNth {
    /// `nth-child`, `nth-last-child`, `nth-of-type` or `nth-last-of-type`.
    var name: String
    var a: Int
    var b: Int
    var list: [NaiveSelector]?
}
