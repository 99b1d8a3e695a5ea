/// The work needed to bring an element's style up to date.
struct RestyleHint: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// Match rules and cascade again.
    static let restyle = RestyleHint(rawValue: 1)
    /// Cascade again with the same rules, for example after a change of the inline style or of an inherited value.
    static let recascade = RestyleHint(rawValue: 2)
    /// A descendant needs work.
    static let dirtyDescendants = RestyleHint(rawValue: 4)
}

/// The intrusive list links of a dirty node. Each parent links the children that are dirty or contain dirty elements, so
/// that a restyle skips clean subtrees. The dirty roots have a list of their own.
struct DirtyListLinks: BitwiseCopyable {
    /// The previous and the next node of the parent's list; -1 if there is none.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The first and the last dirty child, in the order in which they became dirty.
    var first: Int32 = -1
    var last: Int32 = -1
}

extension TreeBuffer {
    /// Adds work to an element, and `.dirtyDescendants` to its ancestors.
    func mark(_ element: Int32, _ hint: RestyleHint) {
        var element = element
        var hint = hint
        while element >= 0 {
            let isListed = !self[element].pointee.restyleHint.isEmpty
            self[element].pointee.restyleHint.formUnion(hint)
            if isListed { return }
            enqueue(element)
            element = self[element].pointee.parent
            hint = .dirtyDescendants
        }
    }

    /// The first dirty child of an element, or, for -1, the first dirty root; -1 if there is none.
    func firstDirty(inside parent: Int32) -> Int32 { dirtyLinks[Int(parent)].first }

    /// Clears the hint of an element whose style and descendants are up to date, and removes the element from its parent's
    /// list. The element must be in the list.
    func clean(_ element: Int32) {
        dequeue(element)
        self[element].pointee.restyleHint = []
    }

    /// Removes a dirty element from its parent's list. Call it before the element leaves its parent.
    func dequeue(_ element: Int32) {
        let list = dirtyLinks + Int(self[element].pointee.parent)
        let (previous, next) = (dirtyLinks[Int(element)].previous, dirtyLinks[Int(element)].next)
        if previous < 0 { list.pointee.first = next } else { dirtyLinks[Int(previous)].next = next }
        if next < 0 { list.pointee.last = previous } else { dirtyLinks[Int(next)].previous = previous }
    }

    private func enqueue(_ element: Int32) {
        let list = dirtyLinks + Int(self[element].pointee.parent)
        let last = list.pointee.last
        dirtyLinks[Int(element)].previous = last
        dirtyLinks[Int(element)].next = -1
        if last < 0 { list.pointee.first = element } else { dirtyLinks[Int(last)].next = element }
        list.pointee.last = element
    }
}
