/// A calculation as a tree (CSS Values 4, section 10.9). Always simplified: sums and products of known numbers are
/// evaluated.
///
/// The depth is bounded by `MathParser.depthLimit`, so that recursion uses little stack.
package enum MathNode: Hashable, Sendable {
    case numeric(Double, CSS.Unit)
    /// A channel of a relative colour's origin: a number.
    case channel(ColorChannel)
    /// `sibling-index()` or `sibling-count()`: a number.
    case treeCount(TreeCountingFunction)
    /// Two or more terms, none of them a sum.
    case sum([MathNode])
    /// Two or more factors, none of them a product. The first factor has the number, if any factor has.
    case product([MathNode])
    /// One divided by a node.
    indirect case inverse(MathNode)
    /// The strategy only matters to `round()`.
    case function([MathNode], MathFunction, RoundingStrategy)

    static func number(_ value: Double) -> MathNode { .numeric(value, .number) }

    /// The inputs that the value depends on. Excludes the channels of colours.
    var dependencies: ValueDependencies {
        switch self {
        case .numeric(_, let unit): unit.traits.dependencies
        case .channel: []
        case .treeCount(let function): function.dependencies
        case .sum(let nodes), .product(let nodes), .function(let nodes, _, _):
            nodes.reduce(into: []) { $0.formUnion($1.dependencies) }
        case .inverse(let node): node.dependencies
        }
    }

    /// Returns the tree with every number, channel and count replaced by the result of `leaf`, and simplified again.
    func mapped(_ leaf: (MathNode) -> MathNode) -> MathNode {
        switch self {
        case .numeric, .channel, .treeCount: leaf(self)
        case .sum(let nodes): .adding(nodes.map { $0.mapped(leaf) })
        case .product(let nodes): .multiplying(nodes.map { $0.mapped(leaf) })
        case .inverse(let node): .inverting(node.mapped(leaf))
        case .function(let nodes, let function, let strategy):
            .calling(function, nodes.map { $0.mapped(leaf) }, strategy)
        }
    }
}
