/// The transform functions in three dimensions (CSS Transforms 2, section 13.1). Views are flat, so a function is valid if it
/// does not move points of the plane out of the plane.
enum SpatialTransformFunction: String, CaseIterable {
    case matrix3d, translate3d, translateZ, scale3d, scaleZ, rotate3d, rotateX, rotateY, rotateZ, perspective

    /// The function with a name in lower case.
    init?(named name: String) {
        guard let function = Self.allCases.first(where: { asciiLowercased($0.rawValue) == name }) else { return nil }
        self = function
    }

    private static let number = PropertyGrammar.number(range: -.infinity ... .infinity, allowsPercentage: true)
    private static let length = PropertyGrammar.length(.negative)
    private static let lengthPercentage = PropertyGrammar.length([.percentage, .negative])

    /// The grammars of the arguments.
    private var parameters: [PropertyGrammar] {
        switch self {
        case .matrix3d: Array(repeating: .number(range: -.infinity ... .infinity, allowsPercentage: false), count: 16)
        case .translate3d: [Self.lengthPercentage, Self.lengthPercentage, Self.length]
        case .translateZ: [Self.length]
        case .scale3d: [Self.number, Self.number, Self.number]
        case .scaleZ: [Self.number]
        case .rotate3d: [Self.number, Self.number, Self.number, .angle]
        case .rotateX, .rotateY, .rotateZ: [.angle]
        case .perspective: [.oneOf([.keyword([.none]), .length([])])]
        }
    }

    /// Parses the arguments.
    /// - Returns: The function in two dimensions with the same effect on the plane. `nil` if the arguments are invalid or
    ///   the function leaves the plane.
    func parse(_ arguments: ComponentValueStream) -> TransformFunction? { values(arguments).flatMap(planar) }

    /// Parses the arguments; `nil` if they are invalid.
    func values(_ arguments: ComponentValueStream) -> [Value]? {
        var stream = arguments
        var values: [Value] = []
        for parameter in parameters {
            guard values.isEmpty || stream.consume(.comma), let value = parameter.parse(&stream) else { return nil }
            values.append(value)
        }
        return stream.isAtEnd ? values : nil
    }

    /// Returns the first function in a value that leaves the plane.
    static func firstOutOfPlane(in value: String) -> SpatialTransformFunction? {
        TokenList.withTokens(of: Source(name: "", text: value)) { tokens in
            guard tokens.depth <= TokenList.maximumDepth else { return nil }
            return (0..<tokens.count).lazy.compactMap { index -> SpatialTransformFunction? in
                guard tokens.kind(index) == .function,
                    let function = SpatialTransformFunction(named: asciiLowercased(tokens.name(index)))
                else { return nil }
                let stream = ComponentValueStream(tokens, index..<tokens.count, keywords: .standard)
                guard let values = function.values(stream.arguments), function.planar(values) == nil else { return nil }
                return function
            }.first
        }
    }

    private func planar(_ values: [Value]) -> TransformFunction? {
        switch self {
        case .matrix3d: Self.planarMatrix(values)
        case .translate3d:
            values[2].isZero ? TransformFunction(kind: .translate, arguments: Array(values.prefix(2))) : nil
        case .translateZ: values[0].isZero ? .identity : nil
        case .scale3d: Self.planarScale(values[0], values[1], depth: values[2])
        case .scaleZ: Self.planarScale(.number(1), .number(1), depth: values[0])
        case .rotate3d: Self.planarRotation(x: values[0], y: values[1], z: values[2], values[3])
        case .rotateX: Self.planarRotation(x: .number(1), y: .number(0), z: .number(0), values[0])
        case .rotateY: Self.planarRotation(x: .number(0), y: .number(1), z: .number(0), values[0])
        case .rotateZ: TransformFunction(kind: .rotate, arguments: values)
        // The other functions stay in the plane, where the perspective has no effect.
        case .perspective: .identity
        }
    }

    /// Points of the plane are 0 in the third dimension, so its scale has no effect. A scale of 0 hides the view, because
    /// the transform cannot be inverted.
    static func planarScale(_ x: Value, _ y: Value, depth: Value) -> TransformFunction? {
        guard case .number(let depth) = depth else { return nil }
        return TransformFunction(kind: .scale, arguments: depth == 0 ? [.number(0)] : [x, y])
    }

    /// A rotation around the third axis, or a half turn around an axis in the plane, which is a reflection.
    static func planarRotation(x: Value, y: Value, z: Value, _ angle: Value) -> TransformFunction? {
        guard case .number(let x) = x, case .number(let y) = y, case .number(let z) = z,
            case .angle(let degrees) = angle
        else { return nil }
        if x == 0, y == 0 {
            return TransformFunction(kind: .rotate, arguments: [.angle(z > 0 ? degrees : z < 0 ? -degrees : 0)])
        }
        guard Trigonometry.sine(degrees: degrees) == 0 else { return nil }
        if Trigonometry.cosine(degrees: degrees) > 0 { return .identity }
        guard z == 0 else { return nil }
        let size = max(abs(x), abs(y))
        let (across, down) = (x / size, y / size)
        let square = across * across + down * down
        let matrix = [
            2 * across * across / square - 1, 2 * across * down / square, 2 * across * down / square,
            2 * down * down / square - 1, 0, 0,
        ]
        return TransformFunction(kind: .matrix, arguments: matrix.map { .number($0) })
    }

    /// A matrix that leaves points of the plane in the plane, column by column. Its third column applies only to points
    /// outside of the plane.
    private static func planarMatrix(_ values: [Value]) -> TransformFunction? {
        let depthAndPerspective = [2, 3, 6, 7, 14]
        guard depthAndPerspective.allSatisfy({ values[$0].isZero }), values[15] == .number(1) else { return nil }
        return TransformFunction(kind: .matrix, arguments: [0, 1, 4, 5, 12, 13].map { values[$0] })
    }
}

extension TransformFunction {
    fileprivate static let identity = TransformFunction(kind: .translate, arguments: [.length(0)])
}

extension Value {
    /// Whether the value is the number 0, or a length of 0 in any unit.
    var isZero: Bool {
        switch self {
        case .number(let number), .length(let number), .relativeLength(let number, _): number == 0
        default: false
        }
    }
}
