import BoxLayout
import CSSEngine
import NimbusCSS

/// Maintains the boxes of views: their existence, roles and trees.
///
/// A view is a container if its `display` is `flex`, `grid`, `block`, `flow-root`, an inline variant, or `contents`.
/// Views whose content UIKit draws or lays out are not containers. Containers and their registered subviews have boxes.
@MainActor final class ViewBoxes {
    /// The views and boxes of the next update.
    private struct Pending {
        /// The views whose role may have changed.
        var views: [UIView] = []
        /// The containers whose children may have changed.
        var containers: [ViewBox] = []
        /// The containers whose nodes must be linked to their current children.
        var relinked: [ViewBox] = []
        /// The containers that may have become roots.
        var roots: [ViewBox] = []
    }

    private let registry: ViewRegistry
    private let viewStyles: ViewStyles
    private let styles: BoxStyleCache
    private let rules: FrameRuleStage
    private let scrollContent: ScrollContent
    private let followSize: FollowSize
    /// All boxes, by the identities of their views. The views are held weakly.
    @exclusivity(unchecked) private var boxes: [ObjectIdentifier: ViewBox] = [:]
    /// The trees of the roots.
    private var trees: [ObjectIdentifier: RootBoxTree] = [:]
    @exclusivity(unchecked) private var pending = Pending()
    /// The views that have lost their boxes since the last run.
    @exclusivity(unchecked) private var unplaced: [UIView] = []
    /// Whether the next update compares all views with their boxes.
    private(set) var checksAll = false

    /// - Parameter rules: The stage that gets the views which lose their boxes.
    init(
        _ registry: ViewRegistry, _ viewStyles: ViewStyles, _ rules: FrameRuleStage, _ scrollContent: ScrollContent,
        followSize: @escaping FollowSize
    ) {
        self.registry = registry
        self.viewStyles = viewStyles
        self.rules = rules
        self.scrollContent = scrollContent
        self.followSize = followSize
        styles = BoxStyleCache(viewStyles.properties)
    }

    /// Whether no view has a box.
    var isEmpty: Bool { boxes.isEmpty && pending.views.isEmpty && unplaced.isEmpty }

    /// Returns the box of a registered view. `nil` if the box layout does not place the view.
    func box(of view: UIView) -> ViewBox? { registry.record(of: view)?.owner.box }

    /// Whether views are left to place.
    var needsLayout: Bool { !unplaced.isEmpty || trees.values.contains(where: \.needsLayout) }

    /// The trees that need layout, outermost first. The superview of a root can be inside a different root.
    var treesToLayOut: [RootBoxTree] {
        if trees.isEmpty { return [] }
        let waiting = trees.values.filter(\.needsLayout)
        return waiting.count < 2 ? waiting : waiting.sorted { $0.root.viewDepth < $1.root.viewDepth }
    }

    /// Removes and returns the views that have lost their boxes.
    func takeUnplaced() -> [UIView] {
        defer { unplaced = [] }
        return unplaced
    }

    func record(of view: UIView) -> ViewRecord? { registry.record(of: view) }

    /// The properties that the box layout reads.
    var properties: Set<PropertyID> { styles.properties }

    /// Returns the box style that a view would have with another style.
    func style(_ style: ComputedStyle, of node: StyleNode) -> MappedBoxStyle {
        styles.newStyle(of: style, direction: direction(of: node))
    }

    // MARK: Pending changes

    /// Marks a view for the next update, which determines the roles of the view and its superview.
    func setNeedsUpdate(of view: UIView) { pending.views.append(view) }

    /// Marks the moved views of `mutations` for the next update, and removes the boxes of deallocated views.
    func note(_ mutations: TreeMutations) {
        if isEmpty { return }
        for mutation in mutations.views {
            if let view = mutation.view as? UIView {
                pending.views.append(view)
            } else if let box = boxes[mutation.identity], box.view == nil {
                remove(box)
            }
        }
    }

    /// Removes the box of a view that the DOM unregisters. The record keeps the frame for a later registration.
    func willUnregister(_ box: ViewBox) { remove(box) }

