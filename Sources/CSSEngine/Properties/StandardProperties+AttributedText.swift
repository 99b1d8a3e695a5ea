extension Property {
    /// Text with attributes.
    static let attributedText: [Property] = [
        Property(
            "attributed-text", .attributedText, initial: .keyword(.none),
            classes: ["UILabel", "UITextField", "UITextView"],
            "Text in runs with attributes, such as `text(\"Hello\", color(red))`; it replaces the text."),
        Property(
            "attributed-title", .attributedText, initial: .keyword(.none), classes: ["UIButton"],
            "The title of a button in runs with attributes, for each state."),
        Property(
            "attributed-placeholder", .attributedText, initial: .keyword(.none), classes: ["UITextField"],
            "The text that an empty text field shows, in runs with attributes."),
    ]
}
