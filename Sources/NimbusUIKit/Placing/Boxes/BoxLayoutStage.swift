/// Lays out the views that have boxes, with the box layout of CSS.
///
/// The stage places the views with the owner ``FrameOwner/box(_:)``. It does nothing if no view has a box.
@MainActor final class BoxLayoutStage {
    private let boxes: ViewBoxes
    private var isRunning = false

    init(_ boxes: ViewBoxes) { self.boxes = boxes }

    // MARK: Runs

    /// Lays out the trees that need layout, each once. `nil` if there are none.
    func run(scale: Double) -> FrameChanges? {
        let unplaced = boxes.takeUnplaced()
        for view in unplaced { boxes.sizeDidChange(of: view) }
        let trees = boxes.treesToLayOut
        if trees.isEmpty, unplaced.isEmpty { return nil }
        isRunning = true
        defer { isRunning = false }
        var changes = FrameChanges(moved: unplaced, resized: unplaced)
        // The stack views around roots are measured with the sizes of the roots, the innermost first.
        for tree in trees.reversed() where tree.root.view?.superview is UIStackView {
            updateContentSize(of: tree, &changes)
        }
        for tree in trees {
            let change = tree.layOut(scale: scale)
            for view in change.resized { boxes.sizeDidChange(of: view) }
            changes.append(change)
            updateContentSize(of: tree, &changes)
        }
        return changes
    }

    /// Reports the size of a root's boxes to Auto Layout. If the size has changed, the stack views around the root are
    /// measured again.
    private func updateContentSize(of tree: RootBoxTree, _ changes: inout FrameChanges) {
        let hasChanged =
            if let view = tree.root.view as? any BoxSizing {
                view.updateIntrinsicSize()
            } else {
                ContentSizeConstraints.update(tree.root, in: tree)
            }
        guard hasChanged else { return }
        var outer = tree.root.view?.superview
        while let stack = outer as? UIStackView {
            boxes.contentDidChange(of: stack)
            changes.stacks.append(stack)
            outer = stack.superview
        }
    }

    // MARK: Sizes

    /// Returns the size of a container's border box in a space. `nil` if the view is not a container.
    /// - Parameter space: Zero and very large lengths are unlimited.
    func size(of view: UIView, in space: CGSize) -> CGSize? {
        measuredTree(of: view) { tree, box in tree.size(of: box, in: space) }
    }

    /// Returns the size of a container's border box at a given width. `nil` if the view is not a container.
    func size(of view: UIView, inWidth width: CGFloat) -> CGSize? {
        measuredTree(of: view) { tree, box in tree.size(of: box, inWidth: width) }
    }

    private func measuredTree(of view: UIView, _ body: (any ViewBoxTree, ViewBox) -> CGSize?) -> CGSize? {
        if !isRunning { boxes.update() }
        guard let box = boxes.box(of: view), box.role == .container, let tree = box.tree else { return nil }
        return body(tree, box)
    }
}
