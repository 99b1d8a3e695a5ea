/// What a calculation is measured in: the power of each kind of unit (CSS Values 4, section 10.2).
struct MathType: Hashable {
    var length = 0
    var angle = 0
    var time = 0
    var resolution = 0
    /// Only where percentages are not lengths.
    var percentage = 0

    static let number = MathType()
    static let length = MathType(length: 1)
    static let angle = MathType(angle: 1)
    static let time = MathType(time: 1)
    static let resolution = MathType(resolution: 1)
    static let percentage = MathType(percentage: 1)

    /// - Parameter percentage: what a percentage is one of.
    init(_ unit: Unit, percentage: MathType) {
        switch unit {
        case .number: self = .number
        case .percent: self = percentage
        case .px, .em, .rem, .vw, .vh, .vmin, .vmax: self = .length
        case .degrees: self = .angle
        case .seconds: self = .time
        case .dppx: self = .resolution
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
