extension Property {
    /// Text with attributes.
    static let attributedText: [Property] =
        [
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
        ] + attributes("typing", "text that the user types") + attributes("link-text", "links")

    /// The properties of some attributes that a text view keeps.
    private static func attributes(_ prefix: String, _ text: String) -> [Property] {
        [
            Property(
                "\(prefix)-font", .wholeFont, initial: .keyword(.none), classes: ["UITextView"],
                "The font of \(text) in a text view."),
            .color("\(prefix)-text-color", on: ["UITextView"], "The colour of \(text) in a text view."),
            .color("\(prefix)-shadow-color", on: ["UITextView"], "The colour of the shadow of \(text) in a text view."),
            .pair(
                "\(prefix)-shadow-offset", on: ["UITextView"], initially: (0, 0),
                "The offset of the shadow of \(text) in a text view."),
        ]
    }
}
