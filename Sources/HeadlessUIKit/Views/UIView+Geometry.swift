import Foundation

extension UIView {
    /// Sets the frame without recording a setter, for moves by the toolkit itself.
    func place(_ frame: CGRect) {
        let oldSize = ownLayer.geometry.bounds.size
        var frame = frame
        if let constantSize { frame.size = constantSize }
        ownLayer.geometry.frame = frame
        if ownLayer.geometry.bounds.size != oldSize { sizeDidChange(from: oldSize) }
    }

    /// Sets the bounds without recording a setter.
    func setBounds(_ bounds: CGRect) {
        let oldSize = ownLayer.geometry.bounds.size
        var bounds = bounds
        if let constantSize { bounds.size = constantSize }
        ownLayer.geometry.bounds = bounds
        if bounds.size != oldSize { sizeDidChange(from: oldSize) }
    }

    /// Resizes the subviews and requests a layout after a change of the size.
    private func sizeDidChange(from oldSize: CGSize) {
        if autoresizesSubviews { resizeSubviews(from: oldSize) }
        setNeedsLayout()
    }

    /// Converts a point of this view to the coordinates of another view, or of the window if `view` is `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = point.applying(toRoot)
        return view.map { inRoot.applying($0.toRoot.inverted()) } ?? inRoot
    }

    /// Converts a point of another view, or of the window if `view` is `nil`, to the coordinates of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let inRoot = view.map { point.applying($0.toRoot) } ?? point
        return inRoot.applying(toRoot.inverted())
    }

    /// Converts a rectangle of this view to the coordinates of another view, or of the window if `view` is `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let inRoot = rect.applying(toRoot)
        return view.map { inRoot.applying($0.toRoot.inverted()) } ?? inRoot
    }

    /// Converts a rectangle of another view, or of the window if `view` is `nil`, to the coordinates of this view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let inRoot = view.map { rect.applying($0.toRoot) } ?? rect
        return inRoot.applying(toRoot.inverted())
    }

    /// The transform from the coordinates of this view to the coordinates of the root view.
    private var toRoot: CGAffineTransform {
        guard let superview else { return .identity }
        return ownLayer.geometry.toSuperlayer.concatenating(superview.toRoot)
    }
}
