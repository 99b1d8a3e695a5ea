import CSSEngine

/// An effect on a class of views, with its properties in a property table.
@MainActor final class EffectRow {
    let effect: Effect
    /// In the order of the effect's properties. `nil` for properties that the table does not have.
    let properties: [PropertyID?]
    /// The index of the normal state's row, if this row is for another state.
    let normal: Int?

    init(_ effect: Effect, _ table: PropertyTable, normal: Int?) {
        self.effect = effect
        properties = effect.properties.map { table[$0] }
        self.normal = normal
    }
}

/// The effects on one class of views, with the properties of one table.
@MainActor final class ClassEffects {
    let rows: [EffectRow]
    /// The rows of the app's own effects, which come last.
    let appRows: Range<Int>
    /// The version of the app's effects.
    let version: Int
    /// Whether an effect has values of variants.
    let usesVariants: Bool

    /// Creates the effects on the class of a view.
    init(_ view: UIView, _ table: PropertyTable, appEffects: [ViewEffect], version: Int) {
        self.version = version
        let standard = EffectTable.effects.filter { $0.isOn(view) }
        let effects = standard + appEffects.map(\.effect).filter { $0.isOn(view) }
        appRows = standard.count..<effects.count
        rows = effects.map { effect in
            EffectRow(
                effect, table,
                normal: effect.standIn.flatMap { standIn in effects.firstIndex { $0.name == standIn.normal } })
        }
        usesVariants = effects.contains { $0.source != .own }
    }
}
