/// A cascade layer. Its children are in the order in which they were first mentioned.
final class NaiveLayer {
    private let path: [Int]
    private var children: [(name: String, layer: NaiveLayer)] = []

    init(path: [Int] = []) {
        self.path = path
    }

    /// The descendant layer with this path; a new anonymous layer for the empty path.
    func layer(_ names: [String]) -> NaiveLayer {
        if names.isEmpty { return child("") }
        return names.reduce(self) { $0.child($1) }
    }

    private func child(_ name: String) -> NaiveLayer {
        if !name.isEmpty, let known = children.first(where: { $0.name == name }) { return known.layer }
        let child = NaiveLayer(path: path + [children.count])
        children.append((name, child))
        return child
    }

    /// Whether a layer is weaker than another one. Declarations outside of a nested layer are the strongest.
    static func isWeaker(_ left: NaiveLayer, _ right: NaiveLayer) -> Bool {
        (left.path + [Int.max]).lexicographicallyPrecedes(right.path + [Int.max])
    }
}
