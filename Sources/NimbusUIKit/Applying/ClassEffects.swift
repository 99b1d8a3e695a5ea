import CSSEngine

/// An effect on a class of views, with its properties resolved in a property table.
@MainActor final class EffectRow {
    let effect: Effect
    /// In the order of the effect's properties. `nil` for properties that are not in the table.
    let properties: [PropertyID?]
    /// The index of the normal state's row, if this row is for another state.
    let normal: Int?
    /// The indices of the rows whose properties the value depends on.
    let followed: [Int]
    /// Returns whether the effect has a value on a view of the class. `nil` if it always has one. Evaluated whenever the
    /// effect is applied.
    let condition: Effect.Condition?

    /// - Parameters:
    ///   - view: A view of the class.
    ///   - rows: Returns the indices of the rows of an effect.
    init(_ effect: Effect, on view: UIView, _ table: PropertyTable, rows: (_ name: String) -> [Int]) {
        self.effect = effect
        condition = effect.condition(onClassOf: view)
        properties = effect.properties.map { table[$0] }
        normal = effect.standIn.flatMap { rows($0.normal).first }
        followed = effect.followed.flatMap(rows)
    }
}

/// The effects on the classes of views, and the names of the classes.
@MainActor final class ClassEffectsTable {
    private let properties: PropertyTable
    /// The effects of the first classes. A search in a short list is faster than one in a dictionary.
    @exclusivity(unchecked) private var first: [(viewClass: ObjectIdentifier, effects: ClassEffects)] = []
    private var others: [ObjectIdentifier: ClassEffects] = [:]
    /// The app's own effects, which follow the effects of the table.
    var viewEffects: [ViewEffect] = [] {
        didSet {
            version += 1
            (first, others) = ([], [:])
        }
    }
    /// The version of the app's effects.
    @exclusivity(unchecked) private(set) var version = 0
    /// The names for type selectors.
    private var types: [ObjectIdentifier: [String]] = [:]

    init(_ properties: PropertyTable) { self.properties = properties }

    /// Returns the names that type selectors match.
    func types(of view: UIView) -> [String] {
        let viewClass = ObjectIdentifier(type(of: view))
        // The names depend on the class of the item, or of the app's view.
        if viewClass == ObjectIdentifier(BarItemElement.self) || viewClass == ObjectIdentifier(StandInView.self) {
            return view.styleTypes
        }
        if let known = self.types[viewClass] { return known }
        let types = view.styleTypes
        self.types[viewClass] = types
        return types
    }

    /// Returns the effects on the class of a view.
    func effects(of view: UIView) -> ClassEffects {
        let viewClass = ObjectIdentifier(type(of: view))
        for known in first where known.viewClass == viewClass { return known.effects }
        if let known = others[viewClass] { return known }
        let effects = ClassEffects(view, properties, appEffects: viewEffects, version: version)
        if first.count < Self.firstCount { first.append((viewClass, effects)) } else { others[viewClass] = effects }
        return effects
    }

    private static let firstCount = 8
}

/// The effects on one class of views, with the properties of one table.
@MainActor final class ClassEffects {
    let rows: [EffectRow]
    /// The rows of the app's own effects, which come last.
    let appRows: Range<Int>
    /// The rows whose setters have changed the properties of other rows, and these other rows.
    var coupledRows: Set<Int> = []
    /// The number of setters of each row of the app that were checked for such changes.
    var probes: [Int: Int] = [:]
    /// The version of the app's effects that the rows were created from.
    let version: Int
    /// Whether an effect uses values of variants.
    let usesVariants: Bool
    /// The rows that set the fonts of the views. The first one that has a value on a view sets the view's own font.
    let fontRows: [Int]
    /// The rows that use each property, so that the cost of a plan depends on the number of set properties only.
    private let rowsByProperty: [PropertyID: [Int]]

    /// Creates the effects on the class of a view.
    init(_ view: UIView, _ table: PropertyTable, appEffects: [ViewEffect], version: Int) {
        self.version = version
        let standard = (view is BarItemElement ? EffectTable.barItems : EffectTable.effects).filter { $0.isOn(view) }
        let effects = standard + appEffects.map(\.effect).filter { $0.isOn(view) }
        appRows = standard.count..<effects.count
        rows = effects.map { effect in
            EffectRow(effect, on: view, table) { name in effects.indices.filter { effects[$0].name == name } }
        }
        usesVariants = effects.contains { $0.source != .own }
        fontRows = effects.indices.filter { effects[$0].properties == Effect.fontProperties }
        var rowsByProperty: [PropertyID: [Int]] = [:]
        for (index, row) in rows.enumerated() {
            // Without a value of the first properties, a row has none.
            for case let property? in row.properties.prefix(row.effect.valueProperties.count) {
                rowsByProperty[property, default: []].append(index)
            }
        }
        self.rowsByProperty = rowsByProperty
    }

    /// Returns whether an effect uses a property.
    func hasRow(for property: PropertyID) -> Bool { rowsByProperty[property] != nil }

    /// The indices of the rows to which a property can give a value.
    func rows(for property: PropertyID) -> [Int] { rowsByProperty[property] ?? [] }

    /// Calls `body` with the indices of the rows that a style or one of its variants can set, in ascending order.
    func visitRows(of values: StyleValues, _ body: (Int) -> Void) {
        var bits = [UInt64](repeating: 0, count: rows.count / 64 + 1)
        mark(values.own, in: &bits)
        for style in values.variants { mark(style, in: &bits) }
        for word in bits.indices {
            while bits[word] != 0 {
                body(word << 6 | bits[word].trailingZeroBitCount)
                bits[word] &= bits[word] - 1
            }
        }
    }

    private func mark(_ style: ComputedStyle, in bits: inout [UInt64]) {
        for property in style.properties {
            for row in rows(for: property) { bits[row >> 6] |= 1 << UInt64(row & 63) }
        }
    }
}
