import Foundation

/// A view that displays a part of content that can be larger than the view.
@MainActor open class UIScrollView: UIView {
    /// The object that is notified of scrolling.
    open weak var delegate: UIScrollViewDelegate?

    /// The size of the content, in points. The default is zero.
    open var contentSize = CGSize.zero { didSet { recordSetter() } }
    /// The point of the content at the top left corner of the view, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            scroll(to: newValue)
            recordSetter()
        }
    }
    /// The insets that extend the area of the content, in points. The default is zero.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            recordSetter()
            // Content at its edge stays at its edge when the insets change.
            let edge = CGPoint(x: -oldValue.left, y: -oldValue.top)
            guard contentOffset == edge, contentInset != oldValue else { return }
            scroll(to: CGPoint(x: -contentInset.left, y: -contentInset.top))
            notifyObservers(of: "contentOffset", isSilent: false)
        }
    }
    /// The content insets plus the safe area insets, in points. HeadlessUIKit does not add the safe area insets.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The colour of the scroll indicators. The default is `default`.
    open var indicatorStyle = IndicatorStyle.default { didSet { recordSetter() } }
    /// Whether the vertical scroll indicator is displayed. The default is `true`.
    open var showsVerticalScrollIndicator = true { didSet { recordSetter() } }
    /// Whether the horizontal scroll indicator is displayed. The default is `true`.
    open var showsHorizontalScrollIndicator = true { didSet { recordSetter() } }
    /// The insets of both scroll indicators, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The insets of the vertical scroll indicator, in points. The default is zero.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { recordSetter() } }
    /// The insets of the horizontal scroll indicator, in points. The default is zero.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { recordSetter() } }
    /// Whether the user can scroll. The default is `true`.
    open var isScrollEnabled = true { didSet { recordSetter() } }
    /// Whether scrolling stops at multiples of the view's size. The default is `false`.
    @available(tvOS, unavailable)
    open var isPagingEnabled: Bool {
        get { stopsAtPages }
        set {
            stopsAtPages = newValue
            recordSetter()
        }
    }
    private var stopsAtPages = false
    /// Whether the user can scroll past the edge of the content. The default is `true`.
    open var bounces = true { didSet { recordSetter() } }
    /// Whether content that fits in the view bounces vertically. The default is `false`.
    open var alwaysBounceVertical = false { didSet { recordSetter() } }
    /// Whether content that fits in the view bounces horizontally. The default is `false`.
    open var alwaysBounceHorizontal = false { didSet { recordSetter() } }
    /// Whether scrolling is limited to the direction in which the user begins to scroll. The default is `false`.
    open var isDirectionalLockEnabled = false { didSet { recordSetter() } }
    /// Whether subviews receive a touch only after the scroll view has determined that the touch does not scroll. The
    /// default is `true`.
    open var delaysContentTouches = true { didSet { recordSetter() } }
    /// Whether scrolling cancels touches in the subviews. The default is `true`.
    open var canCancelContentTouches = true { didSet { recordSetter() } }
    /// Whether a tap on the status bar scrolls to the top. The default is `true`.
    @available(tvOS, unavailable)
    open var scrollsToTop: Bool {
        get { followsStatusBar }
        set {
            followsStatusBar = newValue
            recordSetter()
        }
    }
    private var followsStatusBar = true
    /// The rate at which scrolling slows down. The default is `normal`.
    open var decelerationRate = DecelerationRate.normal { didSet { recordSetter() } }
    /// The effect of scrolling on the keyboard. The default is `none`.
    @available(visionOS, unavailable)
    open var keyboardDismissMode: KeyboardDismissMode {
        get { KeyboardDismissMode(rawValue: dismissModeValue) ?? .none }
        set {
            dismissModeValue = newValue.rawValue
            recordSetter()
        }
    }
    // A stored property cannot have a type that is unavailable on visionOS.
    private var dismissModeValue = 0
    /// Whether the user can zoom past the limits. The default is `true`.
    open var bouncesZoom = true { didSet { recordSetter() } }
    /// The smallest scale of zoomed content. The default is 1.
    open var minimumZoomScale: CGFloat = 1 { didSet { recordSetter() } }
    /// The largest scale of zoomed content. The default is 1.
    open var maximumZoomScale: CGFloat = 1 { didSet { recordSetter() } }

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Creates a scroll view without content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Scrolls to an offset, in points. HeadlessUIKit does not animate the change.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible inside of the insets.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        var origin = bounds.origin
        origin.x = min(max(origin.x, rect.maxX - bounds.width + insets.right), rect.minX - insets.left)
        origin.y = min(max(origin.y, rect.maxY - bounds.height + insets.bottom), rect.minY - insets.top)
        contentOffset = origin
    }

    /// Shows the scroll indicators for a moment. HeadlessUIKit always shows the indicators of scrollable content.
    open func flashScrollIndicators() {}

    private func scroll(to origin: CGPoint) {
        guard origin != bounds.origin else { return }
        setBounds(CGRect(origin: origin, size: bounds.size))
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    /// Draws the scroll indicators.
    override func drawOverlay(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = indicatorStyle.color.rgba(with: .current)
        for indicator in [verticalIndicator, horizontalIndicator].compactMap({ $0 }) {
            context.fill(indicator, CornerRadii(1.5), color)
        }
    }

    private var verticalIndicator: CGRect? {
        guard showsVerticalScrollIndicator else { return nil }
        let span = ScrollIndicatorSpan(
            content: contentSize.height + contentInset.vertical, room: bounds.height,
            offset: contentOffset.y + contentInset.top)
        return span.map {
            CGRect(x: bounds.maxX - 6, y: bounds.minY + $0.start, width: 3, height: $0.length)
        }
    }

    private var horizontalIndicator: CGRect? {
        guard showsHorizontalScrollIndicator else { return nil }
        let span = ScrollIndicatorSpan(
            content: contentSize.width + contentInset.horizontal, room: bounds.width,
            offset: contentOffset.x + contentInset.left)
        return span.map {
            CGRect(x: bounds.minX + $0.start, y: bounds.maxY - 6, width: $0.length, height: 3)
        }
    }
}

extension UIScrollView.IndicatorStyle {
    @MainActor fileprivate var color: UIColor {
        switch self {
        case .default: .tertiaryLabel
        case .black: UIColor(white: 0, alpha: 0.45)
        case .white: UIColor(white: 1, alpha: 0.6)
        }
    }
}
