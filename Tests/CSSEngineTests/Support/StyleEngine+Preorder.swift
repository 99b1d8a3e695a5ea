import CSSEngine

extension StyleEngine {
    /// A node and all nodes in it, parents before their children.
    func preorder(_ node: StyleNode) -> [StyleNode] { [node] + children(of: node).flatMap { preorder($0) } }
}
