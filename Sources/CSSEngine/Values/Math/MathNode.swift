/// A calculation as a tree (CSS Values 4, section 10.9), always as simple as it gets: what can be added up is.
///
/// Bounded by `MathParser.depthLimit`, so that walking it takes little stack.
enum MathNode: Hashable, Sendable {
    case numeric(Double, Unit)
    /// A channel of a relative colour's origin: a number.
    case channel(ColorChannel)
    /// Two or more, none of them a sum.
    case sum([MathNode])
    /// Two or more, none of them a product; the first one has the number, if any has.
    case product([MathNode])
    /// One divided by it.
    indirect case inverse(MathNode)
    case function(MathFunction, [MathNode])

    static func number(_ value: Double) -> MathNode { .numeric(value, .number) }

    /// What is left for someone to fill in.
    var dependencies: ValueDependencies {
        switch self {
        case .numeric(_, let unit): ValueDependencies(unit)
        case .channel: []
        case .sum(let nodes), .product(let nodes), .function(_, let nodes):
            nodes.reduce(into: []) { $0.formUnion($1.dependencies) }
        case .inverse(let node): node.dependencies
        }
    }

    /// The same with every number, unit and channel replaced by what `leaf` makes of it, simplified anew.
    func mapped(_ leaf: (MathNode) -> MathNode) -> MathNode {
        switch self {
        case .numeric, .channel: leaf(self)
        case .sum(let nodes): .adding(nodes.map { $0.mapped(leaf) })
        case .product(let nodes): .multiplying(nodes.map { $0.mapped(leaf) })
        case .inverse(let node): .inverting(node.mapped(leaf))
        case .function(let function, let nodes): .calling(function, nodes.map { $0.mapped(leaf) })
        }
    }
}
