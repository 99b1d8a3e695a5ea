import CSSEngine
import TestSupport

/// A small random tree under random rules of one family of selectors, and batches of edits.
///
/// Everything follows from the seed. Rules and edits can be left out one by one to find a smaller failure.
struct FamilyCase {
    let seed: UInt64
    let family: SelectorFamily
    private var batches: [[UInt64]]
    /// Indices of first rules that are left out.
    private var omittedRules: Set<Int> = []

    init(seed: UInt64) {
        self.seed = seed
        family = SelectorFamily.allCases[Int(seed % UInt64(SelectorFamily.allCases.count))]
        var random = SeededGenerator(seed: seed ^ 0xFA_417)
        batches = (0..<random.number(in: 4...12)).map { _ in
            (0..<random.pick(weighted: [(8, 1), (1, 2), (1, 4)])).map { _ in random.next() }
        }
        // Toggling every class of every view finds what random edits of a few views miss.
        for toggle in 0..<UInt64(FamilyRun.toggleCount) { batches += [[toggle], [toggle]] }
    }

    /// Plays the case until an element has a wrong style.
    /// - Returns: The difference and the steps that led to it; `nil` if every style is right.
    func play() -> String? {
        var run = FamilyRun(seed: seed, family: family, omitting: omittedRules)
        var difference = run.check(comparesNewEngine: true)
        for (index, batch) in batches.enumerated() where difference == nil {
            for seed in batch { run.edit(seed) }
            difference = run.check(comparesNewEngine: index % 4 == 3 || index == batches.count - 1)
        }
        return difference.map { "\(run.transcript.joined(separator: "\n"))\n--- \(family): \($0)" }
    }

    /// The same case with as few rules and edits as still fail.
    func shrunk() -> FamilyCase {
        var smallest = self
        func keep(_ change: (inout FamilyCase) -> Void) {
            var candidate = smallest
            change(&candidate)
            if candidate.play() != nil { smallest = candidate }
        }
        for rule in 0..<FamilyRun.maximumRuleCount { keep { $0.omittedRules.insert(rule) } }
        for batch in batches.indices.reversed() {
            for edit in batches[batch].indices.reversed() { keep { $0.batches[batch].remove(at: edit) } }
        }
        for batch in smallest.batches.indices.reversed() where smallest.batches[batch].isEmpty {
            keep { $0.batches.remove(at: batch) }
        }
        return smallest
    }
}
