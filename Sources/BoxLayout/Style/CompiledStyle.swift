/// A length in the form that layout reads: plain memory, so that reading it counts no references.
enum Length: BitwiseCopyable {
    case auto
    case fixed(Double)
    /// A fraction of the basis.
    case percentage(Double)
    /// A length plus a fraction of the basis.
    case linear(Double, Double)
    /// An index into `StyleTable.expressions`.
    case expression(Int32)
    case minContent
    case maxContent
    case fitContent
    /// `fit-content()` with an argument: an index into `StyleTable.limits`.
    case fitContentLimit(Int32)
    case stretch
    /// The value `content` of `flex-basis`.
    case content

    static let zero = Length.fixed(0)

    var isAuto: Bool { if case .auto = self { true } else { false } }

    /// The length in px if it is the same in all boxes, otherwise zero.
    var fixedValue: Double { if case .fixed(let value) = self { value } else { 0 } }

    var isStretch: Bool { if case .stretch = self { true } else { false } }

    /// Whether the value is a keyword for the size of the content. In the block axis, all of them are the same height.
    var isContentKeyword: Bool {
        switch self {
        case .minContent, .maxContent, .fitContent, .fitContentLimit: true
        case .auto, .fixed, .percentage, .linear, .expression, .stretch, .content: false
        }
    }

    var isMinOrMaxContent: Bool {
        switch self {
        case .minContent, .maxContent: true
        case .auto, .fixed, .percentage, .linear, .expression, .fitContent, .fitContentLimit, .stretch, .content: false
        }
    }

    /// Whether the value depends on the basis of percentages.
    var isRelative: Bool {
        switch self {
        case .percentage, .linear, .expression, .stretch, .fitContentLimit: true
        case .auto, .fixed, .minContent, .maxContent, .fitContent, .content: false
        }
    }
}

/// A style in plain memory.
struct CompiledStyle: BitwiseCopyable {
    var display: BoxDisplay
    var position: BoxPosition
    var boxSizing: BoxSizing
    /// The computed values.
    var overflow: BoxAxes<BoxOverflow>
    var isRightToLeft: Bool
    var order: Int
    var containment: BoxContainment

    var size: BoxAxes<Length>
    var minimumSize: BoxAxes<Length>
    var maximumSize: BoxAxes<Length>
    /// Zero without a ratio.
    var aspectRatio: Double
    var ratioUsesBorderBox: Bool
    var isReplaced: Bool

    var inset: BoxEdges<Length>
    var margin: BoxEdges<Length>
    var padding: BoxEdges<Length>
    var border: BoxEdges<Double>

    var alignContent: ContentAlignment
    var justifyContent: ContentAlignment
    var alignItems: SelfAlignment
    var justifyItems: SelfAlignment
    var alignSelf: SelfAlignment
    var justifySelf: SelfAlignment
    var rowGap: Length
    var columnGap: Length

    var flexDirection: FlexDirection
    var flexWrap: FlexWrap
    var flexGrow: Double
    var flexShrink: Double
    var flexBasis: Length

    /// An index into `StyleTable.grids`, or -1 if all grid properties are initial.
    var grid: Int32

    // The values that most boxes use as they are. Layout need not resolve the lengths of these boxes.

    /// Padding plus border, with zero for percentages.
    var fixedEdges: BoxEdges<Double>
    /// The margins, with zero for `auto` and percentages.
    var fixedMargins: BoxEdges<Double>
    /// Whether the width has a minimum or a maximum.
    var hasWidthLimits: Bool
    /// Whether the height has a minimum or a maximum.
    var hasHeightLimits: Bool

    /// Whether the used height depends on the height of the containing block.
    var hasRelativeHeight: Bool
    /// Whether margins or padding have percentages.
    var hasRelativeEdges: Bool
    /// Whether the intrinsic widths depend on the width of the containing block: limits of a grid's width influence its
    /// tracks.
    var hasRelativeIntrinsicWidths: Bool

    var isOutOfFlow: Bool { position == .absolute || position == .fixed }
    /// A scroll container in one axis is one in both (CSS Overflow 3, section 3.1).
    var isScrollContainer: Bool { overflow.width.isScrollable || overflow.height.isScrollable }
    var hasRatio: Bool { aspectRatio > 0 }
    /// Whether the content has no effect on the width.
    var containsWidth: Bool { containment != .none }
    /// Whether the content has no effect on the height.
    var containsHeight: Bool { containment == .size }
    /// Whether a limit of the height is a keyword for the height of the content.
    var hasContentLimits: Bool {
        hasHeightLimits && (minimumSize.height.isContentKeyword || maximumSize.height.isContentKeyword)
    }

    /// Whether the box establishes a formatting context of its own (CSS Display 3, section 2.1, CSS Align 3, section 5.1.1).
    var isIndependent: Bool {
        switch display {
        case .flowRoot, .flex, .grid: true
        case .block, .none, .contents: isScrollContainer || containsWidth || alignContent.keyword != .normal
        }
    }
}

/// The grid properties of a style that are not plain memory.
struct GridStyle {
    var templateRows: GridTemplate
    var templateColumns: GridTemplate
    var areas: GridTemplateAreas
    var autoRows: [GridTrackSize]
    var autoColumns: [GridTrackSize]
    var autoFlow: GridAutoFlow
    var row: GridPlacement
    var column: GridPlacement

    static let initial = GridStyle(BoxStyle())

    init(_ style: BoxStyle) {
        templateRows = style.gridTemplateRows
        templateColumns = style.gridTemplateColumns
        areas = style.gridTemplateAreas
        autoRows = style.gridAutoRows
        autoColumns = style.gridAutoColumns
        autoFlow = style.gridAutoFlow
        row = style.gridRow
        column = style.gridColumn
    }

    static func isInitial(_ style: BoxStyle) -> Bool {
        style.gridTemplateRows.isEmpty && style.gridTemplateColumns.isEmpty && style.gridTemplateAreas == .none
            && style.gridAutoRows.isEmpty && style.gridAutoColumns.isEmpty && style.gridAutoFlow == GridAutoFlow()
            && style.gridRow == .auto && style.gridColumn == .auto
    }
}
