import NimbusCSS

/// The `-mobile-relative` relations between views and their targets, with lookup in both directions.
///
/// The views with the same target are the followers of the target.
@MainActor final class ViewRelations {
    /// The key of a relation: the target, or an id that no view has yet.
    private enum Anchor: Hashable {
        case view(ObjectIdentifier)
        /// An id that no view has.
        case missing(id: String)
    }

    private struct Relation {
        weak var view: UIView?
        weak var target: UIView?
        var anchor: Anchor?
        /// The index in the anchor's list of followers.
        var place = 0
    }

    private var relations: [ObjectIdentifier: Relation] = [:]
    /// The views of each anchor.
    private var followers: [Anchor: [ObjectIdentifier]] = [:]
    /// The views whose targets the run ignores because of a cycle.
    private var cutViews: Set<ObjectIdentifier> = []
    private var indices = SubviewIndexCache(cachingAll: true)
    /// The number of target lookups.
    private(set) var searchCount = 0

    /// The number of siblings visited by all lookups.
    var readCount: Int { indices.readCount }
    /// The number of entries in all tables.
    var count: Int { relations.count + followers.count + cutViews.count }
    var isEmpty: Bool { relations.isEmpty }

    // MARK: Targets

    /// Returns the target of a view, or `nil` if there is none.
    func search(_ relative: RelativeTarget, for view: UIView, in dom: NIDOM) -> UIView? {
        searchCount += 1
        return relative.view(
            for: view, &indices, isRegistered: { dom.registry.isRegistered($0) },
            withID: { dom.viewById($0) as? UIView })
    }

    /// Returns the nearest registered siblings before and after a view.
    func neighbours(of view: UIView, in dom: NIDOM) -> [UIView] {
        [RelativeTarget.previous, .next].compactMap { search($0, for: view, in: dom) }
    }

    // MARK: Relations

    /// Whether `target` differs from the recorded target of a view, or no relation is recorded.
    func isNews(_ view: UIView, _ relative: RelativeTarget, to target: UIView?) -> Bool {
        guard let relation = relations[ObjectIdentifier(view)] else { return true }
        return relation.view !== view || relation.target !== target
            || relation.anchor != Self.anchor(relative, target)
    }

    /// Whether a relation is recorded for a view, with or without a target.
    func isRelated(_ view: UIView) -> Bool { relations[ObjectIdentifier(view)]?.view === view }

    /// Records the target of a view.
    func note(_ view: UIView, _ relative: RelativeTarget, to target: UIView?) {
        guard isNews(view, relative, to: target) else { return }
        let key = ObjectIdentifier(view)
        detach(key)
        var relation = Relation(view: view, target: target, anchor: Self.anchor(relative, target))
        if let anchor = relation.anchor {
            relation.place = followers[anchor]?.count ?? 0
            followers[anchor, default: []].append(key)
        }
        relations[key] = relation
    }

    private static func anchor(_ relative: RelativeTarget, _ target: UIView?) -> Anchor? {
        if let target { return .view(ObjectIdentifier(target)) }
        if case .id(let id) = relative { return .missing(id: id) }
        return nil
    }

    /// Returns the views whose target is `view`.
    func followers(of view: UIView) -> [UIView] {
        relations(of: .view(ObjectIdentifier(view))).filter { $0.target === view }.compactMap(\.view)
    }

    /// Returns the recorded followers of a view, which may be deallocated.
    func followers(of key: ObjectIdentifier) -> [UIView] { relations(of: .view(key)).compactMap(\.view) }

    /// Returns the views whose target is an id that no view has yet.
    func seekers(of id: String) -> [UIView] { relations(of: .missing(id: id)).compactMap(\.view) }

    private func relations(of anchor: Anchor) -> [Relation] {
        (followers[anchor] ?? []).compactMap { relations[$0] }
    }

    // MARK: Removal

    func forget(_ key: ObjectIdentifier) {
        detach(key)
        relations[key] = nil
        cutViews.remove(key)
    }

    func forgetAll() {
        (relations, followers, cutViews, indices) = ([:], [:], [], SubviewIndexCache(cachingAll: true))
    }

    /// Removes a view from the followers of its anchor. The last follower moves to the index of the view.
    private func detach(_ key: ObjectIdentifier) {
        guard let relation = relations[key], let anchor = relation.anchor,
            let last = followers[anchor]?.popLast()
        else { return }
        if last != key {
            followers[anchor]?[relation.place] = last
            relations[last]?.place = relation.place
        }
        if followers[anchor]?.isEmpty == true { followers[anchor] = nil }
    }

    // MARK: Cycles

    /// Whether the target of a view is ignored because of a cycle.
    func isCut(_ view: UIView) -> Bool { !cutViews.isEmpty && cutViews.contains(ObjectIdentifier(view)) }

    /// Ignores the target of a view because of a cycle.
    func cut(_ view: UIView) { cutViews.insert(ObjectIdentifier(view)) }

    /// Returns the cycles as problems.
    func problems(in dom: NIDOM) -> [LayoutProblem] {
        cutViews.compactMap { relations[$0]?.view }.map { view in
            LayoutProblem(
                kind: .cycle, viewClass: "\(type(of: view))", id: dom.registry.id(of: view),
                location: dom.ruleset(of: view)?.location(of: LayoutProperty.relative.name))
        }
    }

    /// Forgets all cycles and returns their views.
    func retryProblems() -> [UIView] {
        guard !cutViews.isEmpty else { return [] }
        defer { cutViews = [] }
        return cutViews.compactMap { relations[$0]?.view }
    }
}
