import CSSEngine

extension EffectTable {
    private static let filled = Effect.Source.variant(FieldVariant.filled.rawValue)
    private static let placeholder = Effect.Source.departure(FieldVariant.placeholder.rawValue)

    static let textField: [Effect] = [
        Effect(
            "text", on: UITextField.self, ["-mobile-text-key"], from: filled, value: { $0.localizedText(0) },
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
            "placeholder", on: UITextField.self, ["-mobile-text-key"], from: placeholder,
            value: { $0.localizedText(0) }, get: { ViewValue($0.placeholder) },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(text: $1.text) }
        ).depending(on: .resources),
        Effect(
            "attributedPlaceholder.foregroundColor", on: UITextField.self, ["color"], from: placeholder,
            value: { $0.color(0) }, get: { ViewValue(PlaceholderStyle($0).color) },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(color: $1.color) }
        ).depending(on: .content).paintOnly.written(as: .attribute(".foregroundColor", of: "attributedPlaceholder")),
        .font(
            "attributedPlaceholder.font", on: UITextField.self, from: placeholder, get: { PlaceholderStyle($0).font },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(font: $1) }
        ).depending(on: [.content, .textSize]).written(as: .attribute(".font", of: "attributedPlaceholder")),
        .insets(
            "textInsets", on: NITextField.self,
            ["-mobile-title-insets", "padding-top", "padding-right", "padding-bottom", "padding-left"],
            value: { ($0.insets(0) ?? $0.boxInsets(1)).map(ViewValue.insets) }, \.textInsets),
    ]
}
