import BoxLayout
import CSSEngine
import NimbusCSS

/// Maintains the boxes of views: their existence, roles and trees.
///
/// A view is a container if its `display` is `flex`, `grid`, `block`, `flow-root`, an inline variant, or `contents`.
/// Views whose content UIKit draws or lays out are not containers. Containers and their registered subviews have boxes.
@MainActor final class ViewBoxes {
    private unowned let dom: NIDOM
    private let styles: BoxStyleCache
    /// The boxes of all views by their identities. The views are held weakly.
    @exclusivity(unchecked) private var boxes: [ObjectIdentifier: ViewBox] = [:]
    /// The trees of the roots.
    private var trees: [ObjectIdentifier: RootBoxTree] = [:]
    /// The views whose role may have changed.
    private var candidates: [UIView] = []
    /// The containers whose children may have changed.
    private var changedContainers: [ViewBox] = []
    /// The containers whose nodes must be linked to their current children.
    private var relinked: [ViewBox] = []
    /// The containers that may have become roots.
    private var newRoots: [ViewBox] = []
    /// The views that have lost their boxes since the last run.
    private var unplaced: [UIView] = []
    /// Whether the next update compares all views with their boxes.
    private(set) var checksAll = false

    init(_ dom: NIDOM) {
        self.dom = dom
        styles = BoxStyleCache(dom.styles.properties)
    }

    /// Whether no view has a box.
    var isEmpty: Bool { boxes.isEmpty && candidates.isEmpty && unplaced.isEmpty }

    /// Returns the box of a registered view. `nil` if the layout of Nimbus CSS places the view.
    func box(of view: UIView) -> ViewBox? {
        guard let box = boxes[ObjectIdentifier(view)], box.view === view else { return nil }
        return box
    }

    /// The trees that need layout, outermost first. The superview of a root can be inside a different root.
    var treesToLayOut: [RootBoxTree] {
        let pending = trees.values.filter(\.needsLayout)
        return pending.count < 2 ? pending : pending.sorted { $0.root.viewDepth < $1.root.viewDepth }
    }

    /// Removes and returns the views that have lost their boxes.
    func takeUnplaced() -> [UIView] {
        defer { unplaced = [] }
        return unplaced
    }

    // MARK: Pending changes

    /// Marks a view for the next update, which determines the roles of the view and its superview.
    func setNeedsUpdate(of view: UIView) { candidates.append(view) }

    /// Marks the moved views of `mutations` for the next update, and removes the boxes of deallocated views.
    func note(_ mutations: TreeMutations) {
        guard !isEmpty else { return }
        for mutation in mutations.views {
            if let view = mutation.view as? UIView {
                candidates.append(view)
            } else if let box = boxes[mutation.identity], box.view == nil {
                remove(box)
            }
        }
    }

    /// Removes the box of a view that the DOM unregisters. The record keeps the frame for a later registration.
    func domWillUnregister(_ view: UIView) {
        guard let box = box(of: view) else { return }
        remove(box)
    }

    /// Removes all boxes. The records keep the frames.
    func domWillUnregisterAllViews() {
        for box in boxes.values {
            if let view = box.view { dom.registry.record(of: view)?.boxFrame = box.frame }
        }
        for tree in trees.values { tree.releaseAll() }
        (boxes, trees, candidates, changedContainers, relinked, newRoots) = ([:], [:], [], [], [], [])
    }

    /// Marks a leaf whose content has changed for measurement in the next run.
    func contentDidChange(of view: UIView) {
        guard let box = box(of: view) else { return }
        box.tree?.contentDidChange(of: box)
    }

    /// Marks the roots that depend on the size of a view for layout in the next run.
    func sizeDidChange(of view: UIView) {
        if let box = box(of: view), box.isRoot { box.tree?.setNeedsLayout() }
        if let outer = view.superview, outer.contentContainer === view { box(of: outer)?.tree?.setNeedsLayout() }
        for subview in (view.contentContainer ?? view).subviews {
            if let box = box(of: subview), box.isRoot { box.tree?.setNeedsLayout() }
        }
    }

    /// Makes the next update compare all views with their boxes.
    func invalidateAll() { checksAll = !isEmpty }

    /// Marks all boxes, because their styles depend on the layout direction, which has changed.
    func invalidateStyles() {
        for box in boxes.values { candidates.append(contentsOf: [box.view].compactMap { $0 }) }
    }

    // MARK: Roles

    /// Updates the boxes to the current styles and superviews of the views.
    func update() {
        if checksAll { findChanges() }
        checksAll = false
        var isUpdated = false
        while !candidates.isEmpty || !changedContainers.isEmpty {
            isUpdated = true
            let views = candidates
            candidates = []
            for view in views { updateRole(of: view) }
            let containers = changedContainers
            changedContainers = []
            for container in containers { updateChildren(of: container) }
        }
        if isUpdated { updateTrees() }
    }

