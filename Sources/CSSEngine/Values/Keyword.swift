/// The keywords of properties. Raw values are the keywords in CSS.
public enum Keyword: String, Sendable, CaseIterable {
    case auto, none, normal, bold, italic
    case left, right, center, top, middle, bottom, fill, justify, start, end
    case width, height, all, margins, dimensions
    case hidden, visible, collapse
    case wrap, clip
    case characterWrap = "character-wrap"
    case headTruncate = "head-truncate"
    case tailTruncate = "tail-truncate"
    case middleTruncate = "middle-truncate"
    case `true`, `false`, yes, no
    case alignBaselines = "align-baselines"
    case alignCenters = "align-centers"
    case singleLine = "single-line"
    case singleLineEtched = "single-line-etched"
    case white, gray, black, `default`
    case whiteLarge = "white-large"
    case highlighted, disabled

    // MARK: Styles of borders and fonts
    case dotted, dashed, solid, double, groove, ridge, inset, outset
    case oblique

    // MARK: Corners and images
    case round, squircle
    case contain, cover
    case `repeat`, space, local
    case repeatX = "repeat-x"
    case repeatY = "repeat-y"
    case noRepeat = "no-repeat"
    case paddingBox = "padding-box"
    case borderArea = "border-area"

    // MARK: Text
    case uppercase, lowercase, capitalize
    case text
    case underline
    case lineThrough = "line-through"
    case ellipsis

    // MARK: Weights of fonts
    case lighter, bolder
    case ultraLight = "ultralight"
    case thin, thick, light, regular, medium, semibold, heavy

    // MARK: Widths of fonts
    case ultraCondensed = "ultra-condensed"
    case extraCondensed = "extra-condensed"
    case condensed
    case semiCondensed = "semi-condensed"
    case semiExpanded = "semi-expanded"
    case expanded
    case extraExpanded = "extra-expanded"
    case ultraExpanded = "ultra-expanded"

    // MARK: Digits of fonts
    case liningNums = "lining-nums"
    case oldstyleNums = "oldstyle-nums"
    case proportionalNums = "proportional-nums"
    case tabularNums = "tabular-nums"
    case diagonalFractions = "diagonal-fractions"
    case stackedFractions = "stacked-fractions"
    case ordinal
    case slashedZero = "slashed-zero"

    // MARK: Sizes of fonts
    case xxSmall = "xx-small"
    case xSmall = "x-small"
    case small, large
    case xLarge = "x-large"
    case xxLarge = "xx-large"
    case xxxLarge = "xxx-large"
    case smaller, larger
    case largeTitle = "large-title"
    case title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    // MARK: Families of fonts
    case serif, monospace, cursive, fantasy
    case sansSerif = "sans-serif"
    case systemUI = "system-ui"
    case uiSerif = "ui-serif"
    case uiSansSerif = "ui-sans-serif"
    case uiMonospace = "ui-monospace"
    case uiRounded = "ui-rounded"

    // MARK: Boxes
    case inline, block, flow, flex, grid, contents
    case flowRoot = "flow-root"
    case listItem = "list-item"
    case inlineBlock = "inline-block"
    case inlineFlex = "inline-flex"
    case inlineGrid = "inline-grid"
    case `static`, relative, absolute, fixed, sticky
    case ltr, rtl
    case contentBox = "content-box"
    case borderBox = "border-box"
    case scroll

    // MARK: Sizes of boxes
    case minContent = "min-content"
    case maxContent = "max-content"
    case fitContent = "fit-content"
    case stretch, content

    // MARK: Query containers
    case size, anchored
    case inlineSize = "inline-size"
    case scrollState = "scroll-state"

    // MARK: Flex containers and grids
    case row, column, nowrap, dense, span
    case rowReverse = "row-reverse"
    case columnReverse = "column-reverse"
    case wrapReverse = "wrap-reverse"

    // MARK: Alignment of boxes
    case baseline, last, safe, unsafe, legacy
    case flexStart = "flex-start"
    case flexEnd = "flex-end"
    case selfStart = "self-start"
    case selfEnd = "self-end"
    case spaceBetween = "space-between"
    case spaceAround = "space-around"
    case spaceEvenly = "space-evenly"

    // MARK: All properties
    /// The value that leaves a property of a view as it is.
    ///
    /// The engine does not know the value of the view. If it is the font size or the colour, relative values such as `2em`
    /// and `currentcolor` use the initial value of the property.
    case current

    /// The index in `allCases`, which is how an enumeration without payloads is stored.
    @inline(__always) var index: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// Creates a keyword from its index in `allCases`.
    @inline(__always) init(index: UInt8) { self = unsafeBitCast(index, to: Keyword.self) }
}
