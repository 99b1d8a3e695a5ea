import Foundation

/// The outline of a view, its fill, border and shadow, and where it is.
open class CALayer: NSObject {
    var style = LayerStyle()
    var geometry = LayerGeometry()
    var recorder: (any SetterObserver)?
    private(set) weak var view: UIView?

    /// A layer of no view.
    public override init() {}

    init(of view: UIView) {
        self.view = view
    }

    /// The view that it belongs to.
    open var delegate: CALayerDelegate? { view }

    func note(_ setter: StaticString) {
        if let recorder, let view { recorder.note(setter, on: ObjectIdentifier(view)) }
    }

    // MARK: Appearance

    /// Whether it is not seen.
    open var isHidden: Bool {
        get { style.isHidden }
        set {
            style.isHidden = newValue
            note("layer.isHidden")
        }
    }

    /// How opaque it is with all it holds, from 0 to 1.
    open var opacity: Float {
        get { style.opacity }
        set {
            style.opacity = newValue
            note("layer.opacity")
        }
    }

    /// Whether what it holds is cut off at its outline.
    open var masksToBounds: Bool {
        get { style.masksToBounds }
        set {
            style.masksToBounds = newValue
            note("layer.masksToBounds")
        }
    }

    /// What it is filled with.
    open var backgroundColor: CGColor? {
        get { style.backgroundColor }
        set {
            style.backgroundColor = newValue
            note("layer.backgroundColor")
        }
    }

    /// The radius of its corners, in points.
    open var cornerRadius: CGFloat {
        get { style.cornerRadius }
        set {
            style.cornerRadius = newValue
            note("layer.cornerRadius")
        }
    }

    /// Which corners are round.
    open var maskedCorners: CACornerMask {
        get { style.maskedCorners }
        set {
            style.maskedCorners = newValue
            note("layer.maskedCorners")
        }
    }

    /// How wide the line along the inside of its outline is, in points.
    open var borderWidth: CGFloat {
        get { style.borderWidth }
        set {
            style.borderWidth = newValue
            note("layer.borderWidth")
        }
    }

    /// The colour of that line; black where it is nil.
    open var borderColor: CGColor? {
        get { style.borderColor }
        set {
            style.borderColor = newValue
            note("layer.borderColor")
        }
    }

    /// The colour of its shadow; black where it is nil.
    open var shadowColor: CGColor? {
        get { style.shadowColor }
        set {
            style.shadowColor = newValue
            note("layer.shadowColor")
        }
    }

    /// How opaque its shadow is, from 0 to 1.
    open var shadowOpacity: Float {
        get { style.shadowOpacity }
        set {
            style.shadowOpacity = newValue
            note("layer.shadowOpacity")
        }
    }

    /// Where its shadow falls, in points to the right and down.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set {
            style.shadowOffset = newValue
            note("layer.shadowOffset")
        }
    }

    /// How far the edge of its shadow is blurred, in points.
    open var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set {
            style.shadowRadius = newValue
            note("layer.shadowRadius")
        }
    }

    // MARK: Geometry

    /// Its rectangle in its own coordinates.
    open var bounds: CGRect {
        get { geometry.bounds }
        set {
            geometry.bounds = newValue
            note("layer.bounds")
        }
    }

    /// Where its anchor point is in the layer around it.
    open var position: CGPoint {
        get { geometry.position }
        set {
            geometry.position = newValue
            note("layer.position")
        }
    }

    /// Which point of its bounds `position` speaks of, from 0 to 1.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set {
            geometry.anchorPoint = newValue
            note("layer.anchorPoint")
        }
    }

    /// The rectangle around it in the layer around it.
    open var frame: CGRect {
        get { geometry.frame }
        set {
            geometry.frame = newValue
            note("layer.frame")
        }
    }

}
