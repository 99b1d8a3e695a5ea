import Foundation

/// A control for a line of text.
@MainActor open class UITextField: UIControl {
    private(set) var styledText = StyledText.plain("")
    private(set) var styledPlaceholder: StyledText?

    // MARK: Text

    /// The text.
    open var text: String? {
        get { styledText.string }
        set {
            styledText = .plain(newValue ?? "")
            note()
        }
    }

    /// The text with what parts of it look like.
    open var attributedText: NSAttributedString? {
        get { styledText.attributed }
        set {
            styledText = newValue.map(StyledText.rich) ?? .plain("")
            note()
        }
    }

    /// What stands in the field while it is empty.
    open var placeholder: String? {
        get { styledPlaceholder?.string }
        set {
            styledPlaceholder = newValue.map(StyledText.plain)
            note()
        }
    }

    /// What stands in the field while it is empty, with what parts of it look like.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder?.attributed }
        set {
            styledPlaceholder = newValue.map(StyledText.rich)
            note()
        }
    }

    /// Its font.
    open var font: UIFont? = .label { didSet { note() } }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { note() } }
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural { didSet { note() } }
    /// What a text looks like that says nothing else.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? .label, .foregroundColor: textColor ?? .label]
    }
    /// Whether text that does not fit is drawn smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { note() } }
    /// The size that it does not go below then, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { note() } }
    /// Whether its font follows the text size that the user asks for.
    open var adjustsFontForContentSizeCategory = false { didSet { note() } }
    /// Whether dots stand for the characters.
    open var isSecureTextEntry = false { didSet { note() } }

    // MARK: Border and side views

    /// Its frame.
    open var borderStyle = BorderStyle.none { didSet { note() } }
    /// What is drawn instead of the frame.
    open var background: UIImage? { didSet { note() } }
    /// What is drawn instead of the frame while it cannot be used.
    open var disabledBackground: UIImage? { didSet { note() } }
    /// When there is a button that empties it.
    open var clearButtonMode = ViewMode.never { didSet { note() } }
    /// When the left view is seen.
    open var leftViewMode = ViewMode.never { didSet { rearrange() } }
    /// When the right view is seen.
    open var rightViewMode = ViewMode.never { didSet { rearrange() } }
    /// What stands before the text.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// What stands after the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }

    // MARK: Editing

    /// Posted by a field in which typing begins.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted by a field in which typing ends.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Who is asked and told about typing.
    open weak var delegate: UITextFieldDelegate?
    /// Whether it is typed in.
    open var isEditing: Bool { isFirstResponder }

    /// Text fields take keys.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Lets keys go to it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        stateDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Lets keys go elsewhere.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, super.resignFirstResponder() else { return false }
        stateDidChange()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Rectangles

    /// Where the frame is in a field of these bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is in a field of these bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }
    /// Where the text is while it is typed, in a field of these bounds.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the placeholder is in a field of these bounds.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the button that empties it is in a field of these bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 8, width: 16, height: 16)
    }
    /// Where the left view is in a field of these bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, at: .minXEdge, of: bounds) }
    /// Where the right view is in a field of these bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, at: .maxXEdge, of: bounds) }

    /// Its text or placeholder, the room around it and what stands beside it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// Its text or placeholder, the room around it and what stands beside it.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Arranges what stands beside the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly { arrangeSides() }
    }

    // MARK: Drawing

    /// Draws the frame, and the text or the placeholder.
    open override func draw(_ rect: CGRect) { drawField() }

    /// Draws the text; for subclasses.
    open func drawText(in rect: CGRect) { drawLine(shownText, in: rect, textColor ?? .label) }

    /// Draws the placeholder; for subclasses.
    open func drawPlaceholder(in rect: CGRect) { drawLine(styledPlaceholder, in: rect, .placeholderText) }
}
