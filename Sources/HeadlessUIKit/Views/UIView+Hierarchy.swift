import Foundation

extension UIView {
    /// Inserts a subview at an index, or in front of the other subviews if `index` is `nil`.
    func insert(_ view: UIView, at index: Int?) {
        precondition(!isDescendant(of: view), "a view cannot be added to itself or to one of its descendants")
        if view.storedSuperview === self { return move(view, to: index) }
        let traits = view.traitCollection
        view.leaveSuperview(for: self)
        let (oldWindow, newWindow) = (view.window, window)
        if oldWindow !== newWindow { view.visitTree { $0.willMove(toWindow: newWindow) } }
        storedSubviews.insert(view, at: min(max(index ?? storedSubviews.count, 0), storedSubviews.count))
        view.setSuperview(self, window: window)
        if let recorder = ownLayer.recorder { view.setRecorder(recorder) }
        setNeedsLayout()
        inheritLayoutNeeds(of: view)
        view.announceTraits(from: traits)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.visitTree { $0.didMoveToWindow() } }
        didAddSubview(view)
    }

    /// Stores the superview and the window, and clears the cached traits of the view and its descendants.
    nonisolated func setSuperview(_ superview: UIView?, window: UIWindow?) {
        storedSuperview = superview
        setWindow(window)
        forgetTraits()
    }

    func insert(_ view: UIView, beside sibling: UIView, distance: Int) {
        if view.storedSuperview === self { storedSubviews.removeAll { $0 === view } }
        let index = storedSubviews.firstIndex { $0 === sibling }
        if view.storedSuperview === self {
            storedSubviews.insert(view, at: index.map { $0 + distance } ?? storedSubviews.count)
        } else {
            insert(view, at: index.map { $0 + distance })
        }
    }

    /// Removes the view from its superview. `newSuperview` is `nil` unless the view moves to another superview.
    func leaveSuperview(for newSuperview: UIView? = nil) {
        guard let old = storedSuperview else {
            if newSuperview != nil { willMove(toSuperview: newSuperview) }
            return
        }
        let leavesWindow = window != nil && newSuperview == nil
        willMove(toSuperview: newSuperview)
        removeConstraintsToAncestors()
        old.willRemoveSubview(self)
        if leavesWindow { visitTree { $0.willMove(toWindow: nil) } }
        old.storedSubviews.lastIndex { $0 === self }.map { _ = old.storedSubviews.remove(at: $0) }
        setSuperview(nil, window: nil)
        setRecorder(nil)
        old.setNeedsLayout()
        if newSuperview == nil { didMoveToSuperview() }
        if leavesWindow { visitTree { $0.didMoveToWindow() } }
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.storedSuperview === self else { return }
        move(view, to: toFront ? nil : 0)
    }

    private func move(_ view: UIView, to index: Int?) {
        storedSubviews.removeAll { $0 === view }
        storedSubviews.insert(view, at: min(max(index ?? storedSubviews.count, 0), storedSubviews.count))
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Calls `body` for this view and its descendants. A view precedes its subviews.
    func visitTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in storedSubviews { subview.visitTree(body) }
    }
}
