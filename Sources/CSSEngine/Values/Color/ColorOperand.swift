/// An operand of a colour function.
enum ColorOperand: Hashable, Sendable {
    case none
    case numeric(Double, CSS.Unit)
    /// A calculation that depends on the channels of an origin, or on the context.
    case calculation(MathNode)

    var dependencies: ValueDependencies {
        switch self {
        case .none: []
        case .numeric(_, let unit): unit.traits.dependencies
        case .calculation(let node): node.dependencies
        }
    }

    var cssText: String {
        switch self {
        case .none: "none"
        case .numeric(let value, let unit): numberText(value) + unit.symbol
        case .calculation(.channel(let channel)): channel.name
        case .calculation(let node): node.cssText
        }
    }

    /// Whether the operand is a percentage.
    var isPercentage: Bool {
        switch self {
        case .none: false
        case .numeric(_, let unit): unit == .percent
        case .calculation(let node): MathType(of: node) == .percentage
        }
    }

    /// The channels of an origin that the operand refers to.
    var channels: ColorChannelSet {
        guard case .calculation(let node) = self else { return [] }
        var channels: ColorChannelSet = []
        _ = node.mapped { leaf in
            if case .channel(let channel) = leaf { channels.formUnion(.channel(channel.index)) }
            return leaf
        }
        return channels
    }

    var isNone: Bool { self == .none }

    /// Returns the value of the channel: `nil` for `none`, 0 for a calculation that cannot be resolved.
    /// - Parameters:
    ///   - percent: The number that 100 % of the channel is.
    ///   - origin: The colour whose channels the operand can refer to.
    func value(percent: Double, origin: ColorComponents?, in context: ResolutionContext?) -> Double? {
        switch self {
        case .none: return nil
        case .numeric(let value, let unit): return Self.plain(value, unit, percent)
        case .calculation(let node):
            let resolved = node.mapped { $0.resolved(origin: origin, in: context) }
            guard let (value, unit) = resolved.numeric else { return 0 }
            return Self.plain(value, unit, percent)
        }
    }

    private static func plain(_ value: Double, _ unit: CSS.Unit, _ percent: Double) -> Double {
        if value.isNaN { return 0 }
        return unit == .percent ? value / 100 * percent : value
    }
}

extension MathNode {
    fileprivate func resolved(origin: ColorComponents?, in context: ResolutionContext?) -> MathNode {
        switch self {
        case .channel(let channel):
            guard let origin else { return self }
            return .number(channel.index == 3 ? origin.alpha : origin.values[channel.index])
        case .numeric(let value, let unit):
            guard unit.isRelativeLength, let one = context?.resolve(unit) else { return self }
            return .numeric(value * one.factor, one.unit)
        case .treeCount(let function): return context.map { .number(function.value(in: $0)) } ?? self
        case .sum, .product, .inverse, .function: return self
        }
    }
}
