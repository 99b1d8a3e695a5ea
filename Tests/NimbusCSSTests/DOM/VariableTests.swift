import CSSEngine
import InterfaCSS
import NimbusCSS
import Testing

/// Variables that an app sets at run time.
@MainActor @Suite struct VariableTests {
    private let stylesheet = NIStylesheet(dialects: [.interfaCSS])
    private let root = RecordingView("Screen")
    private let card = RecordingView("Card")
    private let label = RecordingView("Label")

    private func makeDOM(_ css: String, name: String = "a.css") -> NIDOM {
        stylesheet.load(text: css, name: name)
        let dom = NIDOM(stylesheet: stylesheet)
        root.add(card)
        root.add(label)
        for view in [root, card, label] { dom.register(view) }
        return dom
    }

    private func takeStyled() -> [String] { [root, card, label].filter { !$0.takeChanges().isEmpty }.map(\.type) }

    @Test("A variable styles the views that use it, and no others") func users() {
        let dom = makeDOM(":root { --gap: 4px } Card { left: var(--gap) } Label { left: 1px }")
        _ = takeStyled()
        #expect(dom.setVariable("gap", to: "6px"))
        #expect(takeStyled() == ["Card"])
        #expect(dom.ruleset(of: card)?["left"]?.text == "6px")
        dom.setVariable("gap", to: nil)
        #expect(dom.ruleset(of: card)?["left"]?.text == "4px")
    }

    @Test("A variable of an InterfaCSS stylesheet can be set and read") func interfaCSS() {
        let dom = makeDOM("@k: 1; @c: blue; Card { alpha: @k; }", name: "a.iss")
        #expect(dom.ruleset(of: card)?["opacity"]?.text == "1")
        #expect(dom.variable("c", for: "color")?.cssText == "rgb(0, 0, 255)")
        dom.setVariable("k", to: "0.5")
        #expect(dom.variable("k") == "0.5")
        #expect(dom.ruleset(of: card)?["opacity"]?.text == "0.5")
    }

    @Test("A registered property has values of its type, and its initial value otherwise") func registration() {
        let dom = makeDOM("* { left: var(--gap) } Card { --gap: red } Label { --gap: calc(1px + 2px) }")
        _ = takeStyled()
        #expect(dom.registerProperty("--gap", syntax: "<length>", inherits: false, initialValue: "8px"))
        // The text of the variable of the label changes, but not the value of a property.
        #expect(takeStyled() == ["Screen", "Card"])
        #expect(dom.ruleset(of: card)?["left"]?.text == "8px")
        #expect(dom.ruleset(of: label)?["--gap"]?.text == "3px")
        #expect(!dom.registerProperty("--gap", syntax: "<length>", inherits: false))
        #expect(takeStyled().isEmpty)
    }

    @Test("Invalid names and values change nothing") func invalid() {
        let dom = makeDOM("Card { left: var(--gap, 3px) }")
        #expect(!dom.setVariable("ga p", to: "6px"))
        #expect(!dom.setVariable("gap", to: "6px; top: 1px"))
        #expect(dom.variable("gap") == nil)
        #expect(dom.variable("gap", for: "left") == nil)
        dom.setVariable("gap", to: "6px")
        #expect(dom.variable("gap", for: "color") == nil)
        #expect(dom.variable("gap", for: "nothing") == nil)
    }

    @Test("Variables hold for views that are registered later") func laterViews() {
        let dom = makeDOM("Card { left: var(--gap) }")
        dom.setVariable("gap", to: "6px")
        dom.unregisterAllViews()
        dom.register(card)
        #expect(dom.ruleset(of: card)?["left"]?.text == "6px")
    }

    @Test("A property of a root view wins over the variable") func ownProperty() {
        let dom = makeDOM("Card { left: var(--gap) }")
        dom.setVariable("gap", to: "6px")
        dom.setCustomProperty("--gap", to: "8px", of: root)
        #expect(dom.ruleset(of: card)?["left"]?.text == "8px")
        dom.setCustomProperty("--gap", to: nil, of: root)
        #expect(dom.ruleset(of: card)?["left"]?.text == "6px")
    }
}
