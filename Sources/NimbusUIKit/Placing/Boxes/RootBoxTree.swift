import BoxLayout
import NimbusCSS

/// The boxes of a root and of its descendants.
///
/// Each root has its own tree, so that a view can measure a different root during the layout of its own tree.
@MainActor final class RootBoxTree {
    let root: ViewBox
    private var tree = BoxTree()
    /// The boxes by the indices of their nodes.
    private var boxes: [ViewBox?] = []
    private var styles: BoxNodeStyles
    /// The parent node of the root, with the size of the superview.
    private let surroundings: BoxNode
    /// The containers that are scroll views.
    private var scrollBoxes: [ViewBox] = []
    private var rootStyle: RootStyle?
    private var rootStyleID: BoxStyleID?
    /// Whether the tree has changed since the last layout.
    private(set) var needsLayout = true
    /// The leaves to measure again in the next layout.
    private var outdatedLeaves: [ViewBox] = []
    /// The boxes whose frames the next layout sets.
    private var pendingFrames: [ViewBox] = []
    /// The boxes with a new style.
    private var restyled: [ViewBox] = []
    private var isLayingOut = false
    /// Whether boxes were inserted, removed or moved since the last layout.
    private var isRestructured = false
    /// The number of pixels per point in the last layout.
    private var lastScale: Double?

    init(_ root: ViewBox) {
        self.root = root
        var outer = BoxStyle()
        outer.position = .relative
        outer.size = BoxAxes(.percentage(1))
        surroundings = tree.makeNode(style: tree.addStyle(outer))
        styles = BoxNodeStyles(&tree)
        insert(root)
        tree.append(root.node, to: surroundings)
    }

    // MARK: Structure

    /// Creates nodes for the current children of a container, and links the nodes.
    func updateChildren(of container: ViewBox) {
        for child in container.children where child.tree !== self || !hasNode(child) { adopt(child) }
        tree.setChildren(container.children.map(\.node), of: container.node)
        isRestructured = true
        needsLayout = true
    }

    /// Whether a box has a node for its current role.
    private func hasNode(_ box: ViewBox) -> Bool { boxes[box.node.index] === box && roles[box.node.index] == box.role }

    /// The roles that the nodes were created for, by the indices of the nodes.
    private var roles: [ViewBox.Role?] = []

    /// Creates the nodes of a box and of all its descendants.
    private func adopt(_ box: ViewBox) {
        box.tree?.release(box)
        insert(box)
        guard box.role == .container else { return }
        for child in box.children { adopt(child) }
        tree.setChildren(box.children.map(\.node), of: box.node)
    }

    private func insert(_ box: ViewBox) {
        box.isTooDeep = false
        let node = tree.makeNode(style: styles.plain, isLeaf: box.role == .leaf)
        while boxes.count <= node.index {
            boxes.append(nil)
            roles.append(nil)
        }
        boxes[node.index] = box
        roles[node.index] = box.role
        box.node = node
        box.tree = self
        box.needsFrame = true
        restyled.append(box)
        pendingFrames.append(box)
        if box.role == .leaf { outdatedLeaves.append(box) } else if box.view is UIScrollView { scrollBoxes.append(box) }
        needsLayout = true
    }

    /// Removes the nodes of a box and of all its descendants.
    func release(_ box: ViewBox) {
        guard box.tree === self, box !== root else { return }
        var pending = [box.node]
        while let node = pending.popLast() {
            pending += tree.children(of: node)
            styles.remove(from: node, in: &tree)
            boxes[node.index]?.tree = nil
            boxes[node.index] = nil
            roles[node.index] = nil
        }
        tree.removeSubtree(box.node)
        scrollBoxes.removeAll { $0.tree !== self }
        isRestructured = true
        needsLayout = true
    }

    /// Removes all nodes, after the root has lost its role.
    func releaseAll() {
        root.view?.attachment(ContentSizeConstraints.self)?.removeAll()
        for box in boxes where box?.tree === self { box?.tree = nil }
        boxes = []
    }

    // MARK: Changes

    func setNeedsLayout() { needsLayout = true }

    /// Marks a box whose style the next layout reads again.
    func styleDidChange(of box: ViewBox) {
        restyled.append(box)
        needsLayout = true
    }

    /// Marks a leaf that the next layout measures again.
    func contentDidChange(of box: ViewBox) {
        guard box.role == .leaf else { return }
        outdatedLeaves.append(box)
        needsLayout = true
    }

    /// Marks a box whose frame the next layout sets again.
    func setNeedsFrame(of box: ViewBox) {
        box.needsFrame = true
        pendingFrames.append(box)
        needsLayout = true
    }

    // MARK: Styles

    /// Sets the style of a box's node to the current style of the box. The root has a separate style.
    private func updateStyle(of box: ViewBox) {
        if box !== root, box.tree === self { styles.update(box, in: &tree) }
    }

    private func updateRootStyle() {
        guard let view = root.view, let mapped = root.mapped else { return }
        let style: RootStyle
        var mappedStyle = mapped.style
        if view is UIScrollView { mappedStyle.overflow = mappedStyle.overflow.scrolling }
        if root.isSizedFromOutside {
            style = RootStyle(filling: root.host?.bounds.size ?? .zero, mappedStyle)
        } else {
            _ = root.frame.noteMove(of: view)
            style = RootStyle(
                root.frame.own, in: view.superview?.bounds.size ?? .zero, mappedStyle, declaring: mapped.declarations)
        }
        guard style != rootStyle else { return }
        if style.style != rootStyle?.style {
            let id = tree.addStyle(style.style)
            tree.setStyle(id, of: root.node)
            if let rootStyleID { tree.removeStyle(rootStyleID) }
            rootStyleID = id
        }
        rootStyle = style
    }

