import CSSEngine
import TestSupport
import Testing

/// `sibling-index()` and `sibling-count()` (CSS Values 5, section 9).
@Suite struct SiblingFunctionTests {
    private func engine(_ css: String) -> StyleEngine {
        let engine = StyleEngine()
        engine.add(Stylesheet(Source(name: "a.css", text: css)))
        return engine
    }

    private func text(_ property: String, of node: StyleNode, in engine: StyleEngine) -> String? {
        engine.properties[property].flatMap { engine.style(of: node)[$0]?.cssText }
    }

    private func list(of count: Int) -> TestNode {
        let list = TestNode("UIView")
        for _ in 0..<count { list.append(TestNode("UILabel")) }
        return list
    }

    // MARK: Values

    /// The values of the second of three siblings in Chromium; `nil` for an invalid declaration.
    private static let values: [(String, String, String?)] = [
        ("order", "sibling-index()", "2"), ("order", "sibling-count( )", "3"),
        ("order", "sibling-index(/**/)", "2"), ("order", "SIBLING-INDEX()", "2"),
        ("order", "sibling-index(1)", nil), ("order", "-sibling-index()", nil),
        ("order", "calc(sibling-index)", nil), ("order", "calc(sibling-index() / 4)", "1"),
        ("order", "calc(sibling-index() + 0.5)", "3"), ("order", "calc(1 + max(sibling-index(), 5))", "6"),
        ("order", "round(sibling-index(), 5)", "0"), ("order", "var(--none, sibling-index())", "2"),
        ("opacity", "calc(sibling-index() / 10)", "0.2"), ("opacity", "calc(sibling-index() * 10%)", "0.2"),
        ("opacity", "calc(sibling-index() * 5)", "1"), ("opacity", "progress(sibling-index(), 0, 4)", "0.5"),
        ("width", "calc(sibling-index() * 1em)", "32px"), ("width", "calc(sibling-index())", nil),
        ("width", "calc(sibling-index() * 10% + 2px)", "calc(20% + 2px)"),
        ("width", "calc(1px * sibling-index() * sibling-count())", "6px"),
        ("width", "calc(10px / sibling-count())", "3.33333px"), ("width", "calc(10px / sibling-index())", "5px"),
        ("max-width", "min(sibling-index() * 10px, 15px)", "15px"),
        ("font-size", "calc(sibling-index() * 10px)", "20px"), ("font-size", "calc(sibling-index() * 50%)", "16px"),
        ("font-weight", "calc(sibling-index() * 100)", "200"), ("font-weight", "calc(sibling-index() * 1000)", "1000"),
        ("font-weight", "calc(sibling-index() * -1)", "1"), ("line-height", "sibling-index()", "2"),
        ("transform", "rotate(calc(sibling-index() * 45deg))", "matrix(0, 1, -1, 0, 0, 0)"),
        ("transform", "scale(sibling-index())", "matrix(2, 0, 0, 2, 0, 0)"),
        ("transform", "translate3d(calc(sibling-index() * 10px), 0, 0)", "matrix(1, 0, 0, 1, 20, 0)"),
        ("color", "hsl(calc(sibling-index() * 30deg) 50% 50%)", "rgb(191, 191, 64)"),
        ("color", "hsl(calc(sibling-index() * 30), 50%, 50%)", "rgb(191, 191, 64)"),
        ("color", "hsl(0, calc(sibling-index() * 10%), 50%)", "rgb(153, 102, 102)"),
        ("color", "rgb(sibling-index() 20 30)", "rgb(2, 20, 30)"),
        ("color", "rgb(calc(sibling-index() * 10%), 20%, 30%)", "rgb(51, 51, 77)"),
        ("color", "rgb(calc(sibling-index() * 10%), 20, 30)", nil),
        ("color", "rgba(1, 2, 3, calc(sibling-index() / 10))", "rgba(1, 2, 3, 0.2)"),
        ("color", "color-mix(in srgb, red calc(sibling-index() * 10%), blue)", "color(srgb 0.2 0 0.8)"),
        ("color", "oklch(0.5 0.1 calc(sibling-index() * 30))", "oklch(0.5 0.1 60)"),
        ("color", "rgb(from red calc(r / sibling-index()) g b)", "color(srgb 0.5 0 0)"),
        (
            "background-image", "linear-gradient(calc(sibling-index() * 30deg), red, blue)",
            "linear-gradient(60deg, rgb(255, 0, 0), rgb(0, 0, 255))"
        ),
        (
            "background-image", "linear-gradient(red calc(sibling-index() * 10%), blue)",
            "linear-gradient(rgb(255, 0, 0) 20%, rgb(0, 0, 255))"
        ),
        ("grid-row-start", "sibling-index()", "2"), ("grid-row-start", "span sibling-index()", "span 2"),
        ("grid-row-start", "sibling-index() span", "span 2"), ("grid-row-start", "sibling-index() foo", "2 foo"),
        ("grid-row-start", "calc(sibling-index() - 2)", "1"), ("grid-row-start", "calc(sibling-index() * -1)", "-2"),
        ("grid-row-start", "calc(sibling-index() - 5) span", "span 1"),
        ("grid-row-start", "foo sibling-index() span", "span 2 foo"), ("grid-row-start", "calc(0)", nil),
        ("grid-template-columns", "repeat(sibling-index(), [a] 10px)", "repeat(2, [a] 10px)"),
        ("grid-template-columns", "repeat(calc(sibling-index() - 5), 10px)", "repeat(1, 10px)"),
        ("grid-template-columns", "calc(sibling-index() * 1fr)", nil), ("flex-shrink", "sibling-index()", "2"),
        ("flex-grow", "sibling-index()", "2"), ("flex-grow", "calc(sibling-index() * -5)", "0"),
        ("font-feature-settings", "\"liga\" sibling-index()", "\"liga\" 2"),
        ("line-clamp", "sibling-index()", "2"), ("letter-spacing", "calc(sibling-index() * 1px)", "2px"),
    ]

