import CSSEngine

extension EffectTable {
    private static let filled = Effect.Source.variant(FieldVariant.filled.rawValue)
    private static let placeholder = Effect.Source.departure(FieldVariant.placeholder.rawValue)

    static let textField: [Effect] = [
        Effect(
            "text", on: UITextField.self, ["text", "-mobile-text-key"], from: filled,
            value: { $0.localizedText(0) ?? $0.localizedText(1) },
            get: { ViewValue($0.text) }, set: { $0.text = $1.text }
        ).depending(on: .resources),
        .color("textColor", on: UITextField.self, "color", from: filled, \.textColor),
        .alignment(on: UITextField.self, \.textAlignment),
        .font("font", on: UITextField.self, from: filled, get: { $0.font }, set: { $0.font = $1 }),
        .length("minimumFontSize", on: UITextField.self, "-ios-minimum-font-size", \.minimumFontSize),
        .flag(
            "adjustsFontSizeToFitWidth", on: UITextField.self, "-ios-adjusts-font-size",
            \.adjustsFontSizeToFitWidth),
        Effect(
            "placeholder", on: UITextField.self, ["placeholder", "-mobile-text-key"], from: placeholder,
            value: { $0.localizedText(0) ?? $0.localizedText(1) }, get: { ViewValue($0.placeholder) },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(text: $1.text) }
        ).firstIndependent.depending(on: .resources),
        Effect(
            "attributedPlaceholder.foregroundColor", on: UITextField.self, ["color"], from: placeholder,
            value: { $0.color(0) }, get: { ViewValue(PlaceholderStyle($0).color) },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(color: $1.color) }
        ).depending(on: .content).paintOnly.written(as: .attribute(".foregroundColor", of: "attributedPlaceholder")),
        .font(
            "attributedPlaceholder.font", on: UITextField.self, from: placeholder, get: { PlaceholderStyle($0).font },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(font: $1) }
        ).depending(on: [.content, .textSize]).written(as: .attribute(".font", of: "attributedPlaceholder")),
        .word(
            "borderStyle", on: UITextField.self, "-ios-border-style",
            NamedWords(["none": .none, "line": .line, "bezel": .bezel, "rounded-rect": .roundedRect]), \.borderStyle),
        .image("background", on: UITextField.self, "background-image", \.background),
        .image("disabledBackground", on: UITextField.self, "disabled-background", \.disabledBackground),
        .word("leftViewMode", on: UITextField.self, "left-view-mode", viewModes, \.leftViewMode),
        .word("rightViewMode", on: UITextField.self, "right-view-mode", viewModes, \.rightViewMode),
        .word("clearButtonMode", on: UITextField.self, "clear-button-mode", viewModes, \.clearButtonMode),
        .flag("clearsOnBeginEditing", on: UITextField.self, "clears-on-begin-editing", \.clearsOnBeginEditing)
            .paintOnly,
        .flag("clearsOnInsertion", on: UITextField.self, "clears-on-insertion", \.clearsOnInsertion).paintOnly,
        .flag(
            "allowsEditingTextAttributes", on: UITextField.self, "allows-editing-text-attributes",
            \.allowsEditingTextAttributes
        ).paintOnly,
        .insets(
            "textInsets", on: NITextField.self,
            ["-mobile-title-insets", "padding-top", "padding-right", "padding-bottom", "padding-left"],
            value: { ($0.insets(0) ?? $0.boxInsets(1)).map(ViewValue.insets) }, \.textInsets),
    ]

    private static let viewModes = NamedWords<UITextField.ViewMode>([
        "never": .never, "while-editing": .whileEditing, "unless-editing": .unlessEditing, "always": .always,
    ])
}
