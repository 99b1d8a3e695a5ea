import CSSEngine
import CSSLint
import NimbusCSS
import Testing

/// Records the texts of undeclared properties.
private final class Dial: NIStyleable {
    var customStates: [String] = []
    var inlineStyle: String?
    private(set) var calls: [String] = []

    var styleTypes: [String] { ["Dial"] }
    var styleCustomStates: [String] { customStates }

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
        let undeclared = difference.undeclaredProperties.map { "\($0): \(ruleset[$0]?.text ?? "-")" }
        calls.append((undeclared + difference.changes.map(\.property)).joined(separator: "; "))
    }
}

/// Properties that no property table declares.
@MainActor @Suite struct UndeclaredPropertyTests {
    private let stylesheet = NIStylesheet()

    private func makeDOM(_ css: String) -> NIDOM {
        stylesheet.load(text: css, name: "a.css")
        return NIDOM(stylesheet: stylesheet)
    }

    @Test("A change of an undeclared property notifies the object")
    func change() {
        let dom = makeDOM("Dial { Dial-Color: red } .on { dial-color: blue; dial-speed: 3x }")
        let dial = Dial()
        dom.register(dial)
        #expect(dial.takeCalls() == ["dial-color: red"])
        #expect(dom.ruleset(of: dial)?["dial-color"]?.location?.description == "a.css:1:8")
        dom.addCssClass("on", to: dial)
        #expect(dial.takeCalls() == ["dial-color: blue; dial-speed: 3x"])
        dom.addCssClass("other", to: dial)
        dom.refresh()
        #expect(dial.takeCalls() == [])
        dom.refresh(reapplying: true)
        #expect(dial.takeCalls() == ["dial-color: blue; dial-speed: 3x"])
        dom.removeCssClass("on", from: dial)
        #expect(dial.takeCalls() == ["dial-color: red; dial-speed: -"])
    }

    @Test("A declared property that changes together with it is in the same call")
    func together() {
        let dom = makeDOM(".on { dial-color: blue; opacity: 0.5 }")
        let dial = Dial()
        dom.register(dial)
        #expect(dial.takeCalls() == [])
        dom.addCssClass("on", to: dial)
        #expect(dial.takeCalls() == ["dial-color: blue; opacity"])
    }

    @Test("A stylesheet that declares another text notifies the object")
    func reload() {
        let dom = makeDOM("Dial { dial-color: red }")
        let dial = Dial()
        dom.register(dial)
        _ = dial.takeCalls()
        stylesheet.load(text: "\n\nDial { dial-color: red } .x { dial-color: red }", name: "a.css")
        dom.refresh()
        #expect(dial.takeCalls() == [])
        stylesheet.load(text: "Dial { dial-color: blue }", name: "a.css")
        dom.refresh()
        #expect(dial.takeCalls() == ["dial-color: blue"])
        stylesheet.load(text: "Dial { }", name: "a.css")
        dom.refresh()
        #expect(dial.takeCalls() == ["dial-color: -"])
        stylesheet.load(text: "Dial { dial-color: !important; dial-color: }", name: "a.css")
        dom.refresh()
        #expect(dial.takeCalls().count <= 1)
    }

    @Test("Inline style and the cascade decide the text")
    func cascade() {
        let dom = makeDOM(
            "#a { dial-color: red } Dial { dial-color: blue; dial-speed: 1 !important } #a { dial-speed: 2 }")
        let dial = Dial()
        dom.register(dial, andId: "a")
        #expect(dial.takeCalls() == ["dial-color: red; dial-speed: 1"])
        dom.setStyle("dial-color: green; dial-speed: 3", of: dial)
        #expect(dial.takeCalls() == ["dial-color: green"])
        dom.setStyle(nil, of: dial)
        #expect(dial.takeCalls() == ["dial-color: red"])
    }

    @Test("An object registered again starts without texts")
    func registration() {
        let dom = makeDOM("Dial { dial-color: red }")
        let dial = Dial()
        dom.register(dial)
        dom.unregister(dial)
        _ = dial.takeCalls()
        dom.register(dial)
        #expect(dial.takeCalls() == ["dial-color: red"])
        dom.unregisterAllViews()
        dom.register(dial)
        #expect(dial.takeCalls() == ["dial-color: red"])
    }

    @Test("Any text is delivered as written")
    func hostileTexts() {
        for text in ["url(\"x\")", "var(--x)", "\"…\u{301}\"", "a\\62 c", "(((1)))"] {
            let dom = makeDOM("Dial { dial-color: \(text) }")
            let dial = Dial()
            dom.register(dial)
            #expect(dial.takeCalls() == ["dial-color: \(text)"])
        }
    }

    @Test("A declared property has a typed value for plain objects and for lint")
    func declared() {
        let table = PropertyTable(
            adding: [Property("dial-color", .color([]), initial: .keyword(.none))], pseudoClasses: ["press"])
        let stylesheet = NIStylesheet(properties: table)
        stylesheet.load(text: "Dial { dial-color: red } Dial:press { dial-color: blue }", name: "a.css")
        #expect(Lint.diagnostics(of: [stylesheet.snapshot]).isEmpty)
        let dom = NIDOM(stylesheet: stylesheet)
        let dial = Dial()
        dom.register(dial)
        #expect(dial.takeCalls() == ["dial-color"])
        #expect(dom.ruleset(of: dial)?.value(of: "dial-color")?.cssText == "rgb(255, 0, 0)")
        dial.customStates = ["press"]
        dom.refreshView(dial)
        #expect(dial.takeCalls() == ["dial-color"])
        #expect(dom.ruleset(of: dial)?.value(of: "dial-color")?.cssText == "rgb(0, 0, 255)")
        stylesheet.load(text: "Dial { dial-color: 3px }", name: "a.css")
        #expect(Lint.diagnostics(of: [stylesheet.snapshot]).map(\.severity) == [.error])
    }
}
