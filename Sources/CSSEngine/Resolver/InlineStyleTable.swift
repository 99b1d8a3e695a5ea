/// The inline styles of a tree, by their texts.
final class InlineStyleTable {
    private(set) var texts: [InlineText] = []
    private var textRows: [String: Int] = [:]
    private var styles: [InlineStyle] = []
    private var rows: [Key: UInt32] = [:]
    private let properties: PropertyTable

    /// Rows of texts.
    private struct Key: Hashable {
        var own: Int?
        var code: Int?
    }

    init(properties: PropertyTable) {
        self.properties = properties
    }

    /// How many rows of memory there are.
    var count: Int { styles.count + texts.count }

    /// The style of a row as elements have it; nil for 0.
    subscript(row: UInt32) -> InlineStyle? { row == 0 ? nil : styles[Int(row) - 1] }

    /// One more than the row of a style, whose texts are read if they are new; 0 where there is none.
    /// - Parameters:
    ///   - own: what the element's data says.
    ///   - code: declarations of custom properties, each once.
    func row(of own: String?, code: String?, names: inout AtomTable) -> UInt32 {
        let key = Key(own: own.map { textRow($0, &names) }, code: code.map { textRow($0, &names) })
        if key == Key() { return 0 }
        return rows[key] ?? add(key)
    }

    private func add(_ key: Key) -> UInt32 {
        styles.append(InlineStyle(own: key.own, code: key.code, texts))
        rows[key] = UInt32(styles.count)
        return UInt32(styles.count)
    }

    private func textRow(_ text: String, _ names: inout AtomTable) -> Int {
        if let known = textRows[text] { return known }
        let sheet = StylesheetParser.parseInline(Source(name: "inline", text: text), properties: properties)
        texts.append(InlineText(sheet, names: names.adopt(sheet.names)))
        textRows[text] = texts.count - 1
        return texts.count - 1
    }

    /// Forgets the styles that are not in `used`, and their texts.
    /// - Parameters:
    ///   - used: rows as elements have them.
    ///   - names: the engine's, which may be others than before.
    /// - Returns: by the old row as elements have it, the new one.
    func compact(keeping used: Set<UInt32>, names: inout AtomTable) -> [UInt32: UInt32] {
        let (oldTexts, oldRows) = (texts, rows)
        (texts, styles, rows) = ([], [], [:])
        var newTexts: [Int: Int] = [:]
        func move(_ text: Int) -> Int {
            if let known = newTexts[text] { return known }
            let sheet = oldTexts[text].sheet
            texts.append(InlineText(sheet, names: names.adopt(sheet.names)))
            newTexts[text] = texts.count - 1
            return texts.count - 1
        }
        var newRows: [UInt32: UInt32] = [:]
        for (key, row) in oldRows.sorted(by: { $0.value < $1.value }) where used.contains(row) {
            newRows[row] = add(Key(own: key.own.map(move), code: key.code.map(move)))
        }
        textRows = textRows.compactMapValues { newTexts[$0] }
        return newRows
    }
}
