import Foundation

/// A bar with a text field for searches.
@MainActor open class UISearchBar: UIView {
    /// The object that is notified of edits.
    open weak var delegate: UISearchBarDelegate?

    private lazy var field = UISearchTextField()

    /// The text field of the bar.
    @available(tvOS, unavailable)
    open var searchTextField: UISearchTextField { field }

    /// Creates a search bar with a frame.
    @available(tvOS, unavailable)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    /// Creates a search bar with an empty frame.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        field.clearButtonMode = .always
        addSubview(field)
    }

    /// The search text.
    open var text: String? {
        get { field.text }
        set {
            withoutRecording { field.text = newValue }
            recordSetter()
        }
    }

    /// The text that an empty field displays.
    open var placeholder: String? {
        get { field.placeholder }
        set {
            withoutRecording { field.placeholder = newValue }
            recordSetter()
        }
    }

    /// The text above the field.
    open var prompt: String? { didSet { recordSetter() } }
    /// The colours of the bar. The default is `default`.
    open var barStyle = UIBarStyle.default { didSet { recordSetter() } }
    /// How much of the background is drawn. The default is `default`.
    open var searchBarStyle = Style.default { didSet { recordSetter() } }
    /// The colour of the background. `nil` uses the colour of the bar style.
    open var barTintColor: UIColor? { didSet { recordSetter() } }
    /// Whether the content behind the bar is visible through it. The default is `true`.
    open var isTranslucent = true { didSet { recordSetter() } }
    /// The image that replaces the background.
    open var backgroundImage: UIImage? { didSet { recordSetter() } }
    /// Whether the bar has a cancel button. The default is `false`.
    open var showsCancelButton = false { didSet { recordAndSetNeedsLayout() } }

    /// Returns the given width and a height of 56 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    private var cancelItem: UIBarButtonItem { UIBarButtonItem(systemItem: .cancel) }
    private var painter: BarItemPainter { BarItemPainter(tint: tintColor, traits: traitCollection) }

    private var cancelWidth: CGFloat { showsCancelButton ? painter.width(of: cancelItem) + 12 : 0 }

    /// Lays out the text field.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording {
            field.place(
                CGRect(
                    x: 12, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 24 - cancelWidth), height: 36))
        }
    }

    /// Draws the background and the cancel button.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        switch searchBarStyle {
        case .minimal: break
        case .default, .prominent:
            BarBackground(
                style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
                image: backgroundImage, edge: .maxYEdge
            ).draw(in: bounds, on: context)
        }
        if showsCancelButton {
            let buttonFrame = CGRect(x: bounds.maxX - cancelWidth, y: 0, width: cancelWidth - 12, height: bounds.height)
            painter.draw(cancelItem, in: buttonFrame, on: context)
        }
    }
}
