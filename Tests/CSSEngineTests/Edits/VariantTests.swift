import CSSEngine
import Testing

/// The styles of an element's variants.
@Suite struct VariantTests {
    /// A view with two variants: highlighted, and empty.
    private final class Field: StyleElement {
        var styleState: ElementState = []
        var hasText = true
        let styleTypes = ["UITextField"]
        let styleID: String? = nil
        let styleClasses: [String] = []
        let inlineStyle: String? = nil
        let styleChildren: [Field] = []
        let styleVariants: [StyleVariant] = [.state(.highlighted, among: .highlighted), .placeholder]
        func styleAttribute(_ name: String) -> String? { nil }
    }

    /// The values of `width` of the element and of its variants; `nil` if no declaration sets it.
    private func widths(_ node: StyleNode, _ engine: StyleEngine) -> [String?] {
        guard let width = engine.properties["width"] else { return [] }
        let styles = [engine.style(of: node)] + [0, 1].map { engine.elementStyle(ofVariant: $0, of: node).style }
        return styles.map { $0[width]?.cssText }
    }

    private static let cases: [(String, [String?])] = [
        ("UITextField { width: 1px }", ["1px", "1px", "1px"]),
        (":highlighted { width: 1px }", [nil, "1px", nil]),
        (":not(:highlighted) { width: 1px }", ["1px", nil, "1px"]),
        (":empty { width: 1px }", [nil, nil, "1px"]),
        (
            ":is(:is(:is(:is(:empty)))) { width: 1px } :nth-child(1 of :highlighted) { width: 2px }",
            [nil, "2px", "1px"]
        ),
        ("UITextField::placeholder { width: 1px }", [nil, nil, "1px"]),
        ("UITextField:empty { width: 1px } UITextField::placeholder { width: 2px }", [nil, nil, "1px"]),
        ("* { --w: 1px; width: var(--w) } :highlighted { --w: 2px }", ["1px", "2px", "1px"]),
    ]

    @Test("The element and its variants have their own styles", arguments: VariantTests.cases)
    func styles(_ css: String, _ expected: [String?]) {
        let engine = StyleEngine()
        let sheet = Stylesheet(css)
        engine.add(sheet)
        let node = engine.insert(Field())
        #expect(engine.restyle().changes.count == 1)
        #expect(widths(node, engine) == expected)
        // The same rules after others, and then removed.
        let second = Stylesheet("UIView {} " + css)
        engine.replace(sheet, with: second)
        #expect(engine.restyle().changes.isEmpty && widths(node, engine) == expected)
        engine.remove(second)
        #expect(engine.restyle().changes.count == 1 && widths(node, engine) == [nil, nil, nil])
    }

    @Test("An element in the state of a variant has the style of the variant")
    func elementInVariantState() {
        let engine = StyleEngine()
        engine.add(Stylesheet(":highlighted { width: 1px } :empty { width: 2px }"))
        let field = Field()
        let node = engine.insert(field)
        engine.restyle()
        field.styleState = .highlighted
        engine.update(node, .state)
        #expect(engine.restyle().changes.count == 1)
        #expect(widths(node, engine) == ["1px", "1px", "2px"])
    }

    @Test("A change of an ancestor restyles a variant")
    func ancestorChange() {
        let engine = StyleEngine()
        engine.add(Stylesheet(".on UITextField:highlighted { width: 1px }"))
        let root = TestNode("UIView")
        let top = engine.insert(root)
        let node = engine.insert(Field(), under: top)
        engine.restyle()
        root.classes = ["on"]
        engine.update(top, .classes)
        #expect(engine.restyle().changes.map(\.node) == [node])
        #expect(widths(node, engine) == [nil, "1px", nil])
    }

