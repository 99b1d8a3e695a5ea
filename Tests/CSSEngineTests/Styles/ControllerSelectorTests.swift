import Testing

@testable import CSSEngine

/// Selectors of view controllers: the parents of their root views.
@Suite struct ControllerSelectorTests {
    private let engine = StyleEngine()
    private let window = TestNode("UIWindow")
    private let outer = TestNode("UIView", id: "outer")
    /// The root view of a `HomeController`, with a label inside.
    private let root = TestNode("UIView", id: "top")
    private let label = TestNode("UILabel", classes: ["a"])
    /// The root view of a plain child controller, with a label inside.
    private let child = TestNode("UIView", classes: ["child"])
    private let childLabel = TestNode("UILabel")

    init() {
        root.controllerTypes = ["HomeController", "UIViewController"]
        child.controllerTypes = ["UIViewController"]
        window.append(outer)
        outer.append(root)
        root.append(label)
        root.append(child)
        child.append(childLabel)
    }

    private static let cases: [(selector: String, exact: [Int], inherited: [Int])] = [
        ("HomeController UIView", [2, 4], [2, 4]), ("HomeController > UIView", [2], [2]),
        ("HomeController UILabel", [3, 5], [3, 5]), ("HomeController > UILabel", [], []),
        ("UIViewController > UIView", [4], [2, 4]), ("UIViewController > #top", [], [2]),
        ("UIViewController UILabel", [5], [3, 5]), ("UIView HomeController UIView", [2, 4], [2, 4]),
        ("UIWindow > HomeController > UIView", [], []), ("UIView > HomeController > UIView", [2], [2]),
        ("#outer HomeController .a", [3], [3]), ("UILabel HomeController UIView", [], []),
        ("HomeController UIViewController UILabel", [5], [5]), ("HomeController HomeController UIView", [], []),
        ("HomeController > UIViewController > UIView", [], []), ("HomeController UIViewController > UIView", [4], [4]),
        ("HomeController > * > UIViewController > UIView", [4], [4]),
        ("HomeController > UIView > UIViewController > UIView", [4], [4]),
        ("HomeController#top .a", [3], [3]), ("HomeController.none .a", [], []),
        ("HomeController", [], []), (":controller-root", [2, 4], [2, 4]),
        (":not(:controller-root)", [0, 1, 3, 5], [0, 1, 3, 5]),
        ("HomeController + UIView", [], []), ("HomeController .a + UIView", [4], [4]),
        ("HomeController { UILabel", [3, 5], [3, 5]), ("HomeController { > UIView", [2], [2]),
        ("#outer { HomeController { UIViewController > UIView", [4], [4]),
        ("HomeController { & { & UILabel", [3, 5], [3, 5]), (".x, HomeController { .a, .child", [3, 4], [3, 4]),
        ("HomeController *:has(.a)", [], []), ("HomeController .a:not(.b):nth-child(1 of UILabel)", [3], [3]),
    ]

    @Test("A selector matches in view controllers", arguments: ControllerSelectorTests.cases, [true, false])
    func matches(_ test: (selector: String, exact: [Int], inherited: [Int]), isExact: Bool) {
        let top = engine.insert(window)
        let text =
            test.selector + " { top: 1px " + String(repeating: "}", count: test.selector.filter { $0 == "{" }.count + 1)
        let options: SelectorOptions = isExact ? [.matchesControllers, .matchesExactTypes] : .matchesControllers
        let sheet = Stylesheet(Source(name: "a.css", text: text), dialect: Dialect(selectorOptions: options))
        #expect(sheet.diagnostics.isEmpty)
        engine.add(sheet)
        // The class of the controller is known to all stylesheets.
        engine.add(Stylesheet("@dialect exact-types; HomeController { left: 1px }"))
        engine.restyle()
        #expect(matched(top) == (isExact ? test.exact : test.inherited), "\(test.selector)")
    }

    /// The indices in preorder of the elements with a value.
    private func matched(_ top: StyleNode) -> [Int] {
        var nodes = [top]
        var index = 0
        while index < nodes.count {
            nodes.insert(contentsOf: engine.children(of: nodes[index]), at: index + 1)
            index += 1
        }
        return nodes.indices.filter { engine.style(of: nodes[$0])[engine.properties["top"]!] != nil }
    }

    @Test("Other stylesheets match views only")
    func otherStylesheets() {
        let top = engine.insert(window)
        engine.add(Stylesheet("UIViewController UIView, HomeController > * { top: 1px }"))
        engine.restyle()
        #expect(matched(top) == [])
        engine.add(Stylesheet("@dialect match-controllers; HomeController > * { top: 1px }"))
        engine.restyle()
        #expect(matched(top) == [2])
    }

    @Test("A change of a class or of the controller restyles what is inside")
    func changes() {
        let top = engine.insert(window)
        engine.add(Stylesheet("@dialect match-controllers; .on HomeController UIView { top: 1px }"))
        engine.restyle()
        #expect(matched(top) == [])
        let outerNode = engine.children(of: top)[0]
        outer.classes = ["on"]
        engine.update(outerNode, .classes)
        engine.restyle()
        #expect(matched(top) == [2, 4])
        let rootNode = engine.children(of: outerNode)[0]
        root.controllerTypes = []
        engine.update(rootNode, .controller)
        engine.restyle()
        #expect(matched(top) == [])
        root.controllerTypes = ["HomeController"]
        engine.update(rootNode)
        engine.restyle()
        #expect(matched(top) == [2, 4])
    }

    @Test("The specificity of a selector is that of its own simple selectors")
    func specificity() {
        let top = engine.insert(window)
        engine.add(
            Stylesheet(
                "@dialect match-controllers; HomeController UILabel { top: 1px } .a { top: 2px } UILabel { top: 3px }"))
        engine.restyle()
        let children = engine.children(of: engine.children(of: engine.children(of: top)[0])[0])
        let labels = [children[0], engine.children(of: children[1])[0]]
        #expect(labels.map { engine.style(of: $0)[engine.properties["top"]!]?.cssText } == ["2px", "1px"])
    }

    @Test("Long chains of types are lowered in linear space")
    func longChain() {
        let chain = (0..<60).map { "C\($0)" }.joined(separator: " ")
        let sheet = Stylesheet("@dialect match-controllers; \(chain) UIView { top: 1px }")
        #expect(sheet.parts[0].sheet.selectors.components.count < 2000)
        engine.add(sheet)
        let top = engine.insert(window)
        engine.restyle()
        #expect(matched(top) == [])
    }
}
