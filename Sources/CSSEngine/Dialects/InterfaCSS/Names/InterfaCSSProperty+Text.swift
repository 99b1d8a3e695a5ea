// MARK: Text

extension InterfaCSSProperty {
    static let texts: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("text", .string), InterfaCSSProperty("attributedText", .attributedString),
            InterfaCSSProperty("placeholder", .string), InterfaCSSProperty("font", .font, as: "font", .state),
            InterfaCSSProperty("textColor", .color, as: "color", .state),
            InterfaCSSProperty(
                "textAlignment", .word("left center right justify justified=justify natural=start"), as: "text-align",
                aliases: ["textAlign"]),
            InterfaCSSProperty("highlightedTextColor", .color, as: "highlighted-color"),
            InterfaCSSProperty("numberOfLines", .number, as: "number-of-lines"),
            InterfaCSSProperty("minimumFontSize", .length, as: "minimum-font-size"),
            InterfaCSSProperty("adjustsFontSizeToFitWidth", .flag, as: "adjusts-font-size"),
            InterfaCSSProperty(
                "baselineAdjustment", .word("none alignBaselines alignCenters"), as: "baseline-adjustment"),
            InterfaCSSProperty("lineBreakMode", .word(lineBreaks), as: "line-break-mode"),
            InterfaCSSProperty("preferredMaxLayoutWidth", .length), InterfaCSSProperty("minimumScaleFactor", .number),
        ] + inputs + fields

    private static let lineBreaks =
        "wordWrap=wrap wordWrapping=wrap charWrap=character-wrap charWrapping=character-wrap clip clipping=clip "
        + "truncateHead=head-truncate truncatingHead=head-truncate truncateTail=tail-truncate "
        + "truncatingTail=tail-truncate truncateMiddle=middle-truncate truncatingMiddle=middle-truncate"

    private static let inputs: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("autocapitalizationType", .word("none allCharacters sentences words")),
            InterfaCSSProperty("keyboardAppearance", .word("default alert dark light")),
            InterfaCSSProperty(
                "keyboardType",
                .word(
                    "default alphabet asciiCapable decimalPad emailAddress namePhonePad numberPad "
                        + "numbersAndPunctuation phonePad twitter URL webSearch")),
            InterfaCSSProperty(
                "returnKeyType",
                .word("default go google join next route search send yahoo done emergencyCall")),
        ]
        + rows("autocorrectionType spellCheckingType", .word("default no yes"))
        + rows("enablesReturnKeyAutomatically secureTextEntry", .flag)

    private static let fields: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("borderStyle", .word("none bezel line roundedRect"), as: nil, aliases: []),
            InterfaCSSProperty("textContainerInset", .insets),
        ]
        + rows("clearsOnInsertion clearsOnBeginEditing allowsEditingTextAttributes editable selectable", .flag)
        + rows("background disabledBackground", .image)
        + rows("leftViewMode rightViewMode", .word("never always unlessEditing whileEditing"))
}

// MARK: Text attributes

extension InterfaCSSProperty {
    /// The attributes of text that a control draws itself. InterfaCSS documents the dotted names.
    static let attributes: [InterfaCSSProperty] =
        dotted("titleTextAttributes", prefix: nil) + dotted("defaultTextAttributes", prefix: "defaultText")
        + dotted("typingAttributes", prefix: "typing") + dotted("linkTextAttributes", prefix: "linkText")
        + dotted("scopeBarButtonTitleTextAttributes", prefix: "scopeBarButtonTitle")

    /// - Parameter prefix: The start of the names without a dot; `nil` for the names of text in general.
    private static func dotted(_ object: String, prefix: String?) -> [InterfaCSSProperty] {
        let attributes: [(String, InterfaCSSValueType, String, String)] = [
            ("font", .font, "Font", "font"), ("textColor", .color, "TextColor", "color"),
            ("shadowColor", .color, "ShadowColor", "shadow-color"),
            ("shadowOffset", .size, "ShadowOffset", "shadow-offset"),
        ]
        return attributes.map { name, type, suffix, plain in
            guard let prefix else { return InterfaCSSProperty("\(object).\(name)", type, as: plain, .state) }
            return InterfaCSSProperty("\(prefix)\(suffix)", type, aliases: ["\(object).\(name)"], .state)
        }
    }
}
