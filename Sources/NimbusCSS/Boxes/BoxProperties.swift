import CSSEngine

/// The properties of boxes in a property table. `nil` for properties that the table does not have.
struct BoxProperties: Sendable {
    /// The properties of a size: by physical and by logical axis.
    struct Axes: Sendable {
        let width, height, inline, block: PropertyID?

        /// - Parameter prefix: `min-`, `max-` or nothing.
        init(_ table: PropertyTable, _ prefix: String) {
            width = table[prefix + "width"]
            height = table[prefix + "height"]
            inline = table[prefix + "inline-size"]
            block = table[prefix + "block-size"]
        }
    }

    /// The properties of four edges: by physical and by logical side.
    struct Edges: Sendable {
        let top, right, bottom, left, inlineStart, inlineEnd, blockStart, blockEnd: PropertyID?

        /// - Parameters:
        ///   - physical: Returns the name of the property of a side such as `top`.
        ///   - logical: Returns the name of the property of a side such as `inline-start`.
        init(_ table: PropertyTable, _ physical: (String) -> String, logical: (String) -> String) {
            top = table[physical("top")]
            right = table[physical("right")]
            bottom = table[physical("bottom")]
            left = table[physical("left")]
            inlineStart = table[logical("inline-start")]
            inlineEnd = table[logical("inline-end")]
            blockStart = table[logical("block-start")]
            blockEnd = table[logical("block-end")]
        }

        init(_ table: PropertyTable, _ name: (String) -> String) {
            self.init(table, name, logical: name)
        }
    }

    let display, position, boxSizing, direction, aspectRatio: PropertyID?
    let overflow, overflowX, overflowY: PropertyID?
    let size, minimumSize, maximumSize: Axes
    let inset, margin, padding, borderWidths, borderStyles: Edges
    /// The width of all borders in Nimbus CSS. In CSS this is a shorthand.
    let borderWidth: PropertyID?
    let alignContent, justifyContent, alignItems, justifyItems, alignSelf, justifySelf: PropertyID?
    let rowGap, columnGap: PropertyID?
    let flexDirection, flexWrap, flexGrow, flexShrink, flexBasis, order: PropertyID?
    let gridTemplateRows, gridTemplateColumns, gridTemplateAreas: PropertyID?
    let gridAutoRows, gridAutoColumns, gridAutoFlow: PropertyID?
    let gridRowStart, gridRowEnd, gridColumnStart, gridColumnEnd: PropertyID?

    init(_ table: PropertyTable) {
        display = table["display"]
        position = table["position"]
        boxSizing = table["box-sizing"]
        direction = table["direction"]
        aspectRatio = table["aspect-ratio"]
        overflow = table["overflow"]
        overflowX = table["overflow-x"]
        overflowY = table["overflow-y"]
        size = Axes(table, "")
        minimumSize = Axes(table, "min-")
        maximumSize = Axes(table, "max-")
        inset = Edges(table, { $0 }, logical: { "inset-" + $0 })
        margin = Edges(table) { "margin-" + $0 }
        padding = Edges(table) { "padding-" + $0 }
        borderWidths = Edges(table) { "border-\($0)-width" }
        borderStyles = Edges(table) { "border-\($0)-style" }
        borderWidth = table["border-width"]
        alignContent = table["align-content"]
        justifyContent = table["justify-content"]
        alignItems = table["align-items"]
        justifyItems = table["justify-items"]
        alignSelf = table["align-self"]
        justifySelf = table["justify-self"]
        rowGap = table["row-gap"]
        columnGap = table["column-gap"]
        flexDirection = table["flex-direction"]
        flexWrap = table["flex-wrap"]
        flexGrow = table["flex-grow"]
        flexShrink = table["flex-shrink"]
        flexBasis = table["flex-basis"]
        order = table["order"]
        gridTemplateRows = table["grid-template-rows"]
        gridTemplateColumns = table["grid-template-columns"]
        gridTemplateAreas = table["grid-template-areas"]
        gridAutoRows = table["grid-auto-rows"]
        gridAutoColumns = table["grid-auto-columns"]
        gridAutoFlow = table["grid-auto-flow"]
        gridRowStart = table["grid-row-start"]
        gridRowEnd = table["grid-row-end"]
        gridColumnStart = table["grid-column-start"]
        gridColumnEnd = table["grid-column-end"]
    }
}
