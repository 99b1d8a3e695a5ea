import TestSupport
import Testing

@testable import CSSEngine

/// Random changes of a tree and of the scopes of its stylesheets.
@Suite struct RandomScopeTests {
    private static let ids = [nil, "one", "two", "ONE"]
    private static let controllers = [[], ["Home", "UIViewController"], ["UIViewController"], ["Sub", "Home"]]
    private static let properties = ["top", "left", "width"]

    private enum TestedScope: CaseIterable {
        case none, one, upper, home, homeAndChildren, any, chosen, big

        /// The same objects each time, so that equal scopes are equal.
        private static let predicates = [
            StyleScope.Predicate(name: "a") { ($0 as? TestNode)?.classes.contains("a") == true },
            StyleScope.Predicate(name: "b") { (($0 as? TestNode)?.children.count ?? 0) > 1 },
        ]

        var scope: StyleScope? {
            switch self {
            case .none: nil
            case .one: .id("one")
            case .upper: .id("ONE")
            case .home: .controllers(["Home"], includesChildren: false)
            case .homeAndChildren: .controllers(["Home"], includesChildren: true)
            case .any: .controllers(["Sub", "UIViewController"], includesChildren: false)
            case .chosen: .elements(Self.predicates[0])
            case .big: .elements(Self.predicates[1])
            }
        }

        func contains(_ node: TestNode) -> Bool {
            let chain = Array(sequence(first: node, next: \.parent))
            let nearest = chain.first { !$0.controllerTypes.isEmpty }?.controllerTypes ?? []
            return switch self {
            case .none: true
            case .one: chain.contains { $0.id == "one" }
            case .upper: chain.contains { $0.id == "ONE" }
            case .home: nearest.contains("Home")
            case .homeAndChildren: chain.contains { $0.controllerTypes.contains("Home") }
            case .any: nearest.contains("Sub") || nearest.contains("UIViewController")
            case .chosen: node.classes.contains("a")
            case .big: node.children.count > 1
            }
        }
    }

    @Test("An incremental restyle gives each element the rules of the scopes that contain it", arguments: 0..<60)
    func changes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let engine = StyleEngine()
        var nodes: [(node: TestNode, style: StyleNode)] = []
        for _ in 0..<random.number(in: 4...20) {
            let node = TestNode("UIView", id: random.pick(Self.ids), classes: random.chance(percent: 40) ? ["a"] : [])
            node.controllerTypes = random.pick(Self.controllers)
            let parent = nodes.isEmpty || random.chance(percent: 10) ? nil : random.pick(nodes)
            parent?.node.append(node)
            nodes.append((node, engine.insert(node, under: parent?.style)))
            if let parent { engine.update(parent.style) }
        }
        var scopes: [TestedScope] = []
        var sheets: [Stylesheet] = []
        for property in Self.properties {
            scopes.append(random.pick(TestedScope.allCases))
            sheets.append(
                Stylesheet("UIView { \(property): 1px } .a > UIView:first-child { \(property): 2px }").scoped(
                    to: scopes.last!.scope))
            engine.add(sheets.last!)
        }
        for _ in 0..<40 {
            let (node, style) = random.pick(nodes)
            switch random.number(in: 0...4) {
            case 0:
                node.id = random.pick(Self.ids)
                engine.update(style, .id)
            case 1:
                node.classes = node.classes.isEmpty ? ["a"] : []
                engine.update(style)
            case 2:
                node.controllerTypes = random.pick(Self.controllers)
                engine.update(style, .controller)
            default:
                let index = random.number(in: 0...sheets.count - 1)
                scopes[index] = random.pick(TestedScope.allCases)
                let new = sheets[index].scoped(to: scopes[index].scope)
                engine.replace(sheets[index], with: new)
                sheets[index] = new
            }
            if random.chance(percent: 30) { continue }
            engine.restyle()
            for (node, style) in nodes {
                let isSpecial = node.parent?.classes.contains("a") == true && node.parent?.children.first === node
                for (property, scope) in zip(Self.properties, scopes) {
                    let expected = scope.contains(node) ? isSpecial ? "2px" : "1px" : nil
                    #expect(engine.style(of: style)[engine.properties[property]!]?.cssText == expected)
                }
            }
        }
    }
}
