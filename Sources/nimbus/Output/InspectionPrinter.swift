import CSSEngine

/// Writes a styled view for people: the view, its values, and where each comes from.
struct InspectionPrinter {
    private var report: StyleEngine.Report
    private let showsAll: Bool
    private let hasColor: Bool

    init(_ report: StyleEngine.Report, showsAll: Bool, hasColor: Bool) {
        self.report = report
        self.showsAll = showsAll
        self.hasColor = hasColor
    }

    mutating func text(_ view: ViewNode, _ node: StyleNode, depth: Int) -> String {
        let margin = String(repeating: "│ ", count: depth)
        var text = style(margin, .dim) + heading(view) + "\n"
        let values = report.computedValues(of: node).filter { !$0.isInherited }
        let width = values.map(\.property.count).max() ?? 0
        for value in values {
            let name = value.property.visible + String(repeating: " ", count: width - value.property.count)
            text += style(margin + "│   ", .dim) + name + "  " + swatch(value.value) + value.text.visible
            text += style("  " + provenance(value), .dim) + "\n"
        }
        guard showsAll else { return text }
        for rule in report.rules(of: node) {
            for declaration in rule.declarations where !declaration.won {
                let origin = [declaration.location?.description ?? "inline", rule.selector].compactMap { $0 }
                text += style(margin + "│   ", .dim)
                text += style("\(declaration.property): \(declaration.value)".visible, .struck)
                text += style("  " + origin.joined(separator: "  ").visible, .dim) + "\n"
            }
        }
        return text
    }

    private func heading(_ view: ViewNode) -> String {
        var text = style(view.view.visible, .bold)
        if let id = view.id { text += "#" + id.visible }
        for name in view.classes { text += "." + name.visible }
        if let caption = view.attributes["text"] ?? view.attributes["title"] {
            text += style("  “\(caption.visible)”", .dim)
        }
        return text
    }

    private func provenance(_ value: ComputedValue) -> String {
        guard let location = value.location else { return "inline" }
        return [location.description, value.selector].compactMap { $0 }
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").visible }.joined(separator: "  ")
    }

    /// A patch of the colour, where the terminal can show it.
    private func swatch(_ value: Value?) -> String {
        guard hasColor, case .color(let color) = value, color.alpha > 0 else { return "" }
        func byte(_ channel: Float) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }
        return "\u{1B}[48;2;\(byte(color.red));\(byte(color.green));\(byte(color.blue))m  \u{1B}[0m "
    }

    private enum Style: String {
        case bold = "1"
        case dim = "2"
        case struck = "2;9"
    }

    private func style(_ text: String, _ style: Style) -> String {
        hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
