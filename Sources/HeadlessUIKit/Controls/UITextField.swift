import Foundation

/// A control for editing a single line of text.
@MainActor open class UITextField: UIControl {
    private(set) var styledText = StyledText.plain("")
    private(set) var styledPlaceholder: StyledText?

    // MARK: Text

    /// The text. Setting the text removes all attributes.
    open var text: String? {
        get { styledText.string }
        set {
            styledText = .plain(newValue ?? "")
            recordSetter()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { styledText.attributed }
        set {
            styledText = newValue.map(StyledText.rich) ?? .plain("")
            recordSetter()
        }
    }

    /// The attributed text that the app has set, without fonts and colours that the field has replaced since. `nil` if the
    /// text is plain.
    package var givenAttributedText: NSAttributedString? {
        if case .rich(let text) = styledText { text } else { nil }
    }

    /// The text that an empty field displays.
    open var placeholder: String? {
        get { styledPlaceholder?.string }
        set {
            styledPlaceholder = newValue.map(StyledText.plain)
            recordSetter()
        }
    }

    /// The text with attributes that an empty field displays.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder?.attributed }
        set {
            styledPlaceholder = newValue.map(StyledText.rich)
            recordSetter()
        }
    }

    /// The font of the text. Replaces the fonts of attributed text.
    open var font: UIFont? = .label {
        didSet {
            styledText.removeAttribute(.font)
            recordSetter()
        }
    }
    /// The colour of the text. Replaces the colours of attributed text.
    open var textColor: UIColor? = .label {
        didSet {
            styledText.removeAttribute(.foregroundColor)
            recordSetter()
        }
    }
    /// The alignment of the text. The default is `natural`.
    open var textAlignment = NSTextAlignment.natural { didSet { recordSetter() } }
    /// The attributes of text that has none of its own. Setting them changes the font and the colour.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { otherTextAttributes.merging([.font: font ?? .label, .foregroundColor: textColor ?? .label]) { $1 } }
        set {
            withoutRecording {
                font = newValue[.font] as? UIFont
                textColor = newValue[.foregroundColor] as? UIColor
            }
            otherTextAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
            recordSetter()
        }
    }
    /// The default attributes except the font and the colour.
    private(set) var otherTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the field reduces the font size of text that does not fit. The default is `false`.
    open var adjustsFontSizeToFitWidth = false { didSet { recordSetter() } }
    /// The smallest font size to which the field reduces text, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { recordSetter() } }
    /// Whether the font follows the text size of the user's settings. The default is `false`.
    open var adjustsFontForContentSizeCategory = false { didSet { recordSetter() } }
    /// Whether the text is removed when editing begins. The default is `false`.
    open var clearsOnBeginEditing = false { didSet { recordSetter() } }
    /// Whether inserted text replaces the existing text. The default is `false`.
    open var clearsOnInsertion = false { didSet { recordSetter() } }
    /// Whether the user can change the style of the text. The default is `false`.
    open var allowsEditingTextAttributes = false { didSet { recordSetter() } }

    // MARK: Input

    /// Whether the field displays dots instead of the characters. The default is `false`.
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

    // MARK: Border and side views

    /// The border of the field. The default is `none`.
    open var borderStyle = BorderStyle.none { didSet { recordSetter() } }
    /// The image that replaces the border.
    open var background: UIImage? { didSet { recordSetter() } }
    /// The image that replaces the border of a disabled field.
    open var disabledBackground: UIImage? { didSet { recordSetter() } }
    /// The condition on which the field displays the clear button. The default is `never`.
    open var clearButtonMode = ViewMode.never { didSet { recordSetter() } }
    /// The condition on which the field displays the left view. The default is `never`.
    open var leftViewMode = ViewMode.never { didSet { recordAndSetNeedsLayout() } }
    /// The condition on which the field displays the right view. The default is `never`.
    open var rightViewMode = ViewMode.never { didSet { recordAndSetNeedsLayout() } }
    /// The view at the leading edge of the field.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// The view at the trailing edge of the field.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
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

    // MARK: Editing

    /// The notification that a text field posts when editing begins.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The notification that a text field posts when editing ends.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// The object that the field notifies of editing, and that can prevent editing from beginning.
    open weak var delegate: UITextFieldDelegate?
    /// Whether the user edits the text.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the field can receive keyboard events. `true` if the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Makes the field the first responder and begins editing. Returns whether editing has begun.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        stateDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Gives up the first responder status and ends editing. Returns whether the field was the first responder.
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

    /// Returns the rectangle of the border in a field with the given bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text in a field with the given bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }
    /// Returns the rectangle of text that is being edited in a field with the given bounds.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the placeholder in a field with the given bounds.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the clear button in a field with the given bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        inLayoutDirection(CGRect(x: bounds.maxX - 24, y: bounds.midY - 8, width: 16, height: 16), of: bounds)
    }
    /// Returns the rectangle of the left view in a field with the given bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, at: .minXEdge, of: bounds) }
    /// Returns the rectangle of the right view in a field with the given bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, at: .maxXEdge, of: bounds) }

    /// Returns the size of the text or placeholder with its padding and the side views.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// The size of the text or placeholder with its padding and the side views.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Lays out the side views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording { layOutSideViews() }
    }

    // MARK: Drawing

    /// Draws the border, and the text or placeholder.
    open override func draw(_ rect: CGRect) { drawField() }

    /// Draws the text. Subclasses override the method to draw the text themselves.
    open func drawText(in rect: CGRect) { drawLine(shownText, in: rect, textColor ?? .label) }

    /// Draws the placeholder. Subclasses override the method to draw the placeholder themselves.
    open func drawPlaceholder(in rect: CGRect) { drawLine(styledPlaceholder, in: rect, .placeholderText) }
}
