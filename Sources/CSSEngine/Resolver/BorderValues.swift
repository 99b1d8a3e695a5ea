/// Computes the borders of an element from the properties of all sides and those of single sides, and its outline.
///
/// In the standard table, `border-width`, `border-style` and `border-color` are not shorthands, as in Nimbus CSS. Like the
/// properties of single sides, they have the values that the sides have in the end, so that all of them print what a browser
/// does. As in Nimbus CSS, `border-width` without a style draws a solid border. A side of its own has no border without a
/// style (CSS Backgrounds 3, section 3.3).
struct BorderValues: Sendable {
    private typealias Entry = ComputedStyle.Entry

    /// The properties of a part: of all sides, and of each side in the order of `BorderPart.sides`.
    private struct Part {
        let whole: PropertyID
        let sides: [PropertyID]
    }

    /// In the order of `BorderPart`. Empty for tables in which `border-width` is a shorthand.
    private let parts: [Part]
    /// The properties between which those of borders are.
    private let range: ClosedRange<PropertyID>?
    private let direction: PropertyID?
    /// The lengths of outlines, which are whole pixels.
    private let outline: [PropertyID]

    init(_ table: PropertyTable) {
        let parts = BorderPart.allCases.compactMap { part -> Part? in
            guard let whole = table[part.name], !table.isShorthand(whole) else { return nil }
            let sides = part.sideNames.compactMap { table[$0] }
            return sides.count == BorderPart.sides.count ? Part(whole: whole, sides: sides) : nil
        }
        self.parts = parts.count == BorderPart.allCases.count ? parts : []
        outline = ["outline-width", "outline-offset"].compactMap { table[$0] }
        let all = self.parts.flatMap { [$0.whole] + $0.sides } + outline
        range = all.min().flatMap { first in all.max().map { first...$0 } }
        direction = table["direction"]
    }

    // MARK: Computed values

    /// Replaces the declared values by the computed ones.
    /// - Parameters:
    ///   - entries: The values of an element, which are absolute.
    ///   - scale: The number of pixels per point. Widths are whole pixels (CSS Values 4, section 6.4).
    func resolve(_ entries: inout [ComputedStyle.Entry], scale: Double) {
        guard let range else { return }
        let first = entries.indices.partitioningIndex { entries[$0].property >= range.lowerBound }
        guard first < entries.count, entries[first].property <= range.upperBound else { return }
        if resolveWholeBorder(&entries, from: first) { return }
        for index in entries[first...].indices where outline.contains(entries[index].property) {
            entries[index].value = entries[index].value.snapped(scale: scale)
        }
        let declared = DeclaredBorder(entries, self)
        var removed: Int?
        for (part, properties) in zip(BorderPart.allCases, parts) {
            func value(_ side: Int) -> Value? {
                part == .width ? declared.usedWidth(side, scale: scale) : declared.value(part, side)
            }
            for (side, property) in properties.sides.enumerated() {
                guard let index = entries.index(of: property), let value = value(side) else { continue }
                entries[index].value = value
            }
            guard let index = entries.index(of: properties.whole) else { continue }
            let isOfShorthand = part == .style && entries[index].value.isSingleList
            entries[index].value = Value(sides: (0..<4).compactMap(value))
            // `border-width` tells the same.
            let style = entries[index].value
            if isOfShorthand, style == .keyword(.solid) || style.isInvisibleLine { removed = index }
        }
        if let removed { entries.remove(at: removed) }
    }

    /// Computes a border that is the same on all sides, without a declared `border-style`. As in Nimbus CSS, its width can have
    /// a fraction of a pixel.
    /// - Returns: Whether that is all.
    private func resolveWholeBorder(_ entries: inout [ComputedStyle.Entry], from first: Int) -> Bool {
        guard let range, parts.count == 3 else { return false }
        let (widthProperty, styleProperty, colorProperty) = (parts[0].whole, parts[1].whole, parts[2].whole)
        var (width, style): (Int?, Int?)
        var index = first
        while index < entries.count, entries[index].property <= range.upperBound {
            switch entries[index].property {
            case widthProperty: width = index
            case styleProperty: style = index
            case colorProperty: break
            default: return false
            }
            if style != index, case .list = entries[index].value { return false }
            index += 1
        }
        guard let style else { return true }
        guard entries[style].value.isSingleList, case let line = entries[style].value.side(0) else { return false }
        guard line == .keyword(.solid) || line.isInvisibleLine else { return false }
        if let width, line.isInvisibleLine { entries[width].value = .length(0) }
        entries.remove(at: style)
        return true
    }

    /// Returns the value of a property of borders that no declaration of a style set, but one of all sides, or those of the
    /// sides. `nil` for other properties.
    func value(of property: PropertyID, in style: ComputedStyle) -> Value? {
        guard let range, range.contains(property) else { return nil }
        let first = style.entries.indices.partitioningIndex { style.entries[$0].property >= range.lowerBound }
        guard first < style.entries.count, style.entries[first].property <= range.upperBound else { return nil }
        let declared = DeclaredBorder(style.entries, self)
        for (part, properties) in zip(BorderPart.allCases, parts) {
            func value(_ side: Int) -> Value {
                switch part {
                case .width: declared.usedWidth(side, scale: 0)
                case .style: declared.style(side)
                case .color: declared.value(.color, side) ?? .symbolicColor(.currentColor)
                }
            }
            if property == properties.whole {
                let sides = Value(sides: (0..<4).map(value))
                // Not declared as `border-style`.
                if part == .style, case .keyword = sides { return .list([sides]) }
                return sides
            }
            guard let side = properties.sides.firstIndex(of: property) else { continue }
            // The style of the element itself decides whether it has the border.
            return part == .width ? declared.value(.width, side) ?? .length(3) : value(side)
        }
        return nil
    }

    /// The values of borders that declarations set.
    private struct DeclaredBorder {
        /// By part, of all sides and then of each side.
        private let found: [[Entry?]]
        /// Whether the left side is the start of lines. `nil` if only the layout knows it.
        private let isLeftToRight: Bool?

        init(_ entries: [Entry], _ borders: BorderValues) {
            found = borders.parts.map { part in
                ([part.whole] + part.sides).map { entries.index(of: $0).map { entries[$0] } }
            }
            switch borders.direction.flatMap({ entries.index(of: $0) }).map({ entries[$0].value }) {
            case .keyword(.ltr): isLeftToRight = true
            case .keyword(.rtl): isLeftToRight = false
            default: isLeftToRight = nil
            }
        }

        /// Returns the value of a side, physical or logical, from the strongest declaration. `nil` if there is none.
        func value(_ part: BorderPart, _ side: Int) -> Value? {
            let found = found[BorderPart.allCases.firstIndex(of: part)!]
            let place = physicalSide(side)
            var strongest = found[0]
            for other in place.map({ [$0, logicalSide($0)] }) ?? [side] {
                guard let entry = other.flatMap({ found[$0 + 1] }) else { continue }
                if let known = strongest, known.order < entry.order { continue }
                strongest = entry
            }
            return strongest?.value.side(place ?? side % 4)
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
            value(.style, side) ?? .keyword(found[0][0] == nil ? .none : .solid)
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
}
