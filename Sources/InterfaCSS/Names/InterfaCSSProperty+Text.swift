import CSSEngine

// MARK: Text

extension InterfaCSSProperty {
    static let texts: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("text", .string), InterfaCSSProperty("attributedText", .attributedString),
            InterfaCSSProperty("attributedPlaceholder", .attributedString),
            InterfaCSSProperty("placeholder", .string),
            InterfaCSSProperty(
                "font", .font, as: "font", aliases: ["titleTextAttributes.font", "defaultTextAttributes.font"], .state),
            InterfaCSSProperty(
                "textColor", .color, as: "color",
                aliases: ["titleTextAttributes.textColor", "defaultTextAttributes.textColor"],
                .state),
            InterfaCSSProperty(
                "textAlignment", .word(.textAlignment), as: "text-align",
                aliases: ["textAlign"]),
            InterfaCSSProperty("highlightedTextColor", .color, as: "highlighted-color"),
            InterfaCSSProperty("numberOfLines", .number, as: "number-of-lines"),
            InterfaCSSProperty("minimumFontSize", .length, as: "minimum-font-size"),
            InterfaCSSProperty("adjustsFontSizeToFitWidth", .flag, as: "adjusts-font-size"),
            InterfaCSSProperty(
                "baselineAdjustment", .word(.baselineAdjustment), as: "baseline-adjustment"),
            InterfaCSSProperty("lineBreakMode", .word(.lineBreakMode), as: "line-break-mode"),
            InterfaCSSProperty("preferredMaxLayoutWidth", .length), InterfaCSSProperty("minimumScaleFactor", .number),
        ] + inputs + fields

    private static let inputs: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("autocapitalizationType", .word(.autocapitalizationType)),
            InterfaCSSProperty("keyboardAppearance", .word(.keyboardAppearance)),
            InterfaCSSProperty(
                "keyboardType",
                .word(.keyboardType)),
            InterfaCSSProperty(
                "returnKeyType",
                .word(.returnKeyType)),
        ]
        + rows("autocorrectionType spellCheckingType", .word(.autocorrectionType))
        + rows("enablesReturnKeyAutomatically secureTextEntry", .flag)

    private static let fields: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("borderStyle", .word(.borderStyle), as: "-ios-border-style"),
            InterfaCSSProperty("background", .image, as: "background-image"),
            InterfaCSSProperty("textContainerInset", .insets),
        ]
        + rows("clearsOnInsertion clearsOnBeginEditing allowsEditingTextAttributes editable selectable", .flag)
        + rows("disabledBackground", .image)
        + rows("leftViewMode rightViewMode", .word(.leftViewMode))
}

// MARK: Text attributes

extension InterfaCSSProperty {
    /// The attributes of text that a control draws itself. InterfaCSS documents the dotted names. The font and the colour of
    /// the default attributes are those of the view.
    static let attributes: [InterfaCSSProperty] =
        dotted("defaultTextAttributes", prefix: "defaultText").filter { $0.name.contains("Shadow") }
        + dotted("typingAttributes", prefix: "typing") + dotted("linkTextAttributes", prefix: "linkText")
        + dotted("scopeBarButtonTitleTextAttributes", prefix: "scopeBarButtonTitle")

    /// - Parameter prefix: The start of the names without a dot.
    private static func dotted(_ object: String, prefix: String) -> [InterfaCSSProperty] {
        let attributes: [(String, InterfaCSSValueType, String)] = [
            ("font", .font, "Font"), ("textColor", .color, "TextColor"), ("shadowColor", .color, "ShadowColor"),
            ("shadowOffset", .size, "ShadowOffset"),
        ]
        return attributes.map { name, type, suffix in
            InterfaCSSProperty("\(prefix)\(suffix)", type, aliases: ["\(object).\(name)"], .state)
        }
    }
}
