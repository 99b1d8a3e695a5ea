/// Computes the borders of an element from the properties of all sides and those of single sides, and its outline.
///
/// In the standard table, `border-width`, `border-style` and `border-color` are not shorthands, as in Nimbus CSS. Like the
/// properties of single sides, they have the values that the sides have in the end, so that all of them print what a browser
/// does. As in Nimbus CSS, `border-width` without a style draws a solid border. A side of its own has no border without a
/// style (CSS Backgrounds 3, section 3.3).
struct BorderValues: Sendable {
    private typealias Entry = ComputedStyle.Entry

    /// The meaning of a property among those of borders and outlines.
    private enum Role {
        /// A part of the border of all sides.
        case whole(BorderPart)
        /// A part of the border of a side, by the index of `BorderPart.sides`.
        case side(BorderPart, Int)
        /// A length of the outline, which is whole pixels.
        case outlineLength
    }

    /// The properties of each part, in the order of `BorderPart`: that of all sides, and then those of `BorderPart.sides`. Empty
    /// for tables in which `border-width` is a shorthand.
    private let parts: [[PropertyID]]
    /// The properties between which those of borders and outlines are.
    private let range: ClosedRange<PropertyID>?
    /// The roles of the properties in `range`; `nil` for others.
    private let roles: [Role?]
    private let direction: PropertyID?

    init(_ table: PropertyTable) {
        let parts = BorderPart.allCases.compactMap { part -> [PropertyID]? in
            guard let whole = table[part.name], !table.isShorthand(whole) else { return nil }
            let sides = part.sideNames.compactMap { table[$0] }
            return sides.count == BorderPart.sides.count ? [whole] + sides : nil
        }
        self.parts = parts.count == BorderPart.allCases.count ? parts : []
        var roles: [PropertyID: Role] = [:]
        for property in ["outline-width", "outline-offset"].compactMap({ table[$0] }) {
            roles[property] = .outlineLength
        }
        for (part, properties) in zip(BorderPart.allCases, self.parts) {
            roles[properties[0]] = .whole(part)
            for (side, property) in properties.dropFirst().enumerated() { roles[property] = .side(part, side) }
        }
        range = roles.keys.min().flatMap { first in roles.keys.max().map { first...$0 } }
        self.roles =
            range.map { ($0.lowerBound.index...$0.upperBound.index).map { roles[PropertyID(index: $0)] } } ?? []
        direction = table["direction"]
    }

    /// The properties whose values are computed together.
    var properties: [PropertyID] {
        guard let range else { return [] }
        return (range.lowerBound.index...range.upperBound.index).map { PropertyID(index: $0) }.filter {
            role(of: $0) != nil
        }
    }

    private func role(of property: PropertyID) -> Role? {
        guard let range, range.contains(property) else { return nil }
        return roles[Int(property.index - range.lowerBound.index)]
    }

    // MARK: Computed values

    /// Replaces the declared values by the computed ones.
    /// - Parameters:
    ///   - entries: The values of an element, which are absolute.
    ///   - scale: The number of pixels per point. Widths are whole pixels (CSS Values 4, section 6.4).
    func resolve(_ entries: inout [ComputedStyle.Entry], scale: Double) {
        let indices = indices(in: entries)
        var (width, style): (Int?, Int?)
        var hasSides = false
        for index in indices {
            switch role(of: entries[index].property) {
            case .whole(let part):
                if part == .width { width = index }
                if part == .style { style = index }
                if entries[index].value.hasSides { hasSides = true }
            case .side: hasSides = true
            case .outlineLength: entries[index].value = entries[index].value.snapped(scale: scale)
            case nil: break
            }
        }
        if hasSides {
            resolveSides(&entries, indices, scale: scale)
        } else if let style {
            resolveWholeBorder(&entries, width: width, style: style, scale: scale)
        }
    }

    /// Computes a border that is the same on all sides. As in Nimbus CSS, its width can have a fraction of a pixel if no
    /// `border-style` is declared.
    /// - Parameters:
    ///   - width: The index of the width; `nil` if none is declared.
    ///   - style: The index of the style.
    private func resolveWholeBorder(
        _ entries: inout [ComputedStyle.Entry], width: Int?, style: Int, scale: Double
    ) {
        let line = entries[style].value.side(0)
        // `border-width` tells the same.
        let isRemoved = entries[style].value.isSingleList && (line == .keyword(.solid) || line.isInvisibleLine)
        if let width {
            if line.isInvisibleLine {
                entries[width].value = .length(0)
            } else if !isRemoved {
                entries[width].value = entries[width].value.snapped(scale: scale)
            }
        }
        if isRemoved { entries.remove(at: style) } else { entries[style].value = line }
    }

    private func resolveSides(_ entries: inout [ComputedStyle.Entry], _ indices: Range<Int>, scale: Double) {
        let declared = DeclaredBorder(entries, indices, self)
        var removed: Int?
        for index in indices {
            switch role(of: entries[index].property) {
            case .side(.width, let side): entries[index].value = declared.usedWidth(side, scale: scale)
            case .side(let part, let side): entries[index].value = declared.value(part, side) ?? entries[index].value
            case .whole(let part):
                let isOfShorthand = part == .style && entries[index].value.isSingleList
                entries[index].value = Value(sides: { side in
                    part == .width
                        ? declared.usedWidth(side, scale: scale) : declared.value(part, side) ?? entries[index].value
                })
                // `border-width` tells the same.
                let style = entries[index].value
                if isOfShorthand, style == .keyword(.solid) || style.isInvisibleLine { removed = index }
            case .outlineLength, nil: break
            }
        }
        if let removed { entries.remove(at: removed) }
    }

