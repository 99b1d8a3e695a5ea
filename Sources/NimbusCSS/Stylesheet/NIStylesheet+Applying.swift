extension NIStylesheet {
    /// Applies the stylesheet to one view.
    /// - Returns: A DOM that keeps the stylesheet applied for as long as you retain it.
    @MainActor @discardableResult
    public func apply(to view: any NIStyleable, withID id: String? = nil) -> NIDOM {
        let dom = NIDOM(stylesheet: self)
        dom.register(view, andId: id)
        return dom
    }

    /// Applies the stylesheet to a view and all its descendants.
    /// - Returns: A DOM that keeps the stylesheet applied for as long as you retain it.
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