    /// Removes all boxes. The records keep the frames.
    func willUnregisterAllViews() {
        for box in boxes.values {
            if let view = box.view { registry.record(of: view)?.owner = .formerBox(box.frame) }
        }
        for tree in trees.values { release(tree) }
        (boxes, trees, pending) = ([:], [:], Pending())
    }

    private func release(_ tree: RootBoxTree) {
        tree.root.view?.attachment(ContentSizeConstraints.self)?.removeAll()
        tree.releaseAll()
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
        for box in boxes.values {
            if let view = box.view { pending.views.append(view) }
        }
    }

    // MARK: Roles

    /// Updates the boxes to the current styles and superviews of the views.
    func update() {
        if checksAll { findChanges() }
        checksAll = false
        var isUpdated = false
        while !pending.views.isEmpty || !pending.containers.isEmpty {
            isUpdated = true
            let views = pending.views
            pending.views = []
            for view in views { updateRole(of: view) }
            let containers = pending.containers
            pending.containers = []
            for container in containers { updateChildren(of: container) }
        }
        if isUpdated { updateTrees() }
    }

    private func isContainer(_ record: ViewRecord) -> Bool { record.plan?.isContainer == true }

    /// Returns the registered container that directly contains a view. `nil` if there is none.
    private func container(of view: UIView) -> (view: UIView, record: ViewRecord)? {
        guard let superview = view.superview else { return nil }
        var container = superview
        if let outer = superview.superview, outer.contentContainer === superview, !registry.isRegistered(superview) {
            container = outer
        } else if superview.contentContainer != nil {
            return nil
        }
        guard let record = registry.record(of: container), isContainer(record) else { return nil }
        return (container, record)
    }

    private func updateRole(of view: UIView) {
        guard let record = registry.record(of: view) else { return }
        let known = record.owner.box
        let container = container(of: view)
        if let parent = known?.parent, parent.view !== container?.view { setNeedsChildren(parent) }
        if let container { setNeedsChildren(makeBox(container.view, container.record)) }
        if isContainer(record) {
            let box = makeBox(view, record)
            if box.parent != nil, container == nil { detach(box) }
            setRole(.container, of: box)
            updateStyle(of: box)
        } else if let known {
            setRole(.leaf, of: known)
            if container == nil { remove(known, of: view, record) } else { updateStyle(of: known) }
        } else if container == nil, case .formerBox(let frame) = record.owner {
            giveBack(frame, to: view, record)
        }
    }

    /// Makes a box the owner of a view's frame.
    private func makeBox(_ view: UIView, _ record: ViewRecord) -> ViewBox {
        let frame: StyledFrame?
        switch record.owner {
        case .box(let known): return known
        case .formerBox(let former): frame = former
        case .rules, .constraints: frame = rules.release(view, record)
        case .app: frame = nil
        }
        let isContainer = isContainer(record)
        let box = ViewBox(view, role: isContainer ? .container : .leaf, frame: frame)
        record.owner = .box(box)
        boxes[box.identity] = box
        pending.roots.append(box)
        scrollContent.setNeedsUpdate(around: view)
        updateStyle(of: box)
        if isContainer { setNeedsChildren(box) }
        return box
    }

    private func setNeedsChildren(_ container: ViewBox) {
        guard !container.needsChildren else { return }
        container.needsChildren = true
        pending.containers.append(container)
    }

    private func setRole(_ role: ViewBox.Role, of box: ViewBox) {
        guard box.role != role else { return }
        box.role = role
        if role == .leaf { removeChildren(of: box) }
        if let view = box.view { scrollContent.setNeedsUpdate(of: view) }
        setNeedsChildren(box)
        if let parent = box.parent { setNeedsChildren(parent) }
    }

