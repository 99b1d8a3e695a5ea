import CSSEngine
import TestSupport

/// A random tree with random stylesheets, and batches of edits. Each edit is a seed, so that a failing case can be shrunk.
struct EditCase {
    var seed: UInt64
    var batches: [[UInt64]] = []
    /// Top-level items of the first stylesheets that are left out, numbered through all stylesheets.
    var withoutItems: Set<Int> = []

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed ^ 0xED17)
        for _ in 0..<random.number(in: 4...40) {
            batches.append((0..<random.pick(weighted: [(7, 1), (2, 2), (1, 5)])).map { _ in random.next() })
        }
    }

    /// The tree and the stylesheets before the first edit.
    private var start: OracleCase {
        var start = drawn
        var item = 0
        for place in start.sheets.indices {
            start.sheets[place].sheet.items = start.sheets[place].sheet.items.filter { _ in
                item += 1
                return !withoutItems.contains(item - 1)
            }
            guard !withoutItems.isEmpty else { continue }
            let sheet = start.sheets[place].sheet
            var printer = OraclePrinter(random: SeededGenerator(seed: seed))
            start.texts[sheet.name] = printer.print(sheet)
        }
        return start
    }

    /// The number of top-level items of the first stylesheets, including those left out.
    private var itemCount: Int { drawn.sheets.reduce(0) { $0 + $1.sheet.items.count } }

    private var drawn: OracleCase {
        var generator = OracleGenerator(seed: seed)
        // Selectors that depend on siblings and descendants are the hardest to invalidate.
        generator.structuralWeight = 3
        return generator.makeCase()
    }

    /// Plays the case until the first difference.
    /// - Returns: The difference and the edits before it; `nil` if there is none.
    func play() -> String? {
        let start = start
        let title = start.description
        var run = EditRun(start, reportsTestedChanges: seed % 2 == 1)
        var differences = run.check()
        for batch in batches where differences.isEmpty {
            for seed in batch { run.edit(seed) }
            run.note("restyle")
            differences = run.check()
        }
        guard !differences.isEmpty else { return nil }
        return """
            \(title)--- edits
            \(run.transcript.joined(separator: "\n"))
            --- differences
            \(differences.joined(separator: "\n"))
            """
    }

    /// The same case with as few edits and items as still fail.
    func shrunk() -> EditCase {
        var smallest = self
        func keep(_ candidate: EditCase) -> Bool {
            guard candidate.play() != nil else { return false }
            smallest = candidate
            return true
        }
        for item in 0..<itemCount {
            var candidate = smallest
            candidate.withoutItems.insert(item)
            _ = keep(candidate)
        }
        for batch in batches.indices.reversed() {
            for edit in batches[batch].indices.reversed() {
                var candidate = smallest
                candidate.batches[batch].remove(at: edit)
                _ = keep(candidate)
            }
        }
        smallest.batches.removeAll(where: \.isEmpty)
        return smallest
    }
}
