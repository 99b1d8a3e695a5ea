import CSSLint
import InterfaCSS
import Testing

@testable import CSSEngine

/// A variable of InterfaCSS is replaced by its text before the value is read.
@Suite struct InterfaCSSReplacementTests {
    /// Values that are the same if any part of them is a variable.
    private static let values: [(property: String, value: String, css: String)] = [
        ("alpha", "0.25", "opacity"), ("alpha", "25%", "opacity"), ("alpha", "3 * (1 - 0.75)", "opacity"),
        ("alpha", "-2 + 2.5", "opacity"), ("cornerRadius", "7 ** 2", "border-radius"),
        ("cornerRadius", "-10 + 15", "border-radius"), ("cornerRadius", "12px", "border-radius"),
        ("cornerRadius", "2 * 4 + 1", "border-radius"), ("borderWidth", "(1 + 2) * 2", "border-width"),
        ("hidden", "3 >= 4", "visibility"), ("hidden", "(2 > 1) && !(3 > 4)", "visibility"),
        ("hidden", "YES", "visibility"), ("clipsToBounds", "no", "overflow"),
        ("contentMode", "TopLeft", "content-mode"), ("contentMode", "UIViewContentModeBottomRight", "content-mode"),
        ("autoresizingMask", "width, height left", "autoresizing"),
        ("lineBreakMode", "truncatingTail", "line-break-mode"),
        ("textAlignment", "center", "text-align"), ("keyboardType", "emailAddress", "keyboard-type"),
        ("contentSize", "size(6 * 5, 3 ** 3)", "content-size"), ("contentSize", "7, 8", "content-size"),
        ("contentInset", "insets(1, 2, 3, 4)", "content-inset"), ("contentInset", "1, 2, 3, 4", "content-inset"),
        ("titleEdgeInsets", "insets(5, 6)", "title-insets"), ("titleEdgeInsets", "1, 2, 3, 4", "title-insets"),
        ("titlePositionAdjustment", "offset(3, 4)", "title-position-adjustment"),
        ("center", "point(3, 4)", "center"), ("center", "8, 9", "center"), ("center", "parent(20, -30)", "center"),
        ("anchorPoint", "point(0.5, 1)", "transform-origin"), ("anchorPoint", "0.25, 1", "transform-origin"),
        ("frame", "rect(1, 2, 3, 4)", "frame"), ("frame", "size(20%, 25%).left(12).top(8)", "frame"),
        ("frame", "parent(5, 10, 15, 20)", "frame"), ("frame", "sizeToFit(5, 5)", "frame"),
        ("layout", "size(10, 20) left(3) top(4)", "layout"),
        ("layout", "size(25%, 20), left(a.right + 5)", "layout"),
        ("layout", "left(parent + 5) top(title.bottom - 8)", "layout"),
        ("layout", "size(2 * a.width, a + 15)", "layout"),
        ("transform", "rotate(45) scale(2)", "transform"), ("transform", "scale(2, 3) translate(10, -4)", "transform"),
        ("backgroundColor", "#369", "background-color"), ("backgroundColor", "#33669980", "background-color"),
        ("backgroundColor", "rgba(10, 20, 30, 0.5)", "background-color"), ("textColor", "lightGray", "color"),
        ("textColor", "darkGrayColor", "color"), ("tintColor", "systemBlue", "accent-color"),
        ("backgroundColor", "lighten(#369, 25%)", "background-color"),
        ("backgroundColor", "fadeOut(saturate(#369, 30), 50)", "background-color"),
        ("backgroundColor", "gradient(red, green)", "background-color"),
        ("borderColor", "mix(red, lightGray, 25)", "border-color"),
        ("font", "Courier 12", "font-family"), ("font", "12 Courier", "font-size"),
        ("font", "Courier-Bold 12", "font-family"), ("font", "systemBold 30", "font-weight"),
        ("font", "bigger(Arial 10, 2)", "font-size"), ("font", "\"Courier New\" 12", "font-family"),
        ("image", "pic.png", "-mobile-image"), ("image", "icon-small.png", "-mobile-image"),
        ("image", "image(pic.png, 1, 2)", "-mobile-image"), ("image", "lighten(#369, 10%)", "-mobile-image"),
        ("image", "red", "-mobile-image"), ("text", "Plain words", "text"), ("text", "\"It is 5 o'clock\"", "text"),
        ("placeholder", "\"a, b (c)\"", "placeholder"), ("width", "50%", "width"), ("width", "25", "width"),
        ("width", "(2 + 3) * 4", "width"), ("numberOfLines", "3", "number-of-lines"),
        ("border-radius", "12px", "border-radius"), ("visibility", "hidden", "visibility"),
        ("padding", "1px 2px", "padding-left"), ("width", "12px", "width"), ("margin", "3px", "margin-left"),
        ("maxWidth", "12pt", "max-width"), ("contentSize", "size(6px, 3px)", "content-size"),
        ("contentInset", "1px, 2px, 3px, 4px", "content-inset"),
    ]

