extension NIStylesheet {
    /// Applies the stylesheet to one view.
    /// - Returns: the DOM that keeps it applied, for as long as somebody holds it.
    @MainActor @discardableResult
    public func apply(to view: any NIStyleable, withID id: String? = nil) -> NIDOM {
        let dom = NIDOM(stylesheet: self)
        dom.register(view, andId: id)
        return dom
    }

    /// Applies the stylesheet to a view and to everything inside it.
    /// - Returns: the DOM that keeps it applied, for as long as somebody holds it.
    @MainActor @discardableResult
    public func applyRecursively(to view: any NIStyleable) -> NIDOM {
        let dom = NIDOM(stylesheet: self)
        dom.performBatchUpdates {
            var pending: [any NIStyleable] = [view]
            while let view = pending.popLast() {
                dom.register(view)
                pending += view.styleableSubviews.reversed()
            }
        }
        return dom
    }
}