    private func direction(of node: StyleNode) -> BoxDirection {
        viewStyles.environment(of: node).layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private func updateStyle(of box: ViewBox) {
        guard let view = box.view, let node = registry.node(of: view) else { return }
        let mapped = styles.style(of: viewStyles.style(of: node), direction: direction(of: node))
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
        let children = host.subviews.compactMap { subview in
            isPart(subview, of: container) ? nil : registry.record(of: subview).map { makeBox(subview, $0) }
        }
        let former = container.children
        container.children = children
        for child in children where child.parent !== container {
            if let parent = child.parent { setNeedsChildren(parent) }
            if let tree = trees.removeValue(forKey: ObjectIdentifier(child)) { release(tree) }
            child.parent = container
            child.tree?.setNeedsFrame(of: child)
        }
        let kept = Set(children.map(\.identity))
        for child in former where child.parent === container && (child.view == nil || !kept.contains(child.identity)) {
            drop(child)
        }
        pending.relinked.append(container)
    }

    /// Returns whether a subview of a container is a part that UIKit lays out, such as the label of a cell. It is registered if
    /// `::part()` selects it.
    private func isPart(_ subview: UIView, of container: ViewBox) -> Bool {
        guard let view = container.view, container.host !== view, registry.isInternalPart(subview) else { return false }
        return view.hasPart(subview)
    }

    private func removeChildren(of container: ViewBox) {
        let children = container.children
        container.children = []
        for child in children { drop(child) }
    }

    /// Handles a box that has left its container. The next update makes the box a root or removes it.
    private func drop(_ box: ViewBox) {
        detach(box)
        if let view = box.view { pending.views.append(view) } else { remove(box) }
    }

    private func detach(_ box: ViewBox) {
        if let parent = box.parent { setNeedsChildren(parent) }
        box.parent = nil
        box.tree?.release(box)
        pending.roots.append(box)
    }

    /// Removes a box from its container and trees. The view keeps its frame.
    private func remove(_ box: ViewBox) {
        detach(box)
        if let tree = trees.removeValue(forKey: ObjectIdentifier(box)) { release(tree) }
        if boxes[box.identity] === box { boxes[box.identity] = nil }
        for child in box.children where child.parent === box { drop(child) }
        guard let view = box.view else { return }
        if let record = registry.record(of: view), record.owner.box === box { record.owner = .formerBox(box.frame) }
        scrollContent.setNeedsUpdate(around: view)
    }

    /// Removes the box of a view that no longer needs one.
    private func remove(_ box: ViewBox, of view: UIView, _ record: ViewRecord) {
        remove(box)
        giveBack(box.frame, to: view, record)
    }

    /// Makes the frame rules of the style the owner of a frame that a box had. Without them, moves the view to its own frame.
    private func giveBack(_ frame: StyledFrame, to view: UIView, _ record: ViewRecord) {
        record.owner = .app
        unplaced.append(view)
        if let frameRules = record.plan?.frameRules {
            rules.place(view, record, by: frameRules, from: frame)
        } else if !view.isPlacedByAutoLayout {
            var frame = frame
            frame.undo(view)
        }
    }

    /// Creates trees for new roots, and nodes for changed containers.
    private func updateTrees() {
        let roots = pending.roots
        pending.roots = []
        for box in roots where box.isRoot && box.role == .container && boxes[box.identity] === box {
            guard trees[ObjectIdentifier(box)] == nil else { continue }
            trees[ObjectIdentifier(box)] = RootBoxTree(box)
            pending.relinked.append(box)
            followSizes(around: box)
        }
        let containers = pending.relinked
        pending.relinked = []
        // The nodes of an outer container must exist before the nodes of its descendants.
        for container in containers.sorted(by: { $0.depth < $1.depth }) {
            container.tree?.updateChildren(of: container)
        }
    }

    /// Observes the sizes that a root depends on and that UIKit can change.
    private func followSizes(around root: ViewBox) {
        guard let view = root.view else { return }
        if root.isSizedFromOutside {
            followSize(view.contentContainer ?? view, true)
        } else if let superview = view.superview {
            followSize(superview, false)
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
            } else if registry.isRegistered(view), !isPart(view, of: container) {
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
            if box.parent?.view !== container(of: view)?.view { pending.views.append(view) }
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
