import CSSEngine
import NimbusCSS

/// The id and the classes that selectors see of a view in a registered subtree.
public struct ViewNames: Hashable, Sendable {
    /// The id with or without `#`. `nil` for the view's own.
    public var id: String?
    /// The class names without dots.
    public var classes: [String]

    /// Creates the names of a view. By default, a view has its own id and no classes.
    public init(id: String? = nil, classes: [String] = []) {
        self.id = id
        self.classes = classes
    }
}

extension NIDOM {
    /// Registers a view and all views inside it, and keeps the registration up to date.
    ///
    /// ```swift
    /// dom.registerSubtree(of: screen) { view in
    ///     ViewNames(id: view.accessibilityIdentifier, classes: [view is UIControl ? "control" : "content"])
    /// }
    /// ```
    ///
    /// Each pass registers the views that were added to the subtree and unregisters those that left it. So does the layout
    /// of a followed view. UIKit does not report new subviews: after adding views without another change, call
    /// ``/NimbusCSS/NIDOM/setNeedsStyle(_:)`` with the root, or ``/NimbusCSS/NIDOM/styleIfNeeded()``. Changes that take
    /// effect at once do not search for views.
    ///
    /// Subviews that UIKit creates for its own views are left out. Views that you have registered yourself keep their
    /// names and stay registered. A subtree inside another one is named by its own rule.
    ///
    /// Registering the same root again replaces the rule and gives all views of the subtree new names.
    ///
    /// - Parameters:
    ///   - root: The view whose subtree is registered. The DOM holds it weakly.
    ///   - rule: Returns the names of a view, or `nil` to leave out the view but not the views inside it. Called once for
    ///     each view, when it is found. By default, a view has its `accessibilityIdentifier` as id.
    /// - Complexity: A pass compares each view of the subtree with the previous pass, without allocations if nothing has
    ///   changed.
    public func registerSubtree(
        of root: UIView,
        naming rule: @escaping @MainActor (UIView) -> ViewNames? = { view in
            ViewNames(id: view.accessibilityIdentifier)
        }
    ) {
        performBatchUpdates { viewStyler.subtrees.add(root, rule) }
    }

    /// Unregisters the views that ``registerSubtree(of:naming:)`` has registered. Their appearance stays as it is.
    public func unregisterSubtree(of root: UIView) {
        performBatchUpdates { viewStyler.subtrees.remove(root) }
    }
}

/// The registered subtrees of a DOM, with the views that were in them in the last pass.
@MainActor final class SubtreeRegistry {
    /// A view of a subtree. Also for a view that has no names, because there can be views with names inside it.
    private final class Node {
        private(set) weak var view: UIView?
        let identity: ObjectIdentifier
        /// Whether the view is the root of another subtree, which has the views inside it.
        var isRootOfAnother: Bool
        var children: [Node] = []

        init(_ view: UIView, isRootOfAnother: Bool = false) {
            self.view = view
            identity = ObjectIdentifier(view)
            self.isRootOfAnother = isRootOfAnother
        }

        /// Calls `body` for this node and the nodes inside it.
        func visit(_ body: (Node) -> Void) {
            body(self)
            for child in children { child.visit(body) }
        }

        /// Whether the views are the same as in the last pass, in the same order.
        func hasChildren(_ views: ArraySlice<UIView>) -> Bool {
            guard views.count == children.count else { return false }
            var index = views.startIndex
            for child in children {
                if child.view !== views[index] { return false }
                index += 1
            }
            return true
        }
    }

    private struct Subtree {
        let id: Int
        let root: Node
        let rule: @MainActor (UIView) -> ViewNames?
    }

    /// A view that a subtree has registered.
    private struct Member {
        weak var view: UIView?
        var subtree: Int
    }

    /// The differences that a search has found.
    private struct Changes {
        var found: Set<ObjectIdentifier> = []
        var lost: [(node: Node, subtree: Int)] = []
        var positionsChanged = false
    }

    private unowned let dom: NIDOM
    private var subtrees: [Subtree] = []
    private var members: [ObjectIdentifier: Member] = [:]
    private var lastID = 0

    init(_ dom: NIDOM) { self.dom = dom }

    // MARK: Subtrees