    // MARK: Layout

    /// Lays out the boxes and sets the frames of the views that have changed.
    func layOut(scale: Double) -> FrameRuleStage.Changes {
        guard !isLayingOut else { return FrameRuleStage.Changes() }
        needsLayout = false
        guard root.view != nil else { return FrameRuleStage.Changes() }
        isLayingOut = true
        defer { isLayingOut = false }
        let isChanged = isRestructured || !restyled.isEmpty
        isRestructured = false
        for box in restyled { updateStyle(of: box) }
        restyled = []
        updateRootStyle()
        for box in outdatedLeaves { updateLeaf(box) }
        outdatedLeaves = []
        let space = rootStyle?.space ?? BoxSize(width: 0, height: 0)
        let boxes = boxes
        let report = tree.layOut(surroundings, in: AvailableSpace(space)) { node, width in
            guard let box = boxes[node.index], let view = box.view else { return LeafMetrics(width: 0, height: 0) }
            return box.meter.metrics(of: view, in: width)
        }
        for node in report.cutOff { boxes[node.index]?.isTooDeep = true }
        var frames = FrameSetter(scale: scale)
        let isRescaled = scale != lastScale
        if isRescaled {
            lastScale = scale
            pendingFrames = boxes.compactMap { $0 }
            for box in pendingFrames { box.needsFrame = true }
        }
        for node in report.changed where node.index < boxes.count { boxes[node.index]?.needsFrame = true }
        let canScroll = isChanged || isRescaled || !report.changed.isEmpty
        if canScroll { for box in scrollBoxes { updateScrollArea(of: box, scale: scale) } }
        for node in report.changed where node.index < boxes.count {
            if let box = boxes[node.index] { frames.set(box, tree) }
        }
        let pending = pendingFrames
        pendingFrames = []
        for box in pending where box.tree === self { frames.set(box, tree) }
        var changes = frames.changes
        if canScroll { changes.scrollViews = scrollBoxes.compactMap(\.view) }
        return changes
    }

    /// Updates the content of a scroll view. If the content moves, the frames of all children are set again.
    private func updateScrollArea(of box: ViewBox, scale: Double) {
        let area = ScrollArea(of: box, in: tree, scale: scale)
        defer { box.scrollArea = area }
        guard area.origin != box.scrollArea?.origin ?? .zero else { return }
        for child in box.children {
            child.needsFrame = true
            pendingFrames.append(child)
        }
    }

    /// Returns the used box after the last layout. The tracks and lines of a container are sized in a copy of the tree.
    func usedBox(of box: ViewBox) -> UsedBox? {
        guard !isLayingOut, box.tree === self, let style = box.mapped?.style, style.display != .none else { return nil }
        var copy = tree
        let boxes = boxes
        return UsedBox(
            box.node, in: &copy, style, isContainer: box.role == .container, isFixed: box.meter.isFixed
        ) { node, width in
            guard let box = boxes[node.index], let view = box.view else { return LeafMetrics(width: 0, height: 0) }
            return box.meter.metrics(of: view, in: width)
        }
    }

    private func updateLeaf(_ box: ViewBox) {
        guard box.tree === self, let view = box.view, let mapped = box.mapped else { return }
        box.meter.update(view, ownSize: box.frame.own.size, style: mapped.style)
        tree.setNeedsMeasure(box.node)
        updateStyle(of: box)
    }

    // MARK: Sizes

    /// Returns the size of a container's border box in a space, without changing any view.
    /// - Parameter space: Zero and very large lengths are unlimited.
    func size(of box: ViewBox, in space: CGSize) -> CGSize? {
        let height = space.height.isLimited ? Double(space.height) : nil
        return measuring(box) { size in
            let widest = size(AvailableSpace(width: .maxContent, height: height))
            guard space.width.isLimited, widest.width > space.width else { return widest }
            let narrowest = size(AvailableSpace(width: .minContent, height: height))
            let width = max(Double(space.width), Double(narrowest.width))
            return size(AvailableSpace(width: .definite(width), height: height))
        }
    }

    /// Returns the size of a container's border box at a given width, without changing any view.
    func size(of box: ViewBox, inWidth width: CGFloat) -> CGSize? {
        measuring(box) { size in size(AvailableSpace(width: .definite(Double(width)))) }
    }

    /// Returns the narrowest width of a container's border box, without changing any view.
    func minimumWidth(of box: ViewBox) -> CGFloat? {
        measuring(box) { size in size(AvailableSpace(width: .minContent, height: nil)) }?.width
    }

    /// Lays out a container in given spaces, in a copy of the tree.
    private func measuring(_ box: ViewBox, _ body: ((AvailableSpace) -> CGSize) -> CGSize) -> CGSize? {
        guard !isLayingOut, box.tree === self, let mapped = box.mapped else { return nil }
        for box in restyled { updateStyle(of: box) }
        for box in outdatedLeaves { updateLeaf(box) }
        // In the tree itself, the layout would replace the results of the last layout.
        var copy = tree
        var style = mapped.style
        style.margin = BoxEdges(.zero)
        if style.display == .contents { style.display = .block }
        copy.setStyle(copy.addStyle(style), of: box.node)
        let boxes = boxes
        return body { space in
            copy.layOut(box.node, in: space) { node, width in
                guard let box = boxes[node.index], let view = box.view else { return LeafMetrics(width: 0, height: 0) }
                return box.meter.metrics(of: view, in: width)
            }
            let frame = copy.box(of: box.node).frame
            return CGSize(width: frame.width, height: frame.height)
        }
    }
}

extension CGFloat {
    /// Whether a length limits the content. 0 and large numbers mean no limit.
    fileprivate var isLimited: Bool { self > 0 && self < 1_000_000 }
}
