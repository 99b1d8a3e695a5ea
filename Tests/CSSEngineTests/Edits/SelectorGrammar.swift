import CSSEngine
import TestSupport

/// A family of selectors that depends on the surroundings of an element in its own way.
///
/// Each family has its own grammar, so that a form that is rare among all selectors is frequent in its family.
enum SelectorFamily: CaseIterable {
    /// Compounds joined by sibling and descendant combinators.
    case combinators
    /// Positions and other structural pseudo-classes.
    case structural
    /// `:nth-child(An+B of …)` with complex selectors in its list.
    case nthOf
    /// `:is()`, `:where()` and `:not()` with complex selectors in their lists.
    case lists
    /// `:has()` with relative selectors of plain compounds.
    case has
    /// `:has()` whose compounds hold a list, which can reach outside of the anchor.
    case listsInHas
    /// `:has()` inside a list or inside `:nth-child(of)`, and `:nth-child(of)` inside `:has()`.
    case hasInLists
    /// States, directions and languages of the subject, of other elements and inside of functions.
    case states
    /// `&` in every position of a nested rule.
    case nesting
    /// Any of the above in any other.
    case mixed
}

/// Generates random selectors of a family from few names, so that many elements match.
struct SelectorGrammar {
    private var random: SeededGenerator
    /// Whether a style rule is around the selector.
    private let isNested: Bool

    /// The fewer classes, the more selectors match.
    private let classes: [String]

    init(random: SeededGenerator, classes: [String], isNested: Bool) {
        self.random = random
        self.classes = classes
        self.isNested = isNested
    }

    mutating func makeSelector(_ family: SelectorFamily) -> NaiveSelector {
        switch family {
        case .combinators: return chain(2...4)
        case .structural: return surround(structural())
        case .nthOf: return surround(.nth(nth(of: list { $0.chain(1...3) })))
        case .lists: return surround(.logical(listKind(), list { $0.chainWithList() }))
        case .has: return surround(.logical(.has, list { $0.relative($0.chain(1...3)) }))
        case .listsInHas: return surround(.logical(.has, list { $0.relative($0.chainWithInnerList()) }))
        case .hasInLists: return surround(hasInList())
        case .states: return states()
        case .nesting: return nesting()
        case .mixed: return mixed(depth: 3, isInHas: false)
        }
    }

    // MARK: Compounds

    private mutating func name() -> NaiveSimple { .className(random.pick(classes)) }

    private mutating func simple() -> NaiveSimple {
        switch random.pick(weighted: [(80, 0), (4, 1), (3, 2), (3, 3), (3, 4), (5, 5), (2, 6)]) {
        case 0: return name()
        case 1: return .type(random.pick(["UIView", "UILabel"]))
        case 2: return .id(random.pick(["one", "two"]))
        case 3: return stateOrEnvironment()
        case 4:
            return .attribute(NaiveAttribute(name: "label", matcher: "=", value: random.pick(["x", "y"]), flag: ""))
        case 5: return structural()
        default: return .direction(isRightToLeft: random.chance(percent: 50))
        }
    }

    private mutating func stateOrEnvironment() -> NaiveSimple {
        switch random.pick(weighted: [(8, 0), (3, 1), (2, 2)]) {
        case 0: return .state(random.pick(OracleNames.states))
        case 1: return .language([random.pick(OracleNames.languageRanges)])
        default: return .direction(isRightToLeft: random.chance(percent: 50))
        }
    }

    private mutating func structural() -> NaiveSimple {
        if random.chance(percent: 35) {
            let name = random.pick(["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"])
            return .nth(NaiveNth(name: name, a: random.number(in: -2...2), b: random.number(in: -1...3), list: nil))
        }
        return .structural(
            random.pick([
                "root", "empty", "empty", "first-child", "last-child", "only-child", "first-of-type", "last-of-type",
                "only-of-type",
            ]))
    }

    private mutating func compound() -> [NaiveSimple] {
        if random.chance(percent: 15) { return [.universal] }
        return random.chance(percent: 80) ? [simple()] : [name(), simple()].sorted { first, _ in first.isType }
    }

    // MARK: Complex selectors

    private mutating func combinator() -> NaiveCombinator { random.pick(NaiveCombinator.allCases) }

    private mutating func chain(_ length: ClosedRange<Int>) -> NaiveSelector {
        NaiveSelector(
            steps: (0..<random.number(in: length)).map { index in
                NaiveSelector.Step(combinator: index == 0 ? nil : combinator(), compound: compound())
            })
    }

    /// A chain of classes and universal selectors, which match more often than others.
    private mutating func plainChain() -> NaiveSelector {
        var selector = chain(2...3)
        for index in selector.steps.indices {
            selector.steps[index].compound = random.chance(percent: 25) ? [.universal] : [name()]
        }
        return selector
    }

    /// A chain of which one compound holds a list of chains.
    private mutating func chainWithList() -> NaiveSelector {
        random.chance(percent: 60) ? chain(1...3) : chainWithInnerList()
    }

    private mutating func chainWithInnerList() -> NaiveSelector {
        var selector = random.chance(percent: 60) ? chain(1...1) : chain(2...2)
        let index = random.number(in: 0...selector.steps.count - 1)
        let inner: NaiveSimple =
            random.chance(percent: 20)
            ? .nth(nth(of: list { $0.plainChain() })) : .logical(listKind(), list { $0.plainChain() })
        if random.chance(percent: 70) { selector.steps[index].compound = [] }
        selector.steps[index].compound.append(inner)
        return selector
    }

