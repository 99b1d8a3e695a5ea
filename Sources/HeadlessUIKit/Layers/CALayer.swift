import Foundation

/// The object that stores the geometry, background, border and shadow of a view.
open class CALayer: NSObject {
    final var style = LayerStyle()
    final var geometry = LayerGeometry()
    final var storedMask: CALayer?
    /// The animations in the order in which they are applied. `nil` without animations.
    final var animations: [LayerAnimation]?
    final var recorder: (any SetterObserver)?
    /// The view to which the layer belongs. The view resets the reference before it is deallocated.
    final unowned(unsafe) var view: UIView?

    /// The layers in the layer, without those of subviews. `nil` until there is one.
    private final var ownSublayers: [CALayer]?
    private final weak var superlayer: CALayer?
    /// A name of the app's choice. The default is `nil`.
    open var name: String?

    /// Creates a layer without a view.
    public override init() {}

    /// The actions after changes of properties, by the names of the properties. `NSNull` stands for no action. The default is
    /// `nil`. HeadlessUIKit animates no changes, only what `add(_:forKey:)` adds.
    open var actions: [String: any CAAction]?

    /// The delegate of the layer: the view to which the layer belongs.
    open var delegate: CALayerDelegate? { view }

    @inline(__always) final func recordSetter(_ setter: StaticString) {
        if let recorder, let view { recorder.recordSetter(setter, on: ObjectIdentifier(view)) }
    }

    // MARK: Sublayers

    /// The layers in the layer, the backmost first. The layers of subviews are not among them. They are drawn after layers
    /// whose `zPosition` is the same.
    open var sublayers: [CALayer]? {
        get { ownSublayers }
        set {
            for layer in ownSublayers ?? [] { layer.superlayer = nil }
            ownSublayers = newValue
            for layer in newValue ?? [] { layer.superlayer = self }
            recordSetter("layer.sublayers")
        }
    }

