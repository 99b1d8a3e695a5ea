/// The attributes and custom states that selectors test or that values read: their names, and the contents of their values.
///
/// The engine reads only these attributes. The attributes of an element are an interned list of atoms, in which names and
/// values alternate. Most elements have the empty list, and values are compared as integers.
struct AttributeTable: ~Copyable {
    fileprivate struct Name {
        /// The property of an element that contains the value.
        enum Source {
            case attribute, state, part
        }

        /// The name of the attribute or of the custom state.
        var string: BytewiseString
        var source: Source
        var atom: UInt32
    }

    /// The names, in the order in which selectors first tested them. A list of attributes has the same order.
    private var names: [Name] = []
    private var knownNames: Set<UInt32> = []
    /// The names that values read.
    private var valueNames: Set<UInt32> = []
    /// The names in `attr()` of attributes that values read, which are not registered yet.
    private var nestedNames: [Atom] = []
    private var nestedNameCount = 0
    private var contents = AttributeValueTable()
    private let table: NameTable
    /// Whether selectors test custom states.
    private(set) var hasStates = false

    init(_ table: NameTable) {
        self.table = table
    }

    /// The number of names.
    var count: Int { names.count }

    /// The contents of all values, valid until the next value is added.
    var values: AttributeValues { contents.view }

    /// Adds the names that selectors test, and the contents of the values that they compare with.
    mutating func register(_ selectors: [AttributeSelector]) {
        for selector in selectors {
            add(Atom(id: selector.name))
            contents.insert(selector.value, of: table)
        }
    }

    /// Adds the names that values read.
    mutating func register(_ new: some Sequence<Atom>) {
        for name in new where valueNames.insert(name.id).inserted { add(name) }
    }

    private mutating func add(_ name: Atom) {
        guard knownNames.insert(name.id).inserted else { return }
        let new = self.name(table.string(name), atom: name.id)
        if new.source == .state { hasStates = true }
        names.append(new)
    }

    /// Returns the names in attributes that were read since the last call, and that are not registered yet.
    mutating func takeNestedNames() -> [Atom] {
        defer { nestedNames = [] }
        return nestedNames
    }

    /// Finds the names in `attr()` of an attribute that values read.
    private mutating func findNestedNames(in value: String) {
        guard value.utf8.contains(UInt8(ascii: "(")) else { return }
        TokenList.withTokens(of: Source(name: "", text: value)) { tokens in
            var found = AtomTable()
            for name in tokens.internNames(in: 0..<tokens.count, &found) {
                let atom = table.intern(found.string(name))
                guard !valueNames.contains(atom.id), nestedNameCount < Self.maximumNestedNames else { continue }
                nestedNameCount += 1
                nestedNames.append(atom)
            }
        }
    }

    /// The maximum number of names that only attributes name. Each of them is read from all elements.
    private static let maximumNestedNames = 16

    private func name(_ name: String, atom: UInt32) -> Name {
        if name == ElementPart.attribute { return Name(string: BytewiseString(name), source: .part, atom: atom) }
        let state = CustomState.state(of: name)
        return Name(string: BytewiseString(state ?? name), source: state == nil ? .attribute : .state, atom: atom)
    }

    /// Adds the contents of a value.
    mutating func insert(_ value: Atom) { contents.insert(value.id, of: table) }

    /// The names from an index on, to read them from elements.
    func names(from first: Int) -> AttributeNames {
        AttributeNames(names: names.dropFirst(first), hasStates: hasStates)
    }

    /// Adds attributes to a list.
    /// - Parameters:
    ///   - values: The attributes that an element has.
    ///   - list: Receives the atom of each name, followed by the atom of its value.
    mutating func append(_ values: [AttributeNames.Attribute], to list: inout UniqueArray<UInt32>) {
        for attribute in values {
            let atom = table.intern(attribute.value).id
            if valueNames.contains(attribute.name) { findNestedNames(in: attribute.value) }
            contents.insert(atom, of: table)
            list.append(attribute.name)
            list.append(atom)
        }
    }

    // MARK: Collection

    /// Marks the names. Values are marked with the lists that contain them.
    func markNames() {
        for name in names { table.mark(name.atom) }
    }

    /// Removes the contents of an atom that is a value. Ignores other atoms.
    mutating func remove(_ value: UInt32) { contents.remove(value) }
}

