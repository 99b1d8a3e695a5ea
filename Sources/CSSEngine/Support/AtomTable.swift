/// An interned string: a small integer that is valid in one `AtomTable`. Equal strings have equal atoms.
package struct Atom: Hashable, Sendable, BitwiseCopyable {
    package var id: UInt32

    package init(id: UInt32) {
        self.id = id
    }

    /// The atom of no string.
    static let none = Atom(id: 0)
}

/// Interns strings of UTF-8. Stores the bytes of each different string once, in one buffer.
///
/// Ids count up from 1. The ids of removed strings are used again, and so is the space of strings that were added after
/// `allowRemoval()`.
package struct AtomTable: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
    }

    /// The entries of atoms, by id. The first one is `Atom.none`.
    private var entries: [Entry] = [Entry(hash: 0, start: 0, count: 0)]
    private var bytes: [UInt8] = []
    private var freeIDs: [UInt32] = []
    private var freeRuns = FreeRuns()
    /// The offset from which the space of removed strings is used again; `nil` if no string may be removed. Strings after
    /// the offset are padded to the capacity of a run. Most tables never remove a string and need no padding.
    private var reusableStart: UInt32?
    private var index: HashIndex

    /// The typical number of bytes of a name.
    private static let typicalLength = 12

    package init(minimumCapacity: Int = 16) {
        index = HashIndex(minimumCapacity: minimumCapacity)
        entries.reserveCapacity(minimumCapacity)
        bytes.reserveCapacity(minimumCapacity * Self.typicalLength)
    }

    /// The number of ids, including `Atom.none` and the ids of removed strings. Every id is less.
    var count: Int { entries.count }

    /// The number of strings.
    var liveCount: Int { entries.count - freeIDs.count - 1 }

    /// The string of an atom.
    package func string(_ atom: Atom) -> String { withBytes(atom) { String(decoding: $0, as: UTF8.self) } }

    /// Calls `body` with the bytes of an atom, which are valid only during the call.
    func withBytes<Result>(_ atom: Atom, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(Self.bytes(of: entries[Int(atom.id)], in: $0)) }
    }

    /// Returns the atom of a string, which is added if it is new.
    @inline(__always) package mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Atom {
        intern(bytes, hash: atomHash(bytes))
    }

    mutating func intern(_ string: String) -> Atom {
        var string = string
        return string.withUTF8 { intern($0) }
    }

    /// Returns the atom of a string, or `Atom.none` if the string is not in the table.
    package func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Atom {
        switch search(bytes, hash: atomHash(bytes)) {
        case .found(let id): Atom(id: id)
        case .missing: .none
        }
    }

    package func find(_ string: String) -> Atom {
        var string = string
        return string.withUTF8 { find($0) }
    }

    /// Prepares the table for the removal of strings.
    mutating func allowRemoval() {
        if reusableStart == nil { reusableStart = UInt32(bytes.count) }
    }

    /// Interns all strings of another table.
    /// - Returns: The atoms in this table, by the ids in the other one.
    package mutating func merge(_ other: AtomTable) -> [Atom] {
        var map: [Atom] = []
        map.reserveCapacity(other.count)
        map.append(.none)
        index.reserve(other.count)
        other.bytes.withUnsafeBufferPointer { bytes in
            for entry in other.entries.dropFirst() {
                map.append(intern(Self.bytes(of: entry, in: bytes), hash: entry.hash))
            }
        }
        return map
    }

    private mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Atom {
        switch search(bytes, hash: hash) {
        case .found(let id): return Atom(id: id)
        case .missing(let freeSlot):
            let entry = Entry(hash: hash, start: store(bytes), count: UInt32(bytes.count))
            let id: UInt32
            if let free = freeIDs.popLast() {
                id = free
                entries[Int(id)] = entry
            } else {
                id = UInt32(entries.count)
                entries.append(entry)
            }
            index.insert(id, hash: hash, at: freeSlot)
            return Atom(id: id)
        }
    }

    /// Stores the bytes of a string. Returns the index of the first one.
    private mutating func store(_ new: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if new.isEmpty { return 0 }
        if let free = freeRuns.take(new.count) {
            bytes.withUnsafeMutableBufferPointer { bytes in
                (bytes.baseAddress! + free).update(from: new.baseAddress!, count: new.count)
            }
            return UInt32(free)
        }
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: new)
        if reusableStart != nil {
            bytes.append(contentsOf: repeatElement(0, count: FreeRuns.capacity(new.count) - new.count))
        }
        return start
    }

    /// Removes a string. Its atom can belong to another string afterwards.
    /// - Precondition: `allowRemoval()` was called.
    mutating func remove(_ atom: Atom) {
        guard let reusableStart else { preconditionFailure("the table does not allow removal") }
        let entry = entries[Int(atom.id)]
        index.remove(atom.id, hash: entry.hash)
        if entry.count > 0, entry.start >= reusableStart {
            freeRuns.insert(start: entry.start, count: Int(entry.count))
        }
        entries[Int(atom.id)] = Entry(hash: 0, start: 0, count: 0)
        freeIDs.append(atom.id)
    }

    @inline(__always)
    private func search(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> HashIndex.SearchResult {
        index.search(hash: hash) { id in
            let entry = entries[Int(id)]
            return Int(entry.count) == bytes.count && isStored(bytes, at: Int(entry.start))
        }
    }

    @inline(__always) private func isStored(_ wanted: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard let base = wanted.baseAddress else { return true }
        return bytes.withUnsafeBufferPointer { areBytesEqual(base, $0.baseAddress! + start, count: wanted.count) }
    }

    private static func bytes(
        of entry: Entry, in bytes: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.start + entry.count)])
    }
}