    /// Adds a subtree, or replaces the one of the same root.
    func add(_ view: UIView, _ rule: @escaping @MainActor (UIView) -> ViewNames?) {
        var changes = Changes()
        removeSubtree(of: view, &changes)
        // The views inside belong to the new subtree, which gives them other names.
        visitNodes(of: view) { node, subtree in
            node.isRootOfAnother = true
            for child in node.children { changes.lost.append((child, subtree.id)) }
            node.children = []
        }
        lastID += 1
        let subtree = Subtree(id: lastID, root: Node(view), rule: rule)
        subtrees.append(subtree)
        register(view, in: subtree, &changes)
        update(&changes)
    }

    /// Removes a subtree. If its root is inside another subtree, its views belong to that one.
    func remove(_ view: UIView) {
        var changes = Changes()
        removeSubtree(of: view, &changes)
        visitNodes(of: view) { node, subtree in
            node.isRootOfAnother = false
            register(view, in: subtree, &changes)
        }
        update(&changes)
    }

    /// Removes all subtrees, after the DOM has removed their views.
    func removeAll() {
        subtrees = []
        members = [:]
    }

    private func removeSubtree(of view: UIView, _ changes: inout Changes) {
        guard let index = subtrees.firstIndex(where: { $0.root.view === view }) else { return }
        let subtree = subtrees.remove(at: index)
        changes.lost.append((subtree.root, subtree.id))
    }

    private func visitNodes(of view: UIView, _ body: (Node, Subtree) -> Void) {
        for subtree in subtrees {
            subtree.root.visit { node in
                if node.view === view { body(node, subtree) }
            }
        }
    }

    // MARK: Searching

    /// Registers the views that have come since the last call and unregisters those that have gone.
    func update() {
        guard !subtrees.isEmpty else { return }
        var changes = Changes()
        update(&changes)
    }

    private func update(_ changes: inout Changes) {
        for subtree in subtrees where subtree.root.view == nil { changes.lost.append((subtree.root, subtree.id)) }
        subtrees.removeAll { $0.root.view == nil }
        for subtree in subtrees { update(subtree.root, in: subtree, &changes) }
        for (node, subtree) in changes.lost {
            node.visit { unregister($0, from: subtree, unlessIn: changes.found) }
        }
        if changes.positionsChanged { dom.setNeedsSynchronization() }
    }

    private func update(_ node: Node, in subtree: Subtree, _ changes: inout Changes) {
        guard !node.isRootOfAnother, let view = node.view else { return }
        let views = view.ownSubviews
        if !node.hasChildren(views) { replaceChildren(of: node, by: views, in: subtree, &changes) }
        for child in node.children { update(child, in: subtree, &changes) }
    }

    private func replaceChildren(
        of node: Node, by views: ArraySlice<UIView>, in subtree: Subtree, _ changes: inout Changes
    ) {
        var old = Dictionary(node.children.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        var kept: [ObjectIdentifier] = []
        var children: [Node] = []
        for view in views {
            let identity = ObjectIdentifier(view)
            if let child = old[identity], child.view === view {
                old[identity] = nil
                kept.append(identity)
                children.append(child)
            } else {
                let isRoot = subtrees.contains { $0.root.view === view }
                children.append(Node(view, isRootOfAnother: isRoot))
                if !isRoot { register(view, in: subtree, &changes) }
            }
        }
        let former = node.children.lazy.map(\.identity).filter { old[$0] == nil }
        if !former.elementsEqual(kept) { changes.positionsChanged = true }
        for lost in old.values { changes.lost.append((lost, subtree.id)) }
        node.children = children
    }

    // MARK: Views

    private func register(_ view: UIView, in subtree: Subtree, _ changes: inout Changes) {
        let identity = ObjectIdentifier(view)
        changes.found.insert(identity)
        if let member = members[identity], member.view === view {
            changes.positionsChanged = true
            if member.subtree != subtree.id { rename(view, in: subtree) }
        } else if !dom.isRegistered(view), let names = subtree.rule(view) {
            dom.register(view, withCSSClass: names.classes.joined(separator: " "), andId: names.id)
            members[identity] = Member(view: view, subtree: subtree.id)
        }
    }

    private func rename(_ view: UIView, in subtree: Subtree) {
        guard let names = subtree.rule(view) else {
            members[ObjectIdentifier(view)] = nil
            return dom.unregister(view)
        }
        members[ObjectIdentifier(view)]?.subtree = subtree.id
        dom.rename(view, classes: names.classes, id: names.id.flatMap(NIDOM.bareID))
    }

    private func unregister(_ node: Node, from subtree: Int, unlessIn found: Set<ObjectIdentifier>) {
        guard !found.contains(node.identity), members[node.identity]?.subtree == subtree else { return }
        members[node.identity] = nil
        if let view = node.view { dom.unregister(view) }
    }
}
