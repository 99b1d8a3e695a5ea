import CSSEngine

/// A view whose members are being read.
struct ViewNodeBuilder {
    /// The members met so far.
    var names: Set<String> = []
    var view: String?
    var id: String?
    var classes: [String] = []
    var attributes: [String: String] = [:]
    var state: ElementState = []
    var inlineStyle: String?
    var inlineStyleStart: Int?
    var subviews: [ViewNode] = []
    var look = ViewLook()

    func node(_ view: String) -> ViewNode {
        ViewNode(
            view: view, id: id, classes: classes, attributes: attributes, state: state, inlineStyle: inlineStyle,
            inlineStyleStart: inlineStyleStart, subviews: subviews, look: look)
    }
}
