import TestSupport

/// Writes a stylesheet like those of web toolkits: utility classes for each breakpoint, components with modifiers and
/// states, and custom properties. It has about 2,300 rules and is always the same.
struct BootstrapLikeStylesheet {
    private var text = ""
    private var random = SeededGenerator(seed: 5)

    private static let colors = ["primary", "secondary", "success", "info", "warning", "danger", "light", "dark"]
    private static let breakpoints = [("sm", 576), ("md", 768), ("lg", 992), ("xl", 1200), ("xxl", 1400)]
    private static let components = [
        "accordion", "alert", "badge", "breadcrumb", "btn", "card", "carousel", "dropdown", "form", "input", "list",
        "modal", "nav", "navbar", "offcanvas", "page", "placeholder", "popover", "progress", "spinner", "table",
        "toast", "tooltip",
    ]
    private static let parts = ["header", "body", "footer", "title", "item", "link", "icon", "toggle", "text"]

    mutating func write() -> [UInt8] {
        text += "/* Generated: utilities and components. */\n"
        writeVariables()
        writeElements()
        for component in Self.components { writeComponent(component) }
        writeUtilities(infix: "")
        for (name, width) in Self.breakpoints {
            text += "@media (min-width: \(width)px) {\n"
            writeUtilities(infix: "-" + name)
            text += "}\n"
        }
        return Array(text.utf8)
    }

    private mutating func rule(_ selector: String, _ declarations: [String]) {
        text += selector + " {\n"
        for declaration in declarations { text += "  " + declaration + ";\n" }
        text += "}\n\n"
    }

    private mutating func hex() -> String {
        var digits = ""
        for _ in 0..<6 { digits += String(random.number(below: 16), radix: 16) }
        return "#" + digits
    }

    private mutating func writeVariables() {
        var variables = ["--tk-gutter: 1.5rem", "--tk-radius: 0.375rem", "--tk-font: \"Helvetica Neue\", sans-serif"]
        for color in Self.colors {
            let rgb = (0..<3).map { _ in String(random.number(below: 256)) }.joined(separator: ", ")
            variables += ["--tk-\(color): \(hex())", "--tk-\(color)-rgb: \(rgb)"]
        }
        rule(":root", variables)
    }

    private mutating func writeElements() {
        rule("*,\n*::before,\n*::after", ["box-sizing: border-box"])
        rule("body", ["margin: 0", "font-family: var(--tk-font)", "line-height: 1.5", "color: #212529"])
        for level in 1...6 { rule("h\(level), .h\(level)", ["margin-top: 0", "font-size: \(3 - level / 3)rem"]) }
        for type in ["p", "ul", "ol", "dl", "pre", "figure", "fieldset", "legend", "table", "label", "button"] {
            rule(type, ["margin-top: 0", "margin-bottom: \(random.number(in: 1...4) * 4)px"])
        }
        rule("button:not(:disabled),\n[type=button]:not(:disabled)", ["cursor: pointer"])
    }

    private mutating func writeComponent(_ name: String) {
        rule(
            ".\(name)",
            [
                "--tk-\(name)-padding-x: \(random.number(in: 2...8) * 2)px", "--tk-\(name)-color: \(hex())",
                "--tk-\(name)-bg: transparent", "position: relative", "display: flex",
                "padding: 0.5rem var(--tk-\(name)-padding-x)", "color: var(--tk-\(name)-color)",
                "background-color: var(--tk-\(name)-bg)",
                "transition: color .15s ease-in-out, background-color .15s ease-in-out, border-color .15s ease-in-out",
            ])
        for part in Self.parts {
            rule(
                ".\(name)-\(part)",
                [
                    "margin-bottom: calc(-.5 * var(--tk-gutter))", "border-radius: var(--tk-radius, 4px)",
                    "border: \(random.number(in: 1...3))px solid rgba(0, 0, 0, .\(random.number(in: 1...9)))",
                ])
            rule(".\(name)-\(part):hover", ["color: var(--tk-\(name)-color)", "opacity: .85"])
            rule(".\(name)-\(part):focus,\n.\(name)-\(part).active", ["outline: 0", "z-index: 3"])
            rule(".\(name) > .\(name)-\(part):first-child", ["border-top-width: 0"])
            rule(".\(name) > .\(name)-\(part):not(:last-child)", ["margin-right: \(random.number(in: 1...9))px"])
        }
        for color in Self.colors {
            rule(
                ".\(name)-\(color)",
                ["--tk-\(name)-color: \(hex())", "--tk-\(name)-bg: rgba(var(--tk-\(color)-rgb), .25)"])
            rule(".\(name)-\(color) .\(name)-link", ["color: \(hex())"])
        }
    }

    private mutating func writeUtilities(infix: String) {
        let sides = [
            ("", [""]), ("t", ["-top"]), ("b", ["-bottom"]), ("s", ["-left"]), ("e", ["-right"]),
            ("x", ["-left", "-right"]), ("y", ["-top", "-bottom"]),
        ]
        for (short, property) in [("m", "margin"), ("p", "padding")] {
            for (side, suffixes) in sides {
                for step in 0...5 {
                    let length = ["0", "0.25rem", "0.5rem", "1rem", "1.5rem", "3rem"][step]
                    rule(".\(short)\(side)\(infix)-\(step)", suffixes.map { "\(property)\($0): \(length) !important" })
                }
            }
        }
        for column in 1...12 {
            rule(".col\(infix)-\(column)", ["flex: 0 0 auto", "width: \(Double(column) * 8.333333)%"])
            rule(".offset\(infix)-\(column)", ["margin-left: \(Double(column) * 8.333333)%"])
        }
        for display in ["none", "inline", "block", "grid", "table", "flex", "inline-flex"] {
            rule(".d\(infix)-\(display)", ["display: \(display) !important"])
        }
        for place in ["start", "end", "center", "between", "around", "evenly"] {
            rule(".justify-content\(infix)-\(place)", ["justify-content: \(place) !important"])
            rule(".align-items\(infix)-\(place)", ["align-items: \(place) !important"])
        }
    }
}