    /// Relative to the anchor of `:has()`, over any combinator.
    private mutating func relative(_ selector: NaiveSelector) -> NaiveSelector {
        var selector = selector
        selector.steps[0].combinator =
            random.chance(percent: 40) ? nil : random.pick([.child, .nextSibling, .subsequentSibling])
        return selector
    }

    /// A selector with `simple` in its last compound, or further left.
    private mutating func surround(_ simple: NaiveSimple) -> NaiveSelector {
        var selector = random.chance(percent: 25) ? chain(2...2) : chain(1...1)
        if random.chance(percent: 25) { selector.steps[selector.steps.count - 1].compound = [] }
        selector.steps[selector.steps.count - 1].compound.append(simple)
        if random.chance(percent: 45) {
            selector.steps.append(NaiveSelector.Step(combinator: combinator(), compound: compound()))
        }
        return selector
    }

    /// A selector that tests states in some of its compounds.
    private mutating func states() -> NaiveSelector {
        func withStates(_ grammar: inout SelectorGrammar) -> NaiveSelector {
            var selector = grammar.chain(1...3)
            for index in selector.steps.indices where index == 0 || grammar.random.chance(percent: 40) {
                if grammar.random.chance(percent: 40) { selector.steps[index].compound = [] }
                selector.steps[index].compound.append(grammar.stateOrEnvironment())
            }
            return selector
        }
        switch random.number(in: 0...4) {
        case 0: return surround(.logical(listKind(), list(withStates)))
        case 1: return surround(.logical(.has, list { $0.relative(withStates(&$0)) }))
        case 2: return surround(.nth(nth(of: list(withStates))))
        default: return withStates(&self)
        }
    }

    // MARK: Functions

    private mutating func list(_ member: (inout SelectorGrammar) -> NaiveSelector) -> [NaiveSelector] {
        (0..<random.pick(weighted: [(7, 1), (2, 2)])).map { _ in member(&self) }
    }

    private mutating func listKind() -> NaiveLogical { random.pick([.is, .where, .not]) }

    private mutating func nth(of list: [NaiveSelector]) -> NaiveNth {
        NaiveNth(
            name: random.pick(["nth-child", "nth-last-child"]), a: random.number(in: -1...2),
            b: random.number(in: 0...3), list: list)
    }

    private mutating func hasInList() -> NaiveSimple {
        func has(_ grammar: inout SelectorGrammar) -> NaiveSelector {
            grammar.surround(.logical(.has, grammar.list { $0.relative($0.chain(1...2)) }))
        }
        switch random.number(in: 0...2) {
        case 0: return .logical(listKind(), list(has))
        case 1: return .nth(nth(of: list(has)))
        default:
            return .logical(
                .has, list { $0.relative($0.surround(.nth($0.nth(of: $0.list { $0.chain(1...2) })))) })
        }
    }

    // MARK: Nesting and mixtures

    private mutating func nesting() -> NaiveSelector {
        guard isNested else { return makeSelector(random.pick([.combinators, .has, .listsInHas, .lists, .nthOf])) }
        let parent = NaiveSelector(steps: [NaiveSelector.Step(combinator: nil, compound: [.nesting])])
        func withParent(_ grammar: inout SelectorGrammar) -> NaiveSelector {
            if grammar.random.chance(percent: 30) { return parent }
            var selector = grammar.chain(1...3)
            let index = grammar.random.number(in: 0...selector.steps.count - 1)
            if grammar.random.chance(percent: 50) { selector.steps[index].compound = [] }
            selector.steps[index].compound.append(.nesting)
            return selector
        }
        switch random.number(in: 0...5) {
        case 0: return relative(chain(1...2))
        case 1: return withParent(&self)
        case 2: return surround(.logical(listKind(), list(withParent)))
        case 3: return surround(.logical(.has, list { $0.relative(withParent(&$0)) }))
        case 4: return surround(.nth(nth(of: list(withParent))))
        default:
            var selector = surround(.logical(.has, list { $0.relative($0.chain(1...2)) }))
            selector.steps[0].compound.append(.nesting)
            return selector
        }
    }

    private mutating func mixed(depth: Int, isInHas: Bool) -> NaiveSelector {
        var selector = chain(1...3)
        for index in selector.steps.indices where depth > 0 && random.chance(percent: 45) {
            selector.steps[index].compound.append(mixedSimple(depth: depth - 1, isInHas: isInHas))
        }
        return selector
    }

    private mutating func mixedSimple(depth: Int, isInHas: Bool) -> NaiveSimple {
        switch random.number(in: 0...(isNested ? 4 : 3)) {
        case 0: return .nth(nth(of: list { $0.mixed(depth: depth, isInHas: isInHas) }))
        case 1 where !isInHas:
            return .logical(.has, list { $0.relative($0.mixed(depth: depth, isInHas: true)) })
        case 4: return .nesting
        default: return .logical(listKind(), list { $0.mixed(depth: depth, isInHas: isInHas) })
        }
    }
}

extension NaiveSimple {
    /// Whether it has to be the first of its compound.
    fileprivate var isType: Bool {
        if case .type = self { true } else { false }
    }
}
