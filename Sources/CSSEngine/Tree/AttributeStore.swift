/// The attributes of elements, as far as selectors mention them: interned sets, so that most elements have row 0.
struct AttributeStore {
    /// The names that selectors mention.
    private var names: [String] = []
    private var rows: [String: Int] = [:]
    /// Values by name's row; nil where the element has none.
    private var sets: [[String?]] = [[]]
    private var setIDs: [[String?]: UInt32] = [:]

    /// How many sets there are.
    var count: Int { sets.count }

    /// Adds names; returns whether any is new.
    mutating func know(_ names: [String]) -> Bool {
        let known = self.names.count
        for name in names where rows[name] == nil {
            rows[name] = self.names.count
            self.names.append(name)
        }
        return self.names.count > known
    }

    /// The set of an element's attributes; 0 where it has none of those that matter.
    mutating func set(of element: some StyleElement) -> UInt32 { set(of: element, known: []) }

    /// The set of an element that had row `set` of `other`, which knows fewer names: it is asked for the others only.
    mutating func set(of element: some StyleElement, extending set: UInt32, of other: AttributeStore) -> UInt32 {
        self.set(of: element, known: (0..<other.names.count).map { set == 0 ? nil : other.sets[Int(set)][$0] })
    }

    private mutating func set(of element: some StyleElement, known: [String?]) -> UInt32 {
        if names.isEmpty { return 0 }
        var values = known
        for name in names.dropFirst(known.count) { values.append(element.styleAttribute(name)) }
        return values.allSatisfy { $0 == nil } ? 0 : intern(values)
    }

    /// Forgets all sets.
    mutating func removeSets() {
        sets = [[]]
        setIDs = [:]
    }

    /// The row of what is row `set` of `other`, which knows the same names.
    mutating func adopt(_ set: UInt32, of other: AttributeStore) -> UInt32 {
        set == 0 ? 0 : intern(other.sets[Int(set)])
    }

    private mutating func intern(_ values: [String?]) -> UInt32 {
        if let known = setIDs[values] { return known }
        let id = UInt32(sets.count)
        sets.append(values)
        setIDs[values] = id
        return id
    }

    /// The value of an attribute in a set.
    func value(of name: String, in set: UInt32) -> String? {
        guard set != 0, let row = rows[name], row < sets[Int(set)].count else { return nil }
        return sets[Int(set)][row]
    }
}
