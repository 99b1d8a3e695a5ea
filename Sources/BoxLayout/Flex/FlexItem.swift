/// A flex item while its container is laid out. Sizes are those of the border box.
struct FlexItem: BitwiseCopyable {
    var node: Int32
    var order: Int
    var style: UnsafePointer<CompiledStyle>
    var margins: BoxEdges<Double>
    /// Padding plus border.
    var edges: BoxEdges<Double>
    /// Which margins are `auto`.
    var autoMargins: BoxEdges<Bool>
    var alignment: FlexAlignment
    var isSafe: Bool

    // MARK: The main axis (CSS Flexbox 1, sections 9.2 and 9.7)

    var baseSize = 0.0
    var minimumMain = 0.0
    var maximumMain = Double.infinity
    var mainSize = 0.0
    var isFrozen = false
    /// The sign of the difference between the clamped and the unclamped size.
    var violation = 0.0
    var mainOffset = 0.0

    // MARK: The cross axis (CSS Flexbox 1, sections 9.4 and 9.6)

    /// The width of an item in a column, before its line stretches it.
    var crossWidth = 0.0
    /// The width of an item in a column if its content decides about its height.
    var contentWidth = 0.0
    var crossSize = 0.0
    var crossOffset = 0.0
    /// The distance from the margin edge that its baseline group starts at to the baseline.
    var ascent = 0.0

    var hypotheticalMain: Double { max(min(baseSize, maximumMain), minimumMain) }

    /// Whether the line stretches the item (CSS Flexbox 1, section 8.3).
    func stretches(isRow: Bool) -> Bool {
        if isRow ? style.pointee.size.height.isStretch : style.pointee.size.width.isStretch { return true }
        guard alignment == .stretch else { return false }
        guard isRow else { return style.pointee.size.width.isAuto && !autoMargins.left && !autoMargins.right }
        return style.pointee.size.height.isAuto && !autoMargins.top && !autoMargins.bottom
    }

    /// Whether the width of the style leaves the width to the content.
    var hasContentWidth: Bool { style.pointee.size.width.isAuto || style.pointee.size.width.isContentKeyword }

    /// The flex base size without padding and border.
    func innerBaseSize(isRow: Bool) -> Double {
        max(0, baseSize - (isRow ? edges.horizontal : edges.vertical))
    }

    func mainMargins(isRow: Bool) -> Double { isRow ? margins.horizontal : margins.vertical }

    func crossMargins(isRow: Bool) -> Double { isRow ? margins.vertical : margins.horizontal }
}

/// The cross-axis alignment of an item, relative to the flex container's cross start and cross end.
enum FlexAlignment: UInt8, BitwiseCopyable {
    case stretch
    case flexStart
    case flexEnd
    case center
    case firstBaseline
    case lastBaseline
}

/// The items of a container or of a line.
typealias FlexItems = UnsafeMutableBufferPointer<FlexItem>

typealias FlexLines = UnsafeMutableBufferPointer<FlexLine>

/// A line of flex items.
struct FlexLine: BitwiseCopyable {
    var start: Int
    var end: Int
    /// The sum of the items' hypothetical outer main sizes and the gaps.
    var hypotheticalMain = 0.0
    var crossSize = 0.0
    /// The cross size without the size of the container, as far as its items have been measured.
    var contentCrossSize = 0.0
    var crossOffset = 0.0
    /// The largest ascent of the items that align by the first baseline.
    var firstAscent = 0.0
    var lastAscent = 0.0

    /// The items of the line.
    func items(of container: FlexItems) -> FlexItems { FlexItems(rebasing: container[start..<end]) }
}
