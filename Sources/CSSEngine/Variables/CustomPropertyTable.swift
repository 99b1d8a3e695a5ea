/// The custom properties of an element by their cascade, the parent's custom properties, the environment, and the attributes
/// if a value reads them.
struct CustomPropertyKey: RowKey {
    var cascade: UInt32
    /// The row of the parent's custom properties.
    var parent: UInt32
    var environment: UInt32
    /// The element's list of attributes; `unused` if no value depends on it.
    var attributes = Self.unused

    static let unused = UInt32.max

    @inline(__always) var hash: UInt32 { mixedHash(cascade ^ ~attributes << 16, parent ^ environment << 24) }
}

/// The different custom properties of a tree, each resolved once.
struct CustomPropertyTable: ~Copyable {
    private var keys = RowTable<CustomPropertyKey>()
    private var sets: [CustomProperties] = [CustomProperties()]
    /// The filters of `changedNames(from:to:)` that the current update has computed, by pair of rows.
    private var changedNames: [PairKey: UInt64] = [:]
    private var lastID: UInt64 = 0
    /// The rows with values beyond the limit of texts. Their keys are valid in the current update only, because a later one
    /// may have space.
    private var incompleteRows: [UInt32] = []
    /// The rows whose key must contain the attributes.
    private var rowsNeedingAttributes: Set<UInt32> = []
    /// The inputs of all values, including values of former styles.
    private(set) var dependencies: StyleDependencies = []

    init() {
        // Row 0 is the empty set, which roots inherit.
        _ = keys.appendUnkeyed(CustomPropertyKey(cascade: 0, parent: 0, environment: 0))
    }

    var entryCount: Int { keys.liveCount }
    var insertionCount: Int { keys.insertionCount }
    var count: Int { sets.count }

    subscript(row: UInt32) -> CustomProperties { sets[Int(row)] }

    mutating func beginUpdate() {
        if !changedNames.isEmpty { changedNames = [:] }
        for row in incompleteRows { keys.unkey(row) }
        incompleteRows = []
    }

    /// The row of the custom properties with a key. If they are new, `resolver` computes them.
    mutating func row(
        _ key: CustomPropertyKey, _ resolver: inout VariableResolver, _ texts: inout VariableTexts,
        _ source: SubstitutionSource, _ cascades: inout CascadeCache, _ lists: borrowing MatchListTable
    ) -> UInt32 {
        var key = key
        if let known = keys.find(key) {
            guard rowsNeedingAttributes.contains(known) else { return known }
            key.attributes = source.attributes.list
            if let known = keys.find(key) { return known }
        }
        let own = resolver.resolve(key.cascade, source, &texts, &cascades, lists)
        dependencies.formUnion(own.dependencies)
        if own.dependencies.contains(.attributes), key.attributes == CustomPropertyKey.unused {
            let row = insert(key, sets[0])
            rowsNeedingAttributes.insert(row)
            if !own.isComplete { incompleteRows.append(row) }
            key.attributes = source.attributes.list
            // Another element can have had the attributes before the values of this one were found to depend on them.
            if let known = keys.find(key) { return known }
        }
        lastID += 1
        let new = CustomProperties(
            own.entries, inheritingFrom: source.inherited, own.dependencies, row: keys.nextRow, id: lastID)
        let row = insert(key, new)
        if !own.isComplete { incompleteRows.append(row) }
        return row
    }

    private mutating func insert(_ key: CustomPropertyKey, _ set: CustomProperties) -> UInt32 {
        let row = keys.insert(key)
        if Int(row) < sets.count { sets[Int(row)] = set } else { sets.append(set) }
        return row
    }

    /// A filter of the names that may have different texts in two rows, computed once in an update. The depth of recursion
    /// is at most the length of a chain of custom properties.
    mutating func changedNames(from old: UInt32, to new: UInt32) -> UInt64 {
        if old == new { return 0 }
        let key = PairKey(first: old, second: new)
        if let known = changedNames[key] { return known }
        let (before, after) = (sets[Int(old)], sets[Int(new)])
        var changed = before.changedOwnNames(to: after)
        if let parent = before.parentRow, let newParent = after.parentRow {
            changed |= changedNames(from: parent, to: newParent)
        } else if before.parentRow != after.parentRow {
            changed |= before.allNames | after.allNames
        }
        changedNames[key] = changed
        return changed
    }

    /// Removes the keys of all rows, because rules or the environment have changed. The rows stay.
    mutating func removeKeys() { keys.unkeyAll() }

    /// Replaces all rows by rows without keys.
    mutating func replaceAll(by new: [CustomProperties]) {
        keys = RowTable()
        for _ in new { _ = keys.appendUnkeyed(CustomPropertyKey(cascade: 0, parent: 0, environment: 0)) }
        sets = new
        changedNames = [:]
        incompleteRows = []
        rowsNeedingAttributes = []
    }

    // MARK: Collection

    /// Marks a row. Returns whether it was not marked yet.
    mutating func mark(_ row: UInt32, _ collection: UInt32) -> Bool { keys.mark(row, collection) }

    /// The key of a row; `nil` if rules have changed since.
    func key(of row: UInt32) -> CustomPropertyKey? { keys.isFindable(row) ? keys[row] : nil }

    /// Removes unmarked rows, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        next = max(next, 1)
        let none = sets[0]
        return keys.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            sets[Int(row)] = none
            if !rowsNeedingAttributes.isEmpty { rowsNeedingAttributes.remove(row) }
        }
    }
}
