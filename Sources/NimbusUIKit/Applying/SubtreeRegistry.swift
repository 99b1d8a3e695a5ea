import CSSEngine
import NimbusCSS

/// The id and the classes that selectors see of a view in a registered subtree.
public struct ViewNames: Hashable, Sendable {
    /// The id with or without `#`. `nil` for the id of the view itself.
    public var id: String?
    /// The class names without dots. White space separates names.
    public var classes: [String]

    /// Creates the names of a view. By default, a view has its own id and no classes.
    public init(id: String? = nil, classes: [String] = []) {
        self.id = id
        self.classes = classes
    }
}

/// The registered subtrees of a DOM, with the views that were in them in the last pass.
@MainActor final class SubtreeRegistry {
    /// The naming rule of a subtree. A new rule for the same root is a different object.
    private final class Rule {
        let names: @MainActor (UIView) -> ViewNames?

        init(_ names: @escaping @MainActor (UIView) -> ViewNames?) { self.names = names }
    }

    /// A view of a subtree. Views without names have nodes as well, because their descendants can have names.
    private final class Node {
        private(set) weak var view: UIView?
        let identity: ObjectIdentifier
        let rule: Rule
        let origin: SubviewOrigin
        /// Whether the view is the root of a nested subtree, which contains the descendants of the view.
        var isRootOfAnother: Bool
        var children: [Node] = []

        init(_ view: UIView, _ rule: Rule, origin: SubviewOrigin = .app, isRootOfAnother: Bool = false) {
            self.view = view
            identity = ObjectIdentifier(view)
            self.rule = rule
            self.origin = origin
            self.isRootOfAnother = isRootOfAnother
        }

        /// Returns whether the nodes of the last pass have the given views, in the same order.
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

    /// A view that a subtree has registered.
    private struct Member {
        private(set) weak var view: UIView?
        var rule: Rule
        /// The names from the rule.
        var names: ViewNames
        /// Whether the app has set names or a style of the view. Such a view stays registered.
        var isOwnedByApp = false
    }

    /// The differences that a search has found.
    private struct Changes {
        var lost: [Node] = []
        var positionsChanged = false
    }

    private unowned let dom: NIDOM
    /// The roots in the order of their registration, including roots that were removed since the last pass.
    private var roots: [Node] = []
    private var rootsByView: [ObjectIdentifier: Node] = [:]
    /// The nodes that are not roots.
    private var innerNodes: [ObjectIdentifier: Node] = [:]
    private var members: [ObjectIdentifier: Member] = [:]
    private var sweepThreshold = SweepThreshold()

    init(_ dom: NIDOM) { self.dom = dom }

    /// Whether no subtree is registered.
    var isEmpty: Bool { rootsByView.isEmpty }

    // MARK: Subtrees

    /// Adds a subtree. If the root has a subtree already, replaces its rule.
    func add(_ view: UIView, _ names: @escaping @MainActor (UIView) -> ViewNames?) {
        var changes = Changes()
        removeRoot(view, &changes)
        // The descendants move to the new subtree, and get names from its rule.
        if let node = innerNode(of: view) {
            node.isRootOfAnother = true
            changes.lost += node.children
            node.children = []
        }
        let root = Node(view, Rule(names))
        roots.append(root)
        rootsByView[root.identity] = root
        register(view, root.rule, &changes)
        searchSubtree(root, view, &changes)
        apply(changes)
    }

    /// Removes a subtree. If its root is inside an outer subtree, the views join the outer subtree.
    func remove(_ view: UIView) {
        var changes = Changes()
        removeRoot(view, &changes)
        if let node = innerNode(of: view) {
            node.isRootOfAnother = false
            register(view, node.rule, &changes)
            search(node, view, &changes)
        }
        apply(changes)
    }

    /// Removes all subtrees, after the DOM has removed their views.
    func removeAll() {
        (roots, rootsByView, innerNodes, members) = ([], [:], [:], [:])
    }

    private func removeRoot(_ view: UIView, _ changes: inout Changes) {
        guard let root = rootNode(of: view) else { return }
        rootsByView[root.identity] = nil
        changes.lost.append(root)
    }

