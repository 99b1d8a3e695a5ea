/// A Bloom filter of names with 256 bits, two for each name. With forty names, as at the bottom of a deep tree, one test
/// in fourteen is a false positive.
///
/// The filter of a node contains the names of the element and of its ancestors, so that a child's filter extends it. The
/// filter of a selector contains the names that ancestors of a matching element have. An element's own names can
/// therefore let a selector pass that no ancestor satisfies, which costs one more test.
struct AncestorFilter: BitwiseCopyable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// Adds an atom: a type, a class or an id.
    mutating func insert(_ name: UInt32) {
        let hash = UInt64(name) &* 0x9E37_79B9_7F4A_7C15
        set(hash >> 56)
        set(hash >> 48 & 0xFF)
    }

    private mutating func set(_ bit: UInt64) {
        let mask: UInt64 = 1 << (bit & 63)
        switch bit >> 6 {
        case 0: words.0 |= mask
        case 1: words.1 |= mask
        case 2: words.2 |= mask
        default: words.3 |= mask
        }
    }

    @inline(__always) mutating func formUnion(_ other: AncestorFilter) {
        words.0 |= other.words.0
        words.1 |= other.words.1
        words.2 |= other.words.2
        words.3 |= other.words.3
    }

    /// Whether every name in `other` may be in this filter.
    @inline(__always) func mayContain(_ other: AncestorFilter) -> Bool {
        (other.words.0 & ~words.0) | (other.words.1 & ~words.1) | (other.words.2 & ~words.2)
            | (other.words.3 & ~words.3) == 0
    }
}
