/// Removes the rows of former styles, a few with each update (incremental mark and sweep).
///
/// A collection first visits the elements and marks the rows of their styles. Then it removes the unmarked rows, table by
/// table. A table comes before the tables that its keys refer to. An element that is styled during a collection is marked
/// immediately.
struct StyleCacheSweeper {
    private enum Phase {
        case idle, marking
        case table(StyleTables.Table)
        case sharingKeys, matchLists, inlineStyles, inlineNames, nameLists, names
    }

    /// The number of the current or last collection, with which it marks rows.
    private(set) var collection: UInt32 = 1
    private var phase = Phase.idle
    /// The next element or row to visit in the current phase.
    private var next = 0
    private var insertionCount = 0
    /// The number of entries that remained after the last collection, except entries added during it. After an update that
    /// added most of the entries, the number of all entries.
    private var remainingCount = 0
    /// The number of elements when `remainingCount` was set.
    private var remainingElementCount = 0
    private var addedWhileCollecting = 0

    /// The work of each update. An update does more work for each row that it added, so that a collection ends before the
    /// tables grow much.
    private static let workPerUpdate = 32
    private static let workPerInsertion = 16

    var isCollecting: Bool { if case .idle = phase { false } else { true } }

    /// Continues the current collection. Begins one if there are far more entries than after the last collection, or far
    /// fewer elements. Does nothing after an update that added no rows.
    /// - Parameter allowance: The number of entries to keep for former styles, in addition to half of the entries in use.
    mutating func collect(
        allowance: Int, _ elementRows: borrowing UniqueArray<StyleRows>, _ tree: StyleTree,
        _ matches: inout MatchedRules,
        _ tables: inout StyleTables, _ inlineStyles: InlineStyleTable
    ) {
        let insertions =
            matches.insertionCount + tables.insertionCount + inlineStyles.insertionCount + tree.nameInsertionCount
        let added = insertions &- insertionCount
        insertionCount = insertions
        guard added != 0 else { return }
        let count = matches.entryCount + tables.entryCount + inlineStyles.entryCount + tree.nameEntryCount
        if !isCollecting {
            // After many elements were styled for the first time, most of the new entries are in use. They count as
            // entries that remain, so that no collection begins.
            if added > count / 2 { (remainingCount, remainingElementCount) = (count, tree.liveCount) }
            guard
                count > remainingCount + remainingCount / 2 + allowance || tree.liveCount < remainingElementCount / 2
            else { return }
            collection += 1
            tree.beginCollection(collection)
            tables.beginCollection(collection)
            inlineStyles.beginCollection(collection)
            phase = .marking
            next = 0
            addedWhileCollecting = 0
        } else {
            addedWhileCollecting += added
        }
        tables.markShared()
        var limit = Self.workPerUpdate + max(0, added) * Self.workPerInsertion
        while limit > 0, isCollecting {
            guard work(&limit, elementRows, tree, &matches, &tables, inlineStyles) else { return }
            next = 0
            phase = nextPhase
        }
        if !isCollecting {
            let count = matches.entryCount + tables.entryCount + inlineStyles.entryCount + tree.nameEntryCount
            remainingCount = max(0, count - addedWhileCollecting)
            remainingElementCount = tree.liveCount
        }
    }

    /// Works on the current phase. Returns whether the phase is complete.
    private mutating func work(
        _ limit: inout Int, _ elementRows: borrowing UniqueArray<StyleRows>, _ tree: StyleTree,
        _ matches: inout MatchedRules, _ tables: inout StyleTables, _ inlineStyles: InlineStyleTable
    ) -> Bool {
        switch phase {
        case .idle: return true
        case .marking:
            while next < elementRows.count {
                if limit <= 0 { return false }
                limit -= CollectionCost.marking
                mark(Int32(next), elementRows[next], tree, &matches, &tables, inlineStyles)
                next += 1
            }
            return true
        case .table(let table): return tables.sweep(table, from: &next, limit: &limit, collection)
        case .sharingKeys: return matches.sweepKeys(from: &next, limit: &limit, collection)
        case .matchLists: return matches.sweepLists(from: &next, limit: &limit, collection)
        case .inlineStyles: return inlineStyles.sweep(from: &next, limit: &limit)
        case .inlineNames: return inlineStyles.markNames(from: &next, limit: &limit)
        case .nameLists: return tree.sweepNameLists(from: &next, limit: &limit)
        case .names: return tree.sweepNames(from: &next, limit: &limit)
        }
    }

    private var nextPhase: Phase {
        switch phase {
        case .idle: .idle
        case .marking: .table(.styles)
        case .table(.styles): .table(.customProperties)
        case .table(.customProperties): .table(.cascades)
        case .table(.cascades): .table(.plainDeclarations)
        case .table(.plainDeclarations): .table(.registeredValues)
        case .table(.registeredValues): .table(.substitutedValues)
        case .table(.substitutedValues): .table(.unparsedValues)
        case .table(.unparsedValues): .sharingKeys
        case .sharingKeys: .matchLists
        case .matchLists: .inlineStyles
        case .inlineStyles: .table(.texts)
        case .table(.texts): .inlineNames
        case .inlineNames: .nameLists
        case .nameLists: .names
        case .names: .idle
        }
    }

    /// Marks the style of an element that is in use.
    func mark(
        _ element: Int32, _ rows: StyleRows, _ tree: StyleTree, _ matches: inout MatchedRules,
        _ tables: inout StyleTables, _ inlineStyles: InlineStyleTable
    ) {
        guard rows.list != StyleRows.none || rows.isStyled else { return }
        tree.markNames(of: element)
        matches.mark(element, list: rows.list, tree, collection)
        inlineStyles.mark(tree.view[element].pointee.inlineStyle)
        tables.mark(rows, tree, &matches, collection)
    }

    /// Ends a collection without a result, because all rows are replaced.
    mutating func cancel() {
        phase = .idle
        collection += 1
        remainingCount = 0
    }
}
