import Testing

@testable import CSSEngine

/// Stylesheets that apply to a part of the tree.
@Suite struct StyleScopeTests {
    private let engine = StyleEngine()
    private let window = TestNode("UIWindow")
    private let home = TestNode("UIView", id: "home")
    private let label = TestNode("UILabel")
    private let child = TestNode("UIView")
    private let childLabel = TestNode("UILabel")
    private let outside = TestNode("UILabel", id: "Home")

    init() {
        home.controllerTypes = ["SubController", "HomeController", "UIViewController"]
        child.controllerTypes = ["UIViewController"]
        window.append(home)
        home.append(label)
        home.append(child)
        child.append(childLabel)
        window.append(outside)
        engine.insert(window)
    }

    private static let rules = Stylesheet(
        ":root { --gap: 7px } UILabel { top: 1px } UILabel:first-child { left: var(--gap) }")

    private var nodes: [StyleNode] { engine.roots.flatMap { engine.preorder($0) } }

    /// The indices in preorder of the elements with a value.
    private func matched(_ property: String = "top") -> [Int] {
        nodes.indices.filter { engine.style(of: nodes[$0])[engine.properties[property]!] != nil }
    }

    private static let scopes: [(scope: StyleScope, labels: [Int])] = [
        (.id("home"), [2, 4]), (.id("HOME"), []), (.id("Home"), [5]),
        (.controllers(["HomeController"], includesChildren: false), [2]),
        (.controllers(["HomeController"], includesChildren: true), [2, 4]),
        (.controllers(["UIViewController"], includesChildren: false), [2, 4]),
        (.controllers(["Other", "SubController"], includesChildren: false), [2]),
        (.controllers(["Other"], includesChildren: true), []),
        (.elements(StyleScope.Predicate(name: "a") { ($0 as? TestNode)?.id == "Home" }), [5]),
    ]

    @Test("Rules match only elements in their scope", arguments: StyleScopeTests.scopes)
    func limits(_ scope: StyleScope, labels: [Int]) {
        engine.add(Self.rules.scoped(to: scope))
        engine.add(Stylesheet("UILabel { width: 1px }"))
        engine.restyle()
        #expect(matched() == labels)
        #expect(matched("left") == labels.filter { $0 != 5 })
        #expect(matched("width") == [2, 4, 5])
        var inspector = engine.inspector()
        #expect(inspector.computedValues(of: nodes[0]).contains { $0.property == "--gap" && $0.text == "7px" })
    }

    @Test("A new scope restyles the elements that the rules match or have matched")
    func changes() {
        let plain = Self.rules
        engine.add(Stylesheet("UIView, UIWindow { width: 1px }"))
        engine.add(plain)
        engine.restyle()
        #expect(matched() == [2, 4, 5])
        var current = plain
        for (scope, labels) in Self.scopes {
            let new = plain.scoped(to: scope)
            engine.replace(current, with: new)
            current = new
            #expect(engine.restyle().visitedCount <= 3)
            #expect(matched() == labels)
            #expect(engine.restyle().visitedCount == 0)
        }
        engine.replace(current, with: plain.scoped(to: nil))
        engine.restyle()
        #expect(matched() == [2, 4, 5])
    }

    @Test("Changes of ids, controllers and conditions restyle the elements that enter or leave a scope")
    func elementChanges() {
        engine.add(Self.rules.scoped(to: .id("home")))
        engine.add(Stylesheet("UILabel { width: 1px }").scoped(to: .controllers(["New"], includesChildren: true)))
        let chosen = StyleScope.Predicate(name: "chosen") { ($0 as? TestNode)?.classes == ["chosen"] }
        engine.add(Stylesheet("UILabel { height: 1px }").scoped(to: .elements(chosen)))
        engine.restyle()
        #expect(matched() == [2, 4] && matched("width") == [] && matched("height") == [])
        let nodes = nodes
        home.id = nil
        engine.update(nodes[1], .id)
        child.controllerTypes = ["New", "UIViewController"]
        engine.update(nodes[3], .controller)
        outside.classes = ["chosen"]
        engine.update(nodes[5])
        engine.restyle()
        #expect(matched() == [] && matched("width") == [4] && matched("height") == [5])
        window.id = "home"
        engine.update(nodes[0], .id)
        engine.restyle()
        #expect(matched() == [2, 4, 5])
    }
}
