import NimbusCSS

/// The size of the content of scroll views whose styled subviews have frames from stylesheets.
///
/// UIKit takes the size from constraints or from the app. With neither, it stays zero, and the view does not scroll.
@MainActor enum ScrollContent {
    /// Sets the content sizes of registered scroll views that contain views of `views`, unless the app has set them.
    static func update(around views: [UIView], in dom: NIDOM) {
        var seen: Set<ObjectIdentifier> = []
        for case let view as UIScrollView in views.compactMap(\.superview) + views
        where seen.insert(ObjectIdentifier(view)).inserted {
            update(view, in: dom)
        }
    }

    private static func update(_ view: UIScrollView, in dom: NIDOM) {
        // Tables take the size from their rows.
        guard !(view is UITableView), let record = dom.adapterState(of: view) as? ViewRecord else { return }
        let isOwn = view.contentSize != record.contentSize ?? .zero
        let size = isOwn ? nil : size(of: view, in: dom)
        if isOwn {
            record.contentSize = nil
        } else if size != record.contentSize {
            record.contentSize = size
            view.contentSize = size ?? .zero
        }
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
