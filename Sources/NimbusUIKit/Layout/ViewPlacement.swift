import CSSEngine

/// Where a view was before its style put it somewhere, and where that was.
struct ViewPlacement {
    var specification: LayoutSpecification
    /// Of the declaration that says which view it is put relative to.
    var location: SourceLocation?
    /// Where the app has it, or the toolkit: what its style does not say stays so.
    private(set) var base: CGRect
    /// What was worked out last, and what the view's frame was then.
    private var target: CGRect?
    private var placed: CGRect
    /// Whether the view has told a size other than the one that it had: by default views tell that.
    private var measuresItself = false
    /// Whether the view has constraints for its sizes, because Auto Layout places it.
    private var isConstrained = false
    private var wasPlaced = false
    /// The superview that the view was placed in.
    private weak var superview: UIView?

    @MainActor init(_ specification: LayoutSpecification, _ location: SourceLocation?, of view: UIView) {
        self.specification = specification
        self.location = location
        placed = view.untransformedFrame
        base = placed.finite
    }

    /// Whether the view has been placed at least once.
    var isPlaced: Bool { target != nil }

    /// Whether the view was placed by Auto Layout and is not now, or the reverse, or whether it was placed in another
    /// superview, on which its style depends.
    @MainActor func isOutdated(_ view: UIView) -> Bool {
        isConstrained != view.isPlacedByAutoLayout || superview !== view.superview && specification.needsSuperview
    }

    /// Whether the style depends on a superview, and the view has none or has moved to another one since it was placed.
    @MainActor func lacksSuperview(_ view: UIView) -> Bool {
        guard specification.needsSuperview else { return false }
        return view.superview == nil || wasPlaced && superview !== view.superview
    }

    /// Moves the view to the frame of its style, or gives it constraints if Auto Layout places it.
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

    /// Puts the view where it would be without its style.
    @MainActor mutating func undo(_ view: UIView) {
        view.attachment(SizeConstraints.self)?.removeAll()
        // Auto Layout decides about the frame.
        if isConstrained || view.isPlacedByAutoLayout { return }
        noteMoves(of: view)
        _ = move(view, to: base)
    }

    /// Takes the frame for the app's own. While Auto Layout placed the view, it set the frame.
    @MainActor private mutating func endConstraints(of view: UIView) {
        view.attachment(SizeConstraints.self)?.removeAll()
        isConstrained = false
        placed = view.untransformedFrame
        base = placed.finite
        target = nil
    }

    /// What has moved the view since, or made it larger one way, is the app, or the toolkit.
    @MainActor private mutating func noteMoves(of view: UIView) {
        let frame = view.untransformedFrame.finite
        if frame.width != placed.width { base.size.width = frame.width }
        if frame.height != placed.height { base.size.height = frame.height }
        if frame.minX != placed.minX { base.origin.x = frame.minX }
        if frame.minY != placed.minY { base.origin.y = frame.minY }
    }

    @MainActor private mutating func move(_ view: UIView, to frame: CGRect) -> Bool {
        let old = view.untransformedFrame
        if frame != old { view.untransformedFrame = frame }
        placed = view.untransformedFrame
        return placed != old
    }
}

extension CGRect {
    /// With 0 for what is no number, or has no end: toolkits take neither, and the first is never what it was before.
    fileprivate var finite: CGRect {
        func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
        return CGRect(
            x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height))
    }
}

extension UIView {
    /// Whether Auto Layout decides about the frame. If the autoresizing mask becomes constraints, the frame decides.
    var isPlacedByAutoLayout: Bool { !translatesAutoresizingMaskIntoConstraints }

    /// The frame that it would have if it were not transformed.
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
