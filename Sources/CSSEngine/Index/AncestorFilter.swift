/// A small set of names that may claim too much, never too little: 256 bits, two a name. With forty names in it, as at
/// the bottom of a deep tree, it claims one in fourteen too many.
struct AncestorFilter: BitwiseCopyable {
    private var bits = SIMD4<UInt64>()

    mutating func insert(type: UInt32) { insert(type &* 3) }
    mutating func insert(class name: UInt32) { insert(name &* 3 &+ 1) }
    mutating func insert(id: UInt32) { insert(id &* 3 &+ 2) }

    private mutating func insert(_ key: UInt32) {
        let hash = UInt64(key) &* 0x9E37_79B9_7F4A_7C15
        set(hash >> 56)
        set(hash >> 48 & 0xFF)
    }

    private mutating func set(_ bit: UInt64) {
        bits[Int(bit >> 6)] |= 1 << (bit & 63)
    }

    /// Whether everything in `other` may be in this set.
    @inline(__always) func mayContain(_ other: AncestorFilter) -> Bool {
        bits & other.bits == other.bits
    }
}
