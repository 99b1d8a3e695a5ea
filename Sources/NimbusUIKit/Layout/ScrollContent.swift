import NimbusCSS

/// The size of the content of scroll views whose styled subviews have frames from stylesheets.
///
/// UIKit takes the size from constraints or from the app. With neither, it stays zero, and the view does not scroll.
@MainActor struct ScrollContent {
    private struct Entry {
        weak var view: UIScrollView?
    }

    /// The scroll views whose content sizes were set.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The scroll views whose subviews count differently than before, even if no frame changes.
    private var outdated: [UIScrollView] = []

    /// Has the next update visit the scroll view that contains a view.
    mutating func setNeedsUpdate(around view: UIView) {
        guard let scrollView = view.superview as? UIScrollView, outdated.last !== scrollView else { return }
        outdated.append(scrollView)
    }

    /// Sets the content sizes of registered scroll views that contain views of `views`, unless the app has set them.
    mutating func update(around views: [UIView], in dom: NIDOM) {
        var seen: Set<ObjectIdentifier> = []
        defer { outdated = [] }
        for case let view as UIScrollView in views.compactMap(\.superview) + views + outdated
        where seen.insert(ObjectIdentifier(view)).inserted {
            update(view, in: dom)
        }
    }

    /// Sets the content sizes again that depend on views that can have left their scroll views.
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