    @Test("`:has()` of other elements matches the variant in place of the element")
    func hasOfAncestors() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet(
                """
                .box:has(:highlighted) :is(UITextField, UILabel) { width: 1px }
                .box:has(:highlighted) :is(:highlighted, UISwitch) { width: 2px }
                """))
        let top = engine.insert(TestNode("UIView", classes: ["box"]))
        let first = engine.insert(TestNode("UILabel"), under: top)
        let fields = (0..<3).map { _ in engine.insert(Field(), under: top) }
        let last = engine.insert(TestNode("UISwitch"), under: top)
        engine.restyle()
        for field in fields { #expect(widths(field, engine) == [nil, "2px", nil]) }
        #expect(widths(first, engine)[0] == nil)
        #expect(widths(last, engine)[0] == nil)
    }

    @Test("`:has()` of a preceding sibling matches the variant of an element after many siblings")
    func hasOfPrecedingSibling() {
        let engine = StyleEngine()
        engine.add(Stylesheet(".box:has(~ :highlighted) ~ UITextField { width: 1px }"))
        let top = engine.insert(TestNode("UIView"))
        engine.insert(TestNode("UIView", classes: ["box"]), under: top)
        let fields = (0..<100).map { _ in engine.insert(Field(), under: top) }
        engine.restyle()
        for field in fields { #expect(widths(field, engine) == [nil, "1px", nil]) }
    }

    @Test("A change of rules styles only the elements whose variants it can affect")
    func changedRules() {
        let engine = StyleEngine()
        var sheet = Stylesheet("UITextField:highlighted { width: 1px } .other:highlighted { width: 2px }")
        engine.add(sheet)
        let node = engine.insert(Field())
        engine.restyle()
        func replace(by css: String) -> StyleUpdate {
            let new = Stylesheet(css)
            engine.replace(sheet, with: new)
            sheet = new
            return engine.restyle()
        }
        let others = replace(
            by: "UISwitch {}\nUITextField:highlighted { width: 1px } .other:highlighted { width: 3px }")
        #expect(others.visitedCount == 0 && widths(node, engine) == [nil, "1px", nil])
        // The declaration has moved.
        let moved = engine.elementStyle(ofVariant: 0, of: node)
        #expect(engine.properties["width"].flatMap(moved.location)?.line == 2)
        let changed = replace(
            by: "UISwitch {}\nUITextField:highlighted { width: 4px } .other:highlighted { width: 3px }")
        #expect(changed.changes.map(\.node) == [node] && widths(node, engine) == [nil, "4px", nil])
        let removed = replace(by: "UISwitch {}")
        #expect(removed.changes.map(\.node) == [node] && widths(node, engine) == [nil, nil, nil])
        let unlike = replace(by: "UISwitch {} :root { width: 5px } UITextField:not(:highlighted) { width: 6px }")
        #expect(unlike.changes.map(\.node) == [node] && widths(node, engine) == ["6px", "5px", "6px"])
    }

    @Test("Siblings with equal names can have different variants and fonts")
    func differentSiblings() {
        let engine = StyleEngine()
        engine.add(
            Stylesheet("UITextField:nth-child(2n):highlighted { width: 1px } UILabel { --w: 1em; width: var(--w) }"))
        let top = engine.insert(TestNode("UIView"))
        let fields = (0..<4).map { _ in engine.insert(Field(), under: top) }
        let labels = [10, 20, 10, 20].map { size in
            let label = TestNode("UILabel")
            label.fontSize = size
            return engine.insert(label, under: top)
        }
        engine.restyle()
        #expect(fields.map { widths($0, engine)[1] } == [nil, "1px", nil, "1px"])
        let width = engine.properties["width"]
        #expect(
            labels.map { label in width.flatMap { engine.style(of: label)[$0]?.cssText } }
                == ["10px", "20px", "10px", "20px"])
        // Each of the other fields is at another place now.
        engine.remove(fields[0])
        engine.restyle()
        #expect(fields.dropFirst().map { widths($0, engine)[1] } == [nil, "1px", nil])
    }

    /// A field with a variant for each state of its focus.
    private final class FocusableField: StyleElement {
        var styleState: ElementState = []
        let hasText = true
        let styleTypes = ["UITextField"]
        let styleID: String? = nil
        let styleClasses: [String] = []
        let inlineStyle: String? = nil
        let styleChildren: [FocusableField] = []
        let styleVariants: [StyleVariant] = [.state(.focused, among: .focused), .state([], among: .focused)]
        func styleAttribute(_ name: String) -> String? { nil }
    }

    @Test("A variant matches :focus-within if it has the focus", arguments: [[], .focused] as [ElementState])
    func focusWithin(state: ElementState) {
        let engine = StyleEngine()
        engine.add(Stylesheet("UITextField:focus-within { width: 1px }"))
        let field = FocusableField()
        field.styleState = state
        let node = engine.insert(field)
        engine.restyle()
        #expect(widths(node, engine) == [state.isEmpty ? nil : "1px", "1px", nil])
    }
}