    private func rootNode(of view: UIView) -> Node? {
        rootsByView[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
    }

    private func innerNode(of view: UIView) -> Node? {
        innerNodes[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
    }

    // MARK: Searching

    /// Registers the views added since the last call and unregisters the views removed since then.
    func update() {
        guard !roots.isEmpty else { return }
        var changes = Changes()
        roots.removeAll { rootsByView[$0.identity] !== $0 }
        for root in roots {
            if let view = root.view {
                searchSubtree(root, view, &changes)
            } else {
                rootsByView[root.identity] = nil
                changes.lost.append(root)
            }
        }
        apply(changes)
    }

    private func searchSubtree(_ root: Node, _ view: UIView, _ changes: inout Changes) {
        search(root, view, &changes)
        // The naming rule can unregister its own subtree.
        if rootsByView[root.identity] !== root { changes.lost.append(root) }
    }

    private func search(_ node: Node, _ view: UIView, _ changes: inout Changes) {
        guard !node.isRootOfAnother, node.origin != .toolkit else { return }
        let views = view.ownSubviews
        if !node.hasChildren(views) { replaceChildren(of: node, in: view, by: views, &changes) }
        // Loading the views of the nodes again would take longer. A naming rule can change the nodes.
        for (child, view) in zip(node.children, views) where child.identity == ObjectIdentifier(view) {
            search(child, view, &changes)
        }
    }

    private func replaceChildren(
        of node: Node, in superview: UIView, by views: ArraySlice<UIView>, _ changes: inout Changes
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
                children.append(insertChild(view, of: superview, node.rule, &changes))
            }
        }
        let former = node.children.lazy.map(\.identity).filter { old[$0] == nil }
        if !former.elementsEqual(kept) { changes.positionsChanged = true }
        changes.lost += old.values
        node.children = children
    }

    private func insertChild(_ view: UIView, of superview: UIView, _ rule: Rule, _ changes: inout Changes) -> Node {
        let isRoot = rootNode(of: view) != nil
        let child = Node(view, rule, origin: isRoot ? .app : view.origin(in: superview), isRootOfAnother: isRoot)
        innerNodes[child.identity] = child
        if child.origin == .app, !isRoot {
            register(view, rule, &changes)
        } else if dom.registry.isRegistered(view) {
            changes.positionsChanged = true
        }
        return child
    }

    private func apply(_ changes: Changes) {
        var positionsChanged = changes.positionsChanged
        var pending = changes.lost
        while let node = pending.popLast() {
            if unregister(node) { positionsChanged = true }
            pending += node.children
        }
        if sweepThreshold.isReached(by: members.count) {
            members = members.filter { $0.value.view != nil }
            sweepThreshold.didSweep(leaving: members.count)
        }
        if positionsChanged { dom.setNeedsSynchronization() }
    }

    // MARK: Views

    /// Marks a view as owned by the app, if a subtree has registered it.
    func appDidChange(_ view: UIView) {
        guard !members.isEmpty, members[ObjectIdentifier(view)]?.view === view else { return }
        members[ObjectIdentifier(view)]?.isOwnedByApp = true
    }

    /// Removes the entry of a view that the DOM unregisters.
    func domWillUnregister(_ view: UIView) { members[ObjectIdentifier(view)] = nil }

    private func register(_ view: UIView, _ rule: Rule, _ changes: inout Changes) {
        if let member = members[ObjectIdentifier(view)], member.view === view {
            changes.positionsChanged = true
            if member.rule !== rule { rename(view, member, rule) }
        } else if dom.registry.isRegistered(view), !dom.isInternalPart(view) {
            changes.positionsChanged = true
        } else if let names = rule.names(view)?.normalized {
            members[ObjectIdentifier(view)] = Member(view: view, rule: rule, names: names)
            // The search visits the descendants afterwards.
            dom.register(view, classes: names.classes, id: names.id, adoptsDescendants: false)
        }
    }

    /// Replaces the names from a former rule by the names from the current rule.
    private func rename(_ view: UIView, _ member: Member, _ rule: Rule) {
        var names = rule.names(view)?.normalized
        if member.isOwnedByApp {
            let given = dom.registry.givenNames(of: view)
            let ownClasses = given.classes.filter { !member.names.classes.contains($0) }
            let ownID = given.id == member.names.id ? nil : given.id
            let ruleNames = names ?? ViewNames()
            members[ObjectIdentifier(view)]?.rule = rule
            members[ObjectIdentifier(view)]?.names = ruleNames
            names = ViewNames(id: ownID ?? ruleNames.id, classes: ruleNames.classes + ownClasses)
        } else if let names {
            members[ObjectIdentifier(view)] = Member(view: view, rule: rule, names: names)
        }
        if let names { dom.rename(view, classes: names.classes, id: names.id) } else { dom.unregister(view) }
    }

    /// Unregisters the view of a removed node, unless the view has moved within its subtree.
    /// - Returns: Whether the view stays registered outside of the subtrees.
    private func unregister(_ node: Node) -> Bool {
        let current = innerNodes[node.identity]
        if current === node { innerNodes[node.identity] = nil }
        guard let member = members[node.identity], member.rule === node.rule else { return false }
        if let current, current !== node, current.rule === node.rule { return false }
        guard let view = node.view, member.view === view else {
            members[node.identity] = nil
            return false
        }
        if member.isOwnedByApp { return true }
        dom.unregister(view)
        return false
    }
}

extension ViewNames {
    /// The names with one class per string, and the id without `#`.
    fileprivate var normalized: ViewNames {
        ViewNames(id: id.flatMap(IDText.bare), classes: classes.flatMap(ClassList.names))
    }
}
