import TestSupport

extension OracleGenerator {
    /// The context of a generated selector.
    struct SelectorPlace {
        /// The remaining depth of nested functions.
        var depth: Int
        /// Whether the selector starts with a combinator.
        var isRelative = false
        /// Whether the selector is inside of a style rule, so that `&` has a meaning.
        var isNested: Bool
        var isInHas = false
    }

    mutating func makeSelector(_ place: SelectorPlace) -> NaiveSelector {
        let count = random.pick(weighted: [(50, 1), (35, 2), (12, 3), (3, 5)])
        var selector = NaiveSelector(
            steps: (0..<count).map { index in
                let lead =
                    place.isRelative ? random.pick([NaiveCombinator.child, .nextSibling, .subsequentSibling]) : nil
                return NaiveSelector.Step(
                    combinator: index == 0 ? lead : makeCombinator(), compound: makeCompound(place))
            })
        if place.depth == 2, random.chance(percent: 2) {
            selector.steps[count - 1].compound.append(random.pick([.inertElement("before"), .unknown("::nothing")]))
        }
        return selector
    }

    private mutating func makeCombinator() -> NaiveCombinator {
        random.pick(weighted: [
            (45, .descendant), (30, .child), (10 * structuralWeight, .nextSibling),
            (15 * structuralWeight, .subsequentSibling),
        ])
    }

    private mutating func makeCompound(_ place: SelectorPlace) -> [NaiveSimple] {
        var compound: [NaiveSimple] = []
        if random.chance(percent: 40) {
            compound.append(
                random.chance(percent: 25)
                    ? .universal
                    : .type(random.pick(OracleNames.types + ownTypes())))
        }
        let count = compound.isEmpty ? random.pick(weighted: [(7, 1), (2, 2), (1, 3)]) : random.number(in: 0...1)
        for _ in 0..<count { compound.append(makeSimple(place)) }
        return compound
    }

    /// Classes of an app that a type selector can name.
    private mutating func ownTypes() -> [String] {
        switch random.number(in: 0...9) {
        case 0...1: OracleNames.ownTypes
        case 2...3: OracleNames.controllerTypes
        default: []
        }
    }

    private mutating func makeSimple(_ place: SelectorPlace) -> NaiveSimple {
        enum Kind {
            case className, id, attribute, state, structural, nth, logical, nesting, direction, language, environment
            case inert
        }
        switch random.pick(weighted: [
            (40, Kind.className), (8, .id), (8, .attribute), (9, .state), (12 * structuralWeight, .structural),
            (8 * structuralWeight, .nth), (place.depth > 0 ? 20 * structuralWeight : 0, .logical),
            (place.isNested ? 14 : 1, .nesting), (2, .direction), (2, .language), (4, .environment),
            (1, .inert),
        ]) {
        case .className: return .className(random.pick(OracleNames.classes))
        case .id: return .id(random.pick(OracleNames.ids))
        case .attribute: return .attribute(makeAttribute())
        case .state:
            return .state(random.pick(OracleNames.states))
        case .structural:
            return .structural(
                random.pick([
                    "root", "scope", "empty", "first-child", "last-child", "only-child", "first-of-type",
                    "last-of-type", "only-of-type",
                ]))
        case .nth: return .nth(makeNth(place))
        case .logical: return makeLogical(place)
        case .nesting: return .nesting
        case .direction: return .direction(isRightToLeft: random.chance(percent: 50))
        case .language: return .language(makeLanguageRanges())
        case .environment: return makeEnvironmentTest()
        case .inert: return .inertClass("hover")
        }
    }

    private mutating func makeEnvironmentTest() -> NaiveSimple {
        random.pick([
            .environment("landscape") { $0.interfaceOrientation?.isLandscape ?? ($0.width > $0.height) },
            .environment("portrait") { !($0.interfaceOrientation?.isLandscape ?? ($0.width > $0.height)) },
            .environment("landscape-left") { $0.interfaceOrientation == .landscapeLeft },
            .environment("portrait-upside-down") { $0.interfaceOrientation == .portraitUpsideDown },
            .environment("phone") { $0.idiom == .phone },
            .environment("pad") { $0.idiom == .pad },
            .environment("regular-width") { $0.horizontalSizeClass == .regular },
            .environment("compact-height") { $0.verticalSizeClass == .compact },
            .environment("min-os-version(12.4.1)") { !$0.systemVersion.lexicographicallyPrecedes([12, 4, 1]) },
            .environment("max-os-version(13)") { $0.systemVersion.lexicographicallyPrecedes([13, 0, 1]) },
            .environment("device-model(iphone1)") { $0.deviceModel.lowercased().hasPrefix("iphone1") },
            .environment("screen-width(300px)") { min($0.width, $0.height) == 300 },
            .environment("screen-width-less-than(390.5)") { min($0.width, $0.height) < 390.5 },
            .environment("screen-height-greater-than(844)") { max($0.width, $0.height) > 844 },
        ])
    }

    private mutating func makeLanguageRanges() -> [String] {
        (0..<random.pick(weighted: [(4, 1), (1, 2)])).map { _ in random.pick(OracleNames.languageRanges) }
    }

    private mutating func makeAttribute() -> NaiveAttribute {
        let matcher = random.pick(["", "=", "~=", "|=", "^=", "$=", "*="])
        let name = random.pick(["label", "label", "text", "tag", "class", "id"])
        let value = random.pick(OracleNames.labels + ["a", "lph", "one", "EN"])
        let flag = matcher.isEmpty ? "" : random.pick(weighted: [(6, ""), (3, "i"), (1, "S")])
        return NaiveAttribute(name: name, matcher: matcher, value: value, flag: flag)
    }

    private mutating func makeNth(_ place: SelectorPlace) -> NaiveNth {
        let name = random.pick(["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"])
        var nth = NaiveNth(name: name, a: random.number(in: -3...3), b: random.number(in: -3...5))
        if random.chance(percent: 40) { nth.a = 0 }
        if name.hasSuffix("child"), place.depth > 0, random.chance(percent: 30) { nth.list = makeList(place) }
        return nth
    }

    private mutating func makeLogical(_ place: SelectorPlace) -> NaiveSimple {
        let kind = random.pick(NaiveLogical.allCases)
        if kind == .has {
            return place.isInHas ? .logical(.is, makeList(place)) : .logical(.has, makeList(place, inHas: true))
        }
        var list = makeList(place)
        if kind == .is || kind == .where {
            if random.chance(percent: 12) {
                let unknown = NaiveSimple.unknown(random.pick([":nothing", "..a", "%", ":nth-child(x)", "a b >"]))
                list.insert(
                    NaiveSelector(steps: [.init(combinator: nil, compound: [unknown])]),
                    at: random.number(in: 0...list.count))
            }
            if random.chance(percent: 3) { list = [] }
        }
        return .logical(kind, list)
    }

    private mutating func makeList(_ place: SelectorPlace, inHas: Bool = false) -> [NaiveSelector] {
        (0..<random.pick(weighted: [(6, 1), (3, 2), (1, 3)])).map { _ in
            makeSelector(
                SelectorPlace(
                    depth: place.depth - 1, isRelative: inHas && random.chance(percent: 60), isNested: place.isNested,
                    isInHas: inHas || place.isInHas))
        }
    }
}
