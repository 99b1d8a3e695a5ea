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
                row.effect.isSchemeFixed ? value.resolved(in: place.context) : place.absolute(value)
            }
        }
        return StyleInputs(values: values, place: place)
    }

    /// Where the value that an effect gives comes from: the place of the first of its properties that is set.
    /// Nil for the view's own style.
    func location(of row: ClassEffects.Row) -> SourceLocation? {
        guard let source = source(of: row) else { return nil }
        return row.properties.lazy.compactMap { $0 }.first { source.style[$0] != nil }.flatMap(source.location)
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
