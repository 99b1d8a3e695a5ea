import CSSEngine
import Testing

/// Computed values of registered custom properties. Chromium has the same values, except that a font size is not inherited
/// here.
@Suite struct RegisteredPropertyTests {
    /// A view in a view in a root, with the classes `c`, `b` and `a`.
    private static func engine(_ sheet: String) -> (engine: StyleEngine, nodes: [StyleNode]) {
        let inner = TestNode("UIView", classes: ["c"])
        let middle = TestNode("UIView", classes: ["b"])
        let root = TestNode("UIView", classes: ["a"])
        middle.append(inner)
        root.append(middle)
        let engine = StyleEngine(environment: CSS.Environment(width: 300, height: 500))
        engine.add(Stylesheet(sheet))
        let nodes = engine.preorder(engine.insert(root))
        engine.restyle()
        return (engine, nodes)
    }

    private static func values(_ engine: StyleEngine, _ node: StyleNode) -> [String: String] {
        var report = engine.inspector()
        return Dictionary(uniqueKeysWithValues: report.computedValues(of: node).map { ($0.property, $0.text) })
    }

    private static func property(
        _ name: String, _ inherits: Bool, _ syntax: String = "<length>", _ initial: String = "7px"
    )
        -> String
    {
        "@property \(name) { syntax: \"\(syntax)\"; inherits: \(inherits); initial-value: \(initial) } "
    }

    /// The values of the view `.b`.
    private static let cases: [(String, String, [String: String?])] = [
        ("em", property("--x", false) + ".b { font-size: 20px; --x: 2em; width: var(--x) }", ["width": "40px"]),
        (
            "a child has the initial value", property("--x", false) + ".a { --x: 1px } .b { width: var(--x) }",
            ["width": "7px"]
        ),
        ("explicit inheritance", property("--x", false) + ".a { --x: 1px } .b { --x: inherit }", ["--x": "1px"]),
        ("unset", property("--x", false) + ".a { --x: 1px } .b { --x: unset; width: var(--x) }", ["width": "7px"]),
        ("a fallback is not used", property("--x", false) + ".b { width: var(--x, 3px) }", ["width": "7px"]),
        ("another type, inherited", property("--x", true) + ".a { --x: 5px } .b { --x: red }", ["--x": "5px"]),
        (
            "another type, initial", property("--x", false) + ".b { --x: red; width: var(--x) }",
            ["width": "7px", "--x": nil]
        ),
        (
            "a cycle through the font size",
            property("--x", false) + ".b { font-size: var(--x); --x: 2em; width: var(--x) }",
            ["font-size": "16px", "width": "7px"]
        ),
        (
            "a cycle through two properties",
            property("--x", true) + ".a { --x: 3px } .b { font-size: var(--u); --u: var(--x); --x: 2em; --y: 1em }",
            ["--x": "3px", "--u": nil, "--y": "1em"]
        ),
        (
            "another property outside of a cycle",
            property("--x", false) + property("--y", false) + ".b { font-size: var(--x); --x: 2em; --y: 3em }",
            ["--y": "48px"]
        ),
        (
            "a font size from a variable",
            property("--y", false) + ".b { font-size: var(--s); --s: 25px; --y: 3em }",
            ["font-size": "25px", "--y": "75px"]
        ),
        ("no cycle with rem", property("--x", false) + ".b { font-size: var(--x); --x: 2rem }", ["font-size": "32px"]),
        (
            "a cycle through the line height",
            property("--x", false) + ".b { line-height: var(--x); --x: 2lh; width: var(--x) }", ["width": "7px"]
        ),
        (
            "no cycle of line height and em", property("--x", false) + ".b { line-height: var(--x); --x: 2em }",
            ["line-height": "32px"]
        ),
        (
            "a cycle of registered properties",
            property("--x", true) + property("--y", false, "<length>", "8px")
                + ".a { --x: 1px } .b { --x: var(--y); --y: var(--x); width: var(--y) }",
            ["--x": "1px", "width": "8px"]
        ),
        (
            "an unregistered property has the computed text",
            property("--x", false) + ".a { font-size: 10px; --x: 2em; --u: [var(--x)] } .b { font-size: 30px }",
            ["--u": "[20px]"]
        ),
        (
            "a colour is relative where it is used",
            property("--x", true, "<color>", "red")
                + ".a { color: lime; --x: currentcolor } .b { color: blue; background-color: var(--x) }",
            ["background-color": "rgb(0, 0, 255)", "--x": "currentcolor"]
        ),
        (
            "the universal syntax without a value",
            "@property --x { syntax: \"*\"; inherits: false } .a { --x: 5px } .b { width: var(--x, 3px) }",
            ["width": "3px", "--x": nil]
        ),
        ("a viewport unit", property("--x", true, "<length>", "10vw") + ".b { width: var(--x) }", ["width": "30px"]),
        (
            "the last layer",
            "@layer a, b; @layer b { \(property("--x", false, "<length>", "1px")) } @layer a { \(property("--x", false)) } .b { width: var(--x) }",
            ["width": "1px"]
        ),
        (
            "a media condition", "@media (width: 301px) { \(property("--x", false)) } .b { width: var(--x, 2px) }",
            ["width": "2px"]
        ),
        (
            "an equal value in a style query",
            property("--x", true) + ".b { --x: 16px; width: if(style(--x: 1em): 5px; else: 6px) }", ["width": "5px"]
        ),
    ]

