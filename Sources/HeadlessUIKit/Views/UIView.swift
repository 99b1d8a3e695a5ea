import Foundation

/// A rectangular area of a screen that draws content and contains subviews.
///
/// The class declares the members of UIKit's class. The `open` members are in this file, and their implementation is in
/// the extensions.
@MainActor open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
    // References to the owners of the view are unowned, because a weak reference would make each retain of its object
    // slower. The owners reset the references before they are deallocated.
    nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?
    nonisolated(unsafe) final unowned(unsafe) var storedWindow: UIWindow?
    nonisolated(unsafe) final unowned(unsafe) var viewController: UIViewController?
    nonisolated(unsafe) final var storedSubviews: [UIView] = []
    final var storedConstraints: [NSLayoutConstraint] = []
    final var storedInteractions: [any UIInteraction] = []

    final var layoutState = LayoutState()
    final var appearance = ViewAppearance()
    /// The cached traits of the view. A view has cached traits only if its superview has cached traits.
    nonisolated(unsafe) final var knownTraits: UITraitCollection?

    /// The newest observation of the view, which has a reference to the next one.
    nonisolated(unsafe) final unowned(unsafe) var firstObservation: PropertyObservation?
    /// The setters that are reported to a recorder or observers.
    nonisolated(unsafe) final var reportedSetters = SetterFilter()

    /// The layer of the view, which stores the geometry, the background, the border and the shadow.
    open var layer: CALayer { ownLayer }
    nonisolated(unsafe) final let ownLayer = CALayer()

    /// Creates a view with a frame, in points.
    public init(frame: CGRect) {
        super.init()
        ownLayer.view = self
        ownLayer.geometry.frame = frame
    }

    /// Creates a view with an empty frame. HeadlessUIKit does not read archives of Interface Builder.
    public required init?(coder: NSCoder) {
        super.init()
        ownLayer.view = self
    }

    // A view that another thread releases is deallocated on the main thread, as in UIKit, because its subviews can be in
    // use there. Apple's platforms before 2025 have no isolated deinit.
    #if os(Linux) && compiler(>=6.2)
    isolated deinit { clearReferences() }
    #else
    deinit { clearReferences() }
    #endif

    private nonisolated func clearReferences() {
        ownLayer.view = nil
        removeObservations()
        for subview in storedSubviews { subview.setSuperview(nil, window: nil) }
    }

    /// Creates a view with an empty frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// The next responder: the view controller of the view, or the superview if there is no view controller.
    open override var next: UIResponder? { viewController ?? superview }

    /// Whether the focus engine has moved the focus to the view.
    open internal(set) var isFocused = false

    // MARK: Geometry

    /// The position and size in the coordinates of the superview, in points.
    open var frame: CGRect {
        get { ownLayer.geometry.frame }
        set {
            place(newValue)
            recordSetter()
        }
    }

    /// The position and size in the view's own coordinates, in points. In a scroll view, the origin is the scroll
    /// position.
    open var bounds: CGRect {
        get { ownLayer.geometry.bounds }
        set {
            setBounds(newValue)
            recordSetter()
        }
    }

    /// The centre of the frame in the coordinates of the superview, in points.
    open var center: CGPoint {
        get { ownLayer.geometry.position }
        set {
            ownLayer.geometry.position = newValue
            recordSetter()
        }
    }

    /// The transform of the view about its centre. The default is the identity.
    open var transform: CGAffineTransform {
        get { ownLayer.geometry.transform }
        set {
            ownLayer.geometry.transform = newValue
            recordSetter()
        }
    }

    /// Whether the autoresizing mask becomes constraints, so that the frame determines the geometry. The default is
    /// `true`.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { recordSetter() } }

    /// The margins and dimensions that change with the size of the superview. The default is none.
    open var autoresizingMask: AutoresizingMask = [] { didSet { recordSetter() } }
    /// Whether the view resizes its subviews when its size changes, according to their masks. The default is `true`.
    open var autoresizesSubviews = true { didSet { recordSetter() } }

    /// The size of a view that never has another one, in points. `nil` if the size can change.
    var constantSize: CGSize? { nil }

    /// Returns the size that fits the content best in a given size, in points. The default is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits its content.
    open func sizeToFit() {
        recordSetter()
        place(CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)))
    }

    /// Returns the size that satisfies the view's constraints and is closest to a target size. HeadlessUIKit considers only
    /// the natural size of the content.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints and is closest to a target size. HeadlessUIKit considers
    /// only the natural size of the content. A dimension with the priority `required` has the length of the target
    /// size.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let natural = intrinsicContentSize
        func length(_ natural: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
            priority == .required || natural == UIView.noIntrinsicMetric ? target : natural
        }
        return CGSize(
            width: length(natural.width, targetSize.width, horizontalFittingPriority),
            height: length(natural.height, targetSize.height, verticalFittingPriority))
    }

    /// The natural size of the content, in points. `noIntrinsicMetric` in each dimension that has no natural size.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The value of a dimension without a natural size.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The insets of the safe area, in points. The overlap of the view with the superview's insets, plus the additional
    /// insets of the view's controller.
    open var safeAreaInsets: UIEdgeInsets {
        var insets = overlapWithSafeAreaInsets(of: superview)
        if let additional = viewController?.additionalSafeAreaInsets {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        return insets
    }

    /// Called after the safe area has changed. HeadlessUIKit calls the method only after a change of a controller's
    /// additional insets or of a window's device insets. The default implementation does nothing.
    open func safeAreaInsetsDidChange() {}

    private func overlapWithSafeAreaInsets(of superview: UIView?) -> UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        let (safe, frame) = (superview.bounds.inset(by: outer), frame)
        return UIEdgeInsets(
            top: max(0, min(safe.minY - frame.minY, outer.top)), left: max(0, min(safe.minX - frame.minX, outer.left)),
            bottom: max(0, min(frame.maxY - safe.maxY, outer.bottom)),
            right: max(0, min(frame.maxX - safe.maxX, outer.right)))
    }

    /// The margins between the edges and the content, in points. The default is 8 at each edge.
    open var layoutMargins: UIEdgeInsets {
        get { appearance.layoutMargins }
        set {
            appearance.layoutMargins = newValue
            recordAndSetNeedsLayout()
        }
    }

    // MARK: Layout

    /// Lays out the subviews. The default implementation does nothing.
    open func layoutSubviews() {}

    /// Performs the work that the view has deferred to its next layout.
    func layoutWillBegin() {}

    /// Requests a layout of the subviews before the view is drawn again.
    open func setNeedsLayout() { markForLayout() }

    /// Lays out the subviews and their descendants now if a layout is pending.
    open func layoutIfNeeded() { layoutInTurn() }

    /// Reports that the natural size of the content has changed. HeadlessUIKit requests a layout of the superview.
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

    /// Requests a redraw of the view. HeadlessUIKit draws the whole view for each image.
    open func setNeedsDisplay() {}

    /// Requests a redraw of a rectangle. HeadlessUIKit draws the whole view for each image.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Hit testing

    /// Returns the frontmost view at a point that receives touches: the view itself or a descendant. `nil` if the point is
    /// outside of the view, or if the view is hidden, transparent or not interactive.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Returns whether the bounds contain a point in the coordinates of the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Appearance

    /// The background colour. The default is `nil`, which draws no background.
    open var backgroundColor: UIColor? { didSet { recordSetter() } }

    /// The opacity of the view and its subviews, from 0 to 1. The default is 1.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.style.opacity) }
        set {
            ownLayer.style.opacity = Float(newValue)
            recordSetter()
        }
    }

    /// Whether the view and its subviews are invisible. The default is `false`.
    open var isHidden: Bool {
        get { ownLayer.style.isHidden }
        set {
            ownLayer.style.isHidden = newValue
            contentSizeDidChange()
            recordSetter()
        }
    }

    /// Whether the subviews are clipped to the bounds of the view. The default is `false`.
    open var clipsToBounds: Bool {
        get { ownLayer.style.masksToBounds }
        set {
            ownLayer.style.masksToBounds = newValue
            recordSetter()
        }
    }

    /// Whether the view fills its bounds with opaque content. The default is `true`.
    open var isOpaque = true { didSet { recordSetter() } }
    /// The position and scale of the content in the bounds. The default is `scaleToFill`.
    open var contentMode = ContentMode.scaleToFill { didSet { recordSetter() } }
    /// Whether the bounds are cleared before the view draws itself. The default is `true`.
    open var clearsContextBeforeDrawing: Bool {
        get { appearance.clearsContext }
        set {
            appearance.clearsContext = newValue
            recordSetter()
        }
    }
    /// The pixels per point of the content. The default is the scale of the screen. Drawing ignores the factor.
    open var contentScaleFactor: CGFloat {
        get { appearance.contentScale ?? traitCollection.displayScale }
        set {
            appearance.contentScale = newValue
            recordSetter()
        }
    }

    /// The colour of the interactive parts of the view and its subviews. `nil` restores the colour of the superview.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            appearance.tintColor = newValue
            announceTintColor()
            recordSetter()
        }
    }

    /// The adjustment of the tint colour. The default is the mode of the superview.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set {
            appearance.tintAdjustmentMode = newValue
            announceTintColor()
            recordSetter()
        }
    }

    /// Called after a change of the tint colour. The default implementation does nothing.
    open func tintColorDidChange() {}

    /// Draws the content of the view in the current context. The default implementation does nothing.
    open func draw(_ rect: CGRect) {}

    /// The corner radii of the background.
    func fillRadii(_ style: LayerStyle) -> CornerRadii { style.radii }

    /// The radii to which a container clips the view with its background. `nil` if it does not clip the view.
    var clippingRadii: CornerRadii? { nil }

    /// Draws content above the subviews.
    func drawOverlay(_ rect: CGRect) {}

    // MARK: Traits

    /// The interface style of the view and its subviews. The default is `unspecified`, which inherits the style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            let hasChanged = overrideUserInterfaceStyle != oldValue
            if hasChanged { forgetTraits() }
            recordSetter()
            if hasChanged { announceTraits() }
        }
    }

    /// The behaviour of the content in right-to-left interfaces. Subviews do not inherit the attribute.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { recordSetter() } }

    /// The current traits of the view.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Called after a change of the traits. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Hierarchy

    /// The view that contains this view. `nil` if there is none.
    open var superview: UIView? { storedSuperview }
    /// The subviews, from back to front.
    open var subviews: [UIView] { storedSubviews }
    /// The window that contains the view. `nil` if there is none.
    open var window: UIWindow? { storedWindow }
    /// Stores the window that contains this view and its descendants.
    nonisolated func setWindow(_ window: UIWindow?) {
        guard window !== storedWindow else { return }
        storedWindow = window
        for subview in storedSubviews { subview.setWindow(window) }
    }

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Inserts a subview at an index. Index 0 is the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a subview directly behind another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, distance: 0)
    }
    /// Inserts a subview directly in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, distance: 1)
    }
    /// The interactions of the view. Setting the property removes and adds interactions as needed.
    open var interactions: [any UIInteraction] {
        get { storedInteractions }
        set { replaceInteractions(by: newValue) }
    }
    /// Adds an interaction. An interaction that belongs to another view is removed from that view first.
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    /// Exchanges the subviews at two indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        storedSubviews.swapAt(index1, index2)
    }

    /// Called after a subview is added. The default implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. The default implementation does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes. The new superview is `nil` if the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed. The default implementation does nothing.
    open func didMoveToSuperview() {}
    /// Called before the window changes. The new window is `nil` if the view leaves a window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed. The default implementation does nothing.
    open func didMoveToWindow() {}

    /// Returns whether the view is `view` itself or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor, current !== view { ancestor = current.storedSuperview }
        return ancestor != nil
    }

    /// Returns the view itself or the first descendant with a tag. `nil` if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: Events, accessibility and identification

    /// A number by which the app identifies the view. The default is 0.
    open var tag = 0 { didSet { recordSetter() } }
    /// Whether the view receives touch events. The default is `true`.
    open var isUserInteractionEnabled = true { didSet { recordSetter() } }
    /// Whether the view blocks touch events in other views while it handles touches. The default is `false`.
    @available(tvOS, unavailable)
    open var isExclusiveTouch: Bool {
        get { appearance.blocksOtherTouches }
        set {
            appearance.blocksOtherTouches = newValue
            recordSetter()
        }
    }
    /// Whether the view receives more than one touch at a time. The default is `false`.
    @available(tvOS, unavailable)
    open var isMultipleTouchEnabled: Bool {
        get { appearance.receivesSeveralTouches }
        set {
            appearance.receivesSeveralTouches = newValue
            recordSetter()
        }
    }
    /// Whether assistive technologies can reach the view as an element. The default is `false`.
    open var isAccessibilityElement = false { didSet { recordSetter() } }
    /// The short description of the view for assistive technologies.
    open var accessibilityLabel: String? { didSet { recordSetter() } }
    /// The language in which assistive technologies speak the texts of the view, as a BCP 47 tag.
    open var accessibilityLanguage: String?
    /// The description of the result of an action on the view, for assistive technologies.
    open var accessibilityHint: String? { didSet { recordSetter() } }
    /// The value of the view for assistive technologies.
    open var accessibilityValue: String? { didSet { recordSetter() } }
    /// The identifier of the view in interface tests. Users do not see the identifier.
    open var accessibilityIdentifier: String? { didSet { recordSetter() } }
}
