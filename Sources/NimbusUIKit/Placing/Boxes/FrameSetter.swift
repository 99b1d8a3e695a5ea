import BoxLayout

/// Sets the frames of views to their boxes after a layout.
///
/// The edges are on device pixels, as in browsers. They are rounded in the coordinates of the root's superview. If the
/// exact position of a box changes by a fraction of a pixel, its descendants are therefore placed again.
@MainActor struct FrameSetter {
    private let scale: Double
    /// The views whose frames have changed.
    private(set) var changes = FrameChanges()
    private var waiting: [ViewBox] = []
    /// The boxes that scroll views move. `nil` if there are none.
    private(set) var scrolledBoxes: ScrolledBoxes?
    /// The tree of the boxes.
    private let owner: any ViewBoxTree

    init(_ owner: any ViewBoxTree, scale: Double, scrolledBoxes: ScrolledBoxes?) {
        (self.owner, self.scale, self.scrolledBoxes) = (owner, scale, scrolledBoxes)
    }

    /// Sets the frames of a box, of its ancestors that need a frame, and of the descendants that depend on them.
    mutating func set(_ box: ViewBox, _ tree: BoxTree) {
        guard box.needsFrame else { return }
        // The position of a box depends on its ancestors, so that the outermost ancestor is set first.
        var ancestor: ViewBox? = box
        while let current = ancestor {
            if current.needsFrame { waiting.append(current) }
            ancestor = current.parent
        }
        while let next = waiting.popLast() { setFrame(next, tree) }
    }

    private mutating func setFrame(_ box: ViewBox, _ tree: BoxTree) {
        guard box.needsFrame, let view = box.view else { return }
        box.needsFrame = false
        if box.mapped?.style.display == BoxDisplay.none {
            // A view without a box gets its own frame.
            note(move(box, view, to: box.frame.own), of: view)
            return
        }
        let isFixed = box.isFixed && owner.fixes(box)
        let outer = isFixed ? BoxPoint(x: 0, y: 0) : box.parent?.position.origin ?? BoxPoint(x: 0, y: 0)
        let exact = box.exactFrame(in: tree)
        let origin = box.isContents ? outer : BoxPoint(x: outer.x + exact.x, y: outer.y + exact.y)
        let hasOtherFraction = hasOtherFraction(origin, box.position.origin)
        box.position.origin = origin
        var change: FrameChange = []
        box.keepsConstrainedFrame = box.isPlacedByAutoLayout
        if !(box.isRoot && box.isSizedFromOutside), !view.isPlacedByAutoLayout {
            // A root at its own frame keeps this frame, even if the edges are not on pixels.
            let hasOwnFrame = box.isRoot && box.frame.own.isEqual(to: exact.rect)
            let snapped = snapped(exact, of: box, view, from: outer, tree)
            let origin = box.parent?.originOfContent ?? .zero
            var frame = hasOwnFrame ? box.frame.own : snapped.offsetBy(dx: -origin.x, dy: -origin.y)
            if isFixed {
                frame =
                    owner.reference(for: snapped).map { scrolled.frame(of: box, view, fixed: $0.frame, in: $0.view) }
                    ?? frame
            } else if box.isSticky {
                frame = scrolled.frame(of: box, view, flow: frame, in: tree)
            } else {
                scrolledBoxes?.remove(box)
            }
            change = move(box, view, to: frame)
        }
        note(change, of: view)
        // The app or UIKit can have resized a root.
        let canHaveResized = change.contains(.resized) || box.isRoot
        for child in box.children where !child.needsFrame {
            // A `contents` view has the size of the container. UIKit resizes subviews with an autoresizing mask.
            let isResized = canHaveResized && (child.isContents || child.isMoved)
            if hasOtherFraction || isResized {
                child.needsFrame = true
                waiting.append(child)
            }
        }
    }

    private var scrolled: ScrolledBoxes {
        mutating get {
            let boxes = scrolledBoxes ?? ScrolledBoxes()
            scrolledBoxes = boxes
            return boxes
        }
    }

    private mutating func note(_ change: FrameChange, of view: UIView) {
        if change.contains(.moved) { changes.moved.append(view) }
        if change.contains(.resized) { changes.resized.append(view) }
    }

    /// Returns the frame of a view with its edges on pixels.
    private func snapped(
        _ exact: BoxRect, of box: ViewBox, _ view: UIView, from origin: BoxPoint, _ tree: BoxTree
    ) -> CGRect {
        guard box.role == .leaf else { return exact.snapped(from: origin, scale: scale).rect }
        if box.meter.isFixed {
            // The view cannot fill its padding.
            return exact.content(of: tree.box(of: box.node)).snapped(from: origin, scale: scale).rect
        }
        var frame = exact.snapped(from: origin, scale: scale).rect
        let pixel = 1 / CGFloat(scale)
        if box.meter.losesText(view, width: CGFloat(exact.width), narrower: frame.width, pixel: pixel) {
            frame.size.width += pixel
            if box.mapped?.style.direction == .rightToLeft { frame.origin.x -= pixel }
        }
        return frame
    }

    private func move(_ box: ViewBox, _ view: UIView, to frame: CGRect) -> FrameChange {
        let isMovedByApp = box.frame.noteMove(of: view)
        if !isMovedByApp, frame == box.frame.computed { return [] }
        let change = box.frame.move(view, to: frame)
        return isMovedByApp ? change.union(.moved) : change
    }

    private func hasOtherFraction(_ new: BoxPoint, _ old: BoxPoint) -> Bool {
        func fraction(_ value: Double) -> Double { value * scale - (value * scale).rounded(.down) }
        return fraction(new.x) != fraction(old.x) || fraction(new.y) != fraction(old.y)
    }
}

extension ViewBox {
    /// Whether the view generates no box, because of `display: contents`. Such a view covers its container, so that the
    /// subviews have the coordinates of the container.
    var isContents: Bool { !isRoot && role == .container && mapped?.style.display == .contents }

    /// Returns the border box in the coordinates of the parent.
    fileprivate func exactFrame(in tree: BoxTree) -> BoxRect {
        guard isContents else { return tree.box(of: node).frame }
        var container = parent
        while let current = container, current.isContents { container = current.parent }
        guard let container else { return BoxRect(x: 0, y: 0, width: 0, height: 0) }
        let frame = tree.box(of: container.node).frame
        return BoxRect(x: 0, y: 0, width: frame.width, height: frame.height)
    }

    /// Returns the frame of the view in its superview, if it were not rounded to pixels.
    func unroundedFrame(in tree: BoxTree) -> CGRect {
        let exact = exactFrame(in: tree)
        let frame = role == .leaf && meter.isFixed ? exact.content(of: tree.box(of: node)) : exact
        let origin = parent?.originOfContent ?? .zero
        return frame.rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Whether the app or UIKit has changed the frame.
    var isMoved: Bool { view.map { $0.untransformedFrame != frame.placed } ?? false }
}

extension BoxRect {
    fileprivate var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// Returns the content box of a border box.
    fileprivate func content(of box: Box) -> BoxRect {
        let left = box.padding.left + box.border.left
        let top = box.padding.top + box.border.top
        return BoxRect(
            x: x + left, y: y + top, width: width - left - box.padding.right - box.border.right,
            height: height - top - box.padding.bottom - box.border.bottom)
    }
}

extension CGRect {
    /// Whether the edges are equal except for rounding errors.
    fileprivate func isEqual(to other: CGRect) -> Bool {
        abs(minX - other.minX) + abs(minY - other.minY) + abs(maxX - other.maxX) + abs(maxY - other.maxY) < 1e-6
    }
}
