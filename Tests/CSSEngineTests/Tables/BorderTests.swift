import Testing

@testable import CSSEngine

/// The computed values of borders. Those that Nimbus CSS does not define are Chromium's.
@Suite struct BorderTests {
    /// Returns the declarations of a border of one part for each side, in alphabetical order.
    private static func values(_ declarations: String) -> String {
        var environment = CSS.Environment()
        environment.scale = 1
        return OneView("* { \(declarations) }", environment: environment).values
    }

    private static let cases: [(String, String)] = [
        (
            "border-top: 2.7px solid",
            "border-top-color: rgb(0, 0, 0); border-top-style: solid; border-top-width: 2px"
        ),
        (
            "border-top: 0.3px solid red",
            "border-top-color: rgb(255, 0, 0); border-top-style: solid; border-top-width: 1px"
        ),
        ("border-top-width: 5px", "border-top-width: 0px"),
        ("border-left-width: 5px; border-style: dotted", "border-left-width: 5px; border-style: dotted"),
        (
            "border-left: red; color: blue",
            "border-left-color: rgb(255, 0, 0); border-left-style: none; border-left-width: 0px; color: rgb(0, 0, 255)"
        ),
        (
            "border-left: dashed; color: blue",
            "border-left-color: rgb(0, 0, 255); border-left-style: dashed; border-left-width: 3px; color: rgb(0, 0, 255)"
        ),
        (
            "border: 2px solid red; border-top-width: 5px",
            "border-color: rgb(255, 0, 0); border-top-width: 5px; border-width: 5px 2px 2px"
        ),
        (
            "border: 2px dashed red; border-left-color: blue",
            "border-color: rgb(255, 0, 0) rgb(255, 0, 0) rgb(255, 0, 0) rgb(0, 0, 255); "
                + "border-left-color: rgb(0, 0, 255); border-style: dashed; border-width: 2px"
        ),
        (
            "border: none; border-top-style: dotted",
            "border-color: rgb(0, 0, 0); border-style: dotted none none; border-top-style: dotted; border-width: 3px 0px 0px"
        ),
        (
            "border-top-style: dashed; border: 1px solid red",
            "border-color: rgb(255, 0, 0); border-top-style: solid; border-width: 1px"
        ),
        (
            "border: red; border-style: solid",
            "border-color: rgb(255, 0, 0); border-style: solid; border-width: 3px"
        ),
        ("border-width: 2px; border-style: dashed hidden", "border-style: dashed hidden; border-width: 2px 0px"),
        ("border-style: none; border-width: 2px", "border-style: none; border-width: 0px"),
        ("border-width: thin thick", "border-width: 1px 5px"), ("border-width: 1px 1px 1px 1px", "border-width: 1px"),
        ("border-width: 1px 2px 3px 2px", "border-width: 1px 2px 3px"), ("border-style: solid", "border-style: solid"),
        (
            "border-color: red red; border-width: 1px 1em; font-size: 1px",
            "border-color: rgb(255, 0, 0); border-width: 1px; font-size: 1px"
        ),
        (
            "border-inline: 2px solid red; border-left-style: none; direction: ltr",
            "border-inline-end-color: rgb(255, 0, 0); border-inline-end-style: solid; border-inline-end-width: 2px; "
                + "border-inline-start-color: rgb(255, 0, 0); border-inline-start-style: none; "
                + "border-inline-start-width: 0px; border-left-style: none; direction: ltr"
        ),
        (
            "border: 1px solid red; border-inline-start-width: 4px; direction: rtl",
            "border-color: rgb(255, 0, 0); border-inline-start-width: 4px; border-width: 1px 4px 1px 1px; direction: rtl"
        ),
        (
            "border: 1px solid; border-block: 2px dotted green",
            "border-block-end-color: rgb(0, 128, 0); border-block-end-style: dotted; border-block-end-width: 2px; "
                + "border-block-start-color: rgb(0, 128, 0); border-block-start-style: dotted; "
                + "border-block-start-width: 2px; border-color: rgb(0, 128, 0) rgb(0, 0, 0); "
                + "border-style: dotted solid; border-width: 2px 1px"
        ),
    ]