    private func isContainer(_ record: ViewRecord) -> Bool { record.plan?.isContainer == true }

    /// Returns the registered container that directly contains a view. `nil` if there is none.
    private func container(of view: UIView) -> UIView? {
        guard let superview = view.superview else { return nil }
        var container = superview
        if let outer = superview.superview, outer.contentContainer === superview, !dom.registry.isRegistered(superview)
        {
            container = outer
        } else if superview.contentContainer != nil {
            return nil
        }
        guard let record = dom.registry.record(of: container), isContainer(record) else { return nil }
        return container
    }

    private func updateRole(of view: UIView) {
        let known = box(of: view)
        guard let record = dom.registry.record(of: view) else { return }
        let container = container(of: view)
        if let parent = known?.parent, parent.view !== container { setNeedsChildren(parent) }
        if let container { setNeedsChildren(makeBox(container)) }
        if isContainer(record) {
            let box = makeBox(view)
            if box.parent != nil, container == nil { detach(box) }
            setRole(.container, of: box)
            updateStyle(of: box)
        } else if let known {
            setRole(.leaf, of: known)
            if container == nil { remove(known, record) } else { updateStyle(of: known) }
        } else if container == nil, let frame = record.boxFrame {
            // The view had a box in a former registration.
            _ = dom.viewStyler.layout.handOver(view, record, in: dom)
            giveBack(frame, to: view, record)
        }
    }

    private func makeBox(_ view: UIView) -> ViewBox {
        if let known = box(of: view) { return known }
        let record = dom.registry.record(of: view)
        let placed = record.flatMap { dom.viewStyler.layout.handOver(view, $0, in: dom) }
        let frame = record?.boxFrame ?? placed
        let isContainer = record.map { self.isContainer($0) } == true
        let box = ViewBox(view, role: isContainer ? .container : .leaf, frame: frame)
        boxes[box.identity] = box
        newRoots.append(box)
        dom.viewStyler.scrollContent.setNeedsUpdate(around: view)
        record?.boxFrame = nil
        updateStyle(of: box)
        if isContainer { setNeedsChildren(box) }
        return box
    }

    private func setNeedsChildren(_ container: ViewBox) {
        guard !container.needsChildren else { return }
        container.needsChildren = true
        changedContainers.append(container)
    }

    private func setRole(_ role: ViewBox.Role, of box: ViewBox) {
        guard box.role != role else { return }
        box.role = role
        if role == .leaf { removeChildren(of: box) }
        if let view = box.view { dom.viewStyler.scrollContent.setNeedsUpdate(of: view) }
        setNeedsChildren(box)
        if let parent = box.parent { setNeedsChildren(parent) }
    }

    private func updateStyle(of box: ViewBox) {
        guard let view = box.view, let node = dom.registry.node(of: view) else { return }
        let direction: BoxDirection =
            dom.styles.environment(of: node).layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let mapped = styles.style(of: dom.styles.style(of: node), direction: direction)
        if box.mapped !== mapped {
            let former = box.mapped?.style
            box.mapped = mapped
            box.tree?.styleDidChange(of: box)
            // The styles of some leaves depend on the container.
            for child in box.children { box.tree?.styleDidChange(of: child) }
            // A frame whose box stays depends on both.
            if former?.display != mapped.style.display || former?.direction != mapped.style.direction {
                box.tree?.setNeedsFrame(of: box)
            }
        }
        if box.role == .leaf { box.tree?.contentDidChange(of: box) }
    }

    private func updateChildren(of container: ViewBox) {
        container.needsChildren = false
        guard container.role == .container, let host = container.host,
            let view = container.view, box(of: view) === container
        else { return }
        let children = host.subviews.filter { dom.registry.isRegistered($0) }.map(makeBox)
        let former = container.children
        container.children = children
        for child in children where child.parent !== container {
            if let parent = child.parent { setNeedsChildren(parent) }
            if let tree = trees.removeValue(forKey: ObjectIdentifier(child)) { tree.releaseAll() }
            child.parent = container
            child.tree?.setNeedsFrame(of: child)
        }
        let kept = Set(children.map(\.identity))
        for child in former where child.parent === container && (child.view == nil || !kept.contains(child.identity)) {
            drop(child)
        }
        relinked.append(container)
    }

    private func removeChildren(of container: ViewBox) {
        let children = container.children
        container.children = []
        for child in children { drop(child) }
    }

    /// Handles a box that has left its container. The next update makes the box a root or removes it.
    private func drop(_ box: ViewBox) {
        detach(box)
        if let view = box.view { candidates.append(view) } else { remove(box) }
    }

