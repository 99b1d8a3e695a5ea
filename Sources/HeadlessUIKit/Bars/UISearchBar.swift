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
    @available(tvOS, unavailable)
    open var barStyle: UIBarStyle {
        get { UIBarStyle(rawValue: barStyleValue) ?? .default }
        set {
            barStyleValue = newValue.rawValue
            recordSetter()
        }
    }
    // A stored property cannot have a type that is unavailable on tvOS.
    private var barStyleValue = 0
    /// The background of the bar. The default is `default`.
    open var searchBarStyle = Style.default { didSet { recordSetter() } }
    /// Whether the bar has a bookmark button. HeadlessUIKit does not draw the button. The default is `false`.
    @available(tvOS, unavailable)
    open var showsBookmarkButton: Bool {
        get { hasBookmarkButton }
        set {
            hasBookmarkButton = newValue
            recordSetter()
        }
    }
    private var hasBookmarkButton = false
    /// Whether the bar has a button for its results. HeadlessUIKit does not draw the button. The default is `false`.
    @available(tvOS, unavailable)
    open var showsSearchResultsButton: Bool {
        get { hasResultsButton }
        set {
            hasResultsButton = newValue
            recordSetter()
        }
    }
    private var hasResultsButton = false
    /// Whether the button for the results is selected. The default is `false`.
    @available(tvOS, unavailable)
    open var isSearchResultsButtonSelected: Bool {
        get { isResultsButtonOn }
        set {
            isResultsButtonOn = newValue
            recordSetter()
        }
    }
    private var isResultsButtonOn = false
    /// Whether the bar shows its scope bar. HeadlessUIKit has no scope bars. The default is `false`.
    open var showsScopeBar = false { didSet { recordSetter() } }
    /// The image behind the scope bar.
    open var scopeBarBackgroundImage: UIImage? { didSet { recordSetter() } }
    /// The offset of the background of the field, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { recordSetter() } }
    /// The offset of the text in the field, in points.
    open var searchTextPositionAdjustment = UIOffset.zero { didSet { recordSetter() } }

    // MARK: Images

    /// The icons of the field.
    public enum Icon: Int, Sendable {
        case search = 0
        @available(tvOS, unavailable) case clear = 1
        @available(tvOS, unavailable) case bookmark = 2
        @available(tvOS, unavailable) case resultsList = 3
    }

    private var icons: [Int: StateTable<UIImage>] = [:]
    private var iconPositions: [Int: UIOffset] = [:]
    private var scopeButtonBackgrounds = StateTable<UIImage>()
    private var scopeDividers = DividerImages()
    private var scopeTitleAttributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Sets an icon in a state. HeadlessUIKit does not draw the icon.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon.rawValue, default: StateTable()][state] = iconImage
        recordSetter()
    }
    /// Returns an icon in a state. `nil` if none was set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon.rawValue]?.effective(state) }
    /// Sets the offset of an icon, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        iconPositions[icon.rawValue] = adjustment
        recordSetter()
    }
    /// Returns the offset of an icon, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconPositions[icon.rawValue] ?? .zero }
    /// Sets the background of the buttons of the scope bar in a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeButtonBackgrounds[state] = backgroundImage
        recordSetter()
    }
    /// Returns the background of the buttons of the scope bar in a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopeButtonBackgrounds.effective(state)
    }
    /// Sets the image between two buttons of the scope bar for their states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopeDividers[leftState, rightState] = dividerImage
        recordSetter()
    }
    /// Returns the image between two buttons of the scope bar for their states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { scopeDividers[leftState, rightState] }
    /// Sets the attributes of the titles in the scope bar in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopeTitleAttributes[state] = attributes
        recordSetter()
    }
    /// Returns the attributes of the titles in the scope bar in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeTitleAttributes.effective(state)
    }

    private var fieldBackgrounds = StateTable<UIImage>()

    /// Sets the image behind the field in a state. HeadlessUIKit does not draw the image.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldBackgrounds[state] = backgroundImage
        recordSetter()
    }
    /// Returns the image behind the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds.effective(state) }

    // MARK: Input

    /// Whether dots hide the text. HeadlessUIKit draws the text. The default is `false`.
    open var isSecureTextEntry = false { didSet { recordSetter() } }
    /// The letters that become capitals while the user types. The default is `sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { recordSetter() } }
    /// The correction of words while the user types. The default is `default`.
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { recordSetter() } }
    /// The checking of the spelling while the user types. The default is `default`.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { recordSetter() } }
    /// The type of the keyboard. The default is `default`.
    open var keyboardType = UIKeyboardType.default { didSet { recordSetter() } }
    /// The appearance of the keyboard. The default is `default`.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { recordSetter() } }
    /// The title of the return key. The default is `default`.
    open var returnKeyType = UIReturnKeyType.default { didSet { recordSetter() } }
    /// Whether the return key is disabled while there is no text. The default is `false`.
    open var enablesReturnKeyAutomatically = false { didSet { recordSetter() } }

    /// The colour of the background. `nil` uses the colour of the bar style.
    open var barTintColor: UIColor? { didSet { recordSetter() } }
    /// Whether the content behind the bar is visible through it. The default is `true`.
    open var isTranslucent = true { didSet { recordSetter() } }
    /// The image that replaces the background.
    open var backgroundImage: UIImage? { didSet { recordSetter() } }
    /// Whether the bar has a cancel button. The default is `false`.
    @available(tvOS, unavailable)
    open var showsCancelButton: Bool {
        get { hasCancelButton }
        set {
            hasCancelButton = newValue
            recordAndSetNeedsLayout()
        }
    }
    private var hasCancelButton = false

    /// Returns the given width and a height of 56 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    private var cancelItem: UIBarButtonItem { UIBarButtonItem(systemItem: .cancel) }
    private var painter: BarItemPainter { BarItemPainter(tint: tintColor, traits: traitCollection) }

    private var cancelWidth: CGFloat { hasCancelButton ? painter.width(of: cancelItem) + 12 : 0 }

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
                isBlack: barStyleValue == 1, tint: barTintColor, isTranslucent: isTranslucent,
                image: backgroundImage, edge: .maxYEdge
            ).draw(in: bounds, on: context)
        }
        if hasCancelButton {
            let buttonFrame = CGRect(x: bounds.maxX - cancelWidth, y: 0, width: cancelWidth - 12, height: bounds.height)
            painter.draw(cancelItem, in: buttonFrame, on: context)
        }
    }
}
