/// The custom properties of an element, its own and inherited ones. Immutable. Elements without own custom properties
/// share their parent's.
///
/// The properties are a chain of small sorted tables, each with a filter of its names. A long chain is flattened. If an
/// element declares registered properties that do not inherit, they are the first table of its chain, and its children have
/// the rest of the chain.
final class CustomProperties: Sendable {
    struct Entry: Hashable, Sendable, BitwiseCopyable {
        /// The name as an atom of the engine.
        var name: Atom
        /// `none` for the guaranteed-invalid value.
        var text: TextID
        var reference: DeclarationID
    }

    private let parent: CustomProperties?
    /// The entries of the first table, in the order of names.
    let entries: [Entry]
    private let filter: UInt64
    private let depth: Int
    /// The row in the table of custom properties.
    let row: UInt32
    /// The id of the custom properties, which is unique in the engine.
    let id: UInt64
    /// The inputs of the element's own values other than declarations and custom properties.
    let dependencies: StyleDependencies
    /// Whether the children of the element have the entries of the first table as well.
    private let isInherited: Bool
    /// The properties of the font whose declarations depend on themselves through a registered custom property. They are
    /// invalid at computed-value time.
    let cyclicFontProperties: [PropertyID]

    private static let maximumDepth = 16

    init() {
        parent = nil
        entries = []
        filter = 0
        depth = 0
        row = 0
        id = 0
        dependencies = []
        isInherited = true
        cyclicFontProperties = []
    }

    /// - Parameters:
    ///   - parent: The custom properties that the element inherits.
    ///   - isInherited: Whether the children of the element have the own entries as well.
    init(
        _ own: consuming [Entry], inheritingFrom parent: CustomProperties, isInherited: Bool = true,
        _ dependencies: StyleDependencies, cyclicFontProperties: [PropertyID] = [], row: UInt32, id: UInt64
    ) {
        self.row = row
        self.id = id
        self.dependencies = dependencies
        self.isInherited = isInherited
        self.cyclicFontProperties = cyclicFontProperties
        // A table that no element inherits from makes the chain only one longer.
        if parent.depth < Self.maximumDepth || !isInherited {
            self.parent = parent.depth == 0 ? nil : parent
            depth = parent.depth + 1
            own.sort { $0.name.id < $1.name.id }
            entries = own
        } else {
            self.parent = nil
            depth = 1
            var all = parent.all
            for entry in own { all[entry.name] = entry }
            entries = all.values.sorted { $0.name.id < $1.name.id }
        }
        filter = entries.reduce(0) { $0 | Self.bit($1.name) }
    }

    private init(
        _ entries: [Entry], like other: CustomProperties, inheritingFrom parent: CustomProperties?, row: UInt32
    ) {
        self.row = row
        self.parent = parent
        self.entries = entries
        id = other.id
        filter = other.filter
        depth = other.depth
        dependencies = other.dependencies
        isInherited = other.isInherited
        cyclicFontProperties = other.cyclicFontProperties
    }

    /// Whether both have the same entries, inputs and parent.
    func isEqual(to other: CustomProperties) -> Bool {
        self === other
            || dependencies == other.dependencies && isInherited == other.isInherited && hasEqualParent(of: other)
                && entries == other.entries && cyclicFontProperties == other.cyclicFontProperties
    }

    private func hasEqualParent(of other: CustomProperties) -> Bool {
        if parent === other.parent { return true }
        // The parent of entries that do not inherit can be the rest of the element's own entries.
        guard !isInherited, let parent, let otherParent = other.parent else { return false }
        return parent.isEqual(to: otherParent)
    }

    /// A filter of the element's own names that may have a different text in `other`.
    func changedOwnNames(to other: CustomProperties) -> UInt64 {
        let pairs = zip(entries, other.entries)
        guard entries.count == other.entries.count, pairs.allSatisfy({ $0.name == $1.name }) else {
            return filter | other.filter
        }
        return pairs.reduce(0) { $1.0.text == $1.1.text ? $0 : $0 | Self.bit($1.0.name) }
    }

    /// A filter of all names.
    var allNames: UInt64 { filter | (parent?.allNames ?? 0) }

    /// The row of the next table in the chain; `nil` for the last table.
    var parentRow: UInt32? { parent?.row }

    /// The row of the custom properties that a child without own ones has.
    var inheritedRow: UInt32 { isInherited ? row : parent?.row ?? 0 }

    /// The same custom properties with the new ids of the declarations, after the rules have changed.
    /// - Parameters:
    ///   - parent: The new version of the next table in the chain.
    ///   - newID: Returns the new id of a declaration.
    func migrated(
        inheritingFrom parent: CustomProperties?, row: UInt32, _ newID: (DeclarationID) -> DeclarationID
    ) -> CustomProperties {
        let entries = entries.map { Entry(name: $0.name, text: $0.text, reference: newID($0.reference)) }
        return CustomProperties(entries, like: self, inheritingFrom: parent, row: row)
    }

    subscript(name: Atom) -> Entry? { find(name, Self.bit(name)) }

    /// The text of a custom property; `nil` if there is no entry.
    func text(of name: Atom) -> TextID? { find(name, Self.bit(name))?.text }

    /// Recurses, because a loop would retain and release every table of the chain. The depth is at most `maximumDepth`.
    private func find(_ name: Atom, _ bit: UInt64) -> Entry? {
        if filter & bit != 0, let entry = own(name) { return entry }
        return parent?.find(name, bit)
    }

    /// All entries by name, including inherited entries.
    var all: [Atom: Entry] {
        var all = parent?.all ?? [:]
        for entry in entries { all[entry.name] = entry }
        return all
    }

    private func own(_ name: Atom) -> Entry? {
        let index = entries.indices.partitioningIndex { entries[$0].name.id >= name.id }
        return index < entries.count && entries[index].name == name ? entries[index] : nil
    }

    /// The bit of a name in filters.
    static func bit(_ name: Atom) -> UInt64 { 1 << UInt64(name.id & 63) }
}
