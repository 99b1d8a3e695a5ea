import NimbusCSS

/// Sets the content sizes of scroll views whose subviews have frames from stylesheets.
///
/// UIKit takes the content size from constraints or from the app. Otherwise, the size stays zero.
///
/// An update visits the subviews that have changed and the two subviews at the far edges. If a subview at an edge has
/// moved away, the update visits all subviews. A frame that the app sets takes effect at the next refresh.
@MainActor final class ScrollContent {
    /// The right and bottom edges of the content of a scroll view, with the subviews at these edges.
    private final class Edges {
        private(set) weak var scrollView: UIScrollView?
        private weak var rightmost: UIView?
        private weak var bottommost: UIView?
        private var right = -CGFloat.infinity
        private var bottom = -CGFloat.infinity

        init(of scrollView: UIScrollView) { self.scrollView = scrollView }

        /// The size of the content. `nil` if there is no content.
        var size: CGSize? {
            rightmost == nil && bottommost == nil ? nil : CGSize(width: max(0, right), height: max(0, bottom))
        }

        @MainActor func extend(to view: UIView) {
            let frame = view.frame
            if frame.maxX > right || rightmost == nil { (right, rightmost) = (frame.maxX, view) }
            if frame.maxY > bottom || bottommost == nil { (bottom, bottommost) = (frame.maxY, view) }
        }

        /// Returns whether the subviews at the edges have not moved.
        /// - Parameter isCounted: Returns whether a view is part of the content.
        @MainActor func areCurrent(_ isCounted: (UIView) -> Bool) -> Bool {
            guard let rightmost, let bottommost, isCounted(rightmost), rightmost.frame.maxX == right else {
                return false
            }
            return bottommost.frame.maxY == bottom && (rightmost === bottommost || isCounted(bottommost))
        }
    }

    /// A scroll view with its changed subviews.
    private struct Change {
        let scrollView: UIScrollView
        var views: [UIView] = []
    }

    /// The edges of the scroll views whose content sizes come from stylesheets.
    private var edges: [ObjectIdentifier: Edges] = [:]
    /// The views that can change the size of the content although their frames do not change, for example because they
    /// were hidden. `nil` if the scroll view itself changes it.
    private var outdated: [(view: UIView?, scrollView: UIScrollView)] = []
    /// The number of visited subviews.
    private(set) var visitCount = 0
    private let registry: ViewRegistry

    init(_ registry: ViewRegistry) { self.registry = registry }

    /// Marks a view for the next update if its superview is a scroll view.
    func setNeedsUpdate(around view: UIView) {
        if let scrollView = view.superview as? UIScrollView { outdated.append((view, scrollView)) }
    }

    /// Marks a view for the next update if it is a scroll view.
    func setNeedsUpdate(of view: UIView) {
        if let scrollView = view as? UIScrollView { outdated.append((nil, scrollView)) }
    }

    /// Updates the content sizes of the registered scroll views that are in `views`, contain a view of `views`, or
    /// contain a marked view. Content sizes that the app has set stay unchanged.
    func update(around views: [UIView]) {
        for change in takeChanges(around: views) {
            // A table computes its content size from its rows.
            guard !(change.scrollView is UITableView), let record = registry.record(of: change.scrollView) else {
                continue
            }
            update(change.scrollView, record, extendingTo: change.views)
        }
    }

    private func takeChanges(around views: [UIView]) -> [Change] {
        var changes: [Change] = []
        var indices: [ObjectIdentifier: Int] = [:]
        func add(_ view: UIView?, in scrollView: UIScrollView) {
            if changes.last?.scrollView !== scrollView {
                let index = indices[ObjectIdentifier(scrollView)] ?? changes.count
                indices[ObjectIdentifier(scrollView)] = index
                if index == changes.count { changes.append(Change(scrollView: scrollView)) }
            }
            if let view, let index = indices[ObjectIdentifier(scrollView)] { changes[index].views.append(view) }
        }
        var lastSuperview: UIView?
        var lastScrollView: UIScrollView?
        for view in views {
            if let superview = view.superview {
                // Consecutive views usually have the same superview.
                if superview !== lastSuperview {
                    (lastSuperview, lastScrollView) = (superview, superview as? UIScrollView)
                }
                if let lastScrollView { add(view, in: lastScrollView) }
            }
            if let scrollView = view as? UIScrollView { add(nil, in: scrollView) }
        }
        for (view, scrollView) in outdated { add(view, in: scrollView) }
        outdated = []
        return changes
    }

