/// The computed style of a box: the properties of CSS 2.2 (chapters 8 to 10), CSS Flexbox 1, CSS Grid 2,
/// CSS Box Alignment 3, CSS Sizing 3 and 4, CSS Position 3 and CSS Display 3 that take part in layout.
///
/// All properties are physical. The caller resolves logical properties by `direction`, because the writing mode is always
/// horizontal. A default style has the initial values of CSS, except that `display` is `block`.
///
/// Many nodes can share a style: `BoxTree.addStyle(_:)` stores it once.
public struct BoxStyle: Hashable, Sendable {
    public var display = BoxDisplay.block
    public var position = BoxPosition.static
    public var direction = BoxDirection.leftToRight
    public var boxSizing = BoxSizing.contentBox
    public var overflow = BoxAxes<BoxOverflow>(.visible)
    public var order = 0

    // MARK: Sizes

    public var size = BoxAxes<SizeValue>(.auto)
    public var minimumSize = BoxAxes<SizeValue>(.auto)
    public var maximumSize = BoxAxes<SizeValue>(.none)
    public var aspectRatio: AspectRatio?

    // MARK: Edges

    public var inset = BoxEdges<EdgeLength>(.auto)
    public var margin = BoxEdges<EdgeLength>(.zero)
    public var padding = BoxEdges<LengthPercentage>(.zero)
    /// The used border widths in px: zero on sides with the border style `none`.
    public var border = BoxEdges<Double>(0)

    // MARK: Alignment

    public var alignContent = ContentAlignment.normal
    public var justifyContent = ContentAlignment.normal
    public var alignItems = SelfAlignment.normal
    public var justifyItems = SelfAlignment.normal
    public var alignSelf = SelfAlignment.auto
    public var justifySelf = SelfAlignment.auto
    /// `normal` is zero.
    public var rowGap = LengthPercentage.zero
    /// `normal` is zero.
    public var columnGap = LengthPercentage.zero

    // MARK: Flexbox

    public var flexDirection = FlexDirection.row
    public var flexWrap = FlexWrap.noWrap
    public var flexGrow = 0.0
    public var flexShrink = 1.0
    public var flexBasis = FlexBasis.auto

    // MARK: Grid

    public var gridTemplateRows = GridTemplate()
    public var gridTemplateColumns = GridTemplate()
    public var gridTemplateAreas = GridTemplateAreas.none
    /// Empty for `auto`.
    public var gridAutoRows: [GridTrackSize] = []
    /// Empty for `auto`.
    public var gridAutoColumns: [GridTrackSize] = []
    public var gridAutoFlow = GridAutoFlow()
    public var gridRow = GridPlacement.auto
    public var gridColumn = GridPlacement.auto

    /// Creates a style with initial values.
    public init() {}
}
