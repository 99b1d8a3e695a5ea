import BoxLayout
import NimbusCSS

/// The boxes of a root and of its descendants.
///
/// Each root has its own tree, so that a view can measure a different root during the layout of its own tree.
@MainActor final class RootBoxTree: ViewBoxTree {
    /// A box with the role that its node was created for.
    private struct Node {
        let box: ViewBox
        let role: ViewBox.Role
    }

    /// The work of the next layout.
    private struct Pending {
        /// The leaves to measure again.
        var leaves: [ViewBox] = []
        /// The boxes whose frames are set.
        var frames: [ViewBox] = []
        /// The boxes with a new style.
        var restyled: [ViewBox] = []
        /// Whether boxes were inserted, removed or moved.
        var isRestructured = false
    }

    let root: ViewBox
    private var tree = BoxTree()
    /// The boxes by the indices of their nodes.
    private var nodes: [Node?] = []
    private var styles: BoxNodeStyles
    /// The parent node of the root, with the size of the superview.
    private let surroundings: BoxNode
    /// The containers that are scroll views.
    private var scrollBoxes: [ViewBox] = []
    /// The boxes that scroll views move. `nil` if there are none.
    private var scrolledBoxes: ScrolledBoxes?
    /// The boxes with `position: fixed`.
    private var fixedBoxes: [ViewBox] = []
    /// Whether the nodes of fixed boxes are beside the root's node.
    private var isFixing = false
    private var rootStyle: (value: RootStyle, id: BoxStyleID)?
    /// Whether the tree has changed since the last layout.
    private(set) var needsLayout = true
    private var pending = Pending()
    private var isLayingOut = false
    /// The number of layouts.
    private(set) var layoutCount = 0
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

    func updateChildren(of container: ViewBox) {
        for child in container.children where child.tree !== self || !hasNode(child) { adopt(child) }
        tree.setChildren(childNodes(of: container), of: container.node)
        pending.isRestructured = true
        needsLayout = true
    }

    /// Whether a box has a node for its current role.
    private func hasNode(_ box: ViewBox) -> Bool {
        let node = nodes[box.node.index]
        return node?.box === box && node?.role == box.role
    }

    /// Creates the nodes of a box and of all its descendants.
    private func adopt(_ box: ViewBox) {
        box.tree?.release(box)
        insert(box)
        guard box.role == .container else { return }
        for child in box.children { adopt(child) }
        tree.setChildren(childNodes(of: box), of: box.node)
    }

    private func insert(_ box: ViewBox) {
        box.isTooDeep = false
        let node = tree.makeNode(style: styles.plain, isLeaf: box.role == .leaf)
        while nodes.count <= node.index { nodes.append(nil) }
        nodes[node.index] = Node(box: box, role: box.role)
        box.node = node
        box.tree = self
        box.needsFrame = true
        pending.restyled.append(box)
        pending.frames.append(box)
        if box.role == .leaf { pending.leaves.append(box) } else if box.view is UIScrollView { scrollBoxes.append(box) }
        needsLayout = true
    }

    func release(_ box: ViewBox) {
        guard box.tree === self, box !== root else { return }
        let fixed = fixedBoxes.filter { $0 !== box && $0.isInside(box) }.map(\.node)
        var waiting = [box.node] + fixed
        while let node = waiting.popLast() {
            waiting += tree.children(of: node)
            styles.remove(from: node, in: &tree)
            nodes[node.index]?.box.tree = nil
            nodes[node.index] = nil
        }
        for node in [box.node] + fixed { tree.removeSubtree(node) }
        fixedBoxes.removeAll { $0.tree !== self }
        scrollBoxes.removeAll { $0.tree !== self }
        pending.isRestructured = true
        needsLayout = true
    }

    /// Removes all nodes, after the root has lost its role.
    func releaseAll() {
        for case let box? in nodes.map({ $0?.box }) where box.tree === self { box.tree = nil }
        nodes = []
        fixedBoxes = []
    }

    // MARK: Changes

    func setNeedsLayout() { needsLayout = true }

    func styleDidChange(of box: ViewBox) {
        pending.restyled.append(box)
        needsLayout = true
    }

    func contentDidChange(of box: ViewBox) {
        guard box.role == .leaf else { return }
        pending.leaves.append(box)
        // An equal box can have other edges on pixels, because a text must fit between them.
        setNeedsFrame(of: box)
    }

    func setNeedsFrame(of box: ViewBox) {
        box.needsFrame = true
        pending.frames.append(box)
        needsLayout = true
    }

    // MARK: Styles

