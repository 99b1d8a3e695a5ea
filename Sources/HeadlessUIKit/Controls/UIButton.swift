import Foundation

/// A control that does something when it is touched: a title, an image, a background.
@MainActor open class UIButton: UIControl {
    var content = ButtonContent()

    /// The kind of button.
    public private(set) var buttonType = ButtonType.custom

    /// A plain button for the app to style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A plain button for the app to style.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button of a kind; those of the system's show their titles in the tint colour.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button with a configuration.
    /// - Parameter primaryAction: The action of an activated button. Its title and image are the button's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
        if let image = primaryAction.image { self.configuration?.image = image }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The content and the appearance of the button. `nil` if its titles, colours and images are those of its states.
    open var configuration: Configuration? { didSet { rearrange() } }

    // MARK: Parts

    private var madeTitleLabel: UILabel?
    private var madeImageView: UIImageView?

    /// What shows the title, made when it is asked for.
    open var titleLabel: UILabel? {
        if let madeTitleLabel { return madeTitleLabel }
        let label = UILabel()
        label.font = buttonType == .custom ? .button : .systemFont(ofSize: 15)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        label.shadowOffset = .zero
        madeTitleLabel = label
        addSubview(label)
        return label
    }

    /// What shows the image, made when it is asked for.
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

    /// Shows a title in a state.
    open func setTitle(_ title: String?, for state: State) { change(\.titles, title, state) }
    /// Shows a title with what parts of it look like in a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(\.attributedTitles, title, state)
    }
    /// Shows the title in a colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(\.titleColors, color, state) }
    /// Shows a shadow of the title in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(\.titleShadowColors, color, state) }
    /// Shows an image beside the title in a state.
    open func setImage(_ image: UIImage?, for state: State) { change(\.images, image, state) }
    /// Shows an image behind the title in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(\.backgroundImages, image, state) }

    /// The title in a state.
    open func title(for state: State) -> String? { content.titles.effective(state) }
    /// The title with what parts of it look like in a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles.effective(state) }
    /// The colour of the title in a state.
    open func titleColor(for state: State) -> UIColor? {
        content.titleColors.effective(state) ?? (buttonType == .custom ? .white : tintColor)
    }
    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors.effective(state) }
    /// The image in a state.
    open func image(for state: State) -> UIImage? { content.images.effective(state) }
    /// The image behind the title in a state.
    open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages.effective(state) }

    /// The title now.
    open var currentTitle: String? { title(for: state) }
    /// The title now, with what parts of it look like.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image now.
    open var currentImage: UIImage? { image(for: state) }
    /// The image behind the title now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func change<Value>(
        _ table: WritableKeyPath<ButtonContent, StateTable<Value>>, _ value: Value?, _ state: State,
        _ setter: StaticString = #function
    ) {
        content[keyPath: table][state] = value
        rearrange(setter)
    }

    // MARK: Insets and adjustments

    /// From the edges to the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { rearrange() } }
    /// How the title is moved from where it would be, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { rearrange() } }
    /// How the image is moved from where it would be, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { rearrange() } }
    /// Whether its images are drawn darker while it is highlighted, where that state has none of its own.
    open var adjustsImageWhenHighlighted = true { didSet { note() } }
    /// Whether its images are drawn paler while it is disabled, where that state has none of its own.
    open var adjustsImageWhenDisabled = true { didSet { note() } }
    /// Whether the shadow of the title turns over while it is highlighted.
    open var reversesTitleShadowWhenHighlighted = false { didSet { note() } }
    /// Whether it glows while it is highlighted.
    open var showsTouchWhenHighlighted = false { didSet { note() } }

    // MARK: Layout and drawing

    /// The image, the title beside it, and the content insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// The image, the title beside it, and the content insets.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Where the content is in a button of these bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: configuration?.insets(in: self) ?? contentEdgeInsets)
    }
    /// Where the background is in a button of these bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the title is in content of this rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    /// Where the image is in content of this rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    /// Arranges the image and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly { arrangeParts() }
    }

    /// Draws the background.
    open override func draw(_ rect: CGRect) { drawBackground() }

    /// Its titles take the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
