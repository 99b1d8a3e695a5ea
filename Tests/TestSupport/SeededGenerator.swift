/// A random number generator with a seed (SplitMix64). The same seed gives the same numbers on every machine.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    /// Returns a number from 0 to `bound` - 1. `bound` is positive.
    package mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    package mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + number(below: range.count) }

    /// Returns `true` once in `count` times on average.
    package mutating func chance(oneIn count: Int) -> Bool { number(below: count) == 0 }

    /// Returns `true` `percent` times in 100 on average.
    package mutating func chance(percent: Int) -> Bool { Int(next() >> 33) % 100 < percent }

    /// Returns one of `items`, which is not empty.
    package mutating func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }

    /// Returns one of `items` with a probability proportional to its weight.
    package mutating func pick<Item>(weighted items: [(Int, Item)]) -> Item {
        var rest = number(below: items.reduce(0) { $0 + $1.0 })
        for (weight, item) in items {
            if rest < weight { return item }
            rest -= weight
        }
        preconditionFailure("there is nothing to pick from")
    }
}
