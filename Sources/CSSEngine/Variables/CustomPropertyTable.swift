/// The custom properties of an element by their cascade, the parent's custom properties, the environment, and the further
/// inputs that values depend on.
struct CustomPropertyKey: RowKey {
    var cascade: UInt32
    /// The row of the parent's custom properties.
    var parent: UInt32
    var environment: UInt32
    /// The id of the parent's style plus 1; 0 if no value depends on it, 1 also for a root.
    var parentStyle: UInt64 = 0
    var element = OptionalInputs()
    /// The root's font; `nil` if no value depends on it.
    var rootFont: RootFont?
    /// Whether the row has only the properties that children inherit.
    var isInheritedPart = false

    /// The inputs that a key contains only if a value depends on them.
    static let optionalInputs = OptionalInputs.all.union([.parent, .rootFontSize])

    /// The optional inputs that the key contains.
    var inputs: StyleDependencies {
        var inputs = element.inputs
        if parentStyle > 0 { inputs.insert(.parent) }
        if rootFont != nil { inputs.insert(.rootFontSize) }
        return inputs
    }

    @inline(__always) var hash: UInt32 {
        let root = UInt32(truncatingIfNeeded: (rootFont?.size ?? 0).bitPattern >> 32)
        return mixedHash(
            mixedHash(cascade, parent ^ environment << 24),
            UInt32(truncatingIfNeeded: parentStyle) ^ element.hash ^ root << 1)
    }
}

/// The different custom properties of a tree, each resolved once.
struct CustomPropertyTable: ~Copyable {
    enum CachedSet {
        case row(UInt32)
        /// The values had inputs that the key must contain.
        case needs(StyleDependencies)
    }

    private var keys = RowTable<CustomPropertyKey>()
    private var sets: [CustomProperties] = [CustomProperties()]
    /// The filters of `changedNames(from:to:)` that the current update has computed, by pair of rows.
    private var changedNames: [PairKey: UInt64] = [:]
    private var lastID: UInt64 = 0
    /// The rows with values beyond the limit of texts. Their keys are valid in the current update only, because a later one
    /// may have space.
    private var incompleteRows: [UInt32] = []
    /// The further inputs that the keys of some rows must contain.
    private var needs: [UInt32: StyleDependencies] = [:]
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

    /// The custom properties with a key; `nil` if they are not resolved yet.
    @inline(__always) func find(_ key: CustomPropertyKey) -> CachedSet? {
        guard let row = keys.find(key) else { return nil }
        if !needs.isEmpty, let inputs = needs[row] { return .needs(inputs) }
        return .row(row)
    }

    /// Adds the custom properties with a key. Returns their row.
    /// - Parameter inherited: The row of the custom properties that the element inherits.
    mutating func insert(
        _ key: CustomPropertyKey, _ own: VariableResolver.OwnProperties, inheriting inherited: UInt32
    ) -> UInt32 {
        dependencies.formUnion(own.dependencies)
        var base = inherited
        let hasUninherited = !own.uninherited.isEmpty
        if !hasUninherited || !own.entries.isEmpty {
            var key = key
            key.isInheritedPart = hasUninherited
            base = insert(key, own.entries, inheriting: base, own, isInherited: true)
        }
        guard hasUninherited else { return base }
        return insert(key, own.uninherited, inheriting: base, own, isInherited: false)
    }

    private mutating func insert(
        _ key: CustomPropertyKey, _ entries: [CustomProperties.Entry], inheriting base: UInt32,
        _ own: VariableResolver.OwnProperties, isInherited: Bool
    ) -> UInt32 {
        // The part that children inherit can still have a row.
        if key.isInheritedPart, let known = keys.find(key) { return known }
        lastID += 1
        let set = CustomProperties(
            entries, inheritingFrom: sets[Int(base)], isInherited: isInherited, own.dependencies,
            cyclicFontProperties: own.cyclicFontProperties, row: keys.nextRow, id: lastID)
        let row = insert(key, set)
        if !own.isComplete { incompleteRows.append(row) }
        return row
    }

    /// Records that a key must contain further inputs.
    mutating func insert(_ key: CustomPropertyKey, needing inputs: StyleDependencies, isComplete: Bool) {
        let row = insert(key, sets[0])
        needs[row] = inputs
        if !isComplete { incompleteRows.append(row) }
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
        needs = [:]
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
            if !needs.isEmpty { needs[row] = nil }
        }
    }
}
