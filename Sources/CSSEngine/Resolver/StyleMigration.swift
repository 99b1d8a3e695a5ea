/// Migrates cached styles to new tables when the rule index is replaced. Copies each entry once, and only entries that
/// are still in use and still valid.
struct StyleMigration: ~Copyable {
    private let diff: RuleIndexDiff?
    private var styles: [ComputedStyle] = []
    private var customProperties: [CustomProperties]
    /// The new match lists.
    private var lists = MatchListTable()
    /// The new row of each old row.
    private var styleRows: [UInt32: UInt32] = [:]
    private var customPropertyRows: [UInt32: UInt32] = [0: 0]
    private var listRows: [UInt32: UInt32] = [:]
    /// The old match lists with a rule that no longer exists or has different declarations.
    private var affectedLists: Set<UInt32> = []

    /// - Parameter diff: The rules that correspond; `nil` if they are unknown.
    private init(_ diff: RuleIndexDiff?, _ tables: borrowing StyleTables) {
        self.diff = diff
        customProperties = [tables.customProperties[0]]
    }

    /// Gives all elements rows of new tables, and marks the elements that the change affects.
    static func migrate(
        _ elementRows: inout UniqueArray<StyleRows>, _ matches: inout MatchedRules, _ tables: inout StyleTables,
        _ tree: StyleTree, _ diff: RuleIndexDiff?
    ) {
        let view = tree.view
        var migration = StyleMigration(diff, tables)
        for element in 0..<elementRows.count where elementRows[element].isStyled {
            let hint = migration.migrate(&elementRows.pointer(to: element).pointee, tables, matches.lists)
            if !hint.isEmpty { view.mark(Int32(element), hint) }
        }
        tables.replaceRows(styles: migration.styles, customProperties: migration.customProperties)
        matches.replaceLists(by: migration.migratedLists())
    }

    private consuming func migratedLists() -> MatchListTable { lists }

    /// Gives an element rows of the new tables. Returns the work needed to bring its style up to date.
    private mutating func migrate(
        _ rows: inout StyleRows, _ tables: borrowing StyleTables, _ oldLists: borrowing MatchListTable
    ) -> RestyleHint {
        rows.style = style(rows.style, tables)
        guard let diff, rows.list != StyleRows.none else {
            rows.list = StyleRows.none
            rows.customProperties = 0
            rows.declaresCustomProperties = false
            return .restyle
        }
        let list = rows.list
        rows.list = migrated(list: list, oldLists, diff)
        rows.customProperties = customProperties(rows.customProperties, tables, diff)
        return affectedLists.contains(list) ? .recascade : []
    }

    private mutating func migrated(
        list: UInt32, _ oldLists: borrowing MatchListTable, _ diff: RuleIndexDiff
    ) -> UInt32 {
        if let known = listRows[list] { return known }
        var ranks: [UInt32] = []
        for rank in oldLists[list] {
            if diff.isAffected[Int(rank)] { affectedLists.insert(list) }
            let newRank = diff.ranks[Int(rank)]
            if newRank != RuleIndexDiff.none { ranks.append(newRank) }
        }
        let row = ranks.withUnsafeBufferPointer { lists.intern($0) }
        listRows[list] = row
        return row
    }

    private mutating func style(_ row: UInt32, _ tables: borrowing StyleTables) -> UInt32 {
        if let known = styleRows[row] { return known }
        let old = tables.styles[row]
        let entries = old.entries.map { entry in
            ComputedStyle.Entry(
                value: entry.value, property: entry.property, order: entry.order,
                reference: diff?.newID(of: entry.reference) ?? .none)
        }
        let newRow = UInt32(styles.count)
        styleRows[row] = newRow
        styles.append(ComputedStyle(entries, id: old.id, old.dependencies, variables: old.variables))
        return newRow
    }

    private mutating func customProperties(
        _ row: UInt32, _ tables: borrowing StyleTables, _ diff: RuleIndexDiff
    ) -> UInt32 {
        // The row and the rows that it extends, up to a migrated row. A loop, because a chain can be too long to recurse.
        var unvisited: [UInt32] = []
        var next: UInt32? = row
        while let current = next, customPropertyRows[current] == nil {
            unvisited.append(current)
            next = tables.customProperties[current].parentRow
        }
        for row in unvisited.reversed() {
            let old = tables.customProperties[row]
            let newRow = UInt32(customProperties.count)
            let parent = old.parentRow.map { customProperties[Int(customPropertyRows[$0]!)] }
            customProperties.append(old.migrated(inheritingFrom: parent, row: newRow, diff.newID))
            customPropertyRows[row] = newRow
        }
        return customPropertyRows[row]!
    }
}
