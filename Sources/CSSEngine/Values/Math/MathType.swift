/// The type of a calculation: the power of each quantity (CSS Values 4, section 10.2). `MathParser` compares types.
struct MathType: Hashable {
    private let length: Int32
    private let angle: Int32
    private let time: Int32
    private let resolution: Int32
    /// Percentages, unless they are lengths.
    private let percentage: Int32

    static let number = MathType()
    static let length = MathType(length: 1)
    static let angle = MathType(angle: 1)
    static let time = MathType(time: 1)
    static let resolution = MathType(resolution: 1)
    static let percentage = MathType(percentage: 1)

    /// - Parameter percentage: The type of percentages.
    init(_ unit: CSS.Unit, percentage: MathType) {
        switch unit.traits.quantity {
        case .number: self = .number
        case .percentage: self = percentage
        case .length: self = .length
        case .angle: self = .angle
        case .time: self = .time
        case .resolution: self = .resolution
        }
    }

    private init(length: Int32 = 0, angle: Int32 = 0, time: Int32 = 0, resolution: Int32 = 0, percentage: Int32 = 0) {
        self.length = length
        self.angle = angle
        self.time = time
        self.resolution = resolution
        self.percentage = percentage
    }

    static func * (left: MathType, right: MathType) -> MathType {
        MathType(
            length: left.length + right.length, angle: left.angle + right.angle, time: left.time + right.time,
            resolution: left.resolution + right.resolution, percentage: left.percentage + right.percentage)
    }

    /// The type of a simplified calculation, in which percentages are a type of their own.
    init(of node: MathNode) {
        switch node {
        case .numeric(_, let unit): self.init(unit, percentage: .percentage)
        case .channel, .treeCount: self = .number
        case .sum(let terms): self.init(of: terms[0])
        case .product(let factors): self = factors.reduce(.number) { $0 * MathType(of: $1) }
        case .inverse(let operand): self = MathType(of: operand).inverse
        case .function(let arguments, let function, _):
            self = function.type(arguments.map(MathType.init(of:))) ?? .number
        }
    }

    var inverse: MathType {
        MathType(length: -length, angle: -angle, time: -time, resolution: -resolution, percentage: -percentage)
    }
}
