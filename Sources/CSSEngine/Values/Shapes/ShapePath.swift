/// A path in the syntax of SVG (SVG 2, section 9.3), with absolute coordinates in points.
package struct ShapePath: Hashable, Sendable {
    /// The kind of a command. Raw values are the letters of absolute commands.
    enum Kind: Character, CaseIterable {
        case move = "M"
        case close = "Z"
        case line = "L"
        case horizontal = "H"
        case vertical = "V"
        case curve = "C"
        case smoothCurve = "S"
        case quadratic = "Q"
        case smoothQuadratic = "T"
        case arc = "A"

        /// The number of arguments.
        var argumentCount: Int {
            switch self {
            case .close: 0
            case .horizontal, .vertical: 1
            case .move, .line, .smoothQuadratic: 2
            case .smoothCurve, .quadratic: 4
            case .curve: 6
            case .arc: 7
            }
        }
    }

    /// A command with its arguments. Those of an arc are two radii, an angle in degrees, two flags that are 0 or 1, and its end.
    struct Command: Hashable, Sendable {
        let kind: Kind
        var arguments: [Double]
    }

    var commands: [Command]

    /// The serialisation of the path.
    var text: String {
        commands.map { command in
            ([String(command.kind.rawValue)] + command.arguments.map(numberText)).joined(separator: " ")
        }.joined(separator: " ")
    }
}
