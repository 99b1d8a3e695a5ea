/// Marks the elements whose styles depend on a change outside their own declarations.
struct StylePropagation {
    let tree: StyleTree
    let work: RestyleWorkCounter
    /// Whether variants of elements may have styles of their own. The dependencies of these styles are not recorded.
    let hasVariants: Bool

    /// Marks `top` and the descendants whose values may depend on one of the inputs.
    func markSubtree(
        of top: Int32, dependingOn changed: StyleDependencies, _ elementRows: borrowing UniqueArray<StyleRows>,
        _ tables: borrowing StyleTables
    ) {
        let view = tree.view
        var element = top
        while element >= 0 {
            mark(element, ifDependingOn: changed, elementRows, tables)
            element = view.next(after: element, within: top)
        }
    }

    /// Marks an element if its values may depend on one of the inputs.
    func mark(
        _ element: Int32, ifDependingOn changed: StyleDependencies, _ elementRows: borrowing UniqueArray<StyleRows>,
        _ tables: borrowing StyleTables
    ) {
        if depends(element, on: changed, elementRows, tables) { tree.view.mark(element, .recascade) }
    }

    /// Whether the values of an element may depend on one of the inputs.
    func depends(
        _ element: Int32, on inputs: StyleDependencies, _ elementRows: borrowing UniqueArray<StyleRows>,
        _ tables: borrowing StyleTables
    ) -> Bool {
        let rows = elementRows[Int(element)]
        return tables.customPropertiesDepend(rows, on: inputs)
            || isAffected(element, in: tree.view, elementRows) { tables.styles.depends($0, on: inputs) }
    }

    /// Marks the children whose values depend on their parent's.
    func markChildren(
        of parent: Int32, _ elementRows: borrowing UniqueArray<StyleRows>, _ tables: borrowing StyleTables
    ) {
        guard tables.dependencies.contains(.parent) else { return }
        let view = tree.view
        var child = view[parent].pointee.firstChild
        while child >= 0 {
            mark(child, ifDependingOn: .parent, elementRows, tables)
            child = view[child].pointee.nextSibling
        }
    }

    /// Replaces the custom properties of the descendants that share them with `top`. Marks the descendants that read a
    /// custom property whose value differs, or declare custom properties of their own.
    func propagate(
        _ new: UInt32, insteadOf old: UInt32, below top: Int32, _ elementRows: inout UniqueArray<StyleRows>,
        _ tables: inout StyleTables
    ) {
        let changed = tables.changedCustomProperties(from: old, to: new)
        let view = tree.view
        var element = view.next(after: top, within: top)
        while element >= 0 {
            if elementRows[Int(element)].declaresCustomProperties || view[element].pointee.isDirty {
                // When the element is styled, the change is propagated to its descendants.
                view.mark(element, .recascade)
                work.countSearch()
                element = view.next(afterSubtreeOf: element, within: top)
            } else {
                elementRows[Int(element)].customProperties = new
                if isAffected(element, in: view, elementRows, { tables.styles.reads($0, changed) }) {
                    view.mark(element, .recascade)
                }
                element = view.next(after: element, within: top)
            }
        }
    }

    /// Whether an element may depend on a change.
    /// - Parameter isStyleAffected: Returns whether the style in a row depends on it.
    @inline(__always)
    private func isAffected(
        _ element: Int32, in view: TreeBuffer, _ elementRows: borrowing UniqueArray<StyleRows>,
        _ isStyleAffected: (UInt32) -> Bool
    ) -> Bool {
        work.countSearch()
        let style = elementRows[Int(element)].style
        return style == StyleRows.none || isStyleAffected(style)
            || view[element].pointee.variants != 0 && hasVariants
    }
}
