/// Migrates cached styles to new tables when the rule index is replaced. Copies each entry once, and only entries that
/// are still in use and still valid.
struct StyleMigration: ~Copyable {
    private var styles: [ComputedStyle] = []
    /// The styles with new ids of declarations, by their own ids.
    private var stylesByID: [UInt64: ComputedStyle] = [:]
    private var customProperties: [CustomProperties]
    /// The new match lists.
    private var lists = MatchListTable()
    /// The new row of each old row; `StyleRows.none` if it is not known yet.
    private var styleRows = UniqueArray<UInt32>()
    private var customPropertyRows = UniqueArray<UInt32>()
    private var listRows = UniqueArray<UInt32>()
    /// Whether a rule of an old match list no longer exists or has different declarations.
    private var areListsAffected = UniqueArray<Bool>()

    private init(_ tables: borrowing StyleTables, _ oldLists: borrowing MatchListTable) {
        customProperties = [tables.customProperties[0]]
        styleRows.resize(to: tables.styles.count, filling: StyleRows.none)
        customPropertyRows.resize(to: tables.customProperties.count, filling: StyleRows.none)
        customPropertyRows[0] = 0
        listRows.resize(to: oldLists.count, filling: StyleRows.none)
        areListsAffected.resize(to: oldLists.count, filling: false)
    }

    /// Gives all elements rows of new tables, and marks the elements that the change affects.
    /// - Parameter diff: The rules that correspond; `nil` if they are unknown.
    static func migrate(
        _ elementRows: inout UniqueArray<StyleRows>, _ variants: inout VariantStyles, _ matches: inout MatchedRules,
        _ tables: inout StyleTables, _ tree: StyleTree, _ diff: RuleIndexDiff?
    ) {
        let view = tree.view
        var migration = StyleMigration(tables, matches.lists)
        if let diff {
            for element in 0..<elementRows.count where elementRows[element].isStyled {
                let hint = migration.migrate(&elementRows.pointer(to: element).pointee, tables, matches.lists, diff)
                if !hint.isEmpty { view.mark(Int32(element), hint) }
            }
        } else {
            for element in 0..<elementRows.count where elementRows[element].isStyled {
                migration.removeRules(&elementRows.pointer(to: element).pointee, tables)
                view.mark(Int32(element), .restyle)
            }
        }
        variants.replaceStyles { migration.migrated(style: $0, diff) }
        tables.replaceRows(styles: migration.styles, customProperties: migration.customProperties)
        matches.replaceLists(by: migration.migratedLists())
    }

    private consuming func migratedLists() -> MatchListTable { lists }

    /// Gives an element rows of the new tables. Returns the work needed to bring its style up to date.
    @inline(__always)
    private mutating func migrate(
        _ rows: inout StyleRows, _ tables: borrowing StyleTables, _ oldLists: borrowing MatchListTable,
        _ diff: RuleIndexDiff
    ) -> RestyleHint {
        let list = rows.list
        guard list != StyleRows.none else {
            removeRules(&rows, tables)
            return .restyle
        }
        let (style, customProperties) = (styleRows[Int(rows.style)], customPropertyRows[Int(rows.customProperties)])
        rows.style = style != StyleRows.none ? style : addStyle(rows.style, tables, diff)
        rows.list = listRows[Int(list)] != StyleRows.none ? listRows[Int(list)] : addList(list, oldLists, diff)
        rows.customProperties =
            customProperties != StyleRows.none
            ? customProperties : addCustomProperties(rows.customProperties, tables, diff)
        return areListsAffected[Int(list)] ? .recascade : []
    }

    /// Gives an element a row for its style only, because its rules are not known.
    private mutating func removeRules(_ rows: inout StyleRows, _ tables: borrowing StyleTables) {
        let style = styleRows[Int(rows.style)]
        rows.style = style != StyleRows.none ? style : addStyle(rows.style, tables, nil)
        rows.list = StyleRows.none
        rows.customProperties = 0
        rows.declaresCustomProperties = false
    }

    private mutating func addList(
        _ list: UInt32, _ oldLists: borrowing MatchListTable, _ diff: RuleIndexDiff
    ) -> UInt32 {
        var ranks: [UInt32] = []
        for rank in oldLists[list] {
            if diff.isAffected[Int(rank)] { areListsAffected[Int(list)] = true }
            let newRank = diff.ranks[Int(rank)]
            if newRank != RuleIndexDiff.none { ranks.append(newRank) }
        }
        let row = ranks.withUnsafeBufferPointer { lists.intern($0) }
        listRows[Int(list)] = row
        return row
    }

    private mutating func addStyle(
        _ row: UInt32, _ tables: borrowing StyleTables, _ diff: RuleIndexDiff?
    ) -> UInt32 {
        let newRow = UInt32(styles.count)
        styleRows[Int(row)] = newRow
        styles.append(migrated(style: tables.styles[row], diff))
        return newRow
    }

    /// Returns a copy of a style with the new ids of the declarations.
    private mutating func migrated(style old: ComputedStyle, _ diff: RuleIndexDiff?) -> ComputedStyle {
        if let known = stylesByID[old.id] { return known }
        let entries = old.entries.map { entry in
            ComputedStyle.Entry(
                value: entry.value, property: entry.property, order: entry.order,
                reference: diff?.newID(of: entry.reference) ?? .none)
        }
        let new = ComputedStyle(
            entries, id: old.id, old.dependencies, variables: old.variables, isContainer: old.isContainer,
            readsColor: old.readsColor)
        stylesByID[old.id] = new
        return new
    }

    private mutating func addCustomProperties(
        _ row: UInt32, _ tables: borrowing StyleTables, _ diff: RuleIndexDiff
    ) -> UInt32 {
        // The row and the rows that it extends, up to a migrated row. A loop, because a chain can be too long to recurse.
        var unvisited: [UInt32] = []
        var next: UInt32? = row
        while let current = next, customPropertyRows[Int(current)] == StyleRows.none {
            unvisited.append(current)
            next = tables.customProperties[current].parentRow
        }
        for row in unvisited.reversed() {
            let old = tables.customProperties[row]
            let newRow = UInt32(customProperties.count)
            let parent = old.parentRow.map { customProperties[Int(customPropertyRows[Int($0)])] }
            customProperties.append(old.migrated(inheritingFrom: parent, row: newRow, diff.newID))
            customPropertyRows[Int(row)] = newRow
        }
        return customPropertyRows[Int(row)]
    }
}
