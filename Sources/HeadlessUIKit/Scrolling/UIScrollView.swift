import Foundation

/// Shows a part of content that may be larger than it.
@MainActor open class UIScrollView: UIView {
    /// Who is told about scrolling.
    open weak var delegate: UIScrollViewDelegate?

    /// How large the content is, in points.
    open var contentSize = CGSize.zero { didSet { note() } }
    /// The point of the content that is in the top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            scroll(to: newValue)
            note()
        }
    }
    /// What is added around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            note()
            // Content that stood at its edge stands at the new one.
            let edge = CGPoint(x: -oldValue.left, y: -oldValue.top)
            if contentOffset == edge { scroll(to: CGPoint(x: -contentInset.left, y: -contentInset.top)) }
        }
    }
    /// What is added around the content, the screen's edges included.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The colour of its indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { note() } }
    /// Whether the vertical indicator may be seen.
    open var showsVerticalScrollIndicator = true { didSet { note() } }
    /// Whether the horizontal indicator may be seen.
    open var showsHorizontalScrollIndicator = true { didSet { note() } }
    /// From the edges to the ends of the indicators, in points.
    open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { note() } }
    /// Whether it can be scrolled.
    open var isScrollEnabled = true { didSet { note() } }
    /// Whether it stops at multiples of its size.
    open var isPagingEnabled = false { didSet { note() } }
    /// Whether content can be pulled past its edge.
    open var bounces = true { didSet { note() } }
    /// Whether even short content can be pulled along y.
    open var alwaysBounceVertical = false { didSet { note() } }
    /// Whether even short content can be pulled along x.
    open var alwaysBounceHorizontal = false { didSet { note() } }

    /// A view of no content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// A view of no content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Brings a point of the content into the top left corner; at once, for nothing moves here.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Moves no further than to show `rect` of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var origin = bounds.origin
        origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
        origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
        contentOffset = origin
    }

    /// Shows the indicators for a moment; here they are always seen where there is more content than room.
    open func flashScrollIndicators() {}

    private func scroll(to origin: CGPoint) {
        guard origin != bounds.origin else { return }
        changeGeometry { $0.bounds.origin = origin }
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    /// Draws the indicators.
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
