import CSSEngine

/// The effects on one class of views, with the properties of one table.
///
/// The methods are called for thousands of views. They use loops, because each call of a main-actor closure checks its
/// isolation.
@MainActor struct ClassEffects {
    struct Row {
        let effect: Effect
        /// In the order of the effect's properties. `nil` for properties that the table does not have.
        let properties: [PropertyID?]
        /// The index of the normal state's row, if this row is for another state.
        let normal: Int?
    }

    let rows: [Row]
    /// The rows of the app's own effects, which come last.
    let appRows: Range<Int>
    /// The version of the app's effects.
    let version: Int
    /// The rows with values of variants. Every change can concern them.
    private let variantRows: [Int]
    private var rowsByProperty: [PropertyID: [Int]] = [:]

    var usesVariants: Bool { !variantRows.isEmpty }

    /// Creates the effects on the class of a view.
    init(_ view: UIView, _ table: PropertyTable, appEffects: [ViewEffect], version: Int) {
        self.version = version
        let standard = EffectTable.effects.filter { $0.isOn(view) }
        let effects = standard + appEffects.map(\.effect).filter { $0.isOn(view) }
        appRows = standard.count..<effects.count
        let rows = effects.map { effect in
            Row(
                effect: effect, properties: effect.properties.map { table[$0] },
                normal: effect.standIn.flatMap { standIn in effects.firstIndex { $0.name == standIn.normal } })
        }
        self.rows = rows
        variantRows = rows.indices.filter { rows[$0].effect.source != .own }
        for (place, row) in rows.enumerated() where row.effect.source == .own {
            for property in row.properties.compactMap({ $0 }) { rowsByProperty[property, default: []].append(place) }
        }
    }

    /// Returns the rows that a change of properties can concern, in their order.
    func rows(concernedBy changes: [PropertyID]) -> [Int] {
        var isConcerned = [Bool](repeating: false, count: rows.count)
        for row in variantRows { isConcerned[row] = true }
        for property in changes {
            for row in rowsByProperty[property] ?? [] { isConcerned[row] = true }
        }
        var concerned: [Int] = []
        for (row, isConcerned) in isConcerned.enumerated() where isConcerned { concerned.append(row) }
        return concerned
    }
}
