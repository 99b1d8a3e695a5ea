import Testing

@testable import CSSEngine

@Suite struct HashTableTests {
    @Test("A hash index finds its entries after it has grown")
    func hashIndexFindsEntriesAfterGrowing() {
        var index = HashIndex()
        // Few different hashes, so that probing passes other entries.
        for entry in 0..<1000 { index.insert(UInt32(entry), hash: UInt32(entry % 7)) }
        for entry in 0..<1000 {
            #expect(index.find(hash: UInt32(entry % 7)) { $0 == entry } == UInt32(entry))
            #expect(index.find(hash: 8) { $0 == entry } == nil)
        }
    }

    @Test("A hash index inserts an entry into the slot that a search found")
    func hashIndexInsertsEntriesInTheSlotThatASearchFound() {
        var index = HashIndex()
        for entry in 0..<1000 {
            let hash = UInt32(entry % 7)
            switch index.search(hash: hash, where: { $0 == entry }) {
            case .found: Issue.record("found \(entry) before it was inserted")
            case .missing(let freeSlot): index.insert(UInt32(entry), hash: hash, at: freeSlot)
            }
        }
        for entry in 0..<1000 { #expect(index.find(hash: UInt32(entry % 7)) { $0 == entry } == UInt32(entry)) }
    }

    @Test("Atoms are equal if their strings are equal")
    func atomsAreEqualIfTheirStringsAre() {
        var atoms = AtomTable()
        let names = (0..<500).map { "name-\($0)" } + ["", "é", "e\u{301}"]
        let ids = names.map { atoms.intern($0) }
        #expect(Set(ids).count == names.count)
        #expect(names.map { atoms.intern($0) } == ids)
        #expect(names.map { atoms.find($0) } == ids)
        #expect(ids.map { atoms.string($0) } == names)
        #expect(atoms.find("unknown") == .none)
    }

    @Test("Copies of an atom table are independent")
    func copiesOfAnAtomTableAreIndependent() {
        var atoms = AtomTable()
        let first = atoms.intern("first")
        var copy = atoms
        let second = copy.intern("second")
        #expect(copy.string(second) == "second")
        #expect(copy.find("first") == first)
        #expect(atoms.find("second") == .none)
    }

    @Test("Atoms merged from another table keep their strings")
    func mergedAtomsKeepTheirStrings() {
        var left = AtomTable()
        var right = AtomTable()
        _ = left.intern("both")
        let names = ["right", "both", ""]
        let ids = names.map { right.intern($0) }
        let map = left.merge(right)
        #expect(map.count == right.count)
        #expect(map[0] == .none)
        #expect(ids.map { left.string(map[Int($0.id)]) } == names)
    }

    @Test(
        "A case-insensitive map returns the last value of a keyword",
        arguments: [
            ("red", 2), ("RED", 2), ("ReD", 2), ("blue-1", 1), ("re", nil), ("redd", nil), ("blue\\d 1", nil),
        ] as [(String, UInt16?)])
    func caseInsensitiveMapUsesTheLastValue(of word: String, _ value: UInt16?) {
        let map = CaseInsensitiveMap([("red", 0), ("Blue-1", 1), ("Red", 2)])
        let source = Source(name: "", text: word)
        let found = TokenList.withTokens(of: source) { map.find($0, 0) }
        #expect(found == value)
    }

    @Test(
        "A case-insensitive map ignores the case of the letters A to Z only",
        arguments: [
            ("à-x", "À-x"), ("\u{400}", "\u{420}"), ("a_b", "a\u{7F}b"), ("a-b", "a\rb"), ("a@b", "a`b"),
            ("a[b", "a{b"),
        ])
    func caseInsensitiveMapFoldsLettersOnly(_ word: String, _ other: String) {
        let map = CaseInsensitiveMap([(word, 1)])
        #expect(map.find(Array(word.utf8)) == 1)
        #expect(map.find(Array(other.utf8)) == nil)
        #expect(CaseInsensitiveMap([(word, 1), (other, 2)]).find(Array(word.utf8)) == 1)
    }

    @Test("A list is found after a list with the same hash and length was removed")
    func listIsFoundAfterARemoval() {
        var table = ListTable<UInt32>()
        func intern(_ list: [UInt32]) -> UInt32 {
            list.withUnsafeBufferPointer { list in
                switch table.search(list, hash: 7) {
                case .found(let known): known
                case .missing(let key): table.insert(list, key)
                }
            }
        }
        let lists = (0..<4).map { intern([$0]) }
        #expect(Set(lists).count == 4)
        for list in [1, 3] { table.mark(lists[list], 1) }
        var (next, limit) = (0, Int.max)
        let isComplete = table.sweep(from: &next, limit: &limit, unmarkedIn: 1)
        #expect(isComplete)
        let found = [[1], [3]].map { intern($0) }
        #expect(found == [lists[1], lists[3]])
    }
}

extension CaseInsensitiveMap {
    fileprivate func find(_ bytes: [UInt8]) -> UInt16? { bytes.withUnsafeBufferPointer { find($0) } }
}