    /// The indices of the entries between the properties of borders and outlines.
    private func indices(in entries: [ComputedStyle.Entry]) -> Range<Int> {
        guard let range else { return 0..<0 }
        let first = entries.indices.partitioningIndex { entries[$0].property >= range.lowerBound }
        var end = first
        while end < entries.count, entries[end].property <= range.upperBound { end += 1 }
        return first..<end
    }

    /// Returns the value of a property of borders that no declaration of a style set, but one of all sides, or those of the
    /// sides. `nil` for other properties.
    func value(of property: PropertyID, in style: ComputedStyle) -> Value? {
        guard let role = role(of: property) else { return nil }
        let indices = indices(in: style.entries)
        guard !indices.isEmpty else { return nil }
        let declared = DeclaredBorder(style.entries, indices, self)
        func value(_ part: BorderPart, _ side: Int) -> Value {
            switch part {
            case .width: declared.usedWidth(side, scale: 0)
            case .style: declared.style(side)
            case .color: declared.value(.color, side) ?? .symbolicColor(.currentColor)
            }
        }
        switch role {
        case .whole(let part):
            let sides = Value(sides: { value(part, $0) })
            // Not declared as `border-style`.
            if part == .style, case .keyword = sides { return .list([sides]) }
            return sides
        // The style of the element itself decides whether it has the border.
        case .side(.width, let side): return declared.value(.width, side) ?? .length(3)
        case .side(let part, let side): return value(part, side)
        case .outlineLength: return nil
        }
    }

    /// The values of borders that declarations set.
    private struct DeclaredBorder {
        private let entries: [Entry]
        private let parts: [[PropertyID]]
        /// Whether the left side is the start of lines. `nil` if only the layout knows it.
        private let isLeftToRight: Bool?

        /// - Parameter indices: The indices of the entries between the properties of borders.
        init(_ all: [Entry], _ indices: Range<Int>, _ borders: BorderValues) {
            entries = Array(all[indices])
            parts = borders.parts
            switch borders.direction.flatMap({ all.index(of: $0) }).map({ all[$0].value }) {
            case .keyword(.ltr): isLeftToRight = true
            case .keyword(.rtl): isLeftToRight = false
            default: isLeftToRight = nil
            }
        }

        /// Returns the index of the declared value of all sides. `nil` if there is none.
        private func index(_ part: BorderPart) -> Int? { index(of: part, 0) }

        /// Returns the index of the declared value of a side. `nil` if there is none.
        private func index(_ part: BorderPart, _ side: Int) -> Int? { index(of: part, side + 1) }

        private func index(of part: BorderPart, _ position: Int) -> Int? {
            if parts.isEmpty { return nil }
            let property = parts[part.index][position]
            for index in entries.indices where entries[index].property == property { return index }
            return nil
        }

        /// Returns the value of a side, physical or logical, from the strongest declaration. `nil` if there is none.
        func value(_ part: BorderPart, _ side: Int) -> Value? {
            let place = physicalSide(side)
            var strongest = index(part)
            func consider(_ other: Int?) {
                guard let other else { return }
                if let known = strongest, entries[known].order < entries[other].order { return }
                strongest = other
            }
            consider(index(part, place ?? side))
            if let logical = place.flatMap(logicalSide) { consider(index(part, logical)) }
            return strongest.map { entries[$0].value.side(place ?? side % 4) }
        }

        /// Returns the physical side of a side. `nil` if only the layout knows it.
        private func physicalSide(_ side: Int) -> Int? {
            guard side == 5 || side == 7 else { return side % 4 }
            return isLeftToRight.map { $0 ? side - 4 : 8 - side }
        }

        /// Returns the logical side of a physical side. `nil` if only the layout knows it.
        private func logicalSide(_ side: Int) -> Int? {
            guard side % 2 == 1 else { return side + 4 }
            return isLeftToRight.map { $0 ? side + 4 : 8 - side }
        }

        func style(_ side: Int) -> Value {
            value(.style, side) ?? .keyword(index(.width) == nil ? .none : .solid)
        }

        /// Returns the width of a side, which is 0 without a style.
        /// - Parameter scale: The number of pixels per point. 0 if the width is one of whole pixels already.
        func usedWidth(_ side: Int, scale: Double) -> Value {
            if style(side).isInvisibleLine { return .length(0) }
            return (value(.width, side) ?? .length(3)).snapped(scale: scale)
        }
    }
}

extension Value {
    /// Returns a length of whole pixels, at least one unless the length is 0. Other values are unchanged.
    /// - Parameter scale: The number of pixels per point. With 0, the length is unchanged.
    fileprivate func snapped(scale: Double) -> Value {
        guard case .length(let points) = self, points != 0, scale > 0 else { return self }
        let pixels = max((abs(points) * scale).rounded(.down), 1)
        return .length((points < 0 ? -pixels : pixels) / scale)
    }

    fileprivate var isSingleList: Bool { if case .list(let values) = self { values.count == 1 } else { false } }

    /// Whether the value has a part for each side.
    fileprivate var hasSides: Bool { if case .list(let values) = self { values.count > 1 } else { false } }
}
