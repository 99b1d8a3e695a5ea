import CSSEngine

/// A node of a layout case as the engine sees it: an element with inline declarations only.
final class LayoutElement: StyleElement {
    private let layoutCase: LayoutCase
    private let node: Int

    /// Creates the element of a node.
    init(_ layoutCase: LayoutCase, node: Int) {
        self.layoutCase = layoutCase
        self.node = node
    }

    var styleTypes: [String] { ["node"] }
    var styleID: String? { nil }
    var styleClasses: [String] { [] }
    var styleState: ElementState { [] }
    var inlineStyle: String? { layoutCase.nodes[node].style }
    var hasText: Bool { layoutCase.nodes[node].text?.isEmpty == false }
    var styleChildren: [LayoutElement] { layoutCase.children(of: node).map { LayoutElement(layoutCase, node: $0) } }

    func styleAttribute(_ name: String) -> String? { nil }
}

/// The viewport of a layout case as the engine sees it: a flex container around the root.
final class ViewportElement: StyleElement {
    let inlineStyle: String?

    init(_ layoutCase: LayoutCase) {
        inlineStyle = """
            display: flex; align-items: start; justify-content: start; \
            width: \(layoutCase.viewport.width); height: \(layoutCase.viewport.height)
            """
    }

    var styleTypes: [String] { ["viewport"] }
    var styleID: String? { nil }
    var styleClasses: [String] { [] }
    var styleState: ElementState { [] }
    var hasText: Bool { false }
    var styleChildren: [ViewportElement] { [] }

    func styleAttribute(_ name: String) -> String? { nil }
}
