import NimbusCSS

/// Which views are put relative to which others, to be asked from either side.
@MainActor final class ViewRelations {
    /// What a view waits for to be, or to be placed.
    private enum Anchor: Hashable {
        case view(ObjectIdentifier)
        /// No view has it.
        case missing(id: String)
    }

    private struct Relation {
        weak var view: UIView?
        weak var target: UIView?
        var anchor: Anchor?
        /// In the list of its anchor's followers.
        var place = 0
    }

    private var relations: [ObjectIdentifier: Relation] = [:]
    /// The views with the same anchor.
    private var followers: [Anchor: [ObjectIdentifier]] = [:]
    /// By view; its relation is not followed for as long as the problem is there.
    private var problemsByView: [ObjectIdentifier: LayoutProblem] = [:]
    private var indices = SubviewIndexCache()
    /// How often it was asked what a name means.
    private(set) var searchCount = 0

    /// How many siblings were looked at, all told.
    var readCount: Int { indices.readCount }
    /// How many entries there are, on all sides.
    var count: Int { relations.count + followers.count + problemsByView.count }
    var isEmpty: Bool { relations.isEmpty }
    var problems: some Sequence<LayoutProblem> { problemsByView.values }

    // MARK: Names

    /// The view that a view's style names; nil where there is none.
    func search(_ relative: RelativeTarget, for view: UIView, in dom: NIDOM) -> UIView? {
        searchCount += 1
        return relative.view(
            for: view, &indices, isRegistered: { dom.isRegistered($0) },
            withID: { dom.viewById($0) as? UIView })
    }

    /// The views at both sides of a view.
    func neighbours(of view: UIView, in dom: NIDOM) -> [UIView] {
        [RelativeTarget.previous, .next].compactMap { search($0, for: view, in: dom) }
    }

    // MARK: Relations

    /// Whether a view was put relative to another one than `target`, or never.
    func isNews(_ view: UIView, _ relative: RelativeTarget, to target: UIView?) -> Bool {
        guard let relation = relations[ObjectIdentifier(view)] else { return true }
        return relation.view !== view || relation.target !== target
            || relation.anchor != Self.anchor(relative, target)
    }

    /// Whether a view is put relative to another, or waits for one.
    func isRelated(_ view: UIView) -> Bool { relations[ObjectIdentifier(view)]?.view === view }

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

    /// The views that are put relative to a view.
    func followers(of view: UIView) -> [UIView] {
        relations(of: .view(ObjectIdentifier(view))).filter { $0.target === view }.compactMap(\.view)
    }

    /// The views that were put relative to the one that is or was there.
    func followers(of key: ObjectIdentifier) -> [UIView] { relations(of: .view(key)).compactMap(\.view) }

    /// The views that would be put relative to one with an id if there were one.
    func seekers(of id: String) -> [UIView] { relations(of: .missing(id: id)).compactMap(\.view) }

    /// Where the views are that must be placed once this one has moved or changed its size.
    func dependents(of view: UIView) -> [UIView] { view.subviews + followers(of: view) }

    private func relations(of anchor: Anchor) -> [Relation] {
        (followers[anchor] ?? []).compactMap { relations[$0] }
    }

    // MARK: Forgetting

    func forget(_ key: ObjectIdentifier) {
        detach(key)
        relations[key] = nil
        problemsByView[key] = nil
    }

    func forgetAll() {
        (relations, followers, problemsByView, indices) = ([:], [:], [:], SubviewIndexCache())
    }

    /// Takes a view from its anchor's followers; the last of these gets its place.
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

    // MARK: Problems

    func isCut(_ view: UIView) -> Bool { problemsByView[ObjectIdentifier(view)] != nil }

    func cut(_ view: UIView, _ problem: LayoutProblem) { problemsByView[ObjectIdentifier(view)] = problem }

    /// Forgets all problems; returns the views that had them.
    func retryProblems() -> [UIView] {
        guard !problemsByView.isEmpty else { return [] }
        defer { problemsByView = [:] }
        return problemsByView.keys.compactMap { relations[$0]?.view }
    }
}
