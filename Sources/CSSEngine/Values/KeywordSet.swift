/// A set of keywords, stored as bits.
package struct KeywordSet: Hashable, Sendable, BitwiseCopyable, ExpressibleByArrayLiteral {
    private var bits = SIMD4<UInt64>.zero

    /// Creates a set from an array literal.
    package init(arrayLiteral keywords: Keyword...) {
        self.init(keywords)
    }

    init(_ keywords: [Keyword]) {
        for keyword in keywords {
            bits[Int(keyword.index >> 6)] |= 1 << UInt64(keyword.index & 63)
        }
    }

    /// Returns whether the set contains `keyword`.
    @inline(__always) package func contains(_ keyword: Keyword) -> Bool {
        bits[Int(keyword.index >> 6)] & 1 << UInt64(keyword.index & 63) != 0
    }

    /// Returns the keywords of both sets.
    package func union(_ other: KeywordSet) -> KeywordSet {
        var result = self
        result.bits |= other.bits
        return result
    }

    /// The members, in the order of `Keyword.allCases`.
    package var keywords: [Keyword] { Keyword.allCases.filter(contains) }
}

extension KeywordSet {
    /// The sizes of a box that depend on its content or its containing block (CSS Sizing 4, section 3).
    package static let intrinsicSizes: KeywordSet = [.minContent, .maxContent, .fitContent, .stretch]

    /// The generic font families (CSS Fonts 4, section 2.1.3).
    package static let genericFamilies: KeywordSet = [
        .serif, .sansSerif, .monospace, .cursive, .fantasy, .systemUI, .uiSerif, .uiSansSerif, .uiMonospace, .uiRounded,
    ]

    /// The font sizes that follow the text size set by the user, named after `UIFont.TextStyle`.
    package static let textStyles: KeywordSet = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
        .caption2,
    ]
}
