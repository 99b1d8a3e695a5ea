/// A cascade and the inputs of its computed values.
struct ComputedStyleKey: RowKey {
    /// The parent's style.
    struct Parent: BitwiseCopyable, Equatable {
        /// 0 for `unused`, 1 for `none`, otherwise the row of the style plus 2.
        fileprivate let rawValue: UInt32

        /// No value depends on the parent.
        static let unused = Parent(rawValue: 0)
        /// The element is a root.
        static let none = Parent(rawValue: 1)

        private init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        @inline(__always) init(style row: UInt32) {
            rawValue = row + 2
        }

        /// The row of the style; `nil` if the key contains none.
        @inline(__always) var style: UInt32? { rawValue > 1 ? rawValue - 2 : nil }
    }

    var cascade: UInt32
    /// The row of the custom properties; 0 if no value reads them.
    var customProperties: UInt32 = 0
    var parent = Parent.unused
    var environment: UInt32 = 0
    /// The root's font; 0 for a root, or if the values do not depend on the element.
    var rootFont = RootFont()
    var element = OptionalInputs()

    /// The inputs that a key contains only if a value depends on them.
    static let optionalInputs = OptionalInputs.all.union(.parent)

    /// The optional inputs that the key contains.
    var inputs: StyleDependencies { parent == .unused ? element.inputs : element.inputs.union(.parent) }

    @inline(__always) var hash: UInt32 {
        let size = UInt32(truncatingIfNeeded: rootFont.size.bitPattern >> 32)
        return mixedHash(
            mixedHash(cascade ^ environment << 24, parent.rawValue), customProperties ^ size ^ element.hash)
    }
}

/// A computed style under construction.
struct ComputedStyleBuilder {
    var entries: [ComputedStyle.Entry] = []
    var dependencies: StyleDependencies = []
    /// A Bloom filter of the custom properties that the values read.
    var variables: UInt64 = 0
    /// The groups of the properties.
    var groups: PropertyGroup = []
    /// Whether values can depend on the colour of the text.
    var readsColor = false
}

/// The different computed styles of a tree.
struct ComputedStyleTable: ~Copyable {
    enum CachedStyle {
        case style(UInt32)
        /// A substituted value, such as `inherit` or `1em`, had inputs that the key must contain.
        case needs(StyleDependencies)
    }

    private var keys = RowTable<ComputedStyleKey>()
    /// The style of each row; `nil` if the key must contain further inputs.
    private var styles: [ComputedStyle?] = []
    /// The further inputs, by row.
    private var needs: [UInt32: StyleDependencies] = [:]
    /// The rows of the styles whose values others replace, by the rows of the others.
    private var bases: [UInt32: UInt32] = [:]
    private var lastID: UInt64 = 0
    /// The inputs of all styles, including former styles.
    private(set) var dependencies: StyleDependencies = []
    /// Whether there is or was a style of a query container.
    private var hasContainers = false

    var entryCount: Int { keys.liveCount }
    var insertionCount: Int { keys.insertionCount }

    /// The number of rows, including unused rows.
    var count: Int { styles.count }

    @inline(__always) subscript(row: UInt32) -> ComputedStyle { styles[Int(row)]! }

    /// Whether values of a style depend on one of the inputs.
    @inline(__always) func depends(_ row: UInt32, on changed: StyleDependencies) -> Bool {
        !styles[Int(row)]!.dependencies.isDisjoint(with: changed)
    }

    /// Whether a style makes an element a query container, or gives it a name as one.
    @inline(__always) func isContainer(_ row: UInt32) -> Bool { hasContainers && styles[Int(row)]!.isContainer }

    /// Whether values of a style read a custom property in a filter of names.
    @inline(__always) func reads(_ row: UInt32, _ names: UInt64) -> Bool { styles[Int(row)]!.variables & names != 0 }

    @inline(__always) func find(_ key: ComputedStyleKey) -> CachedStyle? {
        guard let row = keys.find(key) else { return nil }
        return styles[Int(row)] == nil ? .needs(needs[row] ?? []) : .style(row)
    }

    mutating func insert(_ key: ComputedStyleKey, _ builder: consuming ComputedStyleBuilder) -> UInt32 {
        dependencies.formUnion(builder.dependencies)
        lastID += 1
        let row = keys.insert(key)
        let style = ComputedStyle(
            builder.entries, id: lastID, builder.dependencies, variables: builder.variables,
            isContainer: builder.groups.contains(.containers), readsColor: builder.readsColor)
        if style.isContainer { hasContainers = true }
        set(style, at: row)
        return row
    }

    /// Adds a style with other values of some properties, which no key finds.
    mutating func insert(_ values: [MotionDeclarations.PropertyValue], over base: UInt32) -> UInt32 {
        lastID += 1
        let row = keys.appendUnkeyed(keys[base])
        set(self[base].replacing(values.lazy.map { (key: $0.property, value: $0.value) }, id: lastID), at: row)
        bases[row] = base
        return row
    }

    /// The style whose values another one replaces; `nil` if it replaces none.
    func base(of row: UInt32) -> UInt32? { bases[row] }

    /// Records that a key must contain further inputs.
    mutating func insert(_ key: ComputedStyleKey, needing inputs: StyleDependencies) {
        let row = keys.insert(key)
        set(nil, at: row)
        needs[row] = inputs
    }

    private mutating func set(_ style: ComputedStyle?, at row: UInt32) {
        if Int(row) < styles.count { styles[Int(row)] = style } else { styles.append(style) }
    }

    // MARK: Changes

    /// Removes the keys of all styles, because rules or the environment have changed. The styles stay.
    mutating func removeKeys() { keys.unkeyAll() }

    /// Replaces all rows by rows without keys.
    mutating func replaceAll(by new: [ComputedStyle]) {
        keys = RowTable()
        for _ in new { _ = keys.appendUnkeyed(ComputedStyleKey(cascade: 0)) }
        styles = new
        (needs, bases) = ([:], [:])
    }

    /// Replaces the inputs of all styles, including former ones, by those of the styles in use and of the styles that a key
    /// finds, which an element can get without another call of `insert`.
    mutating func removeFormerDependencies(keeping used: StyleDependencies) {
        dependencies = used
        for (row, style) in styles.enumerated() where keys.isFindable(UInt32(row)) {
            dependencies.formUnion(style?.dependencies ?? [])
        }
    }

    // MARK: Collection

    /// Marks a style. Returns whether it was not marked yet.
    mutating func mark(_ row: UInt32, _ collection: UInt32) -> Bool { keys.mark(row, collection) }

    /// The key of a style; `nil` if rules have changed since.
    func key(of row: UInt32) -> ComputedStyleKey? { keys.isFindable(row) ? keys[row] : nil }

    /// Removes unmarked styles, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        keys.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            styles[Int(row)] = nil
            needs[row] = nil
            bases[row] = nil
        }
    }
}
