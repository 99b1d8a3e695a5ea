import CSSEngine

extension EffectTable {
    /// The effects on the input traits of text fields, text views and search bars.
    ///
    /// All members of `UITextInputTraits` are optional, and optional members have no key paths. Therefore each class
    /// has its own effects.
    static let inputTraits: [Effect] = fieldTraits + textViewTraits + searchBarTraits

    private static let fieldTraits: [Effect] = [
        .word(
            "autocapitalizationType", on: UITextField.self, "autocapitalization-type", capitalizations,
            \.autocapitalizationType
        ).paintOnly,
        .word("autocorrectionType", on: UITextField.self, "autocorrection-type", corrections, \.autocorrectionType)
            .paintOnly,
        .word("spellCheckingType", on: UITextField.self, "spell-checking-type", spellChecks, \.spellCheckingType)
            .paintOnly,
        .flag(
            "enablesReturnKeyAutomatically", on: UITextField.self, "enables-return-key-automatically",
            \.enablesReturnKeyAutomatically
        ).paintOnly,
        .flag("isSecureTextEntry", on: UITextField.self, "secure-text-entry", \.isSecureTextEntry),
        .word("keyboardAppearance", on: UITextField.self, "keyboard-appearance", appearances, \.keyboardAppearance)
            .paintOnly,
        .word("keyboardType", on: UITextField.self, "keyboard-type", keyboards, \.keyboardType).paintOnly,
        .word("returnKeyType", on: UITextField.self, "return-key-type", returnKeys, \.returnKeyType).paintOnly,
    ]

    private static let textViewTraits: [Effect] = [
        .word(
            "autocapitalizationType", on: UITextView.self, "autocapitalization-type", capitalizations,
            \.autocapitalizationType
        ).paintOnly,
        .word("autocorrectionType", on: UITextView.self, "autocorrection-type", corrections, \.autocorrectionType)
            .paintOnly,
        .word("spellCheckingType", on: UITextView.self, "spell-checking-type", spellChecks, \.spellCheckingType)
            .paintOnly,
        .flag(
            "enablesReturnKeyAutomatically", on: UITextView.self, "enables-return-key-automatically",
            \.enablesReturnKeyAutomatically
        ).paintOnly,
        .flag("isSecureTextEntry", on: UITextView.self, "secure-text-entry", \.isSecureTextEntry),
        .word("keyboardAppearance", on: UITextView.self, "keyboard-appearance", appearances, \.keyboardAppearance)
            .paintOnly,
        .word("keyboardType", on: UITextView.self, "keyboard-type", keyboards, \.keyboardType).paintOnly,
        .word("returnKeyType", on: UITextView.self, "return-key-type", returnKeys, \.returnKeyType).paintOnly,
    ]

    private static let searchBarTraits: [Effect] = [
        .word(
            "autocapitalizationType", on: UISearchBar.self, "autocapitalization-type", capitalizations,
            \.autocapitalizationType
        ).paintOnly,
        .word("autocorrectionType", on: UISearchBar.self, "autocorrection-type", corrections, \.autocorrectionType)
            .paintOnly,
        .word("spellCheckingType", on: UISearchBar.self, "spell-checking-type", spellChecks, \.spellCheckingType)
            .paintOnly,
        .flag(
            "enablesReturnKeyAutomatically", on: UISearchBar.self, "enables-return-key-automatically",
            \.enablesReturnKeyAutomatically
        ).paintOnly,
        .flag("isSecureTextEntry", on: UISearchBar.self, "secure-text-entry", \.isSecureTextEntry),
        .word("keyboardAppearance", on: UISearchBar.self, "keyboard-appearance", appearances, \.keyboardAppearance)
            .paintOnly,
        .word("keyboardType", on: UISearchBar.self, "keyboard-type", keyboards, \.keyboardType).paintOnly,
        .word("returnKeyType", on: UISearchBar.self, "return-key-type", returnKeys, \.returnKeyType).paintOnly,
    ]

    private static let capitalizations = NamedWords<UITextAutocapitalizationType>([
        "none": .none, "words": .words, "sentences": .sentences, "all-characters": .allCharacters,
    ])

    private static let corrections = NamedWords<UITextAutocorrectionType>([
        "default": .default, "no": .no, "yes": .yes,
    ])

    private static let spellChecks = NamedWords<UITextSpellCheckingType>([
        "default": .default, "no": .no, "yes": .yes,
    ])

    private static let appearances = NamedWords<UIKeyboardAppearance>([
        "default": .default, "dark": .dark, "light": .light,
    ])

    private static let keyboards = NamedWords<UIKeyboardType>(
        [
            "default": .default, "ascii-capable": .asciiCapable, "numbers-and-punctuation": .numbersAndPunctuation,
            "url": .URL, "number-pad": .numberPad, "phone-pad": .phonePad, "name-phone-pad": .namePhonePad,
            "email-address": .emailAddress, "decimal-pad": .decimalPad, "twitter": .twitter, "web-search": .webSearch,
            "ascii-capable-number-pad": .asciiCapableNumberPad,
        ], named: ["url": "URL"])

    private static let returnKeys = NamedWords<UIReturnKeyType>([
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergency-call": .emergencyCall,
        "continue": .continue,
    ])
}
