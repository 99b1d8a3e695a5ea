import CSSEngine

extension StyleEngine {
    /// Returns a node and its descendants in preorder.
    func preorder(_ node: StyleNode) -> [StyleNode] { [node] + children(of: node).flatMap { preorder($0) } }
}
