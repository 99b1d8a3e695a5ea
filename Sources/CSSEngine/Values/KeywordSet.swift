/// A set of keywords, as bits: asking for one costs no search and copying costs no count.
public struct KeywordSet: Hashable, Sendable, BitwiseCopyable, ExpressibleByArrayLiteral {
    private var bits = SIMD4<UInt64>.zero

    /// The set of these keywords.
    public init(arrayLiteral keywords: Keyword...) {
        for keyword in keywords {
            bits[Int(keyword.index >> 6)] |= 1 << UInt64(keyword.index & 63)
        }
    }

    /// Whether `keyword` is one of them.
    @inline(__always) public func contains(_ keyword: Keyword) -> Bool {
        bits[Int(keyword.index >> 6)] & 1 << UInt64(keyword.index & 63) != 0
    }

    /// All of them, in the order of `Keyword.allCases`.
    public var keywords: [Keyword] { Keyword.allCases.filter(contains) }
}
