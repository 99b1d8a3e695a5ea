/// A node of the mirrored tree, as a small integer; -1 is no node.
public struct StyleNode: Hashable, Sendable, BitwiseCopyable {
    var index: Int32

    static let none = StyleNode(index: -1)
}

/// The tree as matching sees it: flat columns of integers, filled by asking each element once.
///
/// Names are ids of the engine's table, sets of classes and of types are interned, so that comparing two elements'
/// looks is comparing three integers.
final class StyleTree {
    /// An interned list of names; equal lists have equal rows.
    struct NameList: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
    }

    private(set) var parent = Column<Int32>()
    private(set) var firstChild = Column<Int32>()
    private(set) var lastChild = Column<Int32>()
    private(set) var nextSibling = Column<Int32>()
    private(set) var previousSibling = Column<Int32>()
    /// Rows of `nameLists`.
    private(set) var types = Column<UInt32>()
    private(set) var classes = Column<UInt32>()
    private(set) var id = Column<UInt32>()
    private(set) var state = Column<UInt8>()
    private(set) var hasText = Column<Bool>()
    /// What the element and all elements around it are called, as bits: a rule whose ancestors are not all among
    /// them cannot match.
    private(set) var filter = Column<AncestorFilter>()
    /// One more than a row of the engine's inline styles; 0 for none.
    private(set) var inlineStyle = Column<UInt32>()
    private(set) var elements: [(any StyleElement)?] = []

    private(set) var nameLists = Column<NameList>()
    private(set) var nameListPool = Column<UInt32>()
    private var nameListIDs: [[UInt32]: UInt32] = [:]
    /// Rows of removed nodes, to be used again.
    private var free: [Int32] = []
    private(set) var roots: [StyleNode] = []

    init() {
        // Row 0 is the empty list.
        nameLists.append(NameList(start: 0, count: 0))
        nameListIDs[[]] = 0
    }

    deinit {
        parent.deallocate()
        firstChild.deallocate()
        lastChild.deallocate()
        nextSibling.deallocate()
        previousSibling.deallocate()
        types.deallocate()
        classes.deallocate()
        id.deallocate()
        state.deallocate()
        hasText.deallocate()
        filter.deallocate()
        inlineStyle.deallocate()
        nameLists.deallocate()
        nameListPool.deallocate()
    }

    /// Whether `:dir(rtl)` holds; the same for all elements.
    var isRightToLeft = false

    /// The element after `element` in document order, inside `top`; -1 behind the last one.
    @inline(__always) func next(after element: Int32, within top: Int32) -> Int32 {
        if firstChild[Int(element)] >= 0 { return firstChild[Int(element)] }
        var element = element
        while element != top {
            if nextSibling[Int(element)] >= 0 { return nextSibling[Int(element)] }
            element = parent[Int(element)]
        }
        return -1
    }

    /// Rows in use and free; every node's index is below it.
    var capacity: Int { parent.count }

    // MARK: Changes

    /// Adds a node as the last child of `parent`, or as a root of its own.
    func append(_ element: any StyleElement, under parent: StyleNode, names: inout NameTable) -> StyleNode {
        let node = newRow()
        let row = Int(node.index)
        elements[row] = element
        types[row] = nameList(element.styleTypes, &names)
        classes[row] = nameList(element.styleClasses, &names)
        id[row] = element.styleID.map { names.intern($0).id } ?? 0
        state[row] = element.styleState.rawValue
        hasText[row] = element.hasText
        link(node, under: parent)
        updateFilter(node)
        return node
    }

    private func newRow() -> StyleNode {
        if let index = free.popLast() { return StyleNode(index: index) }
        parent.append(-1)
        firstChild.append(-1)
        lastChild.append(-1)
        nextSibling.append(-1)
        previousSibling.append(-1)
        types.append(0)
        classes.append(0)
        id.append(0)
        state.append(0)
        hasText.append(false)
        filter.append(AncestorFilter())
        inlineStyle.append(0)
        elements.append(nil)
        return StyleNode(index: Int32(parent.count - 1))
    }

    private func link(_ node: StyleNode, under parent: StyleNode) {
        let row = Int(node.index)
        self.parent[row] = parent.index
        guard parent != .none else { return roots.append(node) }
        let last = lastChild[Int(parent.index)]
        previousSibling[row] = last
        if last >= 0 { nextSibling[Int(last)] = node.index } else { firstChild[Int(parent.index)] = node.index }
        lastChild[Int(parent.index)] = node.index
    }

    private func updateFilter(_ node: StyleNode) {
        let row = Int(node.index)
        var filter = parent[row] >= 0 ? self.filter[Int(parent[row])] : AncestorFilter()
        for name in names(in: types[row]) { filter.insert(type: name) }
        for name in names(in: classes[row]) { filter.insert(class: name) }
        if id[row] != 0 { filter.insert(id: id[row]) }
        self.filter[row] = filter
    }

    func setInlineStyle(_ node: StyleNode, _ style: UInt32) {
        inlineStyle[Int(node.index)] = style
    }

    // MARK: Names

    /// The names of a list, valid until the next change.
    @inline(__always) func names(in list: UInt32) -> UnsafeBufferPointer<UInt32> {
        let list = nameLists[Int(list)]
        return UnsafeBufferPointer(start: nameListPool.base + Int(list.start), count: Int(list.count))
    }

    @inline(__always) func contains(_ list: UInt32, _ name: UInt32) -> Bool {
        let list = nameLists[Int(list)]
        let names = nameListPool.base + Int(list.start)
        for index in 0..<Int(list.count) where names[index] == name { return true }
        return false
    }

    /// The first name of a list; 0 where it is empty.
    @inline(__always) func firstName(_ list: UInt32) -> UInt32 {
        let list = nameLists[Int(list)]
        return list.count == 0 ? 0 : nameListPool[Int(list.start)]
    }

    private func nameList(_ strings: [String], _ names: inout NameTable) -> UInt32 {
        if strings.isEmpty { return 0 }
        let ids = strings.map { names.intern($0).id }
        if let known = nameListIDs[ids] { return known }
        let row = UInt32(nameLists.count)
        nameLists.append(NameList(start: UInt32(nameListPool.count), count: UInt32(ids.count)))
        for id in ids { nameListPool.append(id) }
        nameListIDs[ids] = row
        return row
    }
}

/// A small set of names that may claim too much, never too little: 128 bits, one a name.
struct AncestorFilter: BitwiseCopyable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(type: UInt32) { insert(type &* 3) }
    mutating func insert(class name: UInt32) { insert(name &* 3 &+ 1) }
    mutating func insert(id: UInt32) { insert(id &* 3 &+ 2) }

    private mutating func insert(_ key: UInt32) {
        let bit = UInt64(key &* 0x9E37_79B1 >> 25)
        if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
    }

    /// Whether everything in `other` may be in this set.
    @inline(__always) func mayContain(_ other: AncestorFilter) -> Bool {
        low & other.low == other.low && high & other.high == other.high
    }
}
