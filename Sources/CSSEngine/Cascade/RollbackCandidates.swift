/// The declarations of an element by property. Finds the value that a property has after its cascade is rolled back.
///
/// Substitution can roll each property back many times, so that a search must not visit all declarations.
struct RollbackCandidates: ~Copyable, DeclarationReceiver {
    typealias Level = CascadeLevels.Level

    struct Entry: BitwiseCopyable {
        /// The number of the property in the upper half. In the lower half the position in the order of the cascade.
        let key: UInt64
        let reference: DeclarationID
        let level: Level
        let value: DeclaredValue

        var property: UInt64 { key >> 32 }
        var position: UInt32 { UInt32(truncatingIfNeeded: key) }
    }

    private let levels: CascadeLevels
    private var entries = UniqueArray<Entry>()

    init(_ levels: CascadeLevels) {
        self.levels = levels
    }

    // MARK: Collection

    mutating func removeAll() { entries.removeAll() }

    /// Adds the next weaker declaration.
    mutating func process(_ declaration: Declaration, _ reference: DeclarationID, _ level: Level) {
        entries.append(
            Entry(
                key: Self.number(of: declaration.property) << 32 | UInt64(entries.count), reference: reference,
                level: level, value: declaration.value))
    }

    /// Sorts the declarations by property, after the last one is added.
    mutating func sort() {
        var elements = entries.elements
        elements.sort { $0.key < $1.key }
    }

    private static func number(of property: DeclaredProperty) -> UInt64 {
        switch property {
        case .all: 0
        case .property(let property): 1 + UInt64(property.index)
        case .custom(let name): 2 + UInt64(UInt16.max) + UInt64(name.id)
        }
    }

    // MARK: Search

    /// The value that a property has instead of `revert` or `revert-layer` at a level; `nil` if there is none.
    func value(of property: DeclaredProperty, rollingBack keyword: CSSWideKeyword, from level: Level) -> CascadedValue?
    {
        var bound = levels.revertBound(of: keyword, at: level)
        while let entry = strongest(property, below: bound) {
            if let source = ValueSource(entry.value, of: property) {
                return CascadedValue(reference: entry.reference, level: entry.level, source: source)
            }
            bound = levels.bound(after: entry.value, at: entry.level)
        }
        return nil
    }

    /// The strongest declaration that can give a property a value below a level. `all` sets every property except custom
    /// ones.
    private func strongest(_ property: DeclaredProperty, below bound: Level) -> Entry? {
        let own = first(Self.number(of: property), below: bound)
        guard case .property = property, let all = first(Self.number(of: .all), below: bound) else { return own }
        guard let own, own.position < all.position else { return all }
        return own
    }

    /// The first entry of a property that can win below a level.
    private func first(_ property: UInt64, below bound: Level) -> Entry? {
        let index = (0..<entries.count).partitioningIndex {
            entries[$0].property > property || entries[$0].property == property && entries[$0].level < bound
        }
        guard index < entries.count, entries[index].property == property else { return nil }
        let entry = entries[index]
        return levels.canWin(entry.level, below: bound) ? entry : first(property, below: entry.level)
    }
}
