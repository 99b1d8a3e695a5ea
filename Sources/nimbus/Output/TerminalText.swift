import CSSEngine
import NimbusUIKit

/// How views and values are written for people, in colour where they can see it.
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

    /// A view's class, id, classes and text.
    func heading(_ view: ViewData) -> String {
        var text = style(view.viewClass.visible, .bold)
        if let id = view.id { text += "#" + id.visible }
        for name in view.classes { text += "." + name.visible }
        if let caption = (view.text ?? view.title)?.key {
            text += style("  “\(caption.visible)”", .dim)
        }
        return text
    }

    /// The place and the selector that a value comes from.
    func provenance(_ value: ComputedProperty) -> String {
        guard let location = value.location else { return "inline" }
        return [location.description, value.selector].compactMap { $0 }
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").visible }.joined(separator: "  ")
    }

    /// A value behind a patch of its colour; a dash for none.
    func value(_ value: Value?) -> String { swatch(value) + (value?.cssText.visible ?? "—") }

    /// A patch of a computed value's colour, which a custom property has as text only.
    func swatch(_ value: ComputedProperty) -> String {
        swatch(hasColor ? value.value ?? Value(colorText: value.text) : nil)
    }

    /// A patch of a colour, where the terminal can show it.
    func swatch(_ value: Value?) -> String {
        guard hasColor, case .color(let color) = value, color.alpha > 0 else { return "" }
        func byte(_ channel: Float) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }
        return "\u{1B}[48;2;\(byte(color.red));\(byte(color.green));\(byte(color.blue))m  \u{1B}[0m "
    }

    /// A name with blanks behind it.
    func padded(_ name: String, to width: Int) -> String {
        let text = name.visible
        return text + String(repeating: " ", count: max(0, width - text.count))
    }
}