    /// Inserts a layer before the one at an index. Removes it from its former superlayer.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = ownSublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
    }

    /// Inserts a layer in front of all others. Removes it from its former superlayer.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.sublayers = superlayer.sublayers?.filter { $0 !== self }
    }

    /// Draws the background and the contents of a layer that belongs to no view.
    func drawContent(in context: CGContext) {
        if let color = style.backgroundColor { context.fill(geometry.bounds, style.radii, RGBA(color)) }
        if let contents = style.contents {
            ImagePainter(context: context).draw(UIImage(cgImage: contents), in: geometry.bounds)
        }
    }

    /// Returns a copy of the layer with the values of its animations at the current time.
    func makePresentation() -> CALayer {
        let copy = CALayer()
        applyAnimations(to: copy)
        return copy
    }

    /// The bounding box of what `drawContent` draws.
    var contentExtent: CGRect { style.backgroundColor == nil && style.contents == nil ? .null : geometry.bounds }

    // MARK: Appearance

    /// Whether the layer is invisible. The default is `false`.
    open var isHidden: Bool {
        get { style.isHidden }
        set {
            style.isHidden = newValue
            recordSetter("layer.isHidden")
        }
    }

    /// The opacity of the layer and its sublayers, from 0 to 1. The default is 1.
    open var opacity: Float {
        get { style.opacity }
        set {
            style.opacity = newValue
            recordSetter("layer.opacity")
        }
    }

    /// Whether sublayers are clipped to the bounds. The default is `false`.
    open var masksToBounds: Bool {
        get { style.masksToBounds }
        set {
            style.masksToBounds = newValue
            recordSetter("layer.masksToBounds")
        }
    }

    /// The position of the layer among the sublayers of its superlayer. Larger values are drawn later. Layers with equal
    /// values are drawn in the order of the views. Hit testing ignores it, as in UIKit. The default is 0.
    open var zPosition: CGFloat {
        get { style.zPosition }
        set {
            style.zPosition = newValue
            recordSetter("layer.zPosition")
        }
    }

    /// The layer whose opacity the layer and its sublayers have, in the coordinates of the layer. The default is `nil`.
    open var mask: CALayer? {
        get { storedMask }
        set {
            storedMask = newValue
            recordSetter("layer.mask")
        }
    }

    /// The image that fills the layer: a `CGImage`. The default is `nil`. Views draw their content themselves.
    open var contents: Any? {
        get { style.contents }
        set {
            style.contents = newValue as? CGImage
            recordSetter("layer.contents")
        }
    }

    /// The background colour. The default is `nil`.
    open var backgroundColor: CGColor? {
        get { style.backgroundColor }
        set {
            style.backgroundColor = newValue
            recordSetter("layer.backgroundColor")
        }
    }

    /// The radius of the corners, in points. The default is 0.
    open var cornerRadius: CGFloat {
        get { style.cornerRadius }
        set {
            style.cornerRadius = newValue
            recordSetter("layer.cornerRadius")
        }
    }

    /// The corners that are rounded. The default is all corners.
    open var maskedCorners: CACornerMask {
        get { style.maskedCorners }
        set {
            style.maskedCorners = newValue
            recordSetter("layer.maskedCorners")
        }
    }

    /// The curve of the corners. The default is a part of a circle.
    open var cornerCurve: CALayerCornerCurve {
        get { style.cornerCurve }
        set {
            style.cornerCurve = newValue
            recordSetter("layer.cornerCurve")
        }
    }

    /// The width of the border, in points. The border is inside the bounds. The default is 0.
    open var borderWidth: CGFloat {
        get { style.borderWidth }
        set {
            style.borderWidth = newValue
            recordSetter("layer.borderWidth")
        }
    }

    /// The colour of the border. `nil` draws a black border.
    open var borderColor: CGColor? {
        get { style.borderColor }
        set {
            style.borderColor = newValue
            recordSetter("layer.borderColor")
        }
    }

    /// The colour of the shadow. `nil` draws a black shadow.
    open var shadowColor: CGColor? {
        get { style.shadowColor }
        set {
            style.shadowColor = newValue
            recordSetter("layer.shadowColor")
        }
    }

    /// The opacity of the shadow, from 0 to 1. The default is 0.
    open var shadowOpacity: Float {
        get { style.shadowOpacity }
        set {
            style.shadowOpacity = newValue
            recordSetter("layer.shadowOpacity")
        }
    }

    /// The offset of the shadow, in points to the right and down.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set {
            style.shadowOffset = newValue
            recordSetter("layer.shadowOffset")
        }
    }

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set {
            style.shadowRadius = newValue
            recordSetter("layer.shadowRadius")
        }
    }

    // MARK: Geometry

    /// The position and size in the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { geometry.bounds }
        set {
            geometry.bounds = newValue
            recordSetter("layer.bounds")
        }
    }

    /// The position of the anchor point in the coordinates of the superlayer, in points.
    open var position: CGPoint {
        get { geometry.position }
        set {
            geometry.position = newValue
            recordSetter("layer.position")
        }
    }

    /// The point of the bounds that `position` specifies, in units of the bounds from 0 to 1. The default is the
    /// centre.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set {
            geometry.anchorPoint = newValue
            recordSetter("layer.anchorPoint")
        }
    }

    /// The position and size in the coordinates of the superlayer, in points.
    open var frame: CGRect {
        get { geometry.frame }
        set {
            geometry.frame = newValue
            recordSetter("layer.frame")
        }
    }

    /// The transform about the anchor point. Only its affine transform has an effect. The default is the identity.
    open var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(geometry.transform) }
        set {
            geometry.transform = CATransform3DGetAffineTransform(newValue)
            recordSetter("layer.transform")
        }
    }

    /// Returns the transform as an affine transform.
    open func affineTransform() -> CGAffineTransform { geometry.transform }

    /// Sets the transform to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}
