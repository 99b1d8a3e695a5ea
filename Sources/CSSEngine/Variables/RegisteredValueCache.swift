/// The typed values of registered custom properties, by property and text. Each text is parsed once.
struct RegisteredValueCache: ~Copyable {
    struct Key: RowKey {
        let name: Atom
        /// The text after substitution, before it is computed.
        let text: TextID

        @inline(__always) var hash: UInt32 { text.hash(after: name.id) }
    }

    struct Entry {
        /// `nil` if the text does not match the syntax.
        let value: Value?
        /// The text of the computed value if it is the same for all elements. `TextID.none` otherwise, and until it is known.
        var computedText = TextID.none
    }

    private var keys = RowTable<Key>()
    private var entries: [Entry] = []

    var entryCount: Int { keys.liveCount }
    var insertionCount: Int { keys.insertionCount }

    /// The row of a text of a property with a syntax.
    mutating func row(
        of text: TextID, _ name: Atom, _ syntax: CustomPropertySyntax, _ texts: borrowing VariableTexts
    ) -> UInt32 {
        let key = Key(name: name, text: text)
        if let known = keys.find(key) { return known }
        let row = keys.insert(key)
        let entry = Entry(value: syntax.value(of: texts[text]))
        if Int(row) < entries.count { entries[Int(row)] = entry } else { entries.append(entry) }
        return row
    }

    subscript(row: UInt32) -> Entry { entries[Int(row)] }

    mutating func setComputedText(_ text: TextID, ofRow row: UInt32) { entries[Int(row)].computedText = text }

    /// Removes the rows of unmarked texts, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ texts: borrowing VariableTexts) -> Bool {
        keys.sweep(from: &next, limit: &limit) { row, key in
            texts.isMarked(key.text) && texts.isMarked(entries[Int(row)].computedText)
        } didRemove: { row in
            entries[Int(row)] = Entry(value: nil)
        }
    }
}
