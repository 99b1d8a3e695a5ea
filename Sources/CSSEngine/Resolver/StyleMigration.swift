/// Carries over what elements have come to into new tables, each row once, as far as it is still in use and still true.
struct StyleMigration {
    private let correspondence: RuleIndexDiff?
    private(set) var styles: [ComputedStyle] = []
    private(set) var customProperties = [CustomProperties()]
    /// New rows by old ones; `none` for what is not carried over yet.
    private var styleRows: [UInt32]
    private var customPropertyRows: [UInt32]
    private var listRows: [UInt32]
    /// By old list: whether one of its rules is gone or declares other things.
    private var areListsAffected: [Bool]

    private typealias NodeStyle = StyleResolver.NodeStyle

    /// - Parameters:
    ///   - styles: how many there are in the old table; the same for the others.
    ///   - correspondence: nil where the rules are unknown.
    init(styles: Int, customProperties: Int, lists: Int, _ correspondence: RuleIndexDiff?) {
        self.correspondence = correspondence
        styleRows = Array(repeating: NodeStyle.none, count: styles)
        customPropertyRows = Array(repeating: NodeStyle.none, count: customProperties)
        customPropertyRows[0] = 0
        listRows = Array(repeating: NodeStyle.none, count: lists)
        areListsAffected = Array(repeating: false, count: lists)
    }

    /// Gives an element the rows of the new tables; returns what of its style is out of date.
    mutating func move(
        _ node: inout StyleResolver.NodeStyle, _ oldStyles: [ComputedStyle], _ oldCustomProperties: [CustomProperties],
        _ oldLists: borrowing ListInterner, to newLists: inout ListInterner
    ) -> RestyleHint {
        node.identity = 0
        node.style = style(node.style, oldStyles)
        guard let correspondence, node.list != NodeStyle.none else {
            node.list = NodeStyle.none
            node.customProperties = 0
            node.declaresCustomProperties = false
            return .matches
        }
        let list = Int(node.list)
        if listRows[list] == NodeStyle.none { moveList(list, oldLists, to: &newLists, correspondence) }
        node.list = listRows[list]
        node.customProperties = customProperties(node.customProperties, oldCustomProperties, correspondence)
        return areListsAffected[list] ? .values : []
    }

    private mutating func moveList(
        _ list: Int, _ oldLists: borrowing ListInterner, to newLists: inout ListInterner,
        _ correspondence: RuleIndexDiff
    ) {
        var ranks: [UInt32] = []
        for rank in oldLists[UInt32(list)] {
            if correspondence.isAffected[Int(rank)] { areListsAffected[list] = true }
            let newRank = correspondence.ranks[Int(rank)]
            if newRank != RuleIndexDiff.none { ranks.append(newRank) }
        }
        listRows[list] = ranks.withUnsafeBufferPointer { newLists.intern($0) }
    }

    private mutating func style(_ row: UInt32, _ oldStyles: [ComputedStyle]) -> UInt32 {
        if styleRows[Int(row)] == NodeStyle.none {
            styleRows[Int(row)] = UInt32(styles.count)
            let old = oldStyles[Int(row)]
            let entries = old.entries.map { entry in
                ComputedStyle.Entry(
                    property: entry.property, value: entry.value,
                    reference: correspondence?.move(entry.reference) ?? .none)
            }
            styles.append(
                ComputedStyle(
                    entries, id: UInt32(styles.count), old.dependencies, variables: old.variables))
        }
        return styleRows[Int(row)]
    }

    private mutating func customProperties(
        _ row: UInt32, _ oldCustomProperties: [CustomProperties], _ correspondence: RuleIndexDiff
    ) -> UInt32 {
        // From the one that is there already down to the one asked for: chains are longer than a stack is deep.
        var pending: [UInt32] = []
        var next: UInt32? = row
        while let current = next, customPropertyRows[Int(current)] == NodeStyle.none {
            pending.append(current)
            next = oldCustomProperties[Int(current)].parentID
        }
        for row in pending.reversed() {
            let old = oldCustomProperties[Int(row)]
            let id = UInt32(customProperties.count)
            let parent = old.parentID.map { customProperties[Int(customPropertyRows[Int($0)])] }
            customProperties.append(old.moved(under: parent, id: id, correspondence.move))
            customPropertyRows[Int(row)] = id
        }
        return customPropertyRows[Int(row)]
    }
}
