// Who is styled anew because of what it depends on beside its declarations.

extension StyleResolver {
    /// Marks the elements inside `top`, or with it, whose values may differ because of one of these dependencies.
    func markAll(from top: Int32, reading changed: StyleDependencies, in view: TreeBuffer) {
        var element = top
        while element >= 0 {
            if reads(element, in: view, { !$0.dependencies.isDisjoint(with: changed) }) {
                view.mark(element, .values)
            }
            element = view.next(after: element, within: top)
        }
    }

    /// Marks the children whose values come from their parent's.
    func markChildrenReadingParent(_ parent: Int32, in view: TreeBuffer) {
        guard dependencies.contains(.parent) else { return }
        var child = view[parent].pointee.firstChild
        while child >= 0 {
            if reads(child, in: view, { $0.dependencies.contains(.parent) }) { view.mark(child, .values) }
            child = view[child].pointee.nextSibling
        }
    }

    /// Gives those that inherit all custom properties of `top` its new ones, and marks those that read what differs.
    mutating func passOn(_ new: UInt32, insteadOf old: UInt32, inside top: Int32, in view: TreeBuffer) {
        let changed = changes(from: old, to: new)
        var element = view.next(after: top, within: top)
        while element >= 0 {
            if nodes[Int(element)].declaresCustomProperties || view[element].pointee.isDirty {
                // What it passes on is found when it is styled.
                view.mark(element, .values)
                tree.marked.searchCount += 1
                element = view.next(behind: element, within: top)
            } else {
                nodes[Int(element)].customProperties = new
                if reads(element, in: view, { $0.variables & changed != 0 }) { view.mark(element, .values) }
                element = view.next(after: element, within: top)
            }
        }
    }

    /// A filter of the custom properties that may have other texts, found once for each two rows. As deep as a chain of
    /// custom properties is at most.
    private mutating func changes(from old: UInt32, to new: UInt32) -> UInt64 {
        if old == new { return 0 }
        let key = PairKey(first: old, second: new)
        if let known = customPropertyChanges[key] { return known }
        let (before, after) = (customProperties[Int(old)], customProperties[Int(new)])
        var changed = before.ownChanges(to: after)
        if let parent = before.parentID, let newParent = after.parentID {
            changed |= changes(from: parent, to: newParent)
        } else if before.parentID != after.parentID {
            changed |= before.allNames | after.allNames
        }
        customPropertyChanges[key] = changed
        return changed
    }

    private func reads(_ element: Int32, in view: TreeBuffer, _ isAffected: (ComputedStyle) -> Bool) -> Bool {
        tree.marked.searchCount += 1
        let style = nodes[Int(element)].style
        // What the variants of an element depend on is not kept.
        return style == NodeStyle.none || isAffected(styles[Int(style)])
            || view[element].pointee.variants != 0 && !questions.isEmpty
    }
}
