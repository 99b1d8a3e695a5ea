/// Random numbers that are the same everywhere and every time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    /// Below `bound`, which is positive.
    mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + number(below: range.count) }

    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool { number(below: count) == 0 }

    /// One of `items`, of which there are some.
    mutating func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }
}
