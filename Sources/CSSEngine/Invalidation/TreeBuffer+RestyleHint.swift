extension TreeBuffer {
    /// Notes what of an element's style is out of date.
    func mark(_ element: Int32, _ dirt: RestyleHint) {
        var element = element
        var dirt = dirt
        while element >= 0 {
            let isListed = !self[element].pointee.dirt.isEmpty
            self[element].pointee.dirt.formUnion(dirt)
            if isListed { return }
            list(element)
            element = self[element].pointee.parent
            dirt = .inside
        }
    }

    /// The first dirty child of an element, or, for -1, the first dirty root; -1 for none.
    func firstDirty(inside parent: Int32) -> Int32 { dirtyLinks[Int(parent)].first }

    /// Notes that an element and everything inside it is up to date.
    func clean(_ element: Int32) {
        unlist(element)
        self[element].pointee.dirt = []
    }

    // MARK: Lists

    private func list(_ element: Int32) {
        let list = dirtyLinks + Int(self[element].pointee.parent)
        let last = list.pointee.last
        dirtyLinks[Int(element)].previous = last
        dirtyLinks[Int(element)].next = -1
        if last < 0 { list.pointee.first = element } else { dirtyLinks[Int(last)].next = element }
        list.pointee.last = element
    }

    /// Takes a dirty element out of its parent's list, before it leaves its parent.
    func unlist(_ element: Int32) {
        let list = dirtyLinks + Int(self[element].pointee.parent)
        let (previous, next) = (dirtyLinks[Int(element)].previous, dirtyLinks[Int(element)].next)
        if previous < 0 { list.pointee.first = next } else { dirtyLinks[Int(previous)].next = next }
        if next < 0 { list.pointee.last = previous } else { dirtyLinks[Int(next)].previous = previous }
    }
}
