/// The positions of elements among their siblings. The siblings of a parent are counted once, and again after a child of
/// the parent is inserted, removed or moved.
///
/// `TreeNode.hasCountedChildren` tells whether the positions of a node's children are up to date. The types of an element
/// never change, so positions among siblings of a type stay valid as long as the other positions.
struct NthIndexCache: ~Copyable {
    /// The 1-based position of an element in each direction.
    struct Position: BitwiseCopyable {
        /// The number of the count that determined the position; 0 if the element was not counted.
        var count: UInt64 = 0
        var index: Int32 = 0
        var indexFromEnd: Int32 = 0
        var indexOfType: Int32 = 0
        var indexOfTypeFromEnd: Int32 = 0

        var siblings: SiblingPosition { SiblingPosition(index: index, count: index + indexFromEnd - 1) }
    }

    /// A list of selectors.
    struct List: Hashable {
        var index: UInt32
        /// The root of the scope that the list depends on; -1 if there is none.
        var scopeRoot: Int32
    }

    /// An element that matches a list of selectors.
    private struct MatchKey: Hashable {
        var list: List
        var element: Int32
    }

    /// The 1-based position of an element among the siblings that match a list, in each direction.
    private struct MatchPosition: BitwiseCopyable {
        /// The count of the siblings for which the position is valid.
        var count: UInt64
        var index: Int32
        var indexFromEnd: Int32
    }

    /// The positions of elements, by element. Only valid if the parent's children are counted.
    private var positions = UniqueArray<Position>()
    private var matchPositions: [MatchKey: MatchPosition] = [:]
    /// The positions among siblings that match a list that the current variant can change.
    private var variantMatchPositions: [MatchKey: MatchPosition] = [:]
    /// The number of times that the siblings of an element were counted.
    private var count: UInt64 = 0
    /// The number of elements that were counted in this update.
    private(set) var countedElements = 0

    private static let maximumMatches = 1 << 20

    /// Begins an update.
    /// - Parameter hasChangedMatches: Whether elements may match lists of `:nth-child(of)` that they did not match in the
    ///   last update, or the reverse.
    mutating func begin(hasChangedMatches: Bool) {
        countedElements = 0
        if hasChangedMatches, !matchPositions.isEmpty { matchPositions = [:] }
    }

    // MARK: All siblings

    /// The 1-based index of an element among all siblings, or among the siblings of its type.
    mutating func index(of element: Int32, in tree: TreeBuffer, ofType: Bool, fromEnd: Bool) -> Int {
        // A root has no siblings.
        guard tree[element].pointee.parent >= 0, !tree[element].pointee.isInternalPart else { return 1 }
        let position = position(of: element, in: tree)
        if ofType { return Int(fromEnd ? position.indexOfTypeFromEnd : position.indexOfType) }
        return Int(fromEnd ? position.indexFromEnd : position.index)
    }

    /// The position of an element among its siblings, and their number.
    mutating func siblings(of element: Int32, in tree: TreeBuffer) -> SiblingPosition {
        // A root has no siblings.
        guard tree[element].pointee.parent >= 0, !tree[element].pointee.isInternalPart else { return SiblingPosition() }
        return position(of: element, in: tree).siblings
    }

    /// The position of an element when it was counted last; `nil` if it was not counted.
    func formerSiblings(of element: Int32) -> SiblingPosition? {
        guard Int(element) < positions.count, positions[Int(element)].count != 0 else { return nil }
        return positions[Int(element)].siblings
    }

    private mutating func position(of element: Int32, in tree: TreeBuffer) -> Position {
        let parent = tree[tree[element].pointee.parent]
        if parent.pointee.hasCountedChildren, Int(element) < positions.count, positions[Int(element)].count != 0 {
            return positions[Int(element)]
        }
        countChildren(of: parent, in: tree)
        parent.pointee.hasCountedChildren = true
        return positions[Int(element)]
    }

    private mutating func countChildren(of parent: UnsafePointer<TreeNode>, in tree: TreeBuffer) {
        count += 1
        var index: Int32 = 0
        var counts = TypeCounts()
        var child = tree.external(parent.pointee.firstChild)
        while child >= 0 {
            index += 1
            let indexOfType = counts.increment(tree.firstName(tree[child].pointee.types))
            if Int(child) >= positions.count { positions.resize(to: Int(child) * 2 + 1, filling: Position()) }
            positions[Int(child)] = Position(count: count, index: index, indexOfType: indexOfType)
            child = tree.external(tree[child].pointee.nextSibling)
        }
        countedElements += Int(index)
        index = 0
        counts = TypeCounts()
        child = parent.pointee.lastChild
        while child >= 0, tree[child].pointee.isInternalPart { child = tree[child].pointee.previousSibling }
        while child >= 0 {
            index += 1
            positions[Int(child)].indexFromEnd = index
            positions[Int(child)].indexOfTypeFromEnd = counts.increment(tree.firstName(tree[child].pointee.types))
            child = tree[child].pointee.previousSibling
        }
    }

    // MARK: Siblings that match a list

    /// The 1-based index of an element among the siblings that match a list; `nil` if they were not counted.
    /// - Parameter isForVariant: Whether the current variant can change which siblings match.
    mutating func index(
        of element: Int32, amongMatchesOf list: List, in tree: TreeBuffer, fromEnd: Bool, isForVariant: Bool
    ) -> Int? {
        guard tree[element].pointee.parent >= 0, !tree[element].pointee.isInternalPart else { return 1 }
        let key = MatchKey(list: list, element: element)
        guard let match = isForVariant ? variantMatchPositions[key] : matchPositions[key],
            match.count == position(of: element, in: tree).count
        else { return nil }
        return Int(fromEnd ? match.indexFromEnd : match.index)
    }

    /// Records which children of a parent match a list.
    /// - Parameter matches: The children in document order. All have the same parent.
    mutating func setMatches(_ matches: [Int32], of list: List, in tree: TreeBuffer, isForVariant: Bool) {
        if matchPositions.count >= Self.maximumMatches { matchPositions = [:] }
        for (index, element) in matches.enumerated() {
            let match = MatchPosition(
                count: position(of: element, in: tree).count, index: Int32(index + 1),
                indexFromEnd: Int32(matches.count - index))
            let key = MatchKey(list: list, element: element)
            if isForVariant { variantMatchPositions[key] = match } else { matchPositions[key] = match }
        }
    }

    /// Removes the positions for the current variant.
    mutating func removeVariantMatches() {
        if !variantMatchPositions.isEmpty { variantMatchPositions = [:] }
    }
}

/// Counts siblings by type. Siblings of one type need no hash table.
private struct TypeCounts {
    private var type: UInt32 = 0
    private var count: Int32 = 0
    /// The counts of all types except the one of the sibling that was counted last.
    private var otherCounts: [UInt32: Int32] = [:]

    /// Counts a sibling of a type. Returns the number of siblings of the type so far.
    mutating func increment(_ type: UInt32) -> Int32 {
        if type != self.type {
            if count > 0 { otherCounts[self.type] = count }
            self.type = type
            count = otherCounts[type] ?? 0
        }
        count += 1
        return count
    }
}
