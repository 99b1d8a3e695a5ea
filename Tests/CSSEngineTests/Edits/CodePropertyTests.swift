import CSSEngine
import Testing

/// Custom properties set from code, as by `element.style.setProperty(name, value)` in a browser.
@Suite struct CodePropertyTests {
    /// The value of `top: var(--x)` for a view with an inline style after code has set `--x` to `5px`.
    private func top(_ sheet: String, inlineStyle: String?, origin: Origin = .author) -> String? {
        let engine = StyleEngine()
        engine.add(Stylesheet("UIView { top: var(--x, 0px) }"))
        engine.add(Stylesheet(sheet), origin: origin)
        let node = engine.insert(TestNode("UIView", inlineStyle: inlineStyle))
        engine.restyle()
        engine.setCustomProperty("--x", to: "5px", of: node)
        engine.restyle()
        return engine.properties["top"].flatMap { engine.style(of: node)[$0]?.cssText }
    }

    @Test(
        "A property set from code applies after an unfinished inline style",
        arguments: [
            "color: \"red", "color: \"red\n", "width: calc(1px", "background-image: url(a", "left: 1px /* comment",
            "--y: {", "--y: [(", "left: 1px; top", "left: 1px\\", "left: 1px;}", "@media {",
        ])
    func unfinishedInlineStyle(_ inlineStyle: String) {
        #expect(top("", inlineStyle: inlineStyle) == "5px")
    }

    @Test(
        "A property set from code has the precedence of inline declarations",
        arguments: [
            ("UIView { --x: 1px }", nil, "5px"),
            ("UIView { --x: 1px !important }", nil, "1px"),
            ("@layer a { UIView { --x: 1px !important } }", nil, "1px"),
            ("", "--x: 1px", "5px"),
            // The property replaces the declaration.
            ("", "--x: 1px !important", "5px"),
            ("UIView { --x: 2px !important }", "--x: 1px !important", "2px"),
            ("UIView { --x: 2px !important }", "--x: 1px", "2px"),
        ])
    func precedence(sheet: String, inlineStyle: String?, expected: String) {
        #expect(top(sheet, inlineStyle: inlineStyle) == expected)
        #expect(top(sheet, inlineStyle: inlineStyle, origin: .userAgent) == expected)
    }

    @Test("A removed property has its inline value again")
    func removal() {
        let engine = StyleEngine()
        let view = TestNode("UIView", inlineStyle: "--x: 1px; top: var(--x)")
        let node = engine.insert(view)
        func top() -> String? {
            engine.restyle()
            return engine.properties["top"].flatMap { engine.style(of: node)[$0]?.cssText }
        }
        #expect(top() == "1px")
        engine.setCustomProperty("--x", to: "2px", of: node)
        #expect(top() == "2px")
        view.inlineStyle = "--x: 3px; top: var(--x)"
        engine.update(node, .inlineStyle)
        #expect(top() == "2px")
        engine.setCustomProperty("--x", to: nil, of: node)
        #expect(top() == "3px")
    }

    @Test("The inspector lists properties set from code after the inline style")
    func inspection() {
        let engine = StyleEngine()
        let node = engine.insert(TestNode("UIView", inlineStyle: "--x: 1px; left: 2px; colour: red"))
        engine.setCustomProperty("--x", to: "2px", of: node)
        engine.restyle()
        var report = engine.inspector()
        let declarations = report.rules(of: node).map { rule in
            rule.declarations.map { "\($0.property): \($0.value)\($0.won ? " won" : "")" }
        }
        #expect(declarations == [["--x: 1px", "left: 2px won", "colour: red", "--x: 2px won"]])
        let values = engine.elementStyle(of: node).all.map { "\($0.property): \($0.text)" }
        #expect(values == ["left: 2px", "--x: 2px", "colour: red"])
    }
}
