/// A cascade layer by its name within another; anonymous layers have no name and are never met again.
struct LayerNode: Sendable {
    var parent: UInt32
    var name: Atom
}
