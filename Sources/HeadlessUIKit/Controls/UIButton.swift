import Foundation

/// A control with a title and an image that performs actions when the user taps it.
@MainActor open class UIButton: UIControl {
    var content = ButtonContent()

    /// The type of the button.
    public private(set) var buttonType = ButtonType.custom

    /// Creates a custom button with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a custom button.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button with a configuration.
    /// - Parameter primaryAction: The action that a tap performs. The button adopts the title and the image of the
    ///   action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
        if let image = primaryAction.image { self.configuration?.image = image }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The content and appearance of the button. `nil` if the button uses its titles, colours and images for states.
    open var configuration: Configuration? {
        get { ownConfiguration }
        set {
            boxedConfiguration = newValue.map(ConfigurationBox.init)
            recordAndSetNeedsLayout()
        }
    }

    // Boxed, because a configuration is large and most buttons have no configuration.
    private var boxedConfiguration: ConfigurationBox?

    final var ownConfiguration: Configuration? { boxedConfiguration?.configuration }

    // MARK: Parts

    private var madeTitleLabel: UILabel?
    /// The title that the label was last given.
    var titleOnLabel: String?
    private var madeImageView: UIImageView?

    /// The label that displays the title. The first access creates the label.
    open var titleLabel: UILabel? {
        if let madeTitleLabel { return madeTitleLabel }
        let label = UILabel()
        label.font = buttonType == .custom ? .button : .systemFont(ofSize: 15)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        label.shadowOffset = .zero
        madeTitleLabel = label
        addSubview(label)
        withoutRecording { updateTitleLabel() }
        return label
    }

    /// The view that displays the image. The first access creates the view.
    open var imageView: UIImageView? {
        if let madeImageView { return madeImageView }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        madeImageView = view
        insertSubview(view, at: 0)
        return view
    }

    var titleLabelIfMade: UILabel? { madeTitleLabel }
    var imageViewIfMade: UIImageView? { madeImageView }

    // MARK: Content by state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[state] = title
        withoutRecording { updateTitleLabel() }
        recordAndSetNeedsLayout()
    }
    /// Sets the title with attributes for a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state] = title
        withoutRecording { updateTitleLabel() }
        recordAndSetNeedsLayout()
    }
    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        content.titleColors[state] = color
        recordAndSetNeedsLayout()
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content.titleShadowColors[state] = color
        recordAndSetNeedsLayout()
    }
    /// Sets the image for a state. The button displays it next to the title.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state] = image
        recordAndSetNeedsLayout()
    }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.backgroundImages[state] = image
        recordAndSetNeedsLayout()
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { content.titles.effective(state) }
    /// Returns the title with attributes for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles.effective(state) }
    /// Returns the colour of the title for a state.
    open func titleColor(for state: State) -> UIColor? {
        content.titleColors.effective(state) ?? (buttonType == .custom ? .white : tintColor)
    }
    /// Returns the colour of the title's shadow for a state.
    open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors.effective(state) }
    /// Returns the image for a state.
    open func image(for state: State) -> UIImage? { content.images.effective(state) }
    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages.effective(state) }

    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes in the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow in the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image in the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Insets and adjustments

    /// The insets of the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { recordAndSetNeedsLayout() } }
    /// The insets that move the title, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { recordAndSetNeedsLayout() } }
    /// The insets that move the image, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { recordAndSetNeedsLayout() } }
    /// Whether a highlighted button draws its image darker if it has no image for that state. The default is `true`.
    open var adjustsImageWhenHighlighted = true { didSet { recordSetter() } }
    /// Whether a disabled button draws its image paler if it has no image for that state. The default is `true`.
    open var adjustsImageWhenDisabled = true { didSet { recordSetter() } }
    /// Whether the title's shadow moves to the opposite side while the button is highlighted. The default is `false`.
    open var reversesTitleShadowWhenHighlighted = false { didSet { recordSetter() } }
    /// Whether the button glows while the user touches it. The default is `false`.
    @available(tvOS, unavailable)
    open var showsTouchWhenHighlighted: Bool {
        get { glows }
        set {
            glows = newValue
            recordSetter()
        }
    }
    private var glows = false

    // MARK: Layout and drawing

    /// Returns the size of the image and the title with the content insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// The size of the image and the title with the content insets.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Returns the rectangle of the content in a button with the given bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: ownConfiguration?.insets(in: self) ?? contentEdgeInsets)
    }
    /// Returns the rectangle of the background in a button with the given bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the title in the given content rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    /// Returns the rectangle of the image in the given content rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    /// Lays out the image and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording { layOutParts() }
    }

    /// Draws the background.
    open override func draw(_ rect: CGRect) { drawBackground() }

    /// Updates the colour of the title after a change of the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

private final class ConfigurationBox {
    let configuration: UIButton.Configuration

    init(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
    }
}
