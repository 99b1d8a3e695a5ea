/// The units that typed values have; all others of CSS are a fixed number of one of these.
public enum Unit: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// No unit at all.
    case number
    /// Hundredths of what the property says.
    case percent
    /// Points.
    case px
    /// Font sizes, of the element and of the root.
    case em, rem
    /// Hundredths of the width, the height, the smaller and the larger of the two.
    case vw, vh, vmin, vmax
    case degrees
    case seconds
    /// Pixels per point, for resolutions.
    case dppx

    /// As CSS writes it behind a number.
    var symbol: String {
        switch self {
        case .number: ""
        case .percent: "%"
        case .px: "px"
        case .em: "em"
        case .rem: "rem"
        case .vw: "vw"
        case .vh: "vh"
        case .vmin: "vmin"
        case .vmax: "vmax"
        case .degrees: "deg"
        case .seconds: "s"
        case .dppx: "dppx"
        }
    }

    /// Whether it is a length that depends on where it is used.
    var isRelativeLength: Bool {
        switch self {
        case .em, .rem, .vw, .vh, .vmin, .vmax: true
        case .number, .percent, .px, .degrees, .seconds, .dppx: false
        }
    }
}

extension Unit {
    /// What a dimension token's number has to be multiplied by, and the unit that it then has; nil for a unit that
    /// does not exist (CSS Values 4, sections 6 and 7).
    static func of(_ tokens: TokenList, _ index: Int) -> (unit: Unit, factor: Double)? {
        for row in table where tokens.isName(index, row.name) { return (row.unit, row.factor) }
        return nil
    }

    /// The names of all units that property values can have. No property takes a resolution.
    static var names: [String] { table.lazy.filter { $0.unit != .dppx }.map { "\($0.name)" } }

    /// `pt` is a point, as `px` is. Small, large and dynamic viewports are one here, lines run from side to side.
    private static let table: [(name: StaticString, unit: Unit, factor: Double)] = [
        ("px", .px, 1), ("pt", .px, 1), ("em", .em, 1), ("rem", .rem, 1),
        ("vw", .vw, 1), ("vh", .vh, 1), ("vmin", .vmin, 1), ("vmax", .vmax, 1), ("vi", .vw, 1), ("vb", .vh, 1),
        ("deg", .degrees, 1), ("turn", .degrees, 360), ("rad", .degrees, 180 / .pi), ("grad", .degrees, 0.9),
        ("s", .seconds, 1), ("ms", .seconds, 0.001),
        ("in", .px, 96), ("pc", .px, 16), ("cm", .px, 96 / 2.54), ("mm", .px, 9.6 / 2.54), ("q", .px, 2.4 / 2.54),
        ("svw", .vw, 1), ("svh", .vh, 1), ("svmin", .vmin, 1), ("svmax", .vmax, 1), ("svi", .vw, 1), ("svb", .vh, 1),
        ("lvw", .vw, 1), ("lvh", .vh, 1), ("lvmin", .vmin, 1), ("lvmax", .vmax, 1), ("lvi", .vw, 1), ("lvb", .vh, 1),
        ("dvw", .vw, 1), ("dvh", .vh, 1), ("dvmin", .vmin, 1), ("dvmax", .vmax, 1), ("dvi", .vw, 1), ("dvb", .vh, 1),
        ("dppx", .dppx, 1), ("x", .dppx, 1), ("dpi", .dppx, 1 / 96.0), ("dpcm", .dppx, 2.54 / 96),
    ]
}