    /// Sets the style of a box's node to the current style of the box. The root has a separate style.
    private func updateStyle(of box: ViewBox) {
        guard box !== root, box.tree === self else { return }
        styles.update(box, in: &tree)
        if box.isFixed != fixedBoxes.contains(where: { $0 === box }) { updateFixing(of: box) }
    }

    // MARK: Fixed boxes

    func fixes(_ box: ViewBox) -> Bool { isFixing && box.isFixed }

    func reference(for frame: CGRect) -> (view: UIView, frame: CGRect)? {
        if root.isSizedFromOutside { return root.host.map { ($0, frame) } }
        guard let view = root.view else { return nil }
        if let superview = view.superview { return (superview, frame) }
        return (view, frame.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY))
    }

    private func updateFixing(of box: ViewBox) {
        if box.isFixed { fixedBoxes.append(box) } else { fixedBoxes.removeAll { $0 === box } }
        if isFixing { moveNode(of: box) }
    }

    /// Moves the nodes of fixed boxes beside the root's node if the root fills its window, and otherwise to their containers.
    private func updateFixing() {
        let isScreen = root.view.map(\.fillsWindow) ?? false
        guard !fixedBoxes.isEmpty, isScreen != isFixing else { return }
        isFixing = isScreen
        for box in fixedBoxes { moveNode(of: box) }
    }

    private func moveNode(of box: ViewBox) {
        tree.detach(box.node)
        if fixes(box) {
            tree.append(box.node, to: surroundings)
        } else if let parent = box.parent {
            tree.setChildren(childNodes(of: parent), of: parent.node)
        }
        box.needsFrame = true
        pending.frames.append(box)
    }

    /// Returns the nodes of a container's children, without fixed boxes beside the root.
    private func childNodes(of container: ViewBox) -> [BoxNode] {
        if fixedBoxes.isEmpty || !isFixing { return container.children.map(\.node) }
        return container.children.filter { child in !fixedBoxes.contains { $0 === child } }.map(\.node)
    }

    private func makeRootStyle(_ view: UIView, _ mapped: MappedBoxStyle) -> RootStyle {
        var style = mapped.style
        if view is UIScrollView { style.overflow = style.overflow.scrolling }
        if root.isSizedFromOutside { return RootStyle(filling: root.host?.bounds.size ?? .zero, style) }
        return RootStyle(
            root.frame.own, in: view.superview?.bounds.size ?? .zero, style, declaring: mapped.declarations)
    }

    private func updateRootStyle() {
        guard let view = root.view, let mapped = root.mapped else { return }
        if !root.isSizedFromOutside { _ = root.frame.noteMove(of: view) }
        let style = makeRootStyle(view, mapped)
        if let rootStyle, rootStyle.value.style == style.style {
            self.rootStyle?.value = style
            return
        }
        let id = tree.addStyle(style.style)
        tree.setStyle(id, of: root.node)
        if let rootStyle { tree.removeStyle(rootStyle.id) }
        rootStyle = (style, id)
    }

    // MARK: Layout

    /// Lays out the boxes and sets the frames of the views that have changed.
    func layOut(scale: Double) -> FrameChanges {
        guard !isLayingOut else { return FrameChanges() }
        needsLayout = false
        layoutCount += 1
        guard root.view != nil else { return FrameChanges() }
        isLayingOut = true
        defer { isLayingOut = false }
        let isChanged = pending.isRestructured || !pending.restyled.isEmpty
        pending.isRestructured = false
        updateStyles()
        pending.restyled = []
        updateFixing()
        updateRootStyle()
        updateLeaves()
        pending.leaves = []
        let space = rootStyle?.value.space ?? BoxSize(width: 0, height: 0)
        let nodes = nodes
        let report = tree.layOut(surroundings, in: AvailableSpace(space)) { node, width in
            Self.metrics(of: nodes[node.index]?.box, in: width)
        }
        for node in report.cutOff { nodes[node.index]?.box.isTooDeep = true }
        var frames = FrameSetter(self, scale: scale, scrolledBoxes: scrolledBoxes)
        let isRescaled = scale != lastScale
        if isRescaled {
            lastScale = scale
            pending.frames = nodes.compactMap { $0?.box }
            for box in pending.frames { box.needsFrame = true }
        }
        for node in report.changed where node.index < nodes.count { nodes[node.index]?.box.needsFrame = true }
        let canScroll = isChanged || isRescaled || !report.changed.isEmpty
        if canScroll { updateScrollAreas(scale: scale) }
        for node in report.changed where node.index < nodes.count {
            if let box = nodes[node.index]?.box { frames.set(box, tree) }
        }
        let waiting = pending.frames
        pending.frames = []
        for box in waiting where box.tree === self { frames.set(box, tree) }
        var changes = frames.changes
        scrolledBoxes = frames.scrolledBoxes
        scrolledBoxes?.update(tree, of: self, &changes)
        if scrolledBoxes?.isEmpty == true { scrolledBoxes = nil }
        if canScroll { changes.scrollViews = scrollBoxes.compactMap(\.view) }
        return changes
    }

    private func updateStyles() {
        for box in pending.restyled { updateStyle(of: box) }
    }

    private func updateLeaves() {
        for box in pending.leaves { updateLeaf(box) }
    }

    private static func metrics(of box: ViewBox?, in width: LeafWidth) -> LeafMetrics {
        guard let box, let view = box.view else { return LeafMetrics(width: 0, height: 0) }
        return box.meter.metrics(of: view, in: width)
    }

    /// Updates the contents of scroll views. If a content moves, the frames of all children are set again.
    private func updateScrollAreas(scale: Double) {
        if scrollBoxes.isEmpty { return }
        let reader = ScrollAreaReader(tree: tree, scale: scale)
        for box in scrollBoxes {
            let area = reader.area(of: box)
            let former = box.position.scrollArea
            box.position.scrollArea = area
            guard area.distance != former?.distance ?? .zero else { continue }
            for child in box.children {
                child.needsFrame = true
                pending.frames.append(child)
            }
        }
    }

    /// The boxes with nodes.
    var boxes: [ViewBox] { nodes.compactMap { $0?.box } }

    /// Lays out a copy of the tree with other styles of some boxes, once for each list of styles. No view changes.
    /// - Parameter read: Reads the results.
    /// - Returns: Whether the tree has all of the boxes, and needs no layout itself.
    func preview(_ lists: [[(box: ViewBox, style: MappedBoxStyle)]], _ read: (BoxTree) -> Void) -> Bool {
        guard !isLayingOut, !needsLayout, let space = rootStyle?.value.space else { return false }
        var copy = tree
        let nodes = nodes
        for list in lists {
            for (box, mapped) in list {
                guard box.tree === self, let view = box.view else { return false }
                let style =
                    box === root ? makeRootStyle(view, mapped).style : BoxNodeStyles.style(of: box, view, mapped)
                copy.setStyle(copy.addStyle(style), of: box.node)
            }
            copy.layOut(surroundings, in: AvailableSpace(space)) { node, width in
                Self.metrics(of: nodes[node.index]?.box, in: width)
            }
            read(copy)
        }
        return true
    }

    /// Returns the used box after the last layout. The tracks and lines of a container are sized in a copy of the tree.
    func usedBox(of box: ViewBox) -> UsedBox? {
        guard !isLayingOut, box.tree === self, let style = box.mapped?.style, style.display != .none else { return nil }
        var copy = tree
        let nodes = nodes
        return UsedBox(
            box.node, in: &copy, style, isContainer: box.role == .container, isFixed: box.meter.isFixed
        ) { node, width in Self.metrics(of: nodes[node.index]?.box, in: width) }
    }

    func contentSize(of box: ViewBox) -> BoxSize? { box.tree === self ? tree.contentSize(of: box.node) : nil }

    private func updateLeaf(_ box: ViewBox) {
        guard box.tree === self, let view = box.view, let mapped = box.mapped else { return }
        box.meter.update(view, ownSize: box.frame.own.size, style: mapped.style)
        tree.setNeedsMeasure(box.node)
        updateStyle(of: box)
    }

    // MARK: Sizes

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
        updateStyles()
        updateLeaves()
        // In the tree itself, the layout would replace the results of the last layout.
        var copy = tree
        var style = mapped.style
        style.margin = BoxEdges(.zero)
        if style.display == .contents { style.display = .block }
        copy.setStyle(copy.addStyle(style), of: box.node)
        let nodes = nodes
        return body { space in
            copy.layOut(box.node, in: space) { node, width in Self.metrics(of: nodes[node.index]?.box, in: width) }
            let frame = copy.box(of: box.node).frame
            return CGSize(width: frame.width, height: frame.height)
        }
    }
}

extension CGFloat {
    /// Whether a length limits the content. 0 and large numbers mean no limit.
    fileprivate var isLimited: Bool { self > 0 && self < 1_000_000 }
}

extension ViewBox {
    fileprivate func isInside(_ box: ViewBox) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === box }
    }
}

extension UIView {
    /// Whether the view is a screen: it fills its window, or has no superview.
    fileprivate var fillsWindow: Bool {
        guard let superview else { return true }
        return superview is UIWindow || window.map { convert(bounds, to: $0) == $0.bounds } ?? false
    }
}
