import CSSEngine
import InterfaCSS
import Testing

/// `::part()`, which matches the elements that are parts of another element.
@Suite struct PartTests {
    private let engine = StyleEngine()
    private let button = TestNode("UIButton", classes: ["b"])
    private let label = TestNode("UILabel")
    private let host: StyleNode
    private let part: StyleNode

    init() {
        (label.part, label.isInternalPart) = ("title-label", true)
        host = engine.insert(button)
        part = engine.insert(label, under: host)
    }

    private func add(_ text: String, _ dialect: Dialect = .css) {
        engine.add(Stylesheet(Source(name: "a.css", text: text), dialect: dialect))
    }

    private func top(_ node: StyleNode) -> String? {
        engine.restyle()
        return engine.style(of: node)[engine.properties["top"]!]?.cssText
    }

    private static let selectors: [(selector: String, matches: Bool)] = [
        ("UIButton::part(title-label)", true), ("UIButton.b::part(title-label)", true),
        ("UIButton.c::part(title-label)", false), ("UILabel::part(title-label)", false),
        ("UIButton::part(image-view)", false), ("UIButton::part(Title-Label)", false),
        ("::part(title-label)", true), ("*::part(title-label)", true), (".x, ::part(title-label)", true),
        ("UIButton ::part(title-label)", false), ("UIButton > ::part(title-label)", false),
        ("UIButton::part(title-label):highlighted", true), ("UIButton::part(title-label):disabled", false),
        ("UIButton::part(title-label title-label)", true), ("UIButton::part(title-label image-view)", false),
        (":root > UILabel", false), ("UILabel", false), ("*", false), ("UIButton *", false),
        ("UIButton:empty::part(title-label)", true), ("[part]", false), (":state(part)", false),
    ]

    @Test("The name and the host decide, and no other selector matches", arguments: PartTests.selectors)
    func matching(_ selector: String, matches: Bool) {
        label.state = .highlighted
        engine.update(part, .state)
        add("\(selector) { top: 1px }")
        #expect(top(part) == (matches ? "1px" : nil), "\(selector)")
    }

    @Test("Nested rules style the parts of the elements that the outer rule matches")
    func nesting() {
        add("UIButton { &::part(title-label) { top: 1px } .c { &::part(title-label) { top: 2px } } }")
        #expect(top(part) == "1px")
    }

    @Test("A pseudo-element has the specificity of a type")
    func specificity() {
        add(".b::part(title-label) { top: 1px } UIButton::part(title-label) { top: 2px }")
        #expect(top(part) == "1px")
        add("UIButton.b::part(title-label) { top: 3px } .b.b::part(title-label) { top: 4px }")
        #expect(top(part) == "4px")
    }

    @Test("In the InterfaCSS format, rules for the type of the part match as well, and the last one wins")
    func interfaCSS() {
        add("UIButton { titleLabel.shadowRadius: 1; } label { shadowRadius: 2; }", .interfaCSS)
        let property = engine.properties["shadow-radius"]!
        engine.restyle()
        #expect(engine.style(of: part)[property]?.cssText == "2px")
        add("label { shadowRadius: 3; } button { titleLabel.shadowRadius: 4; }", .interfaCSS)
        engine.restyle()
        #expect(engine.style(of: part)[property]?.cssText == "4px")
        #expect(engine.style(of: host)[property] == nil)
    }

    @Test("Changes of the host and of the part's name restyle the part")
    func changes() {
        add(".c::part(title-label) { top: 1px } UIButton:disabled::part(other) { top: 2px }")
        #expect(top(part) == nil)
        button.classes = ["c"]
        engine.update(host, .classes)
        #expect(top(part) == "1px")
        label.part = "other"
        engine.update(part, .attributes)
        #expect(top(part) == nil)
        button.state = .disabled
        engine.update(host, .state)
        #expect(top(part) == "2px")
    }

    @Test("Stylesheets that are added and removed restyle existing parts")
    func stylesheets() {
        let sheet = Stylesheet("UIButton::part(title-label) { top: 1px }")
        #expect(top(part) == nil && engine.partNames.isEmpty)
        engine.add(sheet)
        #expect(top(part) == "1px" && engine.partNames == ["title-label"])
        engine.remove(sheet)
        #expect(top(part) == nil && engine.partNames.isEmpty)
    }

    private static let positions: [(selector: String, matches: Bool)] = [
        (":first-child", true), (":last-child", true), (":only-child", true), (":nth-child(1)", true),
        (":nth-last-child(1)", true), (":nth-last-of-type(1)", true), (":nth-last-child(1 of UILabel)", true),
        (":nth-last-child(2)", false), (":only-of-type", true), (":has(+ UILabel)", false),
    ]

    @Test("A part is no sibling of the children, wherever they are inserted", arguments: PartTests.positions)
    func siblings(_ selector: String, matches: Bool) {
        add("UIButton > UILabel\(selector) { top: 1px } UIButton:has(> UILabel + UILabel) { top: 2px }")
        #expect(top(host) == nil)
        let child = engine.insert(TestNode("UILabel"), under: host)
        #expect(top(child) == (matches ? "1px" : nil), "\(selector)")
        #expect(engine.firstChild(of: host) == child && engine.nextSibling(of: child) == nil)
        #expect(engine.children(of: host) == [child, part])
        engine.remove(child)
        #expect(engine.firstChild(of: host) == nil)
        #expect(top(host) == nil)
    }

    @Test("A part does not fill its host, and :has() does not find it")
    func contents() {
        add("UIButton:empty { top: 1px } UIButton:has(UILabel) { left: 1px }")
        #expect(top(host) == "1px")
        #expect(engine.style(of: host)[engine.properties["left"]!] == nil)
        let child = engine.insert(TestNode("UIView"), under: host)
        #expect(top(host) == nil)
        engine.remove(child)
        #expect(top(host) == "1px")
    }

    @Test("A part inherits custom properties from its host")
    func inheritance() {
        add("UIButton { --gap: 7px } UIButton::part(title-label) { top: var(--gap) }")
        #expect(top(part) == "7px")
        engine.setCustomProperty("--gap", to: "8px", of: host)
        #expect(top(part) == "8px")
    }

    @Test("The rules of a part have their selectors and places")
    func provenance() {
        add("UIButton {\n  &::part(title-label) { top: 1px }\n}")
        engine.restyle()
        var inspector = engine.inspector()
        let rules = inspector.rules(of: part)
        #expect(rules.map { $0.selector } == [":is(UIButton)::part(title-label)"])
        #expect(inspector.computedValues(of: part).map { $0.location?.line } == [2])
    }
}
