import Foundation

/// A view that displays text that the user cannot edit.
@MainActor open class UILabel: UIView {
    private(set) var styledText: StyledText?

    /// The text. Setting the text removes all attributes.
    open var text: String? {
        get { styledText?.string }
        set {
            styledText = newValue.map(StyledText.plain)
            contentSizeDidChange()
            recordSetter()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { styledText?.attributed }
        set {
            styledText = newValue.map(StyledText.rich)
            contentSizeDidChange()
            recordSetter()
        }
    }

    /// The attributed text that the app has set, without fonts and colours that the label has replaced since. `nil` if there
    /// is no text or the text is plain.
    package var givenAttributedText: NSAttributedString? {
        if case .rich(let text) = styledText { text } else { nil }
    }

    /// Whether setting the font and the colour leaves attributes of the text unchanged. The attributes of a button's title
    /// take precedence over the font and the colour of its label.
    var keepsTextAttributes = false

    /// The font of the text. Replaces the fonts of attributed text. `nil` restores the default font.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .label {
        didSet {
            if font == nil { font = .label }
            if !keepsTextAttributes { styledText?.removeAttribute(.font) }
            contentSizeDidChange()
            recordSetter()
        }
    }
    /// The colour of the text. Replaces the colours of attributed text. `nil` restores the default colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if !keepsTextAttributes { styledText?.removeAttribute(.foregroundColor) }
            recordSetter()
        }
    }
    /// The alignment of the lines. The default is `natural`.
    open var textAlignment = NSTextAlignment.natural { didSet { recordSetter() } }
    /// The wrapping or truncation of text that is wider than the label. The default is `byTruncatingTail`.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { recordSetter() } }
    /// The maximum number of lines. 0 for no limit. The default is 1.
    open var numberOfLines = 1 {
        didSet {
            contentSizeDidChange()
            recordSetter()
        }
    }
    /// Whether the label reduces the font size of a single line that does not fit. The default is `false`.
    open var adjustsFontSizeToFitWidth = false { didSet { recordSetter() } }
    /// The smallest scale of the font size, as a factor from 0 to 1. The default is 0, which sets no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { recordSetter() } }
    /// The width at which lines wrap when Auto Layout measures the label, in points. 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { recordSetter() } }
    /// The vertical position of a line whose font size was reduced. The default is `alignBaselines`.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { recordSetter() } }
    /// Whether the font follows the text size of the user's settings. The default is `false`.
    open var adjustsFontForContentSizeCategory = false { didSet { recordSetter() } }
    /// The colour of the text shadow. `nil` draws no shadow.
    open var shadowColor: UIColor? { didSet { recordSetter() } }
    /// The offset of the text shadow, in points to the right and down. The default is (0, -1).
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { recordSetter() } }
    /// The colour of the text of a highlighted label. `nil` uses the normal colour.
    open var highlightedTextColor: UIColor? { didSet { recordSetter() } }
    /// Whether the label uses the highlighted text colour. The default is `false`.
    open var isHighlighted = false { didSet { recordSetter() } }
    /// Whether the label is enabled. The text of a disabled label is drawn in a muted colour. The default is `true`.
    open var isEnabled = true { didSet { recordSetter() } }

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label without text.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Returns the size of the text, rounded up to whole pixels. If several lines are allowed, they are at most as wide
    /// as `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        let limits = CGRect(x: 0, y: 0, width: width, height: CGFloat.greatestFiniteMagnitude)
        return textRect(forBounds: limits, limitedToNumberOfLines: numberOfLines).size
    }

    /// The size of the text, in points.
    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    /// Returns the rectangle of the text in a label with the given bounds and maximum number of lines. 0 lines mean no
    /// limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(in: bounds.size, lines: numberOfLines)
        return CGRect(origin: bounds.origin, size: CGSize(width: min(size.width, bounds.width), height: size.height))
    }

    /// A label draws its background as contents of its layer, which are square unless the layer masks them.
    override func fillRadii(_ style: LayerStyle) -> CornerRadii { style.masksToBounds ? style.radii : .zero }

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Draws the text, vertically centred in a rectangle. Subclasses override the method to change the rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawText(in: rect, on: context)
    }
}
