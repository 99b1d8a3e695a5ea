/// The changes of a view's frame by a placement.
struct FrameChange: OptionSet {
    let rawValue: UInt8

    /// The frame has changed.
    static let moved = FrameChange(rawValue: 1)
    /// The size has changed.
    static let resized = FrameChange(rawValue: 2)
    /// The app or UIKit had changed the frame since the last placement.
    static let foreign = FrameChange(rawValue: 4)
}

/// The styled frame of a view, and the view's own frame, which the app or UIKit has set.
@MainActor struct StyledFrame {
    /// A computed frame that differs from the frame of the view after setting it.
    private final class ComputedFrame {
        let frame: CGRect

        init(_ frame: CGRect) { self.frame = frame }
    }

    /// The frame of the view after the last placement. A different frame was set by the app or UIKit.
    private(set) var placed: CGRect
    private var differing: ComputedFrame?
    /// The frame that the app or UIKit has set. Used for the values that the style does not set.
    private(set) var own: CGRect

    init(of view: UIView) {
        placed = view.untransformedFrame
        own = placed.finite
    }

    /// The frame that the last placement computed.
    var computed: CGRect { differing?.frame ?? placed }

    /// Detects changes of the frame by the app or UIKit since the last placement, and copies the changed values to the
    /// view's own frame.
    /// - Returns: Whether the frame was changed.
    mutating func noteMove(of view: UIView) -> Bool {
        let frame = view.untransformedFrame
        if frame == placed { return false }
        let finite = frame.finite
        if finite.width != placed.width { own.size.width = finite.width }
        if finite.height != placed.height { own.size.height = finite.height }
        if finite.minX != placed.minX { own.origin.x = finite.minX }
        if finite.minY != placed.minY { own.origin.y = finite.minY }
        return true
    }

    /// Moves the view to a computed frame.
    mutating func move(_ view: UIView, to new: CGRect) -> FrameChange {
        let old = view.untransformedFrame
        var frame = old
        if new != old {
            view.untransformedFrame = new
            frame = view.untransformedFrame
        }
        placed = frame
        differing = frame == new ? nil : ComputedFrame(new)
        if frame == old { return [] }
        return frame.size == old.size ? .moved : [.moved, .resized]
    }

    /// Makes the current frame of the view its own frame.
    mutating func reset(to view: UIView) { self = StyledFrame(of: view) }

    /// Moves the view to its own frame.
    mutating func undo(_ view: UIView) {
        _ = noteMove(of: view)
        _ = move(view, to: own)
    }
}

extension CGRect {
    /// The rectangle with NaN and infinity replaced by 0. UIKit accepts neither, and NaN never equals the previous
    /// value.
    var finite: CGRect {
        // The product is NaN if a number is not finite.
        if (origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0) == 0 { return self }
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
