import CSSEngine

/// The layout state of a view: its specification, its own frame, and the frame that resulted from its style.
struct ViewPlacement {
    var specification: LayoutSpecification
    /// The location of the `-mobile-relative` declaration. `nil` if no stylesheet has one for the view.
    var location: SourceLocation?
    /// The frame that the app or UIKit has set. It applies where the style sets nothing.
    private(set) var base: CGRect
    /// The frame that the last placement computed. `nil` before the first frame was computed.
    private var target: CGRect?
    /// The frame of the view after the last placement. A different frame was set by the app or UIKit.
    private var placed: CGRect
    /// Whether the view measures its content. The default `sizeThatFits(_:)` only returns the current size.
    private var measuresItself = false
    /// Whether the view has constraints for its sizes, because Auto Layout places it.
    private var isConstrained = false
    /// Whether the view was placed at least once, with a frame or with constraints.
    private var wasPlaced = false
    /// The superview during the last placement.
    private weak var superview: UIView?

    @MainActor init(_ specification: LayoutSpecification, _ location: SourceLocation?, of view: UIView) {
        self.specification = specification
        self.location = location
        placed = view.untransformedFrame
        base = placed.finite
    }

    /// Whether a frame was computed for the view.
    var isPlaced: Bool { target != nil }

    /// Whether the last placement is outdated. Auto Layout has begun or ceased to place the view, or the style depends
    /// on a superview that has changed.
    @MainActor func isOutdated(_ view: UIView) -> Bool {
        isConstrained != view.isPlacedByAutoLayout || superview !== view.superview && specification.needsSuperview
    }

    /// Whether the style depends on a superview that is missing or has changed since the last placement.
    @MainActor func lacksSuperview(_ view: UIView) -> Bool {
        guard specification.needsSuperview else { return false }
        return view.superview == nil || wasPlaced && superview !== view.superview
    }

    /// Moves the view to the frame of its style. If Auto Layout places the view, updates its constraints instead.
    /// - Parameter relative: The frame of the target in the coordinates of the superview.
    /// - Returns: Whether the frame has changed.
    @MainActor mutating func place(_ view: UIView, relativeTo relative: CGRect?) -> Bool {
        superview = view.superview
        wasPlaced = true
        if view.isPlacedByAutoLayout {
            SizeConstraints.update(view, to: specification)
            isConstrained = true
            return false
        }
        if isConstrained { endConstraints(of: view) }
        noteMoves(of: view)
        let container = view.superview
        let surroundings = LayoutSurroundings(
            base: base, container: container?.bounds.size ?? .zero,
            containerFrame: container?.untransformedFrame.size ?? .zero, relative: relative)
        var measures = measuresItself
        let new = specification.frame(in: surroundings) { room in
            let size = view.sizeThatFits(room)
            if size != view.bounds.size || view.intrinsicContentSize.width != UIView.noIntrinsicMetric {
                measures = true
            }
            return measures ? size : base.size
        }.finite
        measuresItself = measures
        guard new != target || view.untransformedFrame != placed else { return false }
        target = new
        return move(view, to: new)
    }

    /// Removes the view's constraints, or moves the view to its frame without the style.
    @MainActor mutating func undo(_ view: UIView) {
        view.attachment(SizeConstraints.self)?.removeAll()
        // Auto Layout determines the frame.
        if isConstrained || view.isPlacedByAutoLayout { return }
        noteMoves(of: view)
        _ = move(view, to: base)
    }

    /// Removes the constraints. The frame that Auto Layout has set becomes the view's own frame.
    @MainActor private mutating func endConstraints(of view: UIView) {
        view.attachment(SizeConstraints.self)?.removeAll()
        isConstrained = false
        placed = view.untransformedFrame
        base = placed.finite
        target = nil
    }

    /// Copies changes of the frame since the last placement to `base`, because the app or UIKit has made them.
    @MainActor private mutating func noteMoves(of view: UIView) {
        let frame = view.untransformedFrame.finite
        if frame.width != placed.width { base.size.width = frame.width }
        if frame.height != placed.height { base.size.height = frame.height }
        if frame.minX != placed.minX { base.origin.x = frame.minX }
        if frame.minY != placed.minY { base.origin.y = frame.minY }
    }

    /// Sets the frame of the view and returns whether the frame has changed.
    @MainActor private mutating func move(_ view: UIView, to frame: CGRect) -> Bool {
        let old = view.untransformedFrame
        if frame != old { view.untransformedFrame = frame }
        placed = view.untransformedFrame
        return placed != old
    }
}

extension CGRect {
    /// The rectangle with 0 instead of NaN and infinity. UIKit accepts neither, and NaN always differs from the
    /// previous frame.
    fileprivate var finite: CGRect {
        func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
        return CGRect(
            x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height))
    }
}

extension UIView {
    /// Whether Auto Layout determines the frame. `false` if UIKit derives constraints from the frame and the
    /// autoresizing mask.
    var isPlacedByAutoLayout: Bool { !translatesAutoresizingMaskIntoConstraints }

    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        get {
            if transform.isIdentity { return frame }
            let (size, center) = (bounds.size, center)
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            guard !transform.isIdentity else {
                frame = newValue
                return
            }
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
}
