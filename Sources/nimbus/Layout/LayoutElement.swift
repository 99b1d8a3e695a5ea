import CSSEngine

/// A node of a layout case as the engine sees it: an element with inline declarations only. Its root is the viewport, so that
/// `rem` is the default font size.
final class LayoutElement: StyleElement {
    private let layoutCase: LayoutCase
    /// The index of the node; `nil` for the viewport.
    private let node: Int?

    /// Creates the element of the viewport, a flex container around the root of the case.
    convenience init(viewportOf layoutCase: LayoutCase) {
        self.init(layoutCase, node: nil)
    }

    private init(_ layoutCase: LayoutCase, node: Int?) {
        self.layoutCase = layoutCase
        self.node = node
    }

    var inlineStyle: String? {
        if let node { return layoutCase.nodes[node].style }
        return """
            display: flex; align-items: start; justify-content: start; \
            width: \(layoutCase.viewport.width); height: \(layoutCase.viewport.height)
            """
    }

    var styleChildren: [LayoutElement] {
        guard let node else { return [LayoutElement(layoutCase, node: 0)] }
        return layoutCase.children(of: node).map { LayoutElement(layoutCase, node: $0) }
    }

    var hasText: Bool { node.map { layoutCase.nodes[$0].text?.isEmpty == false } ?? false }
    var styleTypes: [String] { ["node"] }
    var styleID: String? { nil }
    var styleClasses: [String] { [] }
    var styleState: ElementState { [] }

    func styleAttribute(_ name: String) -> String? { nil }
}
