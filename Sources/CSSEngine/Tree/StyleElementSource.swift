/// An object that has the elements of an engine's tree, so that the tree does not keep them.
package protocol StyleElementSource: AnyObject {
    /// Returns the element of the node with an index that is in use, or that the next insertion uses.
    func element(of node: Int32) -> any StyleElement
}