    /// Updates the content sizes that come from stylesheets if views may have left their scroll views.
    func updateAll() {
        for (identity, edges) in edges {
            if let scrollView = edges.scrollView, let record = registry.record(of: scrollView) {
                update(scrollView, record, extendingTo: [])
            } else if edges.scrollView == nil {
                self.edges[identity] = nil
            }
        }
    }

    private func update(_ scrollView: UIScrollView, _ record: ViewRecord, extendingTo views: [UIView]) {
        let identity = ObjectIdentifier(scrollView)
        let box = record.owner.box
        let area = box?.role == .container ? box?.position.scrollArea : nil
        if scrollView.contentSize != record.contentSize ?? .zero {
            // The app has set the size.
            record.contentSize = nil
            edges[identity] = nil
        } else {
            let size: CGSize?
            if box?.role == .container {
                edges[identity] = nil
                size = area?.contentSize
            } else {
                let edges = updatedEdges(of: scrollView, extendingTo: views)
                self.edges[identity] = edges
                size = edges?.size
            }
            if size != record.contentSize {
                record.contentSize = size
                scrollView.contentSize = size ?? .zero
            }
        }
        updateOffset(of: scrollView, record, area)
    }

    /// Scrolls to the start of the content. If the user or the app has scrolled, keeps the visible content in its place.
    private func updateOffset(of scrollView: UIScrollView, _ record: ViewRecord, _ area: ScrollArea?) {
        let former = record.scrollStart
        let distance = area?.distance ?? .zero
        guard former != nil || distance != .zero else { return }
        let insets = scrollView.adjustedContentInset
        let end = CGPoint(x: -insets.left, y: -insets.top)
        let start = area.map { Self.start(of: $0, insets, in: scrollView.bounds.size) } ?? end
        let known = former ?? ScrollStart(distance: .zero, offset: end, end: end)
        // UIKit keeps content at its end when the insets change.
        func offset(_ axis: WritableKeyPath<CGPoint, CGFloat>) -> CGFloat {
            let current = scrollView.contentOffset[keyPath: axis]
            let hasBegun = known.offset[keyPath: axis] == known.end[keyPath: axis] && current == end[keyPath: axis]
            if current == known.offset[keyPath: axis] || hasBegun { return start[keyPath: axis] }
            return current + distance[keyPath: axis] - known.distance[keyPath: axis]
        }
        let new = CGPoint(x: offset(\.x), y: offset(\.y))
        record.scrollStart = distance == .zero ? nil : ScrollStart(distance: distance, offset: start, end: end)
        if new != scrollView.contentOffset { scrollView.contentOffset = new }
    }

    /// Returns the offset at which the content begins.
    private static func start(of area: ScrollArea, _ insets: UIEdgeInsets, in visible: CGSize) -> CGPoint {
        let padding = area.scrollPadding
        // At the end of the scrollable content, the insets at that end are visible.
        func start(_ origin: CGFloat, _ near: CGFloat, _ far: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
            if origin == 0 { return 0 - near }
            return length - origin > room ? origin : origin + far
        }
        return CGPoint(
            x: start(
                area.origin.x, insets.left - padding.left, insets.right - padding.right, area.size.width, visible.width)
                - padding.left,
            y: start(
                area.origin.y, insets.top - padding.top, insets.bottom - padding.bottom, area.size.height,
                visible.height) - padding.top)
    }

    /// Returns the edges of the styled subviews, or `nil` if there are no styled subviews.
    private func updatedEdges(of scrollView: UIScrollView, extendingTo views: [UIView]) -> Edges? {
        func isCounted(_ view: UIView) -> Bool {
            visitCount += 1
            guard view.superview === scrollView, !view.isHidden else { return false }
            return registry.record(of: view)?.owner.isStyle == true
        }
        if let known = edges[ObjectIdentifier(scrollView)], known.scrollView === scrollView,
            known.areCurrent(isCounted)
        {
            for view in views where isCounted(view) { known.extend(to: view) }
            return known
        }
        let edges = Edges(of: scrollView)
        for view in scrollView.subviewsBesidesFollowers where isCounted(view) { edges.extend(to: view) }
        return edges.size == nil ? nil : edges
    }
}
