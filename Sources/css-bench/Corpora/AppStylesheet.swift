import TestSupport

/// Writes the stylesheet of an app with many screens, with the properties of Nimbus. It has custom properties for
/// colours and sizes, rules for each view class, components with states and variants, and media queries for dark mode
/// and for wide screens. The result is always the same.
struct AppStylesheet {
    /// The minimum number of bytes.
    let size: Int

    private var text = ""
    private var random = SeededGenerator(seed: 11)
    private var values = AppValues(seed: 12)

    init(size: Int) {
        self.size = size
    }

    private static let classes = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch", "UITableView", "UITableViewCell",
        "UINavigationBar", "UIToolbar", "UIScrollView", "UIActivityIndicatorView", "UISlider", "UISearchBar",
    ]
    private static let subjects = [
        "account", "alert", "album", "article", "avatar", "badge", "banner", "card", "cart", "chat", "comment",
        "contact", "event", "feed", "filter", "gallery", "invite", "library", "map", "message", "note", "order",
        "player", "post", "price", "product", "profile", "quote", "receipt", "reminder", "review", "route", "search",
        "session", "song", "story", "ticket", "timeline", "track", "wallet",
    ]
    private static let parts = [
        "title", "subtitle", "caption", "icon", "photo", "button", "row", "field", "footer", "header", "count", "date",
    ]
    private static let variants = ["primary", "quiet", "danger", "compact", "wide", "selected", "unread", "featured"]
    private static let states = [":highlighted", ":disabled", ":selected", ":focused", ":first-child", ":last-child"]

    mutating func write() -> [UInt8] {
        text += "/* Generated: an app with \(Self.subjects.count) subjects, again and again. */\n\n"
        writePalette()
        for name in Self.classes { writeRule(name, depth: 0, 2...4) }
        var round = 0
        while text.utf8.count < size {
            let suffix = round == 0 ? "" : "-\(round + 1)"
            for subject in Self.subjects where text.utf8.count < size {
                text += "/* \(subject)\(suffix) */\n\n"
                writeComponent(subject + suffix)
                if random.chance(oneIn: 2) { writeScreen(subject + suffix) }
            }
            round += 1
        }
        return Array(text.utf8)
    }

    private mutating func writePalette() {
        text += ":root {\n"
        for name in AppValues.colorNames { text += "    --\(name): \(values.plainColor());\n" }
        for name in AppValues.lengthNames { text += "    --\(name): \(random.number(in: 1...48))px;\n" }
        text += "}\n\n@media (prefers-color-scheme: dark) {\n    :root {\n"
        for name in AppValues.colorNames { text += "        --\(name): \(values.plainColor());\n" }
        text += "    }\n}\n\n"
    }

    private mutating func writeComponent(_ name: String) {
        open(".\(name)", depth: 0)
        writeDeclarations(depth: 1, 4...7)
        for variant in Self.variants where random.chance(oneIn: 4) {
            text += "\n"
            writeRule("&.\(variant)", depth: 1, 1...3)
        }
        if random.chance(oneIn: 2) { writeRule("&\(random.pick(Self.states))", depth: 1, 1...2) }
        close(depth: 0)
        for part in Self.parts where !random.chance(oneIn: 3) {
            let selector: String
            switch random.number(below: 4) {
            case 0: selector = ".\(name) > .\(part)"
            case 1: selector = ".\(name) \(random.pick(Self.classes)).\(part)"
            default: selector = ".\(name)-\(part)"
            }
            open(selector, depth: 0)
            writeDeclarations(depth: 1, 2...6)
            for state in Self.states where random.chance(oneIn: 6) { writeRule("&\(state)", depth: 1, 1...2) }
            close(depth: 0)
        }
        guard random.chance(oneIn: 2) else { return }
        text += "@media (min-width: 768px) and (orientation: landscape) {\n"
        writeRule(".\(name), .\(name)-\(random.pick(Self.parts))", depth: 1, 2...4)
        text += "}\n\n"
    }

    private mutating func writeScreen(_ name: String) {
        let screen = "#\(name)Screen"
        writeRule("\(screen) \(random.pick(Self.classes))", depth: 0, 1...4)
        writeRule("\(screen) .\(name) + .\(random.pick(Self.subjects))", depth: 0, 1...3)
        writeRule("\(screen) :is(.\(name), .\(name)-row):not(.\(random.pick(Self.variants)))", depth: 0, 2...4)
        writeRule(".\(name)-row:nth-child(2n+1) > .\(random.pick(Self.parts))", depth: 0, 1...2)
    }

    private mutating func writeRule(_ selector: String, depth: Int, _ count: ClosedRange<Int>) {
        open(selector, depth: depth)
        writeDeclarations(depth: depth + 1, count)
        close(depth: depth)
    }

    private mutating func open(_ selector: String, depth: Int) {
        text += indent(depth) + selector + " {\n"
    }

    private mutating func close(depth: Int) {
        text += indent(depth) + (depth == 0 ? "}\n\n" : "}\n")
    }

    private mutating func writeDeclarations(depth: Int, _ count: ClosedRange<Int>) {
        for _ in 0..<random.number(in: count) { text += indent(depth) + values.declaration() + ";\n" }
    }

    private func indent(_ depth: Int) -> String { String(repeating: "    ", count: depth) }
}