    @Test("A value of the second of three siblings", arguments: SiblingFunctionTests.values)
    func value(property: String, value: String, expected: String?) {
        let stylesheet = Stylesheet("UILabel { \(property): \(value) }")
        #expect(stylesheet.diagnostics.isEmpty == (expected != nil), "\(property): \(value)")
        let engine = StyleEngine()
        engine.add(stylesheet)
        let second = engine.children(of: engine.insert(list(of: 3)))[1]
        engine.restyle()
        #expect(text(property, of: second, in: engine) == expected, "\(property): \(value)")
    }

    @Test("Conditions and selectors do not accept the functions")
    func otherPlaces() {
        for (css, kind) in [
            ("@media (width > calc(1px * sibling-index())) { a { } }", "invalid-media-value"),
            (":nth-child(sibling-index()) { }", "invalid-selector"),
        ] {
            #expect(Stylesheet(css).diagnostics.map(\.name) == [kind], "\(css)")
        }
    }

    @Test("Roots and internal parts have position 1, and internal parts are not counted")
    func positions() {
        let engine = engine("UIView, UILabel { order: sibling-index(); flex-grow: sibling-count() }")
        let view = list(of: 2)
        let part = TestNode("UILabel", inlineStyle: "order: sibling-index(); flex-grow: sibling-count()")
        part.isInternalPart = true
        view.append(part)
        let roots = [engine.insert(view), engine.insert(TestNode("UIView"))]
        engine.restyle()
        let nodes = roots + engine.children(of: roots[0])
        #expect(
            nodes.map { "\(text("order", of: $0, in: engine) ?? "")/\(text("flex-grow", of: $0, in: engine) ?? "")" }
                == ["1/1", "1/1", "1/2", "2/2", "1/1"])
    }

    @Test("An inherited custom property counts the siblings of the element that reads it")
    func customProperty() {
        let engine = engine("UIView { --i: sibling-index() } UILabel { order: var(--i) }")
        let nodes = engine.children(of: engine.insert(list(of: 3)))
        engine.restyle()
        #expect(nodes.map { text("order", of: $0, in: engine) } == ["1", "2", "3"])
    }

    @Test("Conditions in values compare the number of the element")
    func conditions() {
        let engine = engine("UILabel { --i: sibling-index(); order: if(style(sibling-index() > 1): 5; else: 4) }")
        let root = engine.insert(list(of: 3))
        engine.restyle()
        #expect(engine.children(of: root).map { text("order", of: $0, in: engine) } == ["4", "5", "5"])
        engine.remove(engine.children(of: root)[0])
        engine.restyle()
        #expect(engine.children(of: root).map { text("order", of: $0, in: engine) } == ["4", "5"])
    }

    @Test("A child inherits the number of its parent")
    func inheritance() {
        let engine = engine("UIView > UIView { order: sibling-index() } UILabel { order: inherit }")
        let root = TestNode("UIView")
        for _ in 0..<2 { root.append(list(of: 2)) }
        let second = engine.children(of: engine.insert(root))[1]
        engine.restyle()
        #expect(engine.children(of: second).map { text("order", of: $0, in: engine) } == ["2", "2"])
    }

    // MARK: Changes

    private static let changes: [(String, [Int], Int)] = [
        ("an insertion at the front changes all later positions", [0], 10),
        ("an insertion at the end changes no position", [10], 1), ("an insertion in between", [4], 6),
    ]

    @Test("Elements whose position stays are not styled", arguments: SiblingFunctionTests.changes)
    func insertion(_ name: String, _ places: [Int], _ changeCount: Int) {
        let engine = engine("UILabel { order: sibling-index() }")
        let root = engine.insert(list(of: 9))
        engine.restyle()
        for place in places {
            let children = engine.children(of: root)
            let next = place < children.count ? children[place] : nil
            engine.insert(TestNode("UILabel"), under: root, before: next)
        }
        let update = engine.restyle()
        #expect(update.visitedCount == changeCount, "\(name)")
        let expected = (1...10).map { "\($0)" }
        #expect(engine.children(of: root).map { text("order", of: $0, in: engine) } == expected, "\(name)")
    }

    @Test("The number of siblings changes for all of them, and for no one else")
    func count() {
        let engine = engine("UILabel { flex-grow: sibling-count() }")
        let root = TestNode("UIView")
        for _ in 0..<2 { root.append(list(of: 5)) }
        let lists = engine.children(of: engine.insert(root))
        engine.restyle()
        engine.remove(engine.children(of: lists[0])[4])
        #expect(engine.restyle().visitedCount == 4)
        #expect(
            engine.children(of: lists[0]).map { text("flex-grow", of: $0, in: engine) }
                == Array(repeating: "4", count: 4))
        engine.move(engine.children(of: lists[0])[0], under: lists[1])
        #expect(engine.restyle().visitedCount == 9)
        #expect(
            engine.children(of: lists[1]).map { text("flex-grow", of: $0, in: engine) }
                == Array(repeating: "6", count: 6))
    }

    @Test("Changes of a list without the functions style nothing else")
    func unrelated() {
        let engine = engine(".counted { flex-grow: sibling-count() }")
        let root = engine.insert(list(of: 50))
        engine.restyle()
        engine.insert(TestNode("UILabel"), under: root)
        #expect(engine.restyle().visitedCount == 1)
    }

    @Test("A position is right after the removal of the last element, which changes no other position")
    func removalThenInsertion() {
        let engine = engine("UILabel { order: sibling-index() }")
        let root = engine.insert(list(of: 3))
        engine.restyle()
        engine.remove(engine.children(of: root)[2])
        #expect(engine.restyle().visitedCount == 0)
        engine.insert(TestNode("UIView"), under: root, before: engine.children(of: root)[0])
        engine.restyle()
        #expect(engine.children(of: root).map { text("order", of: $0, in: engine) } == [nil, "2", "3"])
    }

    @Test("The functions need the order of elements")
    func testsOrder() {
        let used = engine("UILabel { --a: sibling-index() }")
        #expect(used.testsOrder)
        #expect(!engine("UILabel { order: 1 }").testsOrder)
    }
}
