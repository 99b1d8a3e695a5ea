import CSSEngine

/// The effects on one class of views, with the properties of one table.
///
/// Views by the thousand are asked about: what is done for each is written as loops, for closures on the main actor are
/// checked for that at every call.
@MainActor struct ClassEffects {
    struct Row {
        let effect: Effect
        /// In the order of the effect's properties; nil for those that the table does not have.
        let properties: [PropertyID?]
        /// Where the row of the normal state is, if this one stands in for it.
        let normal: Int?
    }

    let rows: [Row]
    /// The rows of the app's own effects, which come last.
    let appRows: Range<Int>
    /// The version of the app's effects.
    let version: Int
    /// The rows that have to be looked at whatever has changed: a variant of theirs may have.
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

    /// The rows that a change of these properties may concern, in their order.
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
