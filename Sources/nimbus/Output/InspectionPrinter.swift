import CSSEngine

/// Formats a styled view for people: the view, its values and their sources.
struct InspectionPrinter {
    private var inspector: StyleInspector
    private let showsAll: Bool
    private let terminal: TerminalText

    init(_ inspector: StyleInspector, showsAll: Bool, _ terminal: TerminalText) {
        self.inspector = inspector
        self.showsAll = showsAll
        self.terminal = terminal
    }

    mutating func text(_ entry: StyledTree.Entry) -> String {
        let margin = String(repeating: "│ ", count: entry.depth)
        let own = inspector.computedValues(of: entry.node).filter { !$0.isInherited }
        let shown = own.filter { showsAll || !$0.property.hasPrefix("--") }
        var lines = table(of: shown)
        if shown.count < own.count { lines.append(terminal.style(Self.note(own.count - shown.count), .dim)) }
        if showsAll { lines += overriddenDeclarations(of: entry.node) }
        let heading = terminal.style(margin, .dim) + terminal.heading(entry.view) + "\n"
        return lines.reduce(into: heading) { $0 += terminal.style(margin + "│   ", .dim) + $1 + "\n" }
    }

    /// Returns lines with the names, values and sources in columns.
    private func table(of values: [ComputedProperty]) -> [String] {
        let nameWidth = values.map(\.property.count).max() ?? 0
        // A single long value should not widen the column.
        let valueWidth = values.map(\.text.count).filter { $0 <= 40 }.max() ?? 0
        let swatches = values.map { terminal.swatch($0) }
        let noSwatch = swatches.allSatisfy(\.isEmpty) ? "" : "   "
        return zip(values, swatches).map { value, swatch in
            let blanks = String(repeating: " ", count: max(0, valueWidth - value.text.count))
            return terminal.padded(value.property, to: nameWidth) + "  " + (swatch.isEmpty ? noSwatch : swatch)
                + value.text.escapedForTerminal + blanks + terminal.style("  " + terminal.provenance(value), .dim)
        }
    }

    private static func note(_ count: Int) -> String {
        "\(count) custom \(count == 1 ? "property" : "properties"); --all shows \(count == 1 ? "it" : "them")"
    }

    /// Returns lines with the overridden declarations.
    private mutating func overriddenDeclarations(of node: StyleNode) -> [String] {
        inspector.rules(of: node).flatMap { rule in
            rule.declarations.filter { !$0.won }.map { declaration in
                let origin =
                    [declaration.location?.description ?? "inline", rule.selector].compactMap { $0 } + rule.groups
                return terminal.style("\(declaration.property): \(declaration.value)".escapedForTerminal, .struck)
                    + terminal.style("  " + origin.joined(separator: "  ").escapedForTerminal, .dim)
            }
        }
    }
}
