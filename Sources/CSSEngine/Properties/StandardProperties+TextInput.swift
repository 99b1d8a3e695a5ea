extension Property {
    /// Labels, text fields and text views, under the names that UIKit has.
    static let textInput: [Property] = [
        Property(
            "preferred-max-layout-width", .length(.bareNumber), initial: .length(0), classes: ["UILabel"],
            "The width at which a label wraps its lines when it is measured; 0 means no limit."),
        Property(
            "minimum-scale-factor", .number(range: 0...1, allowsPercentage: true), initial: .number(0),
            classes: ["UILabel"],
            "The smallest scale of a font that shrinks to fit, instead of `-ios-minimum-font-size`."),
        Property(
            "placeholder", .string, initial: .string(""), classes: ["UITextField", "UISearchBar"],
            "The key of the localised string that an empty field shows."),
        .word(
            "-ios-border-style", on: ["UITextField"], ["none", "line", "bezel", "rounded-rect"], initially: "none",
            "The border that UIKit draws around a text field."),
        .image(
            "disabled-background", on: ["UITextField"], "The image that replaces the border of a disabled text field."),
        .word(
            "left-view-mode", on: ["UITextField"], ["never", "while-editing", "unless-editing", "always"],
            initially: "never", "When a text field shows its left view."),
        .word(
            "right-view-mode", on: ["UITextField"], ["never", "while-editing", "unless-editing", "always"],
            initially: "never", "When a text field shows its right view."),
        .word(
            "clear-button-mode", on: ["UITextField"], ["never", "while-editing", "unless-editing", "always"],
            initially: "never", "When a text field shows the button that clears it."),
        .flag(
            "clears-on-begin-editing", on: ["UITextField"], initially: false,
            "Whether the text is removed when editing begins."),
        .flag(
            "clears-on-insertion", on: ["UITextField", "UITextView"], initially: false,
            "Whether new text replaces the former text."),
        .flag("editable", on: ["UITextView"], initially: true, "Whether the user can edit the text."),
        .flag("selectable", on: ["UITextView"], initially: true, "Whether the user can select the text."),
        Property(
            "user-select", aliases: ["-webkit-user-select"], .identifiers(["auto", "text", "none", "all"]),
            initial: .identifier("auto"), classes: ["UITextView"],
            "Whether the user can select the text, instead of `selectable`; all values but `none` are alike."),
        Property(
            "caret-color", .oneOf([.keyword([.auto]), .color([])]), initial: .keyword(.auto),
            classes: ["UITextField", "UITextView"],
            "The tint colour of a field, which its insertion point and its selection have."),
        .flag(
            "allows-editing-text-attributes", on: ["UITextField", "UITextView"], initially: false,
            "Whether the user can change the style of the text."),
        .insets(
            "text-container-inset", on: ["UITextView"], [.bareNumber, .negative], initially: 8,
            "The insets of the text."),
        Property(
            "data-detector-types",
            .repeated(.identifiers(["none", "all", "phone-number", "link", "address", "calendar-event"]), 1...4),
            initial: .identifier("none"), classes: ["UITextView"], "The kinds of data that become links."),
        .word(
            "autocapitalization-type", on: ["UITextField", "UITextView", "UISearchBar"],
            ["none", "words", "sentences", "all-characters"], initially: "sentences",
            "Which letters become capitals while the user types."),
        .word(
            "autocorrection-type", on: ["UITextField", "UITextView", "UISearchBar"], ["default", "no", "yes"],
            initially: "default", "Whether words are corrected while the user types."),
        .word(
            "spell-checking-type", on: ["UITextField", "UITextView", "UISearchBar"], ["default", "no", "yes"],
            initially: "default", "Whether the spelling is checked while the user types."),
        .flag(
            "enables-return-key-automatically", on: ["UITextField", "UITextView", "UISearchBar"], initially: false,
            "Whether the return key is disabled while there is no text."),
        .flag(
            "secure-text-entry", on: ["UITextField", "UITextView", "UISearchBar"], initially: false,
            "Whether dots hide the text."),
        .word(
            "keyboard-appearance", on: ["UITextField", "UITextView", "UISearchBar"], ["default", "dark", "light"],
            initially: "default", "The appearance of the keyboard."),
        .word(
            "keyboard-type", on: ["UITextField", "UITextView", "UISearchBar"],
            [
                "default", "ascii-capable", "numbers-and-punctuation", "url", "number-pad", "phone-pad",
                "name-phone-pad", "email-address", "decimal-pad", "twitter", "web-search", "ascii-capable-number-pad",
            ], initially: "default", "The keys of the keyboard."),
        .word(
            "return-key-type", on: ["UITextField", "UITextView", "UISearchBar"],
            [
                "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergency-call",
                "continue",
            ], initially: "default", "The title of the return key."),
    ]
}
