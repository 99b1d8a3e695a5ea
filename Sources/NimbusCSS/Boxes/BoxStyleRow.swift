import BoxLayout
import CSSEngine

/// A part of a box style, with the properties that set it.
struct BoxStyleRow: Sendable {
    /// Sets the part. Returns why the value has no effect, or `nil` if it has one.
    typealias Setter = @Sendable (_ style: inout BoxStyle, _ value: Value) -> MappedBoxStyle.Problem.Kind?
    typealias Declares = WritableKeyPath<MappedBoxStyle.Declarations, Bool> & Sendable

    /// The names of the physical property, and of the logical ones for lines from left to right and from right to left.
    struct Names: Sendable {
        let physical: String
        var leftToRight: String?
        var rightToLeft: String?
    }

    let names: Names
    /// The size or the inset that the properties declare. `nil` for other parts.
    var declares: Declares?
    let set: Setter

    /// All parts except `direction` and the borders. A position follows the insets, which it can replace.
    static let all: [BoxStyleRow] =
        [value("display", { BoxDisplay($0) }, { $0.display = $1 })]
        + sides(
            \.inset, { EdgeLength($0) }, { $0 }, logical: { "inset-" + $0 },
            declaring: [\.inset.top, \.inset.right, \.inset.bottom, \.inset.left])
        + [
            BoxStyleRow(names: Names(physical: "position"), set: setPosition),
            value("box-sizing", { $0 == .keyword(.borderBox) ? .borderBox : .contentBox }, { $0.boxSizing = $1 }),
            value("container-type", { BoxContainment($0) }, { $0.containment = $1 }),
            overflow("overflow-x", 0) { $0.overflow.width = $1 },
            overflow("overflow-y", 1) { $0.overflow.height = $1 },
        ]
        + axes("", \.size, declaring: [\.size.width, \.size.height])
        + axes("min-", \.minimumSize) + axes("max-", \.maximumSize)
        + [BoxStyleRow(names: Names(physical: "aspect-ratio"), set: setAspectRatio)]
        + sides(\.margin, { EdgeLength($0) }, { "margin-" + $0 }, logical: { "margin-" + $0 })
        + sides(
            \.padding, { LengthPercentage($0, isNegativeAllowed: false) }, { "padding-" + $0 },
            logical: { "padding-" + $0 })
        + alignment + flex + grid

    private static let alignment: [BoxStyleRow] = [
        value("align-content", { ContentAlignment($0) }, { $0.alignContent = $1 }),
        value("justify-content", { ContentAlignment($0) }, { $0.justifyContent = $1 }),
        value("align-items", { SelfAlignment($0) }, { $0.alignItems = $1 }),
        value("justify-items", { SelfAlignment($0) }, { $0.justifyItems = $1 }),
        value("align-self", { SelfAlignment($0) }, { $0.alignSelf = $1 }),
        value("justify-self", { SelfAlignment($0) }, { $0.justifySelf = $1 }),
        value("row-gap", gap, { $0.rowGap = $1 }),
        value("column-gap", gap, { $0.columnGap = $1 }),
    ]

    private static let flex: [BoxStyleRow] = [
        value("flex-direction", { FlexDirection($0) }, { $0.flexDirection = $1 }),
        value("flex-wrap", { FlexWrap($0) }, { $0.flexWrap = $1 }),
        value("flex-grow", { $0.number }, { $0.flexGrow = $1 }),
        value("flex-shrink", { $0.number }, { $0.flexShrink = $1 }),
        value("flex-basis", { FlexBasis($0) }, { $0.flexBasis = $1 }),
        value("order", { $0.number }, { $0.order = Int($1) }),
    ]

    private static let grid: [BoxStyleRow] = [
        value("grid-template-rows", { $0.gridTemplate }, { $0.gridTemplateRows = $1 }),
        value("grid-template-columns", { $0.gridTemplate }, { $0.gridTemplateColumns = $1 }),
        value("grid-template-areas", { GridTemplateAreas($0) }, { $0.gridTemplateAreas = $1 }),
        value("grid-auto-rows", { $0.gridAutoTracks }, { $0.gridAutoRows = $1 }),
        value("grid-auto-columns", { $0.gridAutoTracks }, { $0.gridAutoColumns = $1 }),
        value("grid-auto-flow", { GridAutoFlow($0) }, { $0.gridAutoFlow = $1 }),
        value("grid-row-start", { GridLine($0) }, { $0.gridRow.start = $1 }),
        value("grid-row-end", { GridLine($0) }, { $0.gridRow.end = $1 }),
        value("grid-column-start", { GridLine($0) }, { $0.gridColumn.start = $1 }),
        value("grid-column-end", { GridLine($0) }, { $0.gridColumn.end = $1 }),
    ]

