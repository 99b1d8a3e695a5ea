import Foundation

/// Prints rows as they are added: as a table, or as one JSON object in each line.
struct Report {
    var printsJSON: Bool

    private static let widths = [52, 36, 8, 10, 10, 8]

    func begin() {
        guard !printsJSON else { return }
        print(Self.line(["stage", "corpus", "metric", "value", "best", "spread"]) + "  peer or ratio")
        print(String(repeating: "-", count: Self.widths.reduce(0, +) + 25))
    }

    /// Lists the inputs of benchmarks with their hashes: before the table, or on standard error if the rows are
    /// printed as JSON.
    func list(_ benchmarks: [Benchmark]) {
        var listed: Set<BenchmarkInput> = []
        for input in benchmarks.flatMap({ $0.inputs() }) where listed.insert(input).inserted {
            let name =
                input.name + String(repeating: " ", count: max(Self.widths[0] + Self.widths[1] - input.name.count, 1))
            let line = name + String(format: "%016llx  ", input.hash) + input.size
            if printsJSON { printToStandardError(line) } else { print(line) }
        }
        if !printsJSON, !listed.isEmpty { print("") }
    }

    func add(_ row: Row) {
        guard !printsJSON else { return print(Self.json(row)) }
        let spread = row.spread.map { "±" + Self.text($0 * 50) + "%" } ?? ""
        let line = Self.line([
            row.stage, row.corpus, row.metric.rawValue, Self.text(row.value), row.best.map(Self.text) ?? "", spread,
        ])
        let ratio = row.ratio.map { String(format: "%.2f×", $0) } ?? ""
        print(line + "  " + [row.peer, ratio].compactMap { $0 }.joined(separator: " "))
    }

    /// Prints text that is not a row to standard error.
    func printToStandardError(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Prints a line to standard output.
    func print(_ line: String) {
        FileHandle.standardOutput.write(Data((line.trimmingTrailingSpaces + "\n").utf8))
    }

    /// Aligns names to the left and numbers to the right.
    private static func line(_ cells: [String]) -> String {
        zip(cells, widths).enumerated().map { index, cell in
            let padding = String(repeating: " ", count: max(cell.1 - cell.0.count, 1))
            return index < 3 ? cell.0 + padding : padding + cell.0
        }.joined()
    }

    /// Formats a number with three significant digits.
    private static func text(_ value: Double) -> String {
        String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
    }

    private static func json(_ row: Row) -> String {
        func quoted(_ text: String?) -> String {
            guard let text else { return "null" }
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "\"\(escaped)\""
        }
        func number(_ value: Double?) -> String { value.map { String(format: "%.4g", $0) } ?? "null" }
        return """
            {"stage":\(quoted(row.stage)),"corpus":\(quoted(row.corpus)),"metric":\(quoted(row.metric.rawValue)),\
            "value":\(number(row.value)),"peer":\(quoted(row.peer)),"ratio":\(number(row.ratio))}
            """
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
