/// The type of a calculation: the power of each quantity (CSS Values 4, section 10.2).
struct MathType: Hashable {
    var length = 0
    var angle = 0
    var time = 0
    var resolution = 0
    /// Percentages, unless they are lengths.
    var percentage = 0

    static let number = MathType()
    static let length = MathType(length: 1)
    static let angle = MathType(angle: 1)
    static let time = MathType(time: 1)
    static let resolution = MathType(resolution: 1)
    static let percentage = MathType(percentage: 1)

    /// - Parameter percentage: The type of percentages.
    init(_ unit: Unit, percentage: MathType) {
        switch unit.traits.quantity {
        case .number: self = .number
        case .percentage: self = percentage
        case .length: self = .length
        case .angle: self = .angle
        case .time: self = .time
        case .resolution: self = .resolution
        }
    }

    private init(length: Int = 0, angle: Int = 0, time: Int = 0, resolution: Int = 0, percentage: Int = 0) {
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

    var inverse: MathType {
        MathType(length: -length, angle: -angle, time: -time, resolution: -resolution, percentage: -percentage)
    }
}
