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
    /// The state that few views need: the frame that the view did not accept, and the sizes that tell how UIKit resizes the
    /// view with its superview.
    private final class Details {
        /// The computed frame, if it differs from the frame of the view after setting it.
        let computed: CGRect?
        /// The size of the superview when ``seen`` was read, if the view has an autoresizing mask.
        let container: CGSize?
        /// The frame that was read last, if it differs from the placed frame.
        let seen: CGRect?

        init(computed: CGRect?, container: CGSize?, seen: CGRect? = nil) {
            (self.computed, self.container, self.seen) = (computed, container, seen)
        }
    }

    /// The frame of the view after the last placement. A different frame was set by the app or UIKit.
    private(set) var placed: CGRect
    private var details: Details?
    /// The frame that the app or UIKit has set. Used for the values that the style does not set.
    private(set) var own: CGRect

    init(of view: UIView) {
        placed = view.untransformedFrame
        own = placed.finite
        details = Self.details(of: view, computed: nil)
    }

    private static func details(of view: UIView, computed: CGRect?, seen: CGRect? = nil) -> Details? {
        let container = view.autoresizingMask.isEmpty ? nil : view.superview?.bounds.size
        if computed == nil, container == nil { return nil }
        return Details(computed: computed, container: container, seen: seen)
    }

    /// The frame that the last placement computed.
    var computed: CGRect { details?.computed ?? placed }

    /// Detects changes of the frame by the app or UIKit since the last placement, and copies the changed values to the
    /// view's own frame. If UIKit has resized the view with its superview, resizes the own frame in the same way.
    /// - Returns: Whether the frame was changed.
    mutating func noteMove(of view: UIView) -> Bool {
        let frame = view.untransformedFrame
        let seen = details?.seen ?? placed
        if frame == seen { return frame != placed }
        let finite = frame.finite
        defer { details = Self.details(of: view, computed: details?.computed, seen: frame) }
        if let own = autoresizedOwn(of: view, from: seen, to: finite) {
            self.own = own
            return frame != placed
        }
        if finite.width != seen.width { own.size.width = finite.width }
        if finite.height != seen.height { own.size.height = finite.height }
        if finite.minX != seen.minX { own.origin.x = finite.minX }
        if finite.minY != seen.minY { own.origin.y = finite.minY }
        return frame != placed
    }

    /// Returns the own frame after UIKit has resized the view with its superview. `nil` if the view has a frame that
    /// resizing does not give.
    private func autoresizedOwn(of view: UIView, from old: CGRect, to new: CGRect) -> CGRect? {
        guard let former = details?.container, let container = view.superview?.bounds.size, container != former else {
            return nil
        }
        let mask = view.autoresizingMask
        let expected = old.autoresized(by: mask, from: former, to: container)
        // UIKit may round to pixels.
        let difference = max(
            abs(expected.minX - new.minX), abs(expected.minY - new.minY), abs(expected.width - new.width),
            abs(expected.height - new.height))
        return difference < 1 ? own.autoresized(by: mask, from: former, to: container) : nil
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
        details = Self.details(of: view, computed: frame == new ? nil : new)
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
    package var isPlacedByAutoLayout: Bool { !translatesAutoresizingMaskIntoConstraints }

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
