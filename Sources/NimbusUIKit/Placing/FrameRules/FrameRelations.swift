import NimbusCSS

/// The relations between views and the targets of `-mobile-relative` and `layout`, with lookup in both directions.
///
/// The views with the same target are the followers of the target.
@MainActor final class FrameRelations {
    /// The key of a relation: the target, or an id that no view has yet.
    private enum Anchor: Hashable {
        case view(ObjectIdentifier)
        /// An id that no view has.
        case missing(id: String)
    }

    /// A link from a view to a target.
    private struct Link {
        weak var target: UIView?
        var anchor: Anchor?
        /// The index in the followers of the anchor.
        var place = 0
    }

    private struct Relation {
        weak var view: UIView?
        var links: [Link] = []
    }

    /// The identity of a view and the index of one of its links.
    private struct Follower {
        var view: ObjectIdentifier
        var link: Int
    }

    private var relations: [ObjectIdentifier: Relation] = [:]
    /// The links to each anchor.
    private var followers: [Anchor: [Follower]] = [:]
    /// The views whose targets the run ignores because of a cycle.
    private var cutViews: Set<ObjectIdentifier> = []
    private var indices = SubviewIndexCache(cachingAll: true)
    private let registry: ViewRegistry
    /// The number of target lookups.
    private(set) var searchCount = 0

    init(_ registry: ViewRegistry) { self.registry = registry }

    /// The number of siblings visited by all lookups.
    var readCount: Int { indices.readCount }
    /// The number of entries in all tables.
    var count: Int { relations.count + followers.count + cutViews.count }
    var isEmpty: Bool { relations.isEmpty }

    // MARK: Targets

    /// Returns the target of a view, or `nil` if there is none.
    func search(_ relative: RelativeTarget, for view: UIView) -> UIView? {
        searchCount += 1
        return relative.view(
            for: view, &indices, isRegistered: { [registry] in registry.isRegistered($0) },
            withID: { id in IDText.bare(id).flatMap { registry.view(withID: $0) } as? UIView })
    }

    /// Returns the nearest registered siblings before and after a view.
    func neighbors(of view: UIView) -> [UIView] {
        [RelativeTarget.previous, .next].compactMap { search($0, for: view) }
    }

    // MARK: Relations

    /// Returns the targets of a view.
    func search(_ relatives: [RelativeTarget], for view: UIView) -> [UIView?] {
        relatives.map { search($0, for: view) }
    }

    /// Whether `targets` differ from the recorded targets of a view, or the view has no recorded relation.
    func isNews(_ view: UIView, _ relatives: [RelativeTarget], to targets: [UIView?]) -> Bool {
        guard let relation = relations[ObjectIdentifier(view)] else { return true }
        if relation.view !== view || relation.links.count != targets.count { return true }
        return targets.indices.contains { index in
            relation.links[index].target !== targets[index]
                || relation.links[index].anchor != Self.anchor(relatives[index], targets[index])
        }
    }

    /// Whether a relation is recorded for a view, with or without a target.
    func isRelated(_ view: UIView) -> Bool { relations[ObjectIdentifier(view)]?.view === view }

    /// Records the targets of a view.
    func note(_ view: UIView, _ relatives: [RelativeTarget], to targets: [UIView?]) {
        guard isNews(view, relatives, to: targets) else { return }
        let key = ObjectIdentifier(view)
        detach(key)
        var relation = Relation(view: view)
        for (index, target) in targets.enumerated() {
            var link = Link(target: target, anchor: Self.anchor(relatives[index], target))
            if let anchor = link.anchor {
                link.place = followers[anchor]?.count ?? 0
                followers[anchor, default: []].append(Follower(view: key, link: index))
            }
            relation.links.append(link)
        }
        relations[key] = relation
    }

    private static func anchor(_ relative: RelativeTarget, _ target: UIView?) -> Anchor? {
        if let target { return .view(ObjectIdentifier(target)) }
        if case .id(let id) = relative { return .missing(id: id) }
        return nil
    }

    /// Returns the views whose target is `view`.
    func followers(of view: UIView) -> [UIView] { views(of: .view(ObjectIdentifier(view))) { $0 === view } }

    /// Returns the recorded followers of a view by its identity. The view may be deallocated.
    func followers(of key: ObjectIdentifier) -> [UIView] { views(of: .view(key)) }

    /// Returns the views that wait for a view with an id.
    func seekers(of id: String) -> [UIView] { views(of: .missing(id: id)) }

    private func views(of anchor: Anchor, where isWanted: (UIView?) -> Bool = { _ in true }) -> [UIView] {
        (followers[anchor] ?? []).compactMap { follower in
            guard let relation = relations[follower.view], isWanted(relation.links[follower.link].target) else {
                return nil
            }
            return relation.view
        }
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

    /// Removes a view from the followers of its anchors. The last follower of an anchor moves to the index of the view.
    private func detach(_ key: ObjectIdentifier) {
        for (index, link) in (relations[key]?.links ?? []).enumerated() {
            guard let anchor = link.anchor, let last = followers[anchor]?.popLast() else { continue }
            if last.view != key || last.link != index {
                // Read again, because the index changes if a link of the same view was the last follower.
                let place = relations[key]?.links[index].place ?? 0
                followers[anchor]?[place] = last
                relations[last.view]?.links[last.link].place = place
            }
            if followers[anchor]?.isEmpty == true { followers[anchor] = nil }
        }
    }

    // MARK: Cycles

    /// Whether the target of a view is ignored because of a cycle.
    func isCut(_ view: UIView) -> Bool { !cutViews.isEmpty && cutViews.contains(ObjectIdentifier(view)) }

    /// Ignores the target of a view because of a cycle.
    func cut(_ view: UIView) { cutViews.insert(ObjectIdentifier(view)) }

    /// The views whose targets are ignored because of a cycle.
    var viewsInCycles: [UIView] { cutViews.compactMap { relations[$0]?.view } }

    /// Clears all recorded cycles and returns their views.
    func retryCycles() -> [UIView] {
        guard !cutViews.isEmpty else { return [] }
        defer { cutViews = [] }
        return viewsInCycles
    }
}
