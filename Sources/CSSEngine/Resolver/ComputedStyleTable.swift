/// A cascade and the inputs of its computed values.
struct ComputedStyleKey: RowKey {
    var cascade: UInt32
    /// The row of the custom properties; 0 if no value reads them.
    var customProperties: UInt32 = 0
    /// Two more than the parent's style; 1 for a root, 0 if no value depends on the parent.
    var parent: UInt32 = 0
    var environment: UInt32 = 0
    /// In points; 0 for a root, and if all values are the same for all elements.
    var rootFontSize = 0.0

    @inline(__always) var hash: UInt32 {
        let size = UInt32(truncatingIfNeeded: rootFontSize.bitPattern >> 32)
        return mixedHash(cascade ^ parent << 12 ^ environment << 24, customProperties ^ parent &* 0x9E37_79B1 ^ size)
    }
}

/// The different computed styles of a tree.
struct ComputedStyleTable: ~Copyable {
    enum CachedStyle {
        case style(UInt32)
        /// A substituted value was `inherit`, so that the parent's style belongs to the key.
        case dependsOnParent
    }

    private var keys = RowTable<ComputedStyleKey>()
    /// One per row; `nil` for keys that need the parent's style.
    private var styles: [ComputedStyle?] = []
    private var lastID: UInt64 = 0
    /// The inputs that any of the styles may have.
    private(set) var dependencies: StyleDependencies = []

    var entryCount: Int { keys.liveCount }
    var insertionCount: Int { keys.insertionCount }

    @inline(__always) subscript(row: UInt32) -> ComputedStyle { styles[Int(row)]! }

    @inline(__always) func find(_ key: ComputedStyleKey) -> CachedStyle? {
        guard let row = keys.find(key) else { return nil }
        return styles[Int(row)] == nil ? .dependsOnParent : .style(row)
    }

    mutating func insert(_ key: ComputedStyleKey, _ builder: consuming ComputedStyleBuilder) -> UInt32 {
        dependencies.formUnion(builder.dependencies)
        lastID += 1
        let row = keys.insert(key)
        let style = ComputedStyle(
            builder.entries, id: lastID, builder.dependencies, variables: builder.variables)
        set(style, at: row)
        return row
    }

    mutating func insertDependsOnParent(_ key: ComputedStyleKey) { set(nil, at: keys.insert(key)) }

    private mutating func set(_ style: ComputedStyle?, at row: UInt32) {
        if Int(row) < styles.count { styles[Int(row)] = style } else { styles.append(style) }
    }

    // MARK: Changes

    /// Forgets which keys the styles have, because rules or the environment have changed.
    mutating func removeKeys() { keys.unkeyAll() }

    /// Replaces all rows by rows without keys.
    mutating func replaceAll(by new: [ComputedStyle]) {
        keys = RowTable()
        for _ in new { _ = keys.appendUnkeyed(ComputedStyleKey(cascade: 0)) }
        styles = new
    }

    /// Sets the inputs that any of the styles may have, once the former styles are gone.
    mutating func setDependencies(_ dependencies: StyleDependencies) { self.dependencies = dependencies }

    // MARK: Collection

    /// Marks a style. Returns whether it was not marked yet.
    mutating func mark(_ row: UInt32, _ collection: UInt32) -> Bool { keys.mark(row, collection) }

    /// The key of a style; `nil` if rules have changed since.
    func key(of row: UInt32) -> ComputedStyleKey? { keys.isFindable(row) ? keys[row] : nil }

    /// Removes unmarked styles, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        keys.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            styles[Int(row)] = nil
        }
    }
}
