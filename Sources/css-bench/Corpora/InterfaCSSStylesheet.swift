import CSSEngine
import InterfaCSS
import TestSupport

/// Writes the stylesheet of an app in the format of InterfaCSS: variables, components with states and nested rules, values
/// of all common types, and comments. The result is always the same.
struct InterfaCSSStylesheet {
    /// The minimum number of bytes.
    let size: Int

    private var text = ""
    private var random = SeededGenerator(seed: 17)

    init(size: Int) {
        self.size = size
    }

    private static let types = ["UIView", "label", "Button", "UIImageView", "textField", "tableViewCell", "UISwitch"]
    private static let subjects = [
        "account", "album", "article", "badge", "banner", "cart", "chat", "event", "feed", "invite", "message", "order",
        "player", "product", "profile", "review", "search", "song", "ticket", "wallet",
    ]
    private static let parts = ["title", "subtitle", "icon", "photo", "row", "footer", "header", "count"]
    private static let colors = ["accent", "ink", "faint", "page", "line", "danger"]
    private static let lengths = ["gap", "radius", "barHeight", "textSize"]
    private static let conditions = [":pad", ":phone", ":landscape", ":regularWidth", ":minOSVersion(9.3)"]
    private static let states = [":highlighted", ":selected", ":disabled", ":firstChild", ":nthChild(2n+1)"]

    mutating func write() -> [UInt8] {
        text += "// Generated: an app with \(Self.subjects.count) subjects, again and again.\n\n"
        for name in Self.colors { text += "@\(name): \(plainColor());\n" }
        for name in Self.lengths { text += "@\(name): \(random.number(in: 1...48));\n" }
        for type in Self.types { writeRule(type, depth: 0) }
        var round = 1
        while text.utf8.count < size {
            for subject in Self.subjects where text.utf8.count < size { writeComponent("\(subject)\(round)") }
            round += 1
        }
        return Array(text.utf8)
    }

    private mutating func writeComponent(_ name: String) {
        text += "\n// \(name)\n"
        writeRule(".\(name)", depth: 0)
        for part in Self.parts where !random.chance(oneIn: 3) {
            switch random.number(below: 4) {
            case 0: writeRule(".\(name) > .\(part)", depth: 0)
            case 1: writeRule("\(random.pick(Self.types)).\(name) .\(part)", depth: 0)
            case 2: writeRule("#\(name)Screen\(random.pick(Self.conditions)) .\(part), .\(name)-\(part)", depth: 0)
            default: writeRule(".\(name)-\(part)", depth: 0)
            }
        }
    }

    private mutating func writeRule(_ selector: String, depth: Int) {
        text += "\(indent(depth))\(selector) {\n"
        if depth == 0, random.chance(oneIn: 12) { text += "    @extend .\(random.pick(Self.subjects))1;\n" }
        for _ in 0..<random.number(in: 2...6) { text += "\(indent(depth + 1))\(declaration());\n" }
        if depth == 0, random.chance(oneIn: 3) {
            let isState = random.chance(oneIn: 2)
            let suffix = random.pick(isState ? Self.states : Self.conditions)
            writeRule(isState ? "&\(suffix)" : ".\(random.pick(Self.parts))\(suffix)", depth: 1)
        }
        text += "\(indent(depth))}\n"
    }

    private mutating func declaration() -> String {
        switch random.number(below: 24) {
        case 0, 1: "backgroundColor: \(color())"
        case 2: "textColor: \(color())"
        case 3: "tintColor = \(color())"
        case 4: "titleColor(\(random.pick(["highlighted", "selected", "disabled"]))): \(color())"
        case 5: "titleLabel.font: \(font())"
        case 6, 7: "font: \(font())"
        case 8: "corner-radius: \(length())"
        case 9: "alpha: 0.\(random.number(in: 1...9))"
        case 10: "hidden: \(random.pick(["YES", "NO"]))"
        case 11: "textAlignment: \(random.pick(["left", "center", "right"]))"
        case 12: "contentMode: \(random.pick(["scaleAspectFit", "center", "topLeft"]))"
        case 13: "text: \"\(random.pick(Self.subjects)) \(random.pick(Self.parts))\""
        case 14: "image: image(\"\(random.pick(Self.subjects)).png\")"
        case 15: "layout: left(parent + \(number())), top(\(random.pick(Self.parts)) + @gap), size(\(number()), 44)"
        case 16: "frame: rect(\(number()), \(number()), \(number()), \(number()))"
        case 17: "contentEdgeInsets: insets(\(number()), \(number()), \(number()), \(number()))"
        case 18: "shadowOffset: size(0, \(number()))"
        case 19: "autoresizingMask: width height"
        case 20: "numberOfLines: \(random.number(below: 4))"
        case 21: "borderWidth: \(length())"
        case 22: "borderColor: \(color())"
        default: "imageView.contentMode: scaleAspectFill"
        }
    }

    private mutating func color() -> String {
        switch random.number(below: 5) {
        case 0, 1: "@\(random.pick(Self.colors))"
        case 2: "lighten(@\(random.pick(Self.colors)), \(number())%)"
        default: plainColor()
        }
    }

    private mutating func plainColor() -> String {
        switch random.number(below: 3) {
        case 0: "#\(random.number(in: 100...999))\(random.number(in: 100...999))"
        case 1: "rgba(\(number()), \(number()), \(number()), 0.\(random.number(in: 1...9)))"
        default: random.pick(["white", "darkGray", "clearColor", "red"])
        }
    }

    private mutating func font() -> String {
        switch random.number(below: 3) {
        case 0: "Helvetica-Bold \(random.number(in: 9...32))"
        case 1: "\(random.number(in: 9...32)) system"
        default: "@textSize systemBold"
        }
    }

    private mutating func length() -> String {
        switch random.number(below: 3) {
        case 0: "@\(random.pick(Self.lengths))"
        case 1: "@\(random.pick(Self.lengths)) * 2 + \(number())"
        default: "\(number())"
        }
    }

    private mutating func number() -> Int { random.number(in: 1...99) }

    private func indent(_ depth: Int) -> String { String(repeating: "    ", count: depth) }
}

extension Corpus {
    /// Returns a stylesheet of InterfaCSS, and the CSS with the same effect.
    static func interfaCSS() -> [Corpus] {
        var sheet = InterfaCSSStylesheet(size: 100_000)
        let original = Corpus("interfacss", sheet.write(), .interfaCSS)
        let css = Dialect.interfaCSS.css(for: LoadBenchmarks.source(original.text))
        return [original, Corpus("converted css", Array(css.utf8))]
    }
}
