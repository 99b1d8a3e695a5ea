import CSSEngine
import NimbusCSS

/// The styles of a view and of its variants. Effects take the values of their properties from these styles.
@MainActor struct StyleValues {
    let own: ComputedStyle
    /// The styles of the variants. `nil` if all of them have the view's own style, or if no effect needs them.
    let variantSet: VariantStyleSet?

    /// The styles of the variants. Empty if all of them have the view's own style, or if no effect needs them.
    var variants: [ComputedStyle] { variantSet?.styles ?? [] }

    /// The initial value of an app-defined property, which keeps the view's own value. No stylesheet can contain this
    /// value.
    static nonisolated let ownValue = Value.list([])

    /// Returns the values of a row's properties, in their order. A value is `nil` if the property is unset, or if another
    /// property sets the same side. The result is `nil` if all properties are unset.
    func values(of row: EffectRow, in direction: CSS.Environment.LayoutDirection) -> [Value?]? {
        guard let source = source(of: row) else { return nil }
        let style = style(source)
        var values: [Value?] = []
        // Most rows have no value, and need no list.
        for (index, property) in row.properties.enumerated() {
            if values.isEmpty, index >= row.effect.roles.valueCount { return nil }
            guard let property, let value = style[property], value != Self.ownValue else { continue }
            if values.isEmpty { values = Array(repeating: nil, count: row.properties.count) }
            values[index] = value
        }
        if values.isEmpty { return nil }
        if let first = row.effect.roles.sides { resolveSides(&values, from: first, of: row, style, direction) }
        if let borders = row.effect.roles.borders {
            BorderProperties.resolve(&values, row.properties, borders, style, direction)
        }
        return values
    }

    /// Removes the weaker one of a physical and a logical value of the same side.
    private func resolveSides(
        _ values: inout [Value?], from first: Int, of row: EffectRow, _ style: ComputedStyle,
        _ direction: CSS.Environment.LayoutDirection
    ) {
        let direction = direction.overridden(by: values[first + ContentInsets.direction])
        for side in ContentInsets.sides(direction) {
            let (left, right) = (first + side.physical, first + side.logical)
            guard values[left] != nil, values[right] != nil, let physical = row.properties[left],
                let logical = row.properties[right]
            else { continue }
            values[style.strongest(physical, logical) == physical ? right : left] = nil
        }
    }

    /// Returns the property that determines an effect, and its style.
    ///
    /// The property is the first set property. For a state, a property that differs from the normal state takes
    /// precedence.
    func decider(of row: EffectRow) -> (source: Source, property: PropertyID)? {
        guard let source = source(of: row) else { return nil }
        let style = style(source)
        let set = row.properties.compactMap { $0 }.filter { style[$0] != nil }
        let new = set.first { property in
            if case .departure = row.effect.source { return !style.agrees(with: self.style(.variant(0)), on: property) }
            return true
        }
        return (new ?? set.first).map { (source, $0) }
    }

    /// Returns whether a row's state has different winning declarations than the normal state.
    func departs(_ row: EffectRow) -> Bool {
        guard case .departure(let index) = row.effect.source else { return false }
        return departs(row, in: index)
    }

    /// The style that a value comes from.
    enum Source {
        case own
        case variant(Int)
    }

    private func style(_ source: Source) -> ComputedStyle {
        switch source {
        case .own: own
        case .variant(let index): variants.isEmpty ? own : variants[index]
        }
    }

    private func source(of row: EffectRow) -> Source? {
        switch row.effect.source {
        case .own: return .own
        case .variant(let index): return .variant(index)
        case .departure(let index):
            return departs(row, in: index) || isIndependent(row) ? .variant(index) : nil
        }
    }

    private func departs(_ row: EffectRow, in variant: Int) -> Bool {
        if variants.isEmpty { return false }
        for case let property? in row.properties
        where !variants[variant].agrees(with: variants[0], on: property) { return true }
        return false
    }

    private func isIndependent(_ row: EffectRow) -> Bool {
        row.properties.prefix(row.effect.roles.independentCount).contains { property in
            property.map { own[$0] != nil } ?? false
        }
    }
}
