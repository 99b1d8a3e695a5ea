import TestSupport

/// Generates declarations like those in the stylesheets of apps: most with known properties, a few with other
/// properties of the web.
struct AppValues {
    private var random: SeededGenerator

    static let colorNames = [
        "accent", "accent-pressed", "ink", "ink-soft", "ink-faint", "page", "card", "line", "well", "danger", "online",
    ]
    static let lengthNames = ["gap", "gap-small", "radius", "bar-height", "text-body", "text-small", "text-title"]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func declaration() -> String {
        let important = random.chance(oneIn: 60) ? " !important" : ""
        switch random.number(below: 25) {
        case 0: return "background-color: \(color())\(important)"
        case 1: return "color: \(color())\(important)"
        case 2: return "border: \(random.number(in: 1...3))px solid \(color())"
        case 3: return "border-radius: \(length())"
        case 4: return "width: \(size())\(important)"
        case 5: return "height: \(size())"
        case 6: return "\(random.pick(["top", "left", "right", "bottom"])): \(size())"
        case 7: return "margin: \(length()) \(length())"
        case 8: return "margin-\(random.pick(["top", "left", "right", "bottom"])): \(length())"
        case 9: return "padding: \(length()) \(length())"
        case 10: return "opacity: 0.\(random.number(in: 1...9))"
        case 11: return "visibility: \(random.pick(["visible", "hidden"]))"
        case 12: return "min-\(random.pick(["width", "height"])): \(random.number(in: 2...40) * 4)px"
        case 13: return "max-\(random.pick(["width", "height"])): \(random.number(in: 10...90))%"
        case 14: return "font-size: \(length())"
        case 15: return "font-weight: \(random.pick(["bold", "normal", "600", "300"]))"
        case 16: return "font-family: \(random.pick(["\"Avenir Next\"", "Georgia", "\"Helvetica Neue\""]))"
        case 17: return "text-align: \(random.pick(["left", "center", "right"]))"
        case 18: return "text-shadow: \(color()) 0 1px"
        case 19: return "-ios-autoresizing: \(random.pick(["width", "width height", "left right", "all"]))"
        case 20: return "-mobile-\(random.pick(["halign: center", "halign: right", "valign: middle"]))"
        case 21: return "-ios-number-of-lines: \(random.number(below: 4))"
        case 22: return "-ios-line-break-mode: \(random.pick(["tail-truncate", "wrap", "clip"]))"
        case 23: return random.pick(["-ios-tint-color: ", "separator-color: ", "border-color: "]) + color()
        default: return unknown()
        }
    }

    /// Returns a declaration with a property that only browsers have.
    private mutating func unknown() -> String {
        switch random.number(below: 4) {
        case 0: "box-shadow: 0 1px \(random.number(in: 2...8))px rgba(0, 0, 0, 0.2)"
        case 1: "transition: opacity 0.2s ease-in-out"
        case 2: "z-index: \(random.number(in: 1...20))"
        default: "line-height: 1.\(random.number(in: 1...6))"
        }
    }

    private mutating func color() -> String {
        random.chance(oneIn: 2) ? "var(--\(random.pick(Self.colorNames)))" : plainColor()
    }

    mutating func plainColor() -> String {
        switch random.number(below: 6) {
        case 0: random.pick(["white", "black", "transparent", "tomato", "slategray", "rebeccapurple"])
        case 1: "#" + digits(3)
        case 2: "rgba(\(channel()), \(channel()), \(channel()), 0.\(random.number(in: 1...9)))"
        default: "#" + digits(6)
        }
    }

    private mutating func channel() -> Int { random.number(below: 256) }

    private mutating func digits(_ count: Int) -> String {
        String((0..<count).map { _ in random.pick(Array("0123456789abcdef")) })
    }

    private mutating func length() -> String {
        random.chance(oneIn: 4) ? "var(--\(random.pick(Self.lengthNames)))" : "\(random.number(in: 0...32))px"
    }

    private mutating func size() -> String {
        switch random.number(below: 4) {
        case 0: "\(random.number(in: 1...20) * 5)%"
        case 1: "auto"
        default: length()
        }
    }
}
