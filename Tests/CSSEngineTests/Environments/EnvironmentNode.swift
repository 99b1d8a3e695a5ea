import CSSEngine

/// An element that can override properties of the environment.
final class EnvironmentNode: StyleElement {
    let styleTypes: [String]
    var styleID: String?
    var styleClasses: [String]
    var override: ((inout CSS.Environment) -> Void)?
    private(set) var styleChildren: [EnvironmentNode] = []
    private(set) unowned var parent: EnvironmentNode?

    init(
        _ type: String, id: String? = nil, classes: [String] = [], children: [EnvironmentNode] = [],
        override: ((inout CSS.Environment) -> Void)? = nil
    ) {
        styleTypes = [type]
        styleID = id
        styleClasses = classes
        self.override = override
        for child in children { append(child) }
    }

    func append(_ child: EnvironmentNode) {
        child.parent = self
        styleChildren.append(child)
    }

    func removeFromParent() {
        parent?.styleChildren.removeAll { $0 === self }
        parent = nil
    }

    var preorder: [EnvironmentNode] { [self] + styleChildren.flatMap(\.preorder) }

    var styleState: ElementState { [] }
    var hasText: Bool { false }
    var inlineStyle: String? { nil }
    func styleAttribute(_ name: String) -> String? { nil }

    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
        guard let override else { return nil }
        var environment = inherited
        override(&environment)
        return environment
    }

    /// Returns the environment of the element if the engine has the environment `device`.
    func environment(under device: CSS.Environment) -> CSS.Environment {
        let inherited = parent?.environment(under: device) ?? device
        return styleEnvironment(in: inherited) ?? inherited
    }
}
