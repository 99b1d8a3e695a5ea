/// The attributes of an element that rules test or that values read.
struct ElementAttributes {
    private let tree: StyleTree
    /// The index of the element's list of attributes.
    let list: UInt32

    init(_ tree: StyleTree, list: UInt32) {
        self.tree = tree
        self.list = list
    }

    /// The value of an attribute; `nil` if the element does not have it, or if it is not registered.
    func bytes(of name: Atom) -> [UInt8]? {
        let value = tree.view.value(of: name.id, in: list)
        return value == 0 ? nil : Array(tree.attributes.values.bytes(of: value))
    }
}
