import Foundation

extension UIView {
    /// Sets the frame without a note: it is the toolkit that moves the view.
    func place(_ frame: CGRect) {
        changeGeometry { $0.frame = frame }
    }

    /// Changes where the view is, and lets its subviews follow where its size is another.
    func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
        let oldSize = layer.geometry.bounds.size
        change(&layer.geometry)
        if layer.geometry.bounds.size != oldSize {
            if autoresizesSubviews { resizeSubviews(from: oldSize) }
            setNeedsLayout()
        }
    }

    /// Where a point of this view is in `view`, or in the window where that is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = point.applying(toRoot)
        return view.map { inRoot.applying($0.toRoot.inverted()) } ?? inRoot
    }

    /// Where a point of `view`, or of the window where that is nil, is in this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let inRoot = view.map { point.applying($0.toRoot) } ?? point
        return inRoot.applying(toRoot.inverted())
    }

    /// Where a rectangle of this view is in `view`, or in the window where that is nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let inRoot = rect.applying(toRoot)
        return view.map { inRoot.applying($0.toRoot.inverted()) } ?? inRoot
    }

    /// Where a rectangle of `view`, or of the window where that is nil, is in this view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let inRoot = view.map { rect.applying($0.toRoot) } ?? rect
        return inRoot.applying(toRoot.inverted())
    }

    /// From the coordinates of this view to those of the outermost one.
    private var toRoot: CGAffineTransform {
        guard let superview else { return .identity }
        return layer.geometry.toSuperlayer.concatenating(superview.toRoot)
    }
}
