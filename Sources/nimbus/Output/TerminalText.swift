import CSSEngine
import HeadlessScreen
import NimbusUIKit

/// Formats views and values for people, in colour if the terminal supports it.
struct TerminalText {
    let hasColor: Bool

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case struck = "2;9"
        case error = "1;31"
        case warning = "1;33"
    }

    func style(_ text: String, _ style: Style) -> String {
        hasColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Returns a view's class, id, classes and text.
    func heading(_ node: ViewNode) -> String {
        let view = node.data
        var text = style(view.viewClass.escapedForTerminal, .bold)
        if let id = view.id { text += "#" + id.escapedForTerminal }
        for name in view.classes { text += "." + name.escapedForTerminal }
        if let part = node.stylePart { text += "::part(\(part))" }
        if let caption = (view.text ?? view.title)?.key {
            text += style("  “\(caption.escapedForTerminal)”", .dim)
        }
        return text
    }

    /// Returns the location and the selector that a value comes from.
    func provenance(_ value: ComputedProperty) -> String {
        guard let location = value.location else { return "inline" }
        return ([location.description, value.selector].compactMap { $0 } + value.groups)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.joined(separator: "  ")
            .escapedForTerminal
    }

    /// Returns a value after a swatch of its colour, or a dash for `nil`.
    func value(_ value: Value?) -> String { swatch(value) + (value?.cssText.escapedForTerminal ?? "—") }

    /// Returns a swatch of a computed colour. A custom property has its colour as text only.
    func swatch(_ value: ComputedProperty) -> String {
        swatch(hasColor ? value.value ?? Value(colorText: value.text) : nil)
    }

    /// Returns a swatch of a colour, if the terminal supports it.
    func swatch(_ value: Value?) -> String {
        guard hasColor, case .color(let color) = value, color.alpha > 0 else { return "" }
        func byte(_ channel: Float) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }
        return "\u{1B}[48;2;\(byte(color.red));\(byte(color.green));\(byte(color.blue))m  \u{1B}[0m "
    }

    /// Returns a name followed by spaces.
    func padded(_ name: String, to width: Int) -> String {
        let text = name.escapedForTerminal
        return text + String(repeating: " ", count: max(0, width - text.count))
    }
}
