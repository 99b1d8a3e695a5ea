extension Property {
    /// The properties of boxes: containers with flex, grid or block layout, and the views in them.
    static let boxes: [Property] =
        containers + queryContainers + flexItems + alignment + gaps + gridContainers + gridItems

    // MARK: Containers

    private static let containers: [Property] = [
        Property(
            "display", .display, initial: .keyword(.inline),
            "The layout of the subviews; `none` removes the view from its superview's layout."),
        Property(
            "position", .keyword([.static, .relative, .absolute, .fixed, .sticky]), initial: .keyword(.static),
            "Whether a view in a box is in flow, shifted by its insets, or placed by them."),
        Property(
            "box-sizing", .keyword([.contentBox, .borderBox]), initial: .keyword(.contentBox),
            "Whether the sizes of a box include its padding and border."),
        Property(
            "aspect-ratio", .aspectRatio, initial: .keyword(.auto),
            "The width divided by the height of a box, for an automatic size."),
        Property(
            "overflow-x", .keyword(overflowKeywords), initial: .keyword(.visible),
            "Whether a box can be scrolled horizontally, so that its automatic minimum width is 0."),
        Property(
            "overflow-y", .keyword(overflowKeywords), initial: .keyword(.visible),
            "Whether a box can be scrolled vertically, so that its automatic minimum height is 0."),
        Property(
            "direction", .keyword([.ltr, .rtl]), initial: .keyword(.ltr),
            "The direction of the inline axis of a box: left to right, or right to left."),
        Property(
            "flex-flow",
            .anyOrder([
                Shorthand.Component(["flex-direction"], .keyword(flexDirections)),
                Shorthand.Component(["flex-wrap"], .keyword(flexWraps)),
            ]), "The direction and the wrapping of the items in a flex container."),
        Property(
            "flex-direction", .keyword(flexDirections), initial: .keyword(.row),
            "The direction of the items in a flex container."),
        Property(
            "flex-wrap", .keyword(flexWraps), initial: .keyword(.nowrap),
            "Whether the items of a flex container are in one line or in several."),
    ]

    private static let flexDirections: KeywordSet = [.row, .rowReverse, .column, .columnReverse]
    private static let flexWraps: KeywordSet = [.nowrap, .wrap, .wrapReverse]

    // MARK: Query containers

    private static let queryContainers: [Property] = [
        Property(
            "container", .container(name: "container-name", type: "container-type"),
            "The names of a view for `@container`, and what its conditions can test."),
        Property(
            "container-name", .containerNames, initial: .keyword(.none),
            "The names that the conditions of `@container` can choose a view by."),
        Property(
            "container-type", .containerType, initial: .keyword(.normal),
            "What `@container` can test of a view; a size that it can test does not depend on the content."),
    ]

    // MARK: Items of flex containers

    private static let flexItems: [Property] = [
        Property(
            "flex", .flex(grow: "flex-grow", shrink: "flex-shrink", basis: "flex-basis"),
            "How an item of a flex container grows and shrinks, and its size before that."),
        Property(
            "flex-grow", .nonNegativeNumber, initial: .number(0),
            "The share of an item in the free space of a flex line."),
        Property(
            "flex-shrink", .nonNegativeNumber, initial: .number(1),
            "The share of an item in the missing space of a flex line, relative to its base size."),
        Property(
            "flex-basis", .length(ShorthandParser.flexBasis), initial: .keyword(.auto),
            "The size of an item along a flex line, before it grows or shrinks."),
        Property(
            "order", .anyInteger, initial: .number(0),
            "The position of an item among the others of a flex container or a grid."),
    ]

    // MARK: Alignment

    private static let alignment: [Property] = [
        Property(
            "place-content",
            .alignment(align: "align-content", .alignContent, justify: "justify-content", .justifyContent),
            "The alignment of lines or tracks in both axes."),
        Property(
            "align-content", .alignment(.alignContent), initial: .keyword(.normal),
            "The alignment of the lines of a flex container or the rows of a grid."),
        Property(
            "justify-content", .alignment(.justifyContent), initial: .keyword(.normal),
            "The alignment of the items in a flex line, or of the columns of a grid."),
        Property(
            "place-items", .alignment(align: "align-items", .alignItems, justify: "justify-items", .justifyItems),
            "The alignment of all items in both axes."),
        Property(
            "align-items", .alignment(.alignItems), initial: .keyword(.normal),
            "The alignment of all items across a flex line, or in the rows of a grid."),
        Property(
            "justify-items", .alignment(.justifyItems), initial: .keyword(.normal),
            "The alignment of all items in the columns of a grid."),
        Property(
            "place-self", .alignment(align: "align-self", .alignSelf, justify: "justify-self", .justifySelf),
            "The alignment of one item in both axes."),
        Property(
            "align-self", .alignment(.alignSelf), initial: .keyword(.auto),
            "The alignment of one item across its flex line, or in its rows of a grid."),
        Property(
            "justify-self", .alignment(.justifySelf), initial: .keyword(.auto),
            "The alignment of one item in its columns of a grid."),
    ]

    private static let gaps: [Property] = [
        Property(
            "gap", aliases: ["grid-gap"], .pair("row-gap", "column-gap", .length(gap)),
            "The space between the rows, and between the columns, of a flex container or a grid."),
        Property(
            "row-gap", aliases: ["grid-row-gap"], .length(gap), initial: .keyword(.normal),
            "The space between the rows of a flex container or a grid."),
        Property(
            "column-gap", aliases: ["grid-column-gap"], .length(gap), initial: .keyword(.normal),
            "The space between the columns of a flex container or a grid."),
    ]

    private static let gap: PropertyGrammar.LengthOptions = [.percentage, .normal]

    // MARK: Grids

    private static let gridContainers: [Property] = [
        Property("grid", .grid(gridLonghands), "The explicit or the implicit tracks of a grid."),
        Property("grid-template", .gridTemplate(gridLonghands), "The explicit tracks and the areas of a grid."),
        Property(
            "grid-template-rows", .gridTemplate, initial: .keyword(.none),
            "The sizes of the rows of a grid, and the names of the lines between them."),
        Property(
            "grid-template-columns", .gridTemplate, initial: .keyword(.none),
            "The sizes of the columns of a grid, and the names of the lines between them."),
        Property(
            "grid-template-areas", .gridAreas, initial: .keyword(.none),
            "The names of the cells of a grid, with a string for each row."),
        Property(
            "grid-auto-rows", .gridAutoTracks, initial: automaticTrack,
            "The sizes of the rows of a grid that its template lacks."),
        Property(
            "grid-auto-columns", .gridAutoTracks, initial: automaticTrack,
            "The sizes of the columns of a grid that its template lacks."),
        Property(
            "grid-auto-flow", .gridAutoFlow, initial: .keyword(.row),
            "The direction in which items without a position fill a grid, and whether they fill earlier gaps."),
    ]

    private static let automaticTrack = Value.trackList(GridTrackList([.track(.breadth(.auto))]))

    private static let gridLonghands = Shorthand.GridLonghands(
        rows: "grid-template-rows", columns: "grid-template-columns", areas: "grid-template-areas",
        autoRows: "grid-auto-rows", autoColumns: "grid-auto-columns", autoFlow: "grid-auto-flow")

    private static let gridItems: [Property] = [
        Property(
            "grid-area", .gridLines(["grid-row-start", "grid-column-start", "grid-row-end", "grid-column-end"]),
            "The area of an item in a grid: a name, or its lines."),
        Property("grid-row", .gridLines(["grid-row-start", "grid-row-end"]), "The rows of an item in a grid."),
        Property(
            "grid-column", .gridLines(["grid-column-start", "grid-column-end"]), "The columns of an item in a grid."),
        Property(
            "grid-row-start", .gridLine, initial: .keyword(.auto), "The line above an item in a grid, or its span."),
        Property(
            "grid-row-end", .gridLine, initial: .keyword(.auto), "The line below an item in a grid, or its span."),
        Property(
            "grid-column-start", .gridLine, initial: .keyword(.auto),
            "The line before an item in a grid, or its span."),
        Property(
            "grid-column-end", .gridLine, initial: .keyword(.auto),
            "The line after an item in a grid, or its span."),
    ]
}
