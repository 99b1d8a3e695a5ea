import BoxLayout
import NimbusCSS

/// The boxes of a tree that move when a scroll view around them scrolls, without a pass: those with `position: sticky` and
/// `fixed` (CSS Position 3, sections 3.5 and 3.6).
@MainActor final class ScrolledBoxes {
    private enum Place {
        /// The frame in the flow, in the coordinates of the superview.
        case sticky(StickyPosition)
        /// The frame in the coordinates of a view that does not scroll.
        case fixed(CGRect, in: WeakView)
    }

    private struct Entry {
        let box: ViewBox
        /// The scroll views that move the box.
        let scrollViews: [WeakView]
        let place: Place
        /// The frame that was set last.
        var frame: CGRect

        init(_ box: ViewBox, _ place: Place, movedBy scrollViews: [UIScrollView]) {
            (self.box, self.place) = (box, place)
            self.scrollViews = scrollViews.map { WeakView($0) }
            frame = .zero
        }

        /// Returns the frame at the current offsets of the scroll views.
        @MainActor func currentFrame(in view: UIView) -> CGRect {
            guard let superview = view.superview else { return frame }
            switch place {
            case .sticky(let position):
                guard let scrollView = scrollViews.first?.view as? UIScrollView else { return position.flow }
                let visible = position.visiblePart(of: scrollView)
                let shift = position.shift(in: superview.convert(visible, from: scrollView))
                return position.flow.offsetBy(dx: shift.x, dy: shift.y)
            case .fixed(let frame, let reference):
                return reference.view.map { superview.convert(frame, from: $0) } ?? frame
            }
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var observations: [ObjectIdentifier: (view: WeakView, observation: StateObservation)] = [:]

    var isEmpty: Bool { entries.isEmpty }

    // MARK: Layout

    /// Returns the frame of a sticky box that a layout has placed.
    /// - Parameter flow: The frame in the flow.
    func frame(of box: ViewBox, _ view: UIView, flow: CGRect, in tree: BoxTree) -> CGRect {
        guard let container = box.flowParent, let scrollView = view.scrollViewAround else {
            entries[box.identity] = nil
            return flow
        }
        let position = StickyPosition(box, container, flow: flow, in: scrollView, tree)
        return add(Entry(box, .sticky(position), movedBy: [scrollView]), view)
    }

    /// Returns the frame of a fixed box that a layout has placed.
    /// - Parameter reference: The view whose coordinates `frame` has.
    func frame(of box: ViewBox, _ view: UIView, fixed frame: CGRect, in reference: UIView) -> CGRect {
        let ancestors = sequence(first: view, next: \.superview).dropFirst()
        let scrollViews = ancestors.prefix { $0 !== reference }.compactMap { $0 as? UIScrollView }
        return add(Entry(box, .fixed(frame, in: WeakView(reference)), movedBy: scrollViews), view)
    }

    /// Removes a box that a layout has placed elsewhere.
    func remove(_ box: ViewBox) { entries[box.identity] = nil }

    private func add(_ entry: Entry, _ view: UIView) -> CGRect {
        var entry = entry
        entry.frame = entry.currentFrame(in: view)
        entries[entry.box.identity] = entry
        return entry.frame
    }

    /// Updates the boxes that the last layout has not placed, but whose surroundings can have changed. Boxes that are not
    /// sticky any more return to the flow.
    func update(_ tree: BoxTree, of owner: any ViewBoxTree, _ changes: inout FrameChanges) {
        for entry in entries.values.sorted(by: { $0.box.depth < $1.box.depth }) {
            let box = entry.box
            guard let view = box.view, box.tree === owner else {
                entries[box.identity] = nil
                continue
            }
            switch entry.place {
            case .sticky(let position) where box.isSticky:
                move(box, view, to: frame(of: box, view, flow: position.flow, in: tree), &changes)
            case .fixed(let frame, let reference) where owner.fixes(box):
                guard let reference = reference.view else { continue }
                move(box, view, to: self.frame(of: box, view, fixed: frame, in: reference), &changes)
            case .sticky(let position):
                entries[box.identity] = nil
                if box.frame.computed == entry.frame { move(box, view, to: position.flow, &changes) }
            case .fixed: entries[box.identity] = nil
            }
        }
        observe()
    }

    private func move(_ box: ViewBox, _ view: UIView, to frame: CGRect, _ changes: inout FrameChanges) {
        if frame != box.frame.computed, box.frame.move(view, to: frame).contains(.moved) { changes.moved.append(view) }
    }

    // MARK: Scrolling

    private func observe() {
        var scrollViews: [ObjectIdentifier: UIScrollView] = [:]
        for case let scrollView as UIScrollView in entries.values.flatMap(\.scrollViews).compactMap(\.view) {
            scrollViews[ObjectIdentifier(scrollView)] = scrollView
        }
        // A new view can have the identity of a freed one.
        observations = observations.filter { $1.view.view != nil && scrollViews[$0] === $1.view.view }
        for (identity, scrollView) in scrollViews where observations[identity] == nil {
            let observation = observeState(\.contentOffset, named: "contentOffset", of: scrollView) {
                [weak self] view in self?.didScroll(view)
            }
            observations[identity] = (WeakView(scrollView), observation)
        }
    }

    private func didScroll(_ scrollView: UIView) {
        let moving = entries.values.filter { entry in entry.scrollViews.contains { $0.view === scrollView } }
        for var entry in moving.sorted(by: { $0.box.depth < $1.box.depth }) {
            // A frame that the app has set stays.
            guard let view = entry.box.view, view.untransformedFrame == entry.box.frame.placed else { continue }
            let frame = entry.currentFrame(in: view)
            guard frame != entry.frame else { continue }
            _ = entry.box.frame.move(view, to: frame)
            entry.frame = frame
            entries[entry.box.identity] = entry
        }
    }
}

extension ViewBox {
    /// Whether the box follows the scroll view around it.
    var isSticky: Bool { !isRoot && mapped?.style.position == .sticky }

    /// Whether the box does not move when content around it scrolls.
    var isFixed: Bool { !isRoot && mapped?.style.position == .fixed }

    /// The number of containers around the box.
    fileprivate var depth: Int { sequence(first: self, next: \.parent).reduce(0) { count, _ in count + 1 } }

    /// The container whose coordinates the box has.
    fileprivate var flowParent: ViewBox? {
        var container = parent
        while let current = container, current.isContents { container = current.parent }
        return container
    }
}

extension UIView {
    /// The scroll view whose scrolling moves the view. `nil` if there is none, or if a view between the two clips its content,
    /// and is the scroll container in CSS.
    var scrollViewAround: UIScrollView? {
        for view in sequence(first: self, next: \.superview).dropFirst() {
            if let scrollView = view as? UIScrollView { return scrollView }
            if view.clipsToBounds { return nil }
        }
        return nil
    }
}
