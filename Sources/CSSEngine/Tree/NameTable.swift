/// The atoms of an engine: the names of elements, of the current rules and of inline styles.
///
/// Unused names are removed a few at a time (incremental mark and sweep). During a collection, each owner of atoms marks
/// its atoms. A name that is interned during a collection is marked as well. The names of the current rules are always in
/// use.
final class NameTable {
    private var atoms = AtomTable()
    /// The collection that last marked each atom; `isRuleName` for the names of rules, `isFree` for unused atoms.
    private var marks = UniqueArray<UInt32>()
    private var ruleAtoms: [[Atom]] = []
    private var collection: UInt32 = 1
    /// The number of names that were ever added.
    private(set) var insertionCount = 0

    private static let isRuleName = UInt32.max
    private static let isFree = UInt32.max - 1

    init() {
        atoms.allowRemoval()
        // `Atom.none` is always in use.
        marks.append(Self.isRuleName)
    }

    /// The number of names.
    var count: Int { atoms.liveCount }

    /// The string of an atom.
    func string(_ atom: Atom) -> String { atoms.string(atom) }

    /// Calls `body` with the bytes of an atom, which are valid only during the call.
    func withBytes<Result>(_ atom: Atom, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        atoms.withBytes(atom, body)
    }

    /// Returns the atom of a string, which is added if it is new.
    func intern(_ string: String) -> Atom {
        let atom = atoms.intern(string)
        markInterned(atom)
        return atom
    }

    /// Returns the atom of a token's name; `nil` if the name is not in the table.
    func find(_ tokens: TokenList, _ index: Int) -> Atom? {
        let atom = tokens.hasPlainName(index) ? atoms.find(tokens.nameBytes(index)) : atoms.find(tokens.name(index))
        return atom == .none ? nil : atom
    }

    /// Returns the atom of a string; `nil` if the string is not in the table.
    func find(_ string: String) -> Atom? {
        let atom = atoms.find(string)
        return atom == .none ? nil : atom
    }

    /// Interns all strings of a stylesheet's table.
    /// - Returns: The atoms in this table, by the ids in the other one.
    func merge(_ other: AtomTable) -> [Atom] {
        let merged = atoms.merge(other)
        for atom in merged { markInterned(atom) }
        return merged
    }

    /// Adds the names of new rules, which stay in use until the rules are replaced again.
    /// - Parameters:
    ///   - names: The names in the result of `build`.
    ///   - build: Builds an index of the rules, and adds their names.
    func replaceRules<Index>(names: (Index) -> [[Atom]], build: (inout AtomTable) -> Index) -> Index {
        let index = build(&atoms)
        // The index may have replaced the table by the table of the first stylesheet, which does not allow removal.
        atoms.allowRemoval()
        for atom in ruleAtoms.joined() where atom != .none { marks[Int(atom.id)] = collection }
        ruleAtoms = names(index)
        addMarks()
        for atom in ruleAtoms.joined() { marks[Int(atom.id)] = Self.isRuleName }
        return index
    }

    private func markInterned(_ atom: Atom) {
        addMarks()
        if marks[Int(atom.id)] == Self.isFree {
            marks[Int(atom.id)] = collection
            insertionCount += 1
        } else {
            mark(atom.id)
        }
    }

    /// Adds the marks of new atoms.
    private func addMarks() {
        let new = atoms.count - marks.count
        guard new > 0 else { return }
        insertionCount += new
        marks.resize(to: atoms.count, filling: collection)
    }

    // MARK: Collection

    /// Begins a collection, in which only the names of rules are marked already.
    func beginCollection(_ collection: UInt32) { self.collection = collection }

    /// Marks a name as in use.
    @inline(__always) func mark(_ atom: UInt32) {
        if marks[Int(atom)] != Self.isRuleName { marks[Int(atom)] = collection }
    }

    /// Removes unmarked names, as far as `limit` allows. Calls `didRemove` with the atom of each.
    /// - Returns: whether the sweep is complete.
    func sweep(from next: inout Int, limit: inout Int, didRemove: (UInt32) -> Void) -> Bool {
        while next < marks.count {
            if limit <= 0 { return false }
            limit -= 1
            if marks[next] < collection {
                limit -= CollectionCost.removal
                marks[next] = Self.isFree
                atoms.remove(Atom(id: UInt32(next)))
                didRemove(UInt32(next))
            }
            next += 1
        }
        return true
    }
}