    @Test("Values are computed as in Chromium", arguments: cases)
    func values(_ name: String, _ sheet: String, _ expected: [String: String?]) {
        let (engine, nodes) = Self.engine(sheet)
        let values = Self.values(engine, nodes[1])
        for (property, text) in expected { #expect(values[property] == text, "\(name): \(property)") }
    }

    @Test("Code registers properties, and wins over rules")
    func registrationFromCode() {
        let (engine, nodes) = Self.engine(Self.property("--x", false) + ".b { --x: 2em; width: var(--x) }")
        #expect(engine.registerProperty("--x", syntax: "<color>", inherits: true, initialValue: "red"))
        engine.restyle()
        #expect(Self.values(engine, nodes[1])["width"] == "auto")
        #expect(!engine.registerProperty("--y", syntax: "<color>", inherits: true))
        #expect(!engine.registerProperty("--y", syntax: "<color>", inherits: true, initialValue: "1px"))
        #expect(!engine.registerProperty("y", syntax: "*", inherits: true))
        #expect(!engine.registerProperty("--y", syntax: "<colour>", inherits: true, initialValue: "red"))
    }

    @Test("An equal registration restyles nothing")
    func equalRegistration() {
        let (engine, _) = Self.engine(".b { width: var(--x) }")
        #expect(engine.registerProperty("--x", syntax: "<length>", inherits: true, initialValue: "1px"))
        #expect(engine.restyle().visitedCount == 3)
        #expect(engine.registerProperty("--x", syntax: "<length>", inherits: true, initialValue: " 1px "))
        #expect(engine.restyle().visitedCount == 0)
    }

    @Test("A change of the viewport updates initial values")
    func environmentChange() {
        let (engine, nodes) = Self.engine(Self.property("--x", true, "<length>", "10vw") + ".b { width: var(--x) }")
        engine.environment.width = 500
        #expect(engine.restyle().visitedCount == 1)
        #expect(Self.values(engine, nodes[1])["width"] == "50px")
    }

    @Test("A change of a property that does not inherit restyles no descendants")
    func propagation() {
        let (engine, nodes) = Self.engine(Self.property("--x", false) + "* { width: var(--x) }")
        #expect(engine.setCustomProperty("--x", to: "2px", of: nodes[0]))
        #expect(engine.restyle().visitedCount == 1)
        #expect(Self.values(engine, nodes[0])["width"] == "2px" && Self.values(engine, nodes[2])["width"] == "7px")
    }
}
