import CSSEngine

/// The properties of the environment that a view overrides.
struct EnvironmentOverride {
    var width: Double?
    var colorScheme: CSS.Environment.ColorScheme?
    var textScale: Double?
    var layoutDirection: CSS.Environment.LayoutDirection?
    var language: String?
    var idiom: CSS.Environment.Idiom?
    var interfaceOrientation: CSS.Environment.InterfaceOrientation?
    var horizontalSizeClass: CSS.Environment.SizeClass?

    func applied(to inherited: CSS.Environment) -> CSS.Environment {
        var environment = inherited
        if let width { environment.width = width }
        if let colorScheme { environment.colorScheme = colorScheme }
        if let textScale { environment.textScale = textScale }
        if let layoutDirection { environment.layoutDirection = layoutDirection }
        if let language { environment.language = language }
        if let idiom { environment.idiom = idiom }
        if let interfaceOrientation { environment.interfaceOrientation = interfaceOrientation }
        if let horizontalSizeClass { environment.horizontalSizeClass = horizontalSizeClass }
        return environment
    }
}

/// An element that stores its features.
final class TestNode: StyleElement {
    var types: [String]
    var id: String?
    var classes: [String]
    var state: ElementState = []
    var customStates: [String] = []
    var part: String?
    /// The types of the view controller whose root view the node is.
    var controllerTypes: [String] = []
    var isInternalPart = false
    var attributes: [String: String]
    var inlineStyle: String?
    var environmentOverride: EnvironmentOverride?
    /// The size of the font that the node has without a style.
    var fontSize: Double?
    var styleVariants: [StyleVariant] = []
    private(set) var children: [TestNode] = []
    private(set) unowned var parent: TestNode?

    init(
        _ types: String..., id: String? = nil, classes: [String] = [], attributes: [String: String] = [:],
        inlineStyle: String? = nil
    ) {
        self.types = types
        self.id = id
        self.classes = classes
        self.attributes = attributes
        self.inlineStyle = inlineStyle
    }

    func append(_ child: TestNode) { insert(child, at: children.count) }

    func insert(_ child: TestNode, at place: Int) {
        child.parent = self
        children.insert(child, at: place)
    }

    /// Removes the node from its parent's children.
    func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Gives the node variants that depend on its type only.
    func addVariants() {
        switch types.last {
        case "UIButton":
            styleVariants = [[], .highlighted, .disabled, [.selected, .highlighted]].map {
                .state($0, among: [.highlighted, .disabled, .selected])
            }
        case "UILabel": styleVariants = [.nonEmpty, .placeholder]
        default: styleVariants = []
        }
    }

    /// The node and its descendants in preorder.
    var preorder: [TestNode] { [self] + children.flatMap(\.preorder) }

    var styleTypes: [String] { types }
    var styleID: String? { id }
    var styleClasses: [String] { classes }
    var styleState: ElementState { state }
    var styleCustomStates: [String] { customStates }
    var stylePart: String? { part }
    var styleFontSize: Double? { fontSize }
    var styleControllerTypes: [String] { controllerTypes }

    var styleChildren: [TestNode] { children }
    var hasText: Bool { ["text", "title"].contains { attributes[$0]?.isEmpty == false } }

    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
        environmentOverride?.applied(to: inherited)
    }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": id
        case "class": classes.isEmpty ? nil : classes.joined(separator: " ")
        default: attributes[name]
        }
    }
}
