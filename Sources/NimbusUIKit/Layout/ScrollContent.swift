import NimbusCSS

/// The size of the content of scroll views whose styled subviews have frames from stylesheets.
///
/// UIKit takes the size from constraints or from the app. With neither, the size stays zero.
@MainActor struct ScrollContent {
    private struct Entry {
        weak var view: UIScrollView?
    }

    /// The scroll views whose content sizes come from stylesheets.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The scroll views that need an update even if no frame changes, for example because a subview was hidden.
    private var outdated: [UIScrollView] = []

    /// Marks the superview of a view for the next update, if the superview is a scroll view.
    mutating func setNeedsUpdate(around view: UIView) {
        guard let scrollView = view.superview as? UIScrollView, outdated.last !== scrollView else { return }
        outdated.append(scrollView)
    }

    /// Updates the content sizes of the registered scroll views in `views`, around `views` and marked for an update.
    /// Content sizes that the app has set stay unchanged.
    mutating func update(around views: [UIView], in dom: NIDOM) {
        var seen: Set<ObjectIdentifier> = []
        defer { outdated = [] }
        for case let view as UIScrollView in views.compactMap(\.superview) + views + outdated
        where seen.insert(ObjectIdentifier(view)).inserted {
            update(view, in: dom)
        }
    }

    /// Updates all content sizes that come from stylesheets, because views may have left their scroll views.
    mutating func updateAll(in dom: NIDOM) {
        for (identity, entry) in entries {
            if let view = entry.view { update(view, in: dom) } else { entries[identity] = nil }
        }
    }

    private mutating func update(_ view: UIScrollView, in dom: NIDOM) {
        // Tables take the size from their rows.
        guard !(view is UITableView), let record = dom.adapterState(of: view) as? ViewRecord else { return }
        let isOwn = view.contentSize != record.contentSize ?? .zero
        let size = isOwn ? nil : Self.size(of: view, in: dom)
        if isOwn {
            record.contentSize = nil
        } else if size != record.contentSize {
            record.contentSize = size
            view.contentSize = size ?? .zero
        }
        entries[ObjectIdentifier(view)] = record.contentSize == nil ? nil : Entry(view: view)
    }

    /// Returns the size that contains all subviews with a frame from a stylesheet, or `nil` if there is none.
    private static func size(of view: UIScrollView, in dom: NIDOM) -> CGSize? {
        let frames = view.subviewsBesidesFollowers.lazy
            .filter { (dom.adapterState(of: $0) as? ViewRecord)?.placement != nil && !$0.isHidden }
            .map(\.frame)
        guard let first = frames.first else { return nil }
        let size = frames.dropFirst().reduce(first) { $0.union($1) }
        return CGSize(width: max(0, size.maxX), height: max(0, size.maxY))
    }
}
