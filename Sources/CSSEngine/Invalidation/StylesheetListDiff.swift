/// Which sheets of a list are which of another one, and how their rules correspond.
struct StylesheetListDiff {
    /// By old sheet, the new one; nil where it is gone.
    private(set) var newSheet: [Int?]
    /// By old sheet.
    private(set) var rules: [StylesheetDiff]

    init(_ old: [ParsedStylesheet], _ new: [ParsedStylesheet]) {
        newSheet = Array(repeating: nil, count: old.count)
        rules = Array(repeating: .none, count: old.count)
        // Sheets that stay are told by themselves, the others by their names; several of the same in their order.
        var unused = Dictionary(grouping: new.indices) { ObjectIdentifier(new[$0]) }
        for (row, sheet) in old.enumerated() {
            guard let match = unused[ObjectIdentifier(sheet)]?.first else { continue }
            unused[ObjectIdentifier(sheet)]!.removeFirst()
            newSheet[row] = match
            rules[row] = .all
        }
        let left = unused.values.joined().sorted()
        var byName = Dictionary(grouping: left) { new[$0].source.name }
        for (row, sheet) in old.enumerated() where newSheet[row] == nil {
            guard let match = byName[sheet.source.name]?.first else { continue }
            byName[sheet.source.name]!.removeFirst()
            newSheet[row] = match
            rules[row] = StylesheetDiff(sheet, new[match])
        }
    }
}
