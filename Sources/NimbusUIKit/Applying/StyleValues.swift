import CSSEngine
import NimbusCSS

/// The values of a view and its variants for its effects.
@MainActor struct StyleValues {
    let own: ElementStyle
    /// The styles of the variants. Empty for a view without variants.
    let variants: [ElementStyle]
    let place: StylePlace

    /// The initial value of a property of the app: the view's own value. No stylesheet can contain it.
    static nonisolated let ownValue = Value.list([])

    /// Returns the values of an effect's properties.
    func inputs(of row: ClassEffects.Row) -> StyleInputs {
        var inputs = StyleInputs(count: row.properties.count, place: place)
        guard let style = source(of: row)?.style else { return inputs }
        for (index, property) in row.properties.enumerated() {
            guard let property, let value = style[property], value != Self.ownValue else { continue }
            inputs[index] = value
        }
        return inputs
    }

    /// Returns the location of the declaration that decides an effect: of its first set property, or, for a state, of
    /// the first one that differs there. `nil` for the inline style.
    func location(of row: ClassEffects.Row) -> SourceLocation? {
        decider(of: row).flatMap { $0.source.location(of: $0.property) }
    }

    /// Returns the declaration that decides an effect, with its location and the selector of its rule.
    func declaration(of row: ClassEffects.Row) -> ComputedProperty? {
        decider(of: row).flatMap { $0.source[$0.source.properties[$0.property].name] }
    }

    private func decider(of row: ClassEffects.Row) -> (source: ElementStyle, property: PropertyID)? {
        guard let source = source(of: row) else { return nil }
        let set = row.properties.compactMap { $0 }.filter { source.style[$0] != nil }
        let new = set.first { property in
            if case .departure = row.effect.source { return !source.agrees(with: variants[0], on: property) }
            return true
        }
        return (new ?? set.first).map { (source, $0) }
    }

    private func source(of row: ClassEffects.Row) -> ElementStyle? {
        switch row.effect.source {
        case .own: return own
        case .variant(let index): return variants[index]
        case .departure(let index):
            return departs(row, in: index) || isIndependent(row) ? variants[index] : nil
        }
    }

    /// Returns whether other declarations win in a row's state than in the normal state.
    func departs(_ row: ClassEffects.Row) -> Bool {
        guard case .departure(let index) = row.effect.source else { return false }
        return departs(row, in: index)
    }

    private func departs(_ row: ClassEffects.Row, in variant: Int) -> Bool {
        for case let property? in row.properties
        where !variants[variant].agrees(with: variants[0], on: property) { return true }
        return false
    }

    private func isIndependent(_ row: ClassEffects.Row) -> Bool {
        guard row.effect.isFirstIndependent, let first = row.properties[0] else { return false }
        return own.style[first] != nil
    }
}
