import CSSEngine
import NimbusCSS

/// The values of a view and of its variants, as its effects ask for them.
@MainActor struct StyleValues {
    let own: WinningValues
    /// Empty for a view that has none.
    let variants: [WinningValues]
    let place: StylePlace

    /// What an effect's properties have; nil for what nothing sets.
    func inputs(of row: ClassEffects.Row) -> StyleInputs {
        let source = source(of: row)
        let values = row.properties.map { property in
            property.flatMap { source?.style[$0] }.map { value in
                row.effect.isSchemeFixed ? value.resolved(in: place.context) : place.absolute(value, of: property)
            }
        }
        guard row.effect.isOfSize, values.contains(where: { $0 != nil }) else {
            return StyleInputs(values: values, place: place)
        }
        // The size is one of the inputs, so that another one makes a difference.
        let size = [place.size.width, place.size.height].map { Value.length(Double($0)) }
        return StyleInputs(values: values + size, place: place)
    }

    /// Where the value that an effect gives comes from: the place of the first of its properties that is set, or, for a
    /// state, that is set anew there. Nil for the view's own style.
    func location(of row: ClassEffects.Row) -> SourceLocation? {
        guard let source = source(of: row) else { return nil }
        let set = row.properties.compactMap { $0 }.filter { source.style[$0] != nil }
        let new = set.first { property in
            if case .departure = row.effect.source { return !source.agrees(with: variants[0], on: property) }
            return true
        }
        return (new ?? set.first).flatMap { source.location(of: $0) }
    }

    private func source(of row: ClassEffects.Row) -> WinningValues? {
        switch row.effect.source {
        case .own: return own
        case .variant(let index): return variants[index]
        case .departure(let index):
            let properties = row.properties.compactMap { $0 }
            let departs = properties.contains { !variants[index].agrees(with: variants[0], on: $0) }
            let isIndependent =
                row.effect.isFirstIndependent && properties.first.map { own.style[$0] != nil } == true
            return departs || isIndependent ? variants[index] : nil
        }
    }
}
