import Foundation

/// A rectangle on screen that draws itself and holds others.
///
/// Its declarations are UIKit's. What is called `open` is in this file; the work behind it is in the extensions.
@MainActor open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
    var hierarchy = ViewHierarchy()
    var layoutState = LayoutState()
    var appearance = ViewAppearance()
    weak var viewController: UIViewController?
    var observers: [ViewObserver] = []

    /// What its outline, fill, border and shadow are, and where it is.
    open var layer: CALayer { ownLayer }
    private lazy var ownLayer = CALayer(of: self)

    /// A view of this frame, in points.
    public init(frame: CGRect) {
        super.init()
        layer.geometry.frame = frame
    }

    /// Archives are of Interface Builder, which there is none of here: a view without a frame.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A view without a frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Who takes the events that this view does not take: its controller, or its superview.
    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Place

    /// The rectangle around it in its superview.
    open var frame: CGRect {
        get { layer.geometry.frame }
        set {
            place(newValue)
            note()
        }
    }

    /// Its rectangle in its own coordinates; a scroll view's origin moves.
    open var bounds: CGRect {
        get { layer.geometry.bounds }
        set {
            changeGeometry { $0.bounds = newValue }
            note()
        }
    }

    /// Where its middle is in its superview.
    open var center: CGPoint {
        get { layer.geometry.position }
        set {
            layer.geometry.position = newValue
            note()
        }
    }

    /// What is done to it around its middle.
    open var transform: CGAffineTransform {
        get { layer.geometry.transform }
        set {
            layer.geometry.transform = newValue
            note()
        }
    }

    /// Whether the autoresizing mask becomes constraints, so that the frame decides the geometry. The default is true.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { note() } }

    /// Which of its distances give when its superview changes its size.
    open var autoresizingMask: AutoresizingMask = [] { didSet { note() } }
    /// Whether its subviews follow when it changes its size.
    open var autoresizesSubviews = true { didSet { note() } }

    /// The size that it would like where there is `size` at most, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that it would like.
    open func sizeToFit() {
        note()
        place(CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)))
    }

    /// The size that its content asks for, in points; `noIntrinsicMetric` where it does not ask.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// No size asked for.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// What the edges of the screen take of it: nothing here.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    // MARK: Layout

    /// Arranges its subviews; for subclasses.
    open func layoutSubviews() {}

    /// Does what the view has put off until its next layout.
    func layoutWillBegin() {}

    /// Its subviews are to be arranged before it is drawn.
    open func setNeedsLayout() { markForLayout() }

    /// Arranges its subviews now, and theirs, where that is needed.
    open func layoutIfNeeded() { layoutTree() }

    /// Its size would like to be another; here, the one above arranges anew.
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

    /// It draws something else from now on; pictures are drawn anew anyway.
    open func setNeedsDisplay() {}

    /// It draws something else in `rect` from now on; pictures are drawn anew anyway.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Look

    /// What it is filled with.
    open var backgroundColor: UIColor? { didSet { note() } }

    /// How opaque it is with all it holds, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.style.opacity) }
        set {
            layer.style.opacity = Float(newValue)
            note()
        }
    }

    /// Whether it is not seen.
    open var isHidden: Bool {
        get { layer.style.isHidden }
        set {
            layer.style.isHidden = newValue
            note()
        }
    }

    /// Whether what it holds is cut off at its outline.
    open var clipsToBounds: Bool {
        get { layer.style.masksToBounds }
        set {
            layer.style.masksToBounds = newValue
            note()
        }
    }

    /// Whether it promises to leave nothing see-through.
    open var isOpaque = true { didSet { note() } }
    /// How it fits its content into its bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { note() } }

    /// The colour of what can be touched in it and in its subviews; nil for its superview's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            appearance.tintColor = newValue
            announceTintColor()
            note()
        }
    }

    /// Whether it dims its tint colour.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            appearance.tintAdjustmentMode = newValue
            announceTintColor()
            note()
        }
    }

    /// Its tint colour is another now; for subclasses.
    open func tintColorDidChange() {}

    /// Draws its content into the current context; for subclasses.
    open func draw(_ rect: CGRect) {}

    /// The radii of the corners of the background.
    var fillRadii: CornerRadii { layer.style.radii }

    /// Draws what stands above its subviews.
    func drawOverlay(_ rect: CGRect) {}

    // MARK: Traits

    /// Light or dark in it and in its subviews, whatever the screen says.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            note()
            if overrideUserInterfaceStyle != oldValue { announceTraits() }
        }
    }

    /// How the content is laid out in right-to-left interfaces. Subviews do not inherit the attribute.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { note() } }

    /// The traits in effect here.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// The traits are others than `previousTraitCollection`; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: The tree

    /// What it is in.
    open var superview: UIView? { hierarchy.superview }
    /// What it holds, the lowest first.
    open var subviews: [UIView] { hierarchy.subviews }
    /// The window that it is in.
    open var window: UIWindow? { superview?.window }

    /// Puts `view` on top of what it holds.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Puts `view` at a place among what it holds, the lowest being 0.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts `view` right under one that it holds.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, distance: 0)
    }
    /// Puts `view` right above one that it holds.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, distance: 1)
    }
    /// What takes part in what happens in it. Set, it tells those that come and go.
    open var interactions: [any UIInteraction] {
        get { hierarchy.interactions }
        set { replaceInteractions(by: newValue) }
    }
    /// Gives it one more, which another view loses.
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
    /// Takes one from it.
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    /// Takes it out of its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Puts one that it holds on top of the others.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    /// Puts one that it holds under the others.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    /// Swaps two of what it holds.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        hierarchy.subviews.swapAt(index1, index2)
    }

    /// It holds `subview` now; for subclasses.
    open func didAddSubview(_ subview: UIView) {}
    /// It will not hold `subview` any more; for subclasses.
    open func willRemoveSubview(_ subview: UIView) {}
    /// It goes into another view, or into none; for subclasses.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// It is in another view, or in none; for subclasses.
    open func didMoveToSuperview() {}
    /// It goes into another window, or into none; for subclasses.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// It is in another window, or in none; for subclasses.
    open func didMoveToWindow() {}

    /// Whether it is `view` or somewhere inside.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// It or the first view inside that has this tag, or nil.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: The rest

    /// A number for the app to find it by.
    open var tag = 0 { didSet { note() } }
    /// Whether touches go to it.
    open var isUserInteractionEnabled = true { didSet { note() } }
    /// Whether it takes all touches alone.
    open var isExclusiveTouch = false { didSet { note() } }
    /// Whether it takes several touches at once.
    open var isMultipleTouchEnabled = false { didSet { note() } }
    /// Whether it is read out to those who do not see it.
    open var isAccessibilityElement = false { didSet { note() } }
    /// What is read out to those who do not see it.
    open var accessibilityLabel: String? { didSet { note() } }
    open var accessibilityLanguage: String?
    /// What it would do, read out after the label.
    open var accessibilityHint: String? { didSet { note() } }
    /// Its value, read out after the label.
    open var accessibilityValue: String? { didSet { note() } }
    /// What tests find it by.
    open var accessibilityIdentifier: String? { didSet { note() } }
}
