/// A small seeded generator: the same seed gives the same numbers everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// True this many times in a hundred.
    mutating func chance(_ percent: Int) -> Bool { Int(next() >> 33) % 100 < percent }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

    /// One of the elements, each as often as its weight.
    mutating func pick<Element>(weighted elements: [(Int, Element)]) -> Element {
        var rest = int(0...elements.reduce(-1) { $0 + $1.0 })
        for (weight, element) in elements {
            if rest < weight { return element }
            rest -= weight
        }
        return elements[0].1
    }
}
