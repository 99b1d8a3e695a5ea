import Foundation

/// Shows a text.
@MainActor open class UILabel: UIView {
    private(set) var styledText: StyledText?

    /// The text.
    open var text: String? {
        get { styledText?.string }
        set {
            styledText = newValue.map(StyledText.plain)
            note()
        }
    }

    /// The text with what parts of it look like.
    open var attributedText: NSAttributedString? {
        get { styledText?.attributed }
        set {
            styledText = newValue.map(StyledText.rich)
            note()
        }
    }

    /// Its font; nil gives it the usual one again.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .label {
        didSet {
            if font == nil { font = .label }
            note()
        }
    }
    /// Its colour; nil gives it the usual one again.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            note()
        }
    }
    /// Where its lines stand.
    open var textAlignment = NSTextAlignment.natural { didSet { note() } }
    /// What happens where the text is wider than the label.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { note() } }
    /// How many lines there are at most; 0 for as many as it takes.
    open var numberOfLines = 1 { didSet { note() } }
    /// Whether a single line is drawn smaller where it does not fit.
    open var adjustsFontSizeToFitWidth = false { didSet { note() } }
    /// How much smaller at most, as a factor; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { note() } }
    /// Where a line stands that was made smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { note() } }
    /// Whether its font follows the text size that the user asks for.
    open var adjustsFontForContentSizeCategory = false { didSet { note() } }
    /// The colour of its shadow; nil for none.
    open var shadowColor: UIColor? { didSet { note() } }
    /// Where its shadow falls, in points to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { note() } }
    /// Its colour while it is highlighted; nil for the same.
    open var highlightedTextColor: UIColor? { didSet { note() } }
    /// Whether it is drawn in the highlighted colour.
    open var isHighlighted = false { didSet { note() } }
    /// Whether it is not drawn muted.
    open var isEnabled = true { didSet { note() } }

    /// A label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A label without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The size of the text in lines no wider than `size`, where there may be several; in whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        let room = CGRect(x: 0, y: 0, width: width, height: CGFloat.greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// The size of the text.
    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    /// Where the text is in a label of these bounds that has at most this many lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let scale = traitCollection.displayScale
        let size = layout(width: bounds.width, height: bounds.height, lines: numberOfLines).size
            .roundedUp(toPixelsOf: scale)
        return CGRect(origin: bounds.origin, size: CGSize(width: min(size.width, bounds.width), height: size.height))
    }

    /// A label draws its background as contents of its layer, which are square unless the layer masks them.
    override var fillRadii: CornerRadii { layer.masksToBounds ? super.fillRadii : .zero }

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Draws the text, in the middle of the height of `rect`; for subclasses.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawText(in: rect, on: context)
    }
}
