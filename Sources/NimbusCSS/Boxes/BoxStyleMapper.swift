import BoxLayout
import CSSEngine

/// Maps computed styles to the styles of the box layout.
///
/// Values that only Nimbus CSS has, such as a negative width, count as initial. The mapper reports them. A border has the
/// width that is drawn: that of `border-width`, or in tables with the properties of CSS that of each side.
package struct BoxStyleMapper: Sendable {
    /// A declared value that has no effect on a box.
    package struct Problem: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// The value has a meaning in Nimbus CSS only.
            case nonstandardValue
            /// The box layout has no `fixed` and `sticky` positions: the box is absolute, or relative without insets.
            case unsupportedPosition
            /// A calculation uses percentages in a function that the box layout does not evaluate.
            case unsupportedCalculation
        }

        package let kind: Kind
        package let property: PropertyID
    }

    private let properties: BoxProperties

    /// - Parameter table: The properties that the styles were computed with.
    package init(_ table: PropertyTable) {
        properties = BoxProperties(table)
    }

    /// Returns the style of a box.
    /// - Parameters:
    ///   - style: The computed style.
    ///   - direction: The direction if the style does not set it.
    package func style(
        of style: ComputedStyle, direction: BoxDirection = .leftToRight
    ) -> (style: BoxStyle, problems: [Problem]) {
        var reader = BoxStyleReader(style, properties, direction)
        return (reader.read(), reader.problems)
    }

    /// The sizes and insets that the declarations of a style set, even if to `auto`.
    package struct Declarations: Hashable, Sendable {
        package let size: BoxAxes<Bool>
        package let inset: BoxEdges<Bool>
    }

    /// Returns which sizes and insets a style declares.
    /// - Parameter direction: The direction if the style does not set it.
    package func declarations(
        in style: ComputedStyle, direction: BoxDirection = .leftToRight
    ) -> Declarations {
        BoxStyleReader(style, properties, direction).declarations
    }
}

/// Reads the style of a box from a computed style.
private struct BoxStyleReader {
    private let style: ComputedStyle
    private let properties: BoxProperties
    private let direction: BoxDirection
    private(set) var problems: [BoxStyleMapper.Problem] = []

    init(_ style: ComputedStyle, _ properties: BoxProperties, _ direction: BoxDirection) {
        self.style = style
        self.properties = properties
        self.direction = properties.direction.flatMap { style[$0] }.flatMap(BoxDirection.init) ?? direction
    }

    mutating func read() -> BoxStyle {
        var box = BoxStyle()
        box.direction = direction
        read(properties.display) { BoxDisplay($0) }.map { box.display = $0 }
        readPosition(&box)
        read(properties.boxSizing) { $0 == .keyword(.borderBox) ? BoxSizing.borderBox : .contentBox }.map {
            box.boxSizing = $0
        }
        box.overflow = overflow()
        readSizes(&box)
        readEdges(&box)
        readAlignment(&box)
        readFlex(&box)
        readGrid(&box)
        return box
    }

    // MARK: Values

    /// Returns the converted value of a property. `nil` if no declaration set the property, or if it is reported.
    private mutating func read<Result>(_ property: PropertyID?, _ convert: (Value) -> Result?) -> Result? {
        guard let property, let value = style[property], value != .keyword(.current) else { return nil }
        if let result = convert(value) { return result }
        let isCalculation = if case .math = value { true } else { false }
        report(isCalculation ? .unsupportedCalculation : .nonstandardValue, property)
        return nil
    }

    private mutating func report(_ kind: BoxStyleMapper.Problem.Kind, _ property: PropertyID) {
        problems.append(BoxStyleMapper.Problem(kind: kind, property: property))
    }

    /// Returns the property whose value applies, of a physical property and the logical one for the same side or axis.
    private func strongest(_ physical: PropertyID?, _ logical: PropertyID?) -> PropertyID? {
        guard let physical, let logical else { return physical ?? logical }
        return style.strongest(physical, logical)
    }

