import CSSEngine

/// A view as data: one object of a view-tree file.
final class ViewNode: StyleElement {
    let view: String
    let id: String?
    let classes: [String]
    let attributes: [String: String]
    let state: ElementState
    let inlineStyle: String?
    /// Where its inline style is in the file: the offset of the opening quote.
    let inlineStyleStart: Int?
    let subviews: [ViewNode]
    /// What only real views have use for.
    let look: ViewLook

    init(
        view: String, id: String?, classes: [String], attributes: [String: String], state: ElementState,
        inlineStyle: String?, inlineStyleStart: Int? = nil, subviews: [ViewNode], look: ViewLook = ViewLook()
    ) {
        self.look = look
        self.view = view
        self.id = id
        self.classes = classes
        self.attributes = attributes
        self.state = state
        self.inlineStyle = inlineStyle
        self.inlineStyleStart = inlineStyleStart
        self.subviews = subviews
    }

    /// The same view with a class more, or without it where it has it.
    func toggling(_ name: String) -> ViewNode {
        let others = classes.filter { $0 != name }
        return ViewNode(
            view: view, id: id, classes: others.count < classes.count ? others : classes + [name],
            attributes: attributes, state: state, inlineStyle: inlineStyle, inlineStyleStart: inlineStyleStart,
            subviews: subviews, look: look)
    }

    var styleTypes: [String] { [view] }
    var styleID: String? { id }
    var styleClasses: [String] { classes }
    var styleState: ElementState { state }
    var styleChildren: [ViewNode] { subviews }

    var hasText: Bool {
        ["text", "title"].contains { attributes[$0]?.isEmpty == false }
    }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": id
        case "class": classes.isEmpty ? nil : classes.joined(separator: " ")
        default: attributes[name]
        }
    }
}