    @Test("A border has the computed values of its sides", arguments: BorderTests.cases)
    func computedValues(_ declarations: String, _ expected: String) {
        #expect(Self.values(declarations) == expected)
    }

    private static let outlines: [(String, String)] = [
        ("outline: 2.7px dashed", "outline-color: rgb(0, 0, 0); outline-style: dashed; outline-width: 2px"),
        ("outline: auto red", "outline-color: rgb(255, 0, 0); outline-style: auto; outline-width: 3px"),
        ("outline-width: 5px; color: blue", "color: rgb(0, 0, 255); outline-width: 5px"),
        ("outline-offset: -3.4px", "outline-offset: -3px"), ("outline-offset: 0.4px", "outline-offset: 1px"),
        ("outline-offset: calc(1px - 4.5px)", "outline-offset: -3px"), ("outline-offset: 0", "outline-offset: 0px"),
    ]

    @Test("An outline has Chromium's computed values", arguments: BorderTests.outlines)
    func outlineValues(_ declarations: String, _ expected: String) {
        #expect(Self.values(declarations) == expected)
    }

    private static let inherited: [(String, String, String)] = [
        ("border: 2px solid red", "border-top-width: inherit; border-top-style: inherit", "solid 2px"),
        ("border: 2px solid red", "border-top: inherit", "rgb(255, 0, 0) solid 2px"),
        ("border-width: 2px", "border-top-width: inherit; border-top-style: inherit", "solid 2px"),
        (
            "border-top: 2px dashed red", "border: inherit",
            "rgb(255, 0, 0) rgb(0, 0, 0) rgb(0, 0, 0) dashed none none 2px 0px 0px"
        ),
        ("border: 2px dotted", "border-inline-start: inherit", "rgb(0, 0, 0) dotted 2px"),
        ("color: red", "border-bottom: inherit", "rgb(0, 0, 0) none 0px"),
    ]

    @Test("A side inherits from the border of the parent", arguments: BorderTests.inherited)
    func inheritance(_ parent: String, _ child: String, _ expected: String) {
        let engine = StyleEngine()
        engine.add(Stylesheet(".parent { \(parent) } .child { \(child) }"))
        let outer = engine.insert(TestNode("UIView", classes: ["parent"]))
        let inner = engine.insert(TestNode("UIView", classes: ["child"]), under: outer)
        engine.restyle()
        var inspector = engine.inspector()
        let values = inspector.computedValues(of: inner).sorted { $0.property < $1.property }
        #expect(values.map(\.text).joined(separator: " ") == expected)
    }

    @Test("A side that is rolled back has the width of all sides in the lower layer")
    func rollingBack() {
        let lower = "@layer a { * { border: 2px solid red } }"
        #expect(
            OneView(lower + " @layer b { * { border-width: 5px; border-top-width: revert-layer } }").values
                == "border-color: rgb(255, 0, 0); border-top-width: 2px; border-width: 2px 5px 5px")
        #expect(
            OneView(lower + " @layer b { * { border-left: revert-layer } }").values
                == "border-color: rgb(255, 0, 0); border-left-color: rgb(255, 0, 0); border-left-style: solid; "
                + "border-left-width: 2px; border-width: 2px")
        #expect(OneView("* { border-top-width: revert }").values == "border-top-width: 0px")
    }

    @Test("The widths of sides are whole pixels of the screen")
    func pixels() {
        var environment = CSS.Environment()
        environment.scale = 2
        let view = OneView("* { border-width: 0.1px; border-top: 2.7px solid red }", environment: environment)
        #expect(view.values.hasSuffix("border-top-width: 2.5px; border-width: 2.5px 0.5px 0.5px"))
    }
}