    private func axes(_ axes: BoxProperties.Axes) -> BoxAxes<PropertyID?> {
        BoxAxes(width: strongest(axes.width, axes.inline), height: strongest(axes.height, axes.block))
    }

    private func edges(_ edges: BoxProperties.Edges) -> BoxEdges<PropertyID?> {
        let isReversed = direction == .rightToLeft
        return BoxEdges(
            top: strongest(edges.top, edges.blockStart),
            right: strongest(edges.right, isReversed ? edges.inlineStart : edges.inlineEnd),
            bottom: strongest(edges.bottom, edges.blockEnd),
            left: strongest(edges.left, isReversed ? edges.inlineEnd : edges.inlineStart))
    }

    // MARK: Groups of properties

    private mutating func readPosition(_ box: inout BoxStyle) {
        box.inset = insets()
        guard let property = properties.position, case .keyword(let keyword) = style[property] else { return }
        switch keyword {
        case .relative: box.position = .relative
        case .absolute: box.position = .absolute
        case .fixed:
            box.position = .absolute
            report(.unsupportedPosition, property)
        case .sticky:
            box.position = .relative
            box.inset = BoxEdges(.auto)
            report(.unsupportedPosition, property)
        default: box.position = .static
        }
    }

    var declarations: BoxStyleMapper.Declarations {
        let size = axes(properties.size)
        let inset = edges(properties.inset)
        func isDeclared(_ property: PropertyID?) -> Bool { property.map { style[$0] != nil } ?? false }
        return BoxStyleMapper.Declarations(
            size: BoxAxes(width: isDeclared(size.width), height: isDeclared(size.height)),
            inset: BoxEdges(
                top: isDeclared(inset.top), right: isDeclared(inset.right), bottom: isDeclared(inset.bottom),
                left: isDeclared(inset.left)))
    }

    private mutating func insets() -> BoxEdges<EdgeLength> {
        let ids = edges(properties.inset)
        func read(_ property: PropertyID?) -> EdgeLength { self.read(property, EdgeLength.init) ?? .auto }
        return BoxEdges(
            top: read(ids.top), right: read(ids.right), bottom: read(ids.bottom), left: read(ids.left))
    }

    /// The overflow of both axes. If only one axis scrolls, `visible` is `auto` in the other (CSS Overflow 3, section 3.1).
    private func overflow() -> BoxAxes<BoxOverflow> {
        func value(_ axis: PropertyID?, _ index: Int) -> BoxOverflow {
            guard let property = strongest(axis, properties.overflow), let value = style[property] else {
                return .visible
            }
            if case .list(let values) = value { return BoxOverflow(values[index]) }
            return BoxOverflow(value)
        }
        var overflow = BoxAxes(width: value(properties.overflowX, 0), height: value(properties.overflowY, 1))
        if overflow.width == .visible, overflow.height.scrolls { overflow.width = .auto }
        if overflow.height == .visible, overflow.width.scrolls { overflow.height = .auto }
        return overflow
    }

    private mutating func readSizes(_ box: inout BoxStyle) {
        box.size = sizes(properties.size)
        box.minimumSize = sizes(properties.minimumSize)
        box.maximumSize = sizes(properties.maximumSize)
        guard let property = properties.aspectRatio else { return }
        switch style[property] {
        case .ratio(let width, let height): box.aspectRatio = AspectRatio(width / height)
        case .list(let values):
            if case .ratio(let width, let height) = values.last {
                box.aspectRatio = AspectRatio(width / height, usesBoxSizing: false)
            }
        default: break
        }
    }

    private mutating func sizes(_ names: BoxProperties.Axes) -> BoxAxes<SizeValue> {
        let ids = axes(names)
        return BoxAxes(
            width: read(ids.width, SizeValue.init) ?? .auto, height: read(ids.height, SizeValue.init) ?? .auto)
    }

