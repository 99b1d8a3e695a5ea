/// The inline styles of a tree, by their text.
final class InlineStyleTable {
    private(set) var styles: [InlineStyle] = []
    private var rows: [String: UInt32] = [:]
    private let properties: PropertyTable

    init(properties: PropertyTable) {
        self.properties = properties
    }

    subscript(row: Int) -> InlineStyle { styles[row] }

    /// One more than the row of a text, which is read if it is new; 0 where there is none.
    func row(of text: String?, names: inout NameTable) -> UInt32 {
        guard let text else { return 0 }
        if let known = rows[text] { return known }
        let sheet = StylesheetParser.parseInline(Source(name: "inline", text: text), properties: properties)
        styles.append(InlineStyle(sheet, names: names.adopt(sheet.names)))
        rows[text] = UInt32(styles.count)
        return UInt32(styles.count)
    }

    /// Forgets the styles that are not in `used`.
    /// - Parameter used: one more than the rows of those that stay.
    /// - Returns: by the old row, one more than the new one; 0 for what is forgotten.
    func compact(keeping used: Set<UInt32>) -> [UInt32] {
        var map = [UInt32](repeating: 0, count: styles.count)
        var kept: [InlineStyle] = []
        for (row, style) in styles.enumerated() where used.contains(UInt32(row) + 1) {
            kept.append(style)
            map[row] = UInt32(kept.count)
        }
        styles = kept
        rows = rows.compactMapValues { map[Int($0) - 1] == 0 ? nil : map[Int($0) - 1] }
        return map
    }
}
