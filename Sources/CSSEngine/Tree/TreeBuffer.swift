/// The mirrored tree as plain memory, for matching. Valid until the next change of the tree.
struct TreeBuffer: BitwiseCopyable {
    /// An interned list of names; equal lists have equal rows.
    struct NameList: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
    }

    let nodes: UnsafeMutablePointer<TreeNode>
    let nameLists: UnsafeMutablePointer<NameList>
    let names: UnsafeMutablePointer<UInt32>
    /// By node; that of -1 has the roots' list.
    let dirtyLinks: UnsafeMutablePointer<DirtyListLinks>

    @inline(__always) subscript(node: Int32) -> UnsafeMutablePointer<TreeNode> { nodes + Int(node) }

    /// The names of a list.
    @inline(__always) func names(in list: UInt32) -> UnsafeBufferPointer<UInt32> {
        let list = nameLists[Int(list)]
        return UnsafeBufferPointer(start: names + Int(list.start), count: Int(list.count))
    }

    @inline(__always) func contains(_ list: UInt32, _ name: UInt32) -> Bool {
        let list = nameLists[Int(list)]
        let names = names + Int(list.start)
        for index in 0..<Int(list.count) where names[index] == name { return true }
        return false
    }

    /// The first name of a list; 0 where it is empty.
    @inline(__always) func firstName(_ list: UInt32) -> UInt32 {
        let list = nameLists[Int(list)]
        return list.count == 0 ? 0 : names[Int(list.start)]
    }

    /// What a node and, as far as their own filters know, all nodes around it are called.
    func filter(of node: TreeNode) -> AncestorFilter {
        var filter = node.parent < 0 ? AncestorFilter() : self[node.parent].pointee.filter
        for name in names(in: node.types) { filter.insert(type: name) }
        for name in names(in: node.classes) { filter.insert(class: name) }
        if node.id != 0 { filter.insert(id: node.id) }
        return filter
    }

    /// The first one among an element and its siblings. A root has no siblings.
    func firstSibling(of element: Int32) -> Int32 {
        let parent = self[element].pointee.parent
        return parent < 0 ? element : self[parent].pointee.firstChild
    }

    /// The root of an element's tree.
    func root(of element: Int32) -> Int32 {
        var root = element
        while self[root].pointee.parent >= 0 { root = self[root].pointee.parent }
        return root
    }

    /// Whether an element is `outer` or stands inside it; -1 is inside of nothing.
    func isInside(_ element: Int32, _ outer: Int32) -> Bool {
        var element = element
        while element >= 0, element != outer { element = self[element].pointee.parent }
        return element >= 0
    }

    /// The element after `element` in document order, inside `top`; -1 behind the last one.
    @inline(__always) func next(after element: Int32, within top: Int32) -> Int32 {
        let child = self[element].pointee.firstChild
        return child >= 0 ? child : next(behind: element, within: top)
    }

    /// The element after `element` and all inside it, inside `top`; -1 behind the last one.
    @inline(__always) func next(behind element: Int32, within top: Int32) -> Int32 {
        var element = element
        while element != top {
            if self[element].pointee.nextSibling >= 0 { return self[element].pointee.nextSibling }
            element = self[element].pointee.parent
        }
        return -1
    }
}
