/// The custom properties that an element has, its own and inherited. Immutable; elements without any of their own
/// share their parent's.
///
/// A chain of small sorted tables, each with a filter of its names; a chain that gets long is made flat.
final class CustomProperties: Sendable {
    struct Entry: Hashable, Sendable, BitwiseCopyable {
        /// In the engine's table.
        var name: Atom
        /// In the engine's table of texts; `Atom.none` is the guaranteed-invalid value.
        var text: Atom
        var reference: DeclarationID
    }

    private let parent: CustomProperties?
    /// In the order of names.
    private let entries: [Entry]
    private let filter: UInt64
    private let depth: Int
    /// A number of its own, for caches.
    let id: UInt32

    private static let longestChain = 16

    init() {
        parent = nil
        entries = []
        filter = 0
        depth = 0
        id = 0
    }

    init(_ own: [Entry], inheritingFrom parent: CustomProperties, id: UInt32) {
        self.id = id
        if parent.depth < Self.longestChain {
            self.parent = parent.depth == 0 ? nil : parent
            depth = parent.depth + 1
            entries = own.sorted { $0.name.id < $1.name.id }
        } else {
            self.parent = nil
            depth = 1
            var all = parent.all
            for entry in own { all[entry.name] = entry }
            entries = all.values.sorted { $0.name.id < $1.name.id }
        }
        filter = entries.reduce(0) { $0 | Self.bit($1.name) }
    }

    private init(_ entries: [Entry], like other: CustomProperties, under parent: CustomProperties?, id: UInt32) {
        self.id = id
        self.parent = parent
        self.entries = entries
        filter = other.filter
        depth = other.depth
    }

    /// Whether an element would look the same with either.
    func isEqual(to other: CustomProperties) -> Bool {
        self === other || parent === other.parent && entries == other.entries
    }

    /// A filter of the names that may have another text in `other`, but for what either inherits.
    func ownChanges(to other: CustomProperties) -> UInt64 {
        let pairs = zip(entries, other.entries)
        guard entries.count == other.entries.count, pairs.allSatisfy({ $0.name == $1.name }) else {
            return filter | other.filter
        }
        return pairs.reduce(0) { $1.0.text == $1.1.text ? $0 : $0 | Self.bit($1.0.name) }
    }

    /// A filter of all names.
    var allNames: UInt64 { filter | (parent?.allNames ?? 0) }

    /// The row of the properties that these extend; nil for none.
    var parentID: UInt32? { parent?.id }

    /// The same in other tables.
    /// - Parameters:
    ///   - parent: what stands there for the properties that these extend.
    ///   - move: gives the place of a declaration there.
    func moved(
        under parent: CustomProperties?, id: UInt32, _ move: (DeclarationID) -> DeclarationID
    ) -> CustomProperties {
        let entries = entries.map { Entry(name: $0.name, text: $0.text, reference: move($0.reference)) }
        return CustomProperties(entries, like: self, under: parent, id: id)
    }

    subscript(name: Atom) -> Entry? {
        var table: CustomProperties? = self
        let bit = Self.bit(name)
        while let current = table {
            if current.filter & bit != 0, let entry = current.own(name) { return entry }
            table = current.parent
        }
        return nil
    }

    /// All of them by name.
    var all: [Atom: Entry] {
        var all = parent?.all ?? [:]
        for entry in entries { all[entry.name] = entry }
        return all
    }

    private func own(_ name: Atom) -> Entry? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name.id < name.id { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].name == name ? entries[low] : nil
    }

    /// A name in filters.
    static func bit(_ name: Atom) -> UInt64 { 1 << UInt64(name.id & 63) }
}
