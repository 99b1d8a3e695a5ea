import TestSupport

typealias SplitMix64 = SeededGenerator

extension SeededGenerator {
    mutating func chance(_ percent: Int) -> Bool { chance(percent: percent) }

    mutating func int(_ range: ClosedRange<Int>) -> Int { number(in: range) }
}
