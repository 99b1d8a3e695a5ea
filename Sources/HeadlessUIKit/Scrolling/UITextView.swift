import Foundation

/// A scrolling region of text that the user can edit.
@MainActor open class UITextView: UIScrollView {
    private var styledText = StyledText.plain("")

    /// The text. Setting the text removes all attributes.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { styledText.string }
        set {
            styledText = .plain(newValue ?? "")
            recordAndSetNeedsLayout()
        }
    }

    /// The text with its attributes.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { styledText.attributed }
        set {
            styledText = newValue.map(StyledText.rich) ?? .plain("")
            recordAndSetNeedsLayout()
        }
    }

    /// The attributed text that the app has set, without fonts and colours that the text view has replaced since. `nil` if the
    /// text is plain.
    package var givenAttributedText: NSAttributedString? {
        if case .rich(let text) = styledText { text } else { nil }
    }

    /// The attributes of text that the user types.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] { didSet { recordSetter() } }
    /// The attributes of links. HeadlessUIKit draws links like other text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { recordSetter() } }
    /// The font of the text. Replaces the fonts of attributed text. `nil` for the standard font.
    open var font: UIFont? {
        didSet {
            styledText.removeAttribute(.font)
            recordAndSetNeedsLayout()
        }
    }
    /// The colour of the text. Replaces the colours of attributed text. `nil` for the standard colour.
    open var textColor: UIColor? {
        didSet {
            styledText.removeAttribute(.foregroundColor)
            recordSetter()
        }
    }
    /// The alignment of the lines. The default is `natural`.
    open var textAlignment = NSTextAlignment.natural { didSet { recordSetter() } }
    /// The view that replaces the keyboard.
    open var inputView: UIView? { didSet { recordSetter() } }
    /// The view above the keyboard.
    @available(visionOS, unavailable)
    open var inputAccessoryView: UIView? {
        get { keyboardAccessory }
        set {
            keyboardAccessory = newValue
            recordSetter()
        }
    }
    // A stored property cannot be unavailable on visionOS.
    private var keyboardAccessory: UIView?
    /// Whether the user can edit the text.
    @available(tvOS, unavailable)
    open var isEditable: Bool {
        get { canEdit }
        set {
            canEdit = newValue
            recordSetter()
        }
    }
    private var canEdit = true
    /// Whether the user can select the text. The default is `true`.
    open var isSelectable = true { didSet { recordSetter() } }
    /// The kinds of data that become links. The default is none.
    @available(tvOS, unavailable)
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { UIDataDetectorTypes(rawValue: detectedTypes) }
        set {
            detectedTypes = newValue.rawValue
            recordSetter()
        }
    }
    // A stored property cannot have a type that is unavailable on tvOS.
    private var detectedTypes: UInt = 0
    /// Whether inserted text replaces the existing text. The default is `false`.
    open var clearsOnInsertion = false { didSet { recordSetter() } }
    /// Whether the user can change the style of the text. The default is `false`.
    open var allowsEditingTextAttributes = false { didSet { recordSetter() } }
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
    /// The insets of the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
        didSet { recordAndSetNeedsLayout() }
    }

    /// The notification that a text view posts when the user begins to edit it.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// The notification that a text view posts when the user ends editing it.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// Whether the text view can receive the keyboard.
    open override var canBecomeFirstResponder: Bool { canEdit }

    /// Makes the text view the first responder. Returns `false` if the text view cannot become the first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Gives up the first responder status. Returns whether the text view was the first responder.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, super.resignFirstResponder() else { return false }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    private func text(width: CGFloat) -> (content: TextContent, flow: TextFlow, width: CGFloat) {
        let content = styledText.content(font ?? .systemFont(ofSize: 12), traits: traitCollection)
        var flow = TextFlow(
            alignment: resolved(textAlignment), lineBreakMode: .byWordWrapping, maximumLines: 0)
        if let style = styledText.paragraphStyle { flow.adoptLines(of: style) }
        return (content, flow, max(0, width - textContainerInset.horizontal))
    }

    private func layout(width: CGFloat) -> TextLayout {
        let (content, flow, width) = text(width: width)
        return TextLayout(content, flow, width: width)
    }

    /// Returns the baselines of the text.
    func textBaselines(in bounds: CGRect) -> DrawnBaselines? {
        layout(width: bounds.width).baselines(at: textContainerInset.top)
    }

    /// Returns the size of the text with its insets, in lines that fit the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let scale = traitCollection.displayScale
        let (content, flow, width) = text(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
        let text = TextLayout.size(of: content, flow, width: width, scale: scale)
        return CGSize(
            width: text.width + textContainerInset.horizontal, height: text.height + textContainerInset.vertical
        ).roundedUp(toPixelsOf: scale)
    }

    /// Sets the size of the content to the size of the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
        if contentSize != size { withoutRecording { contentSize = size } }
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let size = CGSize(width: bounds.width, height: max(bounds.height, contentSize.height))
        let color = (textColor ?? .label).rgba(with: traitCollection)
        let rect = CGRect(origin: .zero, size: size).inset(by: textContainerInset)
        let layout = layout(width: bounds.width)
        layout.draw(in: rect, color, on: context)
        if isFirstResponder {
            context.drawInsertionPoint(after: layout, in: rect, font: font ?? .systemFont(ofSize: 12), tintColor)
        }
    }
}
