import BoxLayout
import CSSEngine

/// Compiles computed styles to the styles of the box layout, each in one step.
///
/// Values that only Nimbus CSS has, such as a negative width, count as initial. The mapper reports them. A border without
/// a style has no width, except with the `border-width` of Nimbus CSS.
package struct BoxStyleMapper: Sendable {
    /// A row of the table with the ids of its properties.
    private struct Row: Sendable {
        let property: BoxProperty
        let declares: BoxStyleRow.Declares?
        let set: BoxStyleRow.Setter
    }

    private let rows: [Row]
    private let direction: PropertyID?
    /// The properties of the borders, by side.
    private let borderStyles, borderWidths: [BoxProperty]
    /// The properties of `scroll-padding`, by side.
    private let scrollPaddings: [BoxProperty]
    /// The property of UIKit that replaces `scroll-padding`.
    private let contentInset: PropertyID?
    /// The width and the style of all borders in Nimbus CSS. In CSS these are shorthands, which no style contains.
    private let borderWidth, borderStyle: PropertyID?
    /// The properties that a box style is made from.
    package let properties: Set<PropertyID>

    /// - Parameter table: The properties that the styles were computed with.
    package init(_ table: PropertyTable) {
        rows = BoxStyleRow.all.compactMap { row in
            BoxProperty(row.names, in: table).map { Row(property: $0, declares: row.declares, set: row.set) }
        }
        direction = table["direction"]
        func sides(_ start: String, _ end: String) -> [BoxProperty] {
            func name(_ side: String) -> String { start + side + end }
            return BoxStyleRow.Names.sides(name, logical: name).compactMap { BoxProperty($0, in: table) }
        }
        (borderStyles, borderWidths) = (sides("border-", "-style"), sides("border-", "-width"))
        (scrollPaddings, contentInset) = (sides("scroll-padding-", ""), table["content-inset"])
        (borderWidth, borderStyle) = (table["border-width"], table["border-style"])
        let parts = rows.map(\.property) + borderStyles + borderWidths
        properties = Set(parts.flatMap(\.all) + [direction, borderWidth, borderStyle].compactMap { $0 })
    }

    /// Compiles the style of a box.
    /// - Parameter direction: The direction if the style does not set it.
    package func map(_ computed: ComputedStyle, direction inherited: BoxDirection = .leftToRight) -> MappedBoxStyle {
        var style = BoxStyle()
        style.direction = direction.flatMap { computed[$0] }.flatMap { BoxDirection($0) } ?? inherited
        var declarations = MappedBoxStyle.Declarations()
        var problems: [MappedBoxStyle.Problem] = []
        for row in rows {
            guard let property = row.property.strongest(in: computed, style.direction), let value = computed[property]
            else { continue }
            if let declares = row.declares { declarations[keyPath: declares] = true }
            if value == .keyword(.current) { continue }
            if let kind = row.set(&style, value) {
                problems.append(MappedBoxStyle.Problem(kind: kind, property: property))
            }
        }
        // If only one axis scrolls, `visible` is `auto` in the other (CSS Overflow 3, section 3.1).
        if style.overflow.width == .visible, style.overflow.height.scrolls { style.overflow.width = .auto }
        if style.overflow.height == .visible, style.overflow.width.scrolls { style.overflow.height = .auto }
        style.border = border(of: computed, style.direction)
        return MappedBoxStyle(
            computed, style, declarations, problems, scrollPadding: scrollPadding(of: computed, style.direction))
    }

    private func scrollPadding(
        of computed: ComputedStyle, _ direction: BoxDirection
    ) -> BoxEdges<LengthPercentage>? {
        func value(_ side: BoxProperty) -> Value? { side.strongest(in: computed, direction).flatMap { computed[$0] } }
        guard scrollPaddings.contains(where: { value($0) != nil }), contentInset.flatMap({ computed[$0] }) == nil,
            scrollPaddings.count == 4
        else { return nil }
        // `auto` is 0, as in browsers.
        let lengths = scrollPaddings.map { side in
            value(side).flatMap { LengthPercentage($0, isNegativeAllowed: false) } ?? .zero
        }
        return BoxEdges(top: lengths[0], right: lengths[1], bottom: lengths[2], left: lengths[3])
    }

    private func border(of computed: ComputedStyle, _ direction: BoxDirection) -> BoxEdges<Double> {
        func used(_ side: Int) -> Double {
            func value(_ sides: [BoxProperty], _ whole: PropertyID?) -> Value? {
                sides[side].strongest(in: computed, direction).flatMap { computed[$0] }
                    ?? whole.flatMap { computed[$0] }?.side(side)
            }
            guard borderWidths.count == 4, borderStyles.count == 4 else { return 0 }
            let width = value(borderWidths, borderWidth)
            let line = value(borderStyles, borderStyle)
            let hasWhole = borderWidth.map { computed[$0] != nil } ?? false
            if line?.isInvisibleLine ?? !hasWhole { return 0 }
            if case .length(let width) = width { return width }
            return Self.mediumBorder
        }
        return BoxEdges(top: used(0), right: used(1), bottom: used(2), left: used(3))
    }

    /// The initial width of borders in px.
    private static let mediumBorder = 3.0
}

/// The properties of a property table that set one part of a box style.
private struct BoxProperty: Sendable {
    /// The physical property, and the logical ones for lines from left to right and from right to left.
    let physical, leftToRight, rightToLeft: PropertyID?

    /// `nil` if the table has none of the properties.
    init?(_ names: BoxStyleRow.Names, in table: PropertyTable) {
        physical = table[names.physical]
        leftToRight = names.leftToRight.flatMap { table[$0] }
        rightToLeft = names.rightToLeft.flatMap { table[$0] }
        if physical == nil, leftToRight == nil, rightToLeft == nil { return nil }
    }

    /// All properties that set the part.
    var all: [PropertyID] { [physical, leftToRight, rightToLeft].compactMap { $0 } }

    /// Returns the property whose value applies, of the physical property and the logical one for the same side or axis.
    func strongest(in style: ComputedStyle, _ direction: BoxDirection) -> PropertyID? {
        let logical = direction == .rightToLeft ? rightToLeft : leftToRight
        guard let physical, let logical else { return physical ?? logical }
        return style.strongest(physical, logical)
    }
}
