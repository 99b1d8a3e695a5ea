/// The computed style of a box: the properties of CSS 2.2 (chapters 8 to 10), CSS Flexbox 1, CSS Grid 2,
/// CSS Box Alignment 3, CSS Sizing 3 and 4, CSS Position 3 and CSS Display 3 that take part in layout.
///
/// All properties are physical. The caller resolves logical properties by `direction`, because the writing mode is always
/// horizontal. A default style has the initial values of CSS, except that `display` is `block`.
///
/// Many nodes can share a style: `BoxTree.addStyle(_:)` stores it once.
public struct BoxStyle: Hashable, Sendable {
    /// `display`.
    public var display = BoxDisplay.block
    /// `position`.
    public var position = BoxPosition.static
    /// `direction`.
    public var direction = BoxDirection.leftToRight
    /// `box-sizing`.
    public var boxSizing = BoxSizing.contentBox
    /// `overflow-x` as the width, and `overflow-y` as the height.
    public var overflow = BoxAxes<BoxOverflow>(.visible)
    /// `order`.
    public var order = 0
    /// The size containment of a query container: the part of `container-type` that takes part in layout.
    public var containment = BoxContainment.none

    // MARK: Sizes

    /// `width` and `height`.
    public var size = BoxAxes<SizeValue>(.auto)
    /// `min-width` and `min-height`.
    public var minimumSize = BoxAxes<SizeValue>(.auto)
    /// `max-width` and `max-height`.
    public var maximumSize = BoxAxes<SizeValue>(.none)
    /// `aspect-ratio`. `nil` for `auto`.
    public var aspectRatio: AspectRatio?
    /// Whether the content is a replaced element, such as a picture. Its natural height is no automatic minimum of the height
    /// that an aspect ratio gives (CSS Sizing 4, section 5.1.1).
    public var isReplaced = false

    // MARK: Edges

    /// `top`, `right`, `bottom` and `left`.
    public var inset = BoxEdges<EdgeLength>(.auto)
    /// `margin-top` and so on.
    public var margin = BoxEdges<EdgeLength>(.zero)
    /// `padding-top` and so on.
    public var padding = BoxEdges<LengthPercentage>(.zero)
    /// The used border widths in px: zero on sides with the border style `none`.
    public var border = BoxEdges<Double>(0)

    // MARK: Alignment

    /// `align-content`.
    public var alignContent = ContentAlignment.normal
    /// `justify-content`.
    public var justifyContent = ContentAlignment.normal
    /// `align-items`.
    public var alignItems = SelfAlignment.normal
    /// `justify-items`.
    public var justifyItems = SelfAlignment.normal
    /// `align-self`.
    public var alignSelf = SelfAlignment.auto
    /// `justify-self`.
    public var justifySelf = SelfAlignment.auto
    /// `normal` is zero.
    public var rowGap = LengthPercentage.zero
    /// `normal` is zero.
    public var columnGap = LengthPercentage.zero

    // MARK: Flexbox

    /// `flex-direction`.
    public var flexDirection = FlexDirection.row
    /// `flex-wrap`.
    public var flexWrap = FlexWrap.noWrap
    /// `flex-grow`.
    public var flexGrow = 0.0
    /// `flex-shrink`.
    public var flexShrink = 1.0
    /// `flex-basis`.
    public var flexBasis = FlexBasis.auto

    // MARK: Grid

    /// `grid-template-rows`. Empty for `none`.
    public var gridTemplateRows = GridTemplate()
    /// `grid-template-columns`. Empty for `none`.
    public var gridTemplateColumns = GridTemplate()
    /// `grid-template-areas`.
    public var gridTemplateAreas = GridTemplateAreas.none
    /// Empty for `auto`.
    public var gridAutoRows: [GridTrackSize] = []
    /// Empty for `auto`.
    public var gridAutoColumns: [GridTrackSize] = []
    /// `grid-auto-flow`.
    public var gridAutoFlow = GridAutoFlow()
    /// `grid-row-start` and `grid-row-end`.
    public var gridRow = GridPlacement.auto
    /// `grid-column-start` and `grid-column-end`.
    public var gridColumn = GridPlacement.auto

    /// Creates a style with initial values.
    public init() {}
}
