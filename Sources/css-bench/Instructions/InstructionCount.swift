/// The instructions of each ``CountedChange``, by a stylesheet and by hand.
struct InstructionCount {
    private let callgrind: Callgrind

    init() throws { callgrind = try Callgrind() }

    /// Returns the rows of a change: the instructions by a stylesheet, and by hand.
    func rows(of change: CountedChange) throws -> [Row] {
        func row(_ arguments: [String] = []) throws -> Row {
            let count = try callgrind.count(["--counted", change.rawValue] + arguments)
            return Row(
                stage: change.stage + ": instructions", corpus: ApplyBenchmarks.label(CountedChange.cells),
                metric: .instructions, value: Double(count / change.divisor))
        }
        let styled = try row()
        return [styled, try row(["--by-hand"]).asPeer(ApplyBenchmarks.byHand, of: styled)]
    }
}
