import CSSEngine

/// An engine over a tree with overridden environments, and an oracle for it: each element is styled as in an engine
/// whose environment is the element's.
///
/// The oracle is valid for stylesheets in which an override inherits only custom properties that every element declares
/// itself.
final class EnvironmentRun {
    let engine: StyleEngine
    let root: EnvironmentNode
    private let stylesheet: Stylesheet
    private var handles: [ObjectIdentifier: StyleNode] = [:]

    init(_ sheet: String, _ root: EnvironmentNode, device: CSS.Environment = CSS.Environment()) {
        stylesheet = Stylesheet(sheet)
        self.root = root
        engine = StyleEngine(environment: device)
        engine.add(stylesheet)
        adopt(root, engine.insert(root))
        engine.restyle()
    }

    func adopt(_ top: EnvironmentNode, _ node: StyleNode) {
        for (element, handle) in zip(top.preorder, engine.preorder(node)) {
            handles[ObjectIdentifier(element)] = handle
        }
    }

    func handle(_ node: EnvironmentNode) -> StyleNode { handles[ObjectIdentifier(node)]! }

    func node(_ id: String) -> EnvironmentNode { root.preorder.first { $0.styleID == id }! }

    /// Returns the computed values of the element with an id.
    func style(_ id: String) -> [String] { Self.style(handle(node(id)), in: engine) }

    private static func style(_ node: StyleNode, in engine: StyleEngine) -> [String] {
        var inspector = engine.inspector()
        return inspector.computedValues(of: node).map { "\($0.property): \($0.text)" }.sorted()
    }

    /// Returns the elements whose style differs from the style in the oracle, with both styles.
    func differences() -> [String] {
        var engines: [CSS.Environment: (engine: StyleEngine, nodes: [StyleNode])] = [:]
        return root.preorder.enumerated().compactMap { index, element in
            let environment = element.environment(under: engine.environment)
            let oracle = engines[environment] ?? makeOracle(environment)
            engines[environment] = oracle
            let expected = Self.style(oracle.nodes[index], in: oracle.engine)
            let actual = Self.style(handle(element), in: engine)
            return actual == expected ? nil : "\(element.styleID ?? "\(index)"): \(actual), expected \(expected)"
        }
    }

    private func makeOracle(_ environment: CSS.Environment) -> (engine: StyleEngine, nodes: [StyleNode]) {
        let engine = StyleEngine(environment: environment)
        engine.add(stylesheet)
        let top = engine.insert(Self.withoutOverrides(root))
        engine.restyle()
        return (engine, engine.preorder(top))
    }

    private static func withoutOverrides(_ node: EnvironmentNode) -> EnvironmentNode {
        EnvironmentNode(
            node.styleTypes[0], id: node.styleID, classes: node.styleClasses,
            children: node.styleChildren.map { withoutOverrides($0) })
    }
}
