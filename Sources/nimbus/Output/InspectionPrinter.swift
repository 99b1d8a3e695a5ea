import CSSEngine

/// Writes a styled view for people: the view, its values, and where each comes from.
struct InspectionPrinter {
    private var report: StyleEngine.Report
    private let showsAll: Bool
    private let terminal: TerminalText

    init(_ report: StyleEngine.Report, showsAll: Bool, _ terminal: TerminalText) {
        self.report = report
        self.showsAll = showsAll
        self.terminal = terminal
    }

    mutating func text(_ entry: StyledTree.Entry) -> String {
        let margin = String(repeating: "│ ", count: entry.depth)
        var text = terminal.style(margin, .dim) + terminal.heading(entry.view) + "\n"
        let values = report.computedValues(of: entry.node).filter { !$0.isInherited }
        let width = values.map(\.property.count).max() ?? 0
        for value in values {
            text += terminal.style(margin + "│   ", .dim) + terminal.padded(value.property, to: width)
            text += "  " + terminal.swatch(value.value) + value.text.visible
            text += terminal.style("  " + terminal.provenance(value), .dim) + "\n"
        }
        guard showsAll else { return text }
        for rule in report.rules(of: entry.node) {
            for declaration in rule.declarations where !declaration.won {
                let origin = [declaration.location?.description ?? "inline", rule.selector].compactMap { $0 }
                text += terminal.style(margin + "│   ", .dim)
                text += terminal.style("\(declaration.property): \(declaration.value)".visible, .struck)
                text += terminal.style("  " + origin.joined(separator: "  ").visible, .dim) + "\n"
            }
        }
        return text
    }
}