    private static func computed(_ sheet: String, _ property: String, file: String = "a.iss") -> String? {
        let engine = StyleEngine()
        engine.add(Stylesheet(Source(name: file, text: sheet), dialects: [.interfaCSS]))
        let node = engine.insert(TestNode("UIView", classes: ["a"]))
        engine.restyle()
        return engine.properties[property].flatMap { engine.style(of: node)[$0]?.cssText }
    }

    /// Whether a text is the value of a variable: with pairs of brackets and quotation marks, and without blanks at its ends.
    private static func isValue(_ text: Substring) -> Bool {
        guard let first = text.first, let last = text.last, first != " ", last != " ", first != ",", last != "," else {
            return false
        }
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
                if depth < 0 { return false }
            }
        }
        return depth == 0 && quote == nil
    }

    private static func continuesName(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } ?? false
    }

    /// The stylesheets in which a part of a value is a variable.
    private static func sheets(_ property: String, _ value: String) -> [String] {
        var sheets: [String] = []
        for start in value.indices {
            var end = start
            while end < value.endIndex {
                end = value.index(after: end)
                let (part, rest) = (value[start..<end], value[end...])
                let isInString = value[..<start].filter { $0 == "\"" }.count % 2 == 1
                guard isValue(part), !continuesName(rest.first), !isInString || !part.contains("\"") else { continue }
                sheets.append("@v: \(part);\n.a { \(property): \(value[..<start])@v\(rest); }")
                guard !isInString, part.contains(where: { $0.isLetter }), !part.contains("\"") else { continue }
                sheets.append("@v: \"\(part)\";\n.a { \(property): \(value[..<start])@v\(rest); }")
            }
        }
        return sheets
    }

    @Test(
        "A variable never ends its declaration, its rule or a string",
        arguments: [
            "\"x; } .a { alpha: 0; } /*\"", "(", "[1", "\"unclosed", "a } b", "/* open", "url(", "'", "\\", "a\\", "}",
            "\"*/ } .a { alpha: 0; }\"", "/", "*", "<!--", "!important", "@a", "a;b)", ")",
        ])
    func staysInItsPlace(_ value: String) {
        let sheet = """
            .a { alpha: 0.5; }
            @v: \(value);
            .b { alpha: @v; text: "@v"; image: x@v; font: @v 12; layout: @v left(3); hidden: @v > 3; textColor: @v@v/@v*; }
            .a { cornerRadius: 4; }
            """
        for (text, file) in [
            (sheet, "a.iss"), (Dialect.interfaCSS.css(for: Source(name: "a.iss", text: sheet)), "a.css"),
        ] {
            #expect(Self.computed(text, "opacity", file: file) == "0.5", "\(text)")
            #expect(Self.computed(text, "border-radius", file: file) == "4px", "\(text)")
        }
    }

    @Test("Any part of a value can be a variable", arguments: values.indices)
    func parts(_ index: Int) throws {
        let (property, value, css) = Self.values[index]
        let literal = try #require(Self.computed(".a { \(property): \(value); }", css), "\(property): \(value)")
        var failures: [String] = []
        for sheet in Self.sheets(property, value) {
            let result = Self.computed(sheet, css)
            if result != literal { failures.append("\(sheet)  →  \(result ?? "nil")") }
            let diagnostics = Lint.diagnostics(of: [
                Stylesheet(Source(name: "a.iss", text: sheet), dialects: [.interfaCSS])
            ])
            if !diagnostics.isEmpty {
                failures.append("\(sheet)  →  \(DiagnosticFormatter(properties: .standard).sentence(diagnostics[0]))")
            }
            let converted = Dialect.interfaCSS.css(for: Source(name: "a.iss", text: sheet))
            let other = Self.computed(converted, css, file: "a.css")
            if other != literal { failures.append("\(sheet)  →  \(converted)  →  \(other ?? "nil")") }
        }
        #expect(failures.isEmpty, "\(literal)\n\(failures.count)\n\(failures.prefix(12).joined(separator: "\n"))")
    }
}