/// The names of the attributes and custom states to read from elements.
struct AttributeNames {
    /// An attribute of an element: the atom of its name, and its value.
    struct Attribute {
        let name: UInt32
        let value: String
    }

    fileprivate let names: ArraySlice<AttributeTable.Name>
    fileprivate let hasStates: Bool

    /// Reads the attributes that an element has.
    func values(of element: some StyleElement) -> [Attribute] {
        let states = hasStates ? element.styleCustomStates.map(BytewiseString.init) : []
        var values: [Attribute] = []
        for name in names {
            let value =
                switch name.source {
                case .attribute: element.styleAttribute(name.string.string)
                case .state: states.contains(name.string) ? "" : nil
                case .part: element.stylePart
                }
            if let value { values.append(Attribute(name: name.atom, value: value)) }
        }
        return values
    }
}

/// The contents of attribute values by their atoms, in plain memory.
private struct AttributeValueTable: ~Copyable {
    /// The contents of each value, by atom.
    private var values = UniqueArray<AttributeValues.Value>()
    private var bytes = RunPool<UInt8>()

    var view: AttributeValues { AttributeValues(values: values.pointer(to: 0), bytes: bytes.pointer) }

    mutating func insert(_ atom: UInt32, of table: NameTable) {
        if Int(atom) >= values.count { values.resize(to: Int(atom) + 1, filling: AttributeValues.Value()) }
        guard !values[Int(atom)].isKnown else { return }
        table.withBytes(Atom(id: atom)) { contents in
            values[Int(atom)] = AttributeValues.Value(
                run: bytes.append(contents), isKnown: true, generation: values[Int(atom)].generation + 1,
                pairs: BytePairFilter(contents))
        }
    }

    mutating func remove(_ atom: UInt32) {
        guard Int(atom) < values.count, values[Int(atom)].isKnown else { return }
        bytes.free(values[Int(atom)].run)
        values[Int(atom)] = AttributeValues.Value(generation: values[Int(atom)].generation)
    }
}

/// A view of the contents of attribute values.
struct AttributeValues: BitwiseCopyable {
    struct Value: BitwiseCopyable {
        var run = RunPool<UInt8>.Run()
        var isKnown = false
        /// The number of values that the atom has had.
        var generation: UInt32 = 0
        var pairs = BytePairFilter()
    }

    fileprivate let values: UnsafePointer<Value>
    fileprivate let bytes: UnsafePointer<UInt8>

    /// A number that is different for each value that an atom has had.
    @inline(__always) func generation(of atom: UInt32) -> UInt32 { values[Int(atom)].generation }

    /// The contents of a value.
    @inline(__always) func bytes(of atom: UInt32) -> UnsafeBufferPointer<UInt8> {
        let run = values[Int(atom)].run
        return UnsafeBufferPointer(start: bytes + Int(run.start), count: Int(run.count))
    }

    /// Whether a value may contain another value, according to their pair filters. Ignores the case of letters.
    @inline(__always) func mayContain(_ part: UInt32, in value: UInt32) -> Bool {
        values[Int(value)].pairs.mayContain(values[Int(part)].pairs)
    }
}

/// A Bloom filter of the pairs of adjacent bytes in a string. It excludes most strings without a given substring.
struct BytePairFilter: BitwiseCopyable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0

    init() {}

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        for index in bytes.indices.dropLast() {
            // 0x20 makes letters of both cases equal.
            let pair = UInt32(bytes[index] | 0x20) << 8 | UInt32(bytes[index + 1] | 0x20)
            let hash = pair &* 0x9E37_79B1
            first |= 1 << UInt64(hash >> 26)
            second |= 1 << UInt64(hash >> 20 & 63)
        }
    }

    /// Whether every pair in `other` may be in this filter.
    @inline(__always) func mayContain(_ other: BytePairFilter) -> Bool {
        (other.first & ~first) | (other.second & ~second) == 0
    }
}

/// The attributes of an element that rules test or that values read.
struct ElementAttributes {
    private let tree: StyleTree
    /// The index of the element's list of attributes.
    let list: UInt32

    init(_ tree: StyleTree, list: UInt32) {
        self.tree = tree
        self.list = list
    }

    /// The value of an attribute; `nil` if the element does not have it, or if it is not registered.
    func bytes(of name: Atom) -> [UInt8]? {
        let value = tree.view.value(of: name.id, in: list)
        return value == 0 ? nil : Array(tree.attributes.values.bytes(of: value))
    }
}
