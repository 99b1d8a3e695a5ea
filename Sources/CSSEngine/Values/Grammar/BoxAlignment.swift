/// The grammars of the alignment properties (CSS Box Alignment 3, sections 5 and 6).
package enum BoxAlignment: Hashable, Sendable, CaseIterable {
    case justifyContent, alignContent
    case justifyItems, alignItems
    case justifySelf, alignSelf

    struct Traits {
        /// The keywords that are a whole value.
        var keywords: KeywordSet = [.normal]
        /// The positions, before which `safe` or `unsafe` is allowed.
        var positions: KeywordSet
        /// Whether `baseline`, `first baseline` and `last baseline` are valid.
        var hasBaselines = true
        /// Whether `legacy` is valid, alone or with one of `legacyPositions`.
        var hasLegacy = false
    }

    /// The table of the grammars.
    var traits: Traits {
        switch self {
        case .justifyContent:
            Traits(
                keywords: Self.distributions, positions: Self.contentPositions.union(Self.sides), hasBaselines: false)
        case .alignContent: Traits(keywords: Self.distributions, positions: Self.contentPositions)
        case .justifyItems:
            Traits(
                keywords: [.normal, .stretch], positions: Self.selfPositions.union(Self.sides), hasLegacy: true)
        case .alignItems: Traits(keywords: [.normal, .stretch], positions: Self.selfPositions)
        case .justifySelf:
            Traits(keywords: [.auto, .normal, .stretch], positions: Self.selfPositions.union(Self.sides))
        case .alignSelf: Traits(keywords: [.auto, .normal, .stretch], positions: Self.selfPositions)
        }
    }

    private static let sides: KeywordSet = [.left, .right]
    private static let distributions: KeywordSet = [.normal, .spaceBetween, .spaceAround, .spaceEvenly, .stretch]
    private static let contentPositions: KeywordSet = [.center, .start, .end, .flexStart, .flexEnd]
    private static let selfPositions: KeywordSet = [.center, .start, .end, .selfStart, .selfEnd, .flexStart, .flexEnd]
    static let legacyPositions: KeywordSet = [.left, .right, .center]

    /// The alternatives that the value can be.
    var terms: [SyntaxTerm] {
        let traits = traits
        var terms: [SyntaxTerm] = .keywords(traits.keywords)
        if traits.hasBaselines {
            terms.append(
                .group(
                    [.group(.keywords(["first", "last"]), .oneOf, times: "?"), .keyword("baseline")], .inOrder,
                    isBracketed: false))
        }
        terms.append(
            .group(
                [
                    .group(.keywords(["safe", "unsafe"]), .oneOf, times: "?"),
                    .group(.keywords(traits.positions), .oneOf),
                ], .inOrder, isBracketed: false))
        if traits.hasLegacy {
            terms += [
                .keyword("legacy"),
                .group(
                    [.keyword("legacy"), .group(.keywords(Self.legacyPositions), .oneOf)], .allOf, isBracketed: false),
            ]
        }
        return terms
    }
}
