import Testing

@testable import CSSEngine

/// Stylesheets whose selectors ignore the case of names, or match exact types.
@Suite struct SelectorOptionTests {
    private let engine = StyleEngine()

    private func add(_ text: String, _ options: SelectorOptions) {
        engine.add(Stylesheet(Source(name: "a.css", text: text), dialect: Dialect(selectorOptions: options)))
    }

    private func top(_ node: StyleNode) -> String? {
        engine.restyle()
        return engine.style(of: node)[engine.properties["top"]!]?.cssText
    }

    private static let names: [(selector: String, matches: Bool)] = [
        (".foo", true), (".FOO", true), (".Foo.bar", true), ("#TheID", true), ("#theid", true), (".fo", false),
        ("#foo", false), (".theid", false), ("#i", false), (".foo:not(.BAR)", false), (":is(#theID, .x)", true),
        ("uiview", false), ("[class~=foo]", false), (".\\66OO", true),
    ]

    @Test("Classes and ids match in any case", arguments: SelectorOptionTests.names)
    func ignoredCase(_ selector: String, matches: Bool) {
        let node = engine.insert(TestNode("UIView", id: "TheId", classes: ["Foo", "BAR"]))
        add("\(selector) { top: 1px }", .ignoresNameCase)
        #expect(top(node) == (matches ? "1px" : nil), "\(selector)")
    }

    @Test("Other stylesheets do not ignore the case, and an id keeps its specificity")
    func besideOthers() {
        let node = engine.insert(TestNode("UIView", id: "I", classes: ["Foo"]))
        add(".foo { top: 1px !important } #i { top: 2px !important }", [])
        add("#i { top: 3px } .foo.FOO { top: 4px }", .ignoresNameCase)
        #expect(top(node) == "3px")
    }

    @Test("Changes of classes and ids restyle, also of elements that are there before the stylesheet")
    func changes() {
        let element = TestNode("UIView")
        let node = engine.insert(element)
        #expect(top(node) == nil)
        add(".foo { top: 1px } #i { top: 2px }", .ignoresNameCase)
        #expect(top(node) == nil)
        element.classes = ["FOO"]
        engine.update(node, .classes)
        #expect(top(node) == "1px")
        element.id = "I"
        engine.update(node, .id)
        #expect(top(node) == "2px")
        element.id = nil
        engine.update(node, .id)
        #expect(top(node) == "1px")
        element.classes = []
        engine.update(node, .classes)
        #expect(top(node) == nil)
    }

    private static let types: [(selector: String, types: [String], matches: Bool)] = [
        ("UIView", ["UIView"], true), ("UIView", ["UILabel", "UIView"], false),
        ("UILabel", ["UILabel", "UIView"], true), ("UIView", ["Own", "UIView"], true),
        ("Own {} UIView", ["Own", "UIView"], false),
        ("Own", ["Sub", "Own", "UIView"], true), ("UIControl", ["UIButton", "UIControl", "UIView"], false),
        ("UIView > UILabel", ["UILabel", "UIView"], false), ("*", ["UILabel", "UIView"], true),
    ]

    @Test("A type matches exactly", arguments: SelectorOptionTests.types)
    func exactTypes(_ selector: String, types: [String], matches: Bool) {
        let element = TestNode("")
        element.types = types
        let node = engine.insert(element)
        add("\(selector) { top: 1px }", .matchesExactTypes)
        #expect(top(node) == (matches ? "1px" : nil), "\(selector)")
    }

    @Test("A type that a later stylesheet names is no longer matched by the selector of its superclass")
    func laterType() {
        let element = TestNode("Own", "UIView")
        let node = engine.insert(element)
        add("UIView { top: 1px }", .matchesExactTypes)
        #expect(top(node) == "1px")
        add("Own { left: 1px }", .matchesExactTypes)
        #expect(top(node) == nil)
        add("UIView { top: 2px }", [])
        #expect(top(node) == "2px")
    }
}