    private func detach(_ box: ViewBox) {
        if let parent = box.parent { setNeedsChildren(parent) }
        box.parent = nil
        box.tree?.release(box)
        newRoots.append(box)
    }

    /// Removes a box from its container and trees. The view keeps its frame.
    private func remove(_ box: ViewBox) {
        detach(box)
        if let tree = trees.removeValue(forKey: ObjectIdentifier(box)) { tree.releaseAll() }
        if boxes[box.identity] === box { boxes[box.identity] = nil }
        for child in box.children where child.parent === box { drop(child) }
        guard let view = box.view else { return }
        dom.registry.record(of: view)?.boxFrame = box.frame
        dom.viewStyler.scrollContent.setNeedsUpdate(around: view)
    }

    /// Removes the box of a view that no longer needs one. Moves the view to its own frame, or passes it to the layout
    /// of Nimbus CSS.
    private func remove(_ box: ViewBox, _ record: ViewRecord) {
        remove(box)
        if let view = box.view { giveBack(box.frame, to: view, record) }
    }

    private func giveBack(_ frame: StyledFrame, to view: UIView, _ record: ViewRecord) {
        record.boxFrame = nil
        unplaced.append(view)
        if let specification = record.plan?.specification {
            dom.viewStyler.layout.place(view, record, by: specification, in: dom, from: frame)
        } else if !view.isPlacedByAutoLayout {
            var frame = frame
            frame.undo(view)
        }
    }

    /// Creates trees for new roots, and nodes for changed containers.
    private func updateTrees() {
        let roots = newRoots
        newRoots = []
        for box in roots where box.isRoot && box.role == .container && boxes[box.identity] === box {
            guard trees[ObjectIdentifier(box)] == nil else { continue }
            trees[ObjectIdentifier(box)] = RootBoxTree(box)
            relinked.append(box)
            followSizes(around: box)
        }
        let containers = relinked
        relinked = []
        // The nodes of an outer container must exist before the nodes of its descendants.
        for container in containers.sorted(by: { $0.depth < $1.depth }) {
            container.tree?.updateChildren(of: container)
        }
    }

    /// Observes the sizes that a root depends on and that UIKit can change.
    private func followSizes(around root: ViewBox) {
        guard let view = root.view else { return }
        if root.isSizedFromOutside {
            SizeFollower.insert(in: view.contentContainer ?? view, for: dom, isSizedByOthers: true)
        } else if let superview = view.superview {
            SizeFollower.insert(in: superview, for: dom)
        }
    }

    /// Marks the containers whose subviews have another order, and the leaves whose text has changed, without notice.
    /// - Returns: Whether boxes were marked.
    func findChangedContent() -> Bool {
        var isChanged = false
        for box in boxes.values {
            guard let view = box.view else { continue }
            if box.role == .container {
                guard !box.needsChildren, !hasCurrentChildren(box) else { continue }
                setNeedsChildren(box)
            } else {
                guard box.meter.hasOtherContent(view) else { continue }
                box.tree?.contentDidChange(of: box)
            }
            isChanged = true
        }
        return isChanged
    }

    private func hasCurrentChildren(_ container: ViewBox) -> Bool {
        guard let host = container.host else { return true }
        var index = 0
        for view in host.subviews {
            if index < container.children.count, container.children[index].view === view {
                index += 1
            } else if dom.registry.isRegistered(view) {
                return false
            }
        }
        return index == container.children.count
    }

    /// Finds changes that UIKit does not report: frames, contents, superviews and the order of subviews.
    private func findChanges() {
        for box in boxes.values {
            guard let view = box.view else {
                remove(box)
                continue
            }
            if box.role == .container {
                if !hasCurrentChildren(box) { setNeedsChildren(box) }
            } else if box.meter.isOutdated(view) {
                box.tree?.contentDidChange(of: box)
            }
            if box.parent?.view !== container(of: view) { candidates.append(view) }
            if box.keepsConstrainedFrame != box.isPlacedByAutoLayout { box.tree?.setNeedsFrame(of: box) }
            if box.isMoved {
                _ = box.frame.noteMove(of: view)
                box.tree?.contentDidChange(of: box)
                box.tree?.setNeedsFrame(of: box)
            }
        }
        for tree in trees.values { tree.setNeedsLayout() }
    }
}

extension ViewBox {
    /// The number of enclosing containers.
    fileprivate var depth: Int {
        var depth = 0
        var box = parent
        while let current = box {
            depth += 1
            box = current.parent
        }
        return depth
    }

    /// The number of superviews.
    fileprivate var viewDepth: Int {
        var depth = 0
        var view = view?.superview
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }
}