    private mutating func readEdges(_ box: inout BoxStyle) {
        let margin = edges(properties.margin)
        box.margin = BoxEdges(
            top: read(margin.top, EdgeLength.init) ?? .zero, right: read(margin.right, EdgeLength.init) ?? .zero,
            bottom: read(margin.bottom, EdgeLength.init) ?? .zero, left: read(margin.left, EdgeLength.init) ?? .zero)
        let padding = edges(properties.padding)
        func length(_ property: PropertyID?) -> LengthPercentage {
            read(property) { LengthPercentage($0, isNegativeAllowed: false) } ?? .zero
        }
        box.padding = BoxEdges(
            top: length(padding.top), right: length(padding.right), bottom: length(padding.bottom),
            left: length(padding.left))
        box.border = border()
    }

    private func border() -> BoxEdges<Double> {
        func width(_ property: PropertyID?) -> Double? {
            if let property, case .length(let width) = style[property] { width } else { nil }
        }
        guard properties.borderWidths.top != nil else { return BoxEdges(width(properties.borderWidth) ?? 0) }
        let widths = edges(properties.borderWidths)
        let styles = edges(properties.borderStyles)
        func used(_ side: KeyPath<BoxEdges<PropertyID?>, PropertyID?>) -> Double {
            guard let line = styles[keyPath: side].flatMap({ style[$0] }), line != .keyword(.none),
                line != .keyword(.hidden)
            else { return 0 }
            return width(widths[keyPath: side]) ?? Self.mediumBorder
        }
        return BoxEdges(top: used(\.top), right: used(\.right), bottom: used(\.bottom), left: used(\.left))
    }

    /// The initial width of borders in px.
    private static let mediumBorder = 3.0

    private mutating func readAlignment(_ box: inout BoxStyle) {
        read(properties.alignContent, ContentAlignment.init).map { box.alignContent = $0 }
        read(properties.justifyContent, ContentAlignment.init).map { box.justifyContent = $0 }
        read(properties.alignItems, SelfAlignment.init).map { box.alignItems = $0 }
        read(properties.justifyItems, SelfAlignment.init).map { box.justifyItems = $0 }
        read(properties.alignSelf, SelfAlignment.init).map { box.alignSelf = $0 }
        read(properties.justifySelf, SelfAlignment.init).map { box.justifySelf = $0 }
        func gap(_ property: PropertyID?) -> LengthPercentage {
            read(property) {
                $0 == .keyword(.normal) ? .zero : LengthPercentage($0, isNegativeAllowed: false)
            } ?? .zero
        }
        box.rowGap = gap(properties.rowGap)
        box.columnGap = gap(properties.columnGap)
    }

    private mutating func readFlex(_ box: inout BoxStyle) {
        read(properties.flexDirection, FlexDirection.init).map { box.flexDirection = $0 }
        read(properties.flexWrap, FlexWrap.init).map { box.flexWrap = $0 }
        read(properties.flexGrow, \.number).map { box.flexGrow = $0 }
        read(properties.flexShrink, \.number).map { box.flexShrink = $0 }
        read(properties.flexBasis, FlexBasis.init).map { box.flexBasis = $0 }
        read(properties.order, \.number).map { box.order = Int($0) }
    }

    private mutating func readGrid(_ box: inout BoxStyle) {
        read(properties.gridTemplateRows, \.gridTemplate).map { box.gridTemplateRows = $0 }
        read(properties.gridTemplateColumns, \.gridTemplate).map { box.gridTemplateColumns = $0 }
        read(properties.gridTemplateAreas, GridTemplateAreas.init).map { box.gridTemplateAreas = $0 }
        read(properties.gridAutoRows, \.gridAutoTracks).map { box.gridAutoRows = $0 }
        read(properties.gridAutoColumns, \.gridAutoTracks).map { box.gridAutoColumns = $0 }
        read(properties.gridAutoFlow, GridAutoFlow.init).map { box.gridAutoFlow = $0 }
        box.gridRow = GridPlacement(
            read(properties.gridRowStart, GridLine.init) ?? .auto, read(properties.gridRowEnd, GridLine.init) ?? .auto)
        box.gridColumn = GridPlacement(
            read(properties.gridColumnStart, GridLine.init) ?? .auto,
            read(properties.gridColumnEnd, GridLine.init) ?? .auto)
    }
}