    // MARK: Kinds of rows

    private static func value<Result>(
        _ name: String, _ convert: @escaping @Sendable (Value) -> Result?,
        _ set: @escaping @Sendable (inout BoxStyle, Result) -> Void
    ) -> BoxStyleRow { row(Names(physical: name), convert, set) }

    private static func row<Result>(
        _ names: Names, declares: Declares? = nil, _ convert: @escaping @Sendable (Value) -> Result?,
        _ set: @escaping @Sendable (inout BoxStyle, Result) -> Void
    ) -> BoxStyleRow {
        BoxStyleRow(names: names, declares: declares) { style, value in
            guard let result = convert(value) else {
                return if case .math = value { .unsupportedCalculation } else { .nonstandardValue }
            }
            set(&style, result)
            return nil
        }
    }

    /// - Parameter prefix: `min-`, `max-` or nothing.
    private static func axes(
        _ prefix: String, _ field: WritableKeyPath<BoxStyle, BoxAxes<SizeValue>> & Sendable,
        declaring declares: [Declares] = []
    ) -> [BoxStyleRow] {
        func names(_ physical: String, _ logical: String) -> Names {
            Names(physical: prefix + physical, leftToRight: prefix + logical, rightToLeft: prefix + logical)
        }
        return [
            row(
                names("width", "inline-size"), declares: declares.first, { SizeValue($0) },
                { $0[keyPath: field].width = $1 }),
            row(
                names("height", "block-size"), declares: declares.last, { SizeValue($0) },
                { $0[keyPath: field].height = $1 }),
        ]
    }

    private static func sides<Result>(
        _ field: WritableKeyPath<BoxStyle, BoxEdges<Result>> & Sendable,
        _ convert: @escaping @Sendable (Value) -> Result?, _ physical: (String) -> String,
        logical: (String) -> String, declaring declares: [Declares] = []
    ) -> [BoxStyleRow] {
        let setters: [@Sendable (inout BoxStyle, Result) -> Void] = [
            { $0[keyPath: field].top = $1 }, { $0[keyPath: field].right = $1 },
            { $0[keyPath: field].bottom = $1 }, { $0[keyPath: field].left = $1 },
        ]
        return Names.sides(physical, logical: logical).enumerated().map { side, names in
            row(names, declares: declares.isEmpty ? nil : declares[side], convert, setters[side])
        }
    }

    /// - Parameter index: The index of the axis in the values of `overflow`.
    private static func overflow(
        _ name: String, _ index: Int, _ set: @escaping @Sendable (inout BoxStyle, BoxOverflow) -> Void
    ) -> BoxStyleRow {
        row(
            Names(physical: name, leftToRight: "overflow", rightToLeft: "overflow"),
            { value in
                if case .list(let values) = value { return BoxOverflow(values[index]) }
                return BoxOverflow(value)
            }, set)
    }

    private static let gap: @Sendable (Value) -> LengthPercentage? = {
        $0 == .keyword(.normal) ? .zero : LengthPercentage($0, isNegativeAllowed: false)
    }

    private static let setPosition: Setter = { style, value in
        guard case .keyword(let keyword) = value else { return nil }
        switch keyword {
        case .relative: style.position = .relative
        case .absolute: style.position = .absolute
        case .fixed:
            style.position = .fixed
            return .unsupportedPosition
        case .sticky:
            style.position = .sticky
            return .unsupportedPosition
        default: style.position = .static
        }
        return nil
    }

    private static let setAspectRatio: Setter = { style, value in
        switch value {
        case .ratio(let width, let height): style.aspectRatio = AspectRatio(width / height)
        case .list(let values):
            if case .ratio(let width, let height) = values.last {
                style.aspectRatio = AspectRatio(width / height, usesBoxSizing: false)
            }
        default: break
        }
        return nil
    }
}

extension BoxStyleRow.Names {
    /// Returns the names of the properties of the top, right, bottom and left side.
    /// - Parameters:
    ///   - physical: Returns the name of the property of a side such as `top`.
    ///   - logical: Returns the name of the property of a side such as `inline-start`.
    static func sides(_ physical: (String) -> String, logical: (String) -> String) -> [Self] {
        let sides = [
            ("top", "block-start", "block-start"), ("right", "inline-end", "inline-start"),
            ("bottom", "block-end", "block-end"), ("left", "inline-start", "inline-end"),
        ]
        return sides.map {
            Self(physical: physical($0.0), leftToRight: logical($0.1), rightToLeft: logical($0.2))
        }
    }
}
