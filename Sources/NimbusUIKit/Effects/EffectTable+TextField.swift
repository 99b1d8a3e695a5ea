import CSSEngine

extension EffectTable {
    private static let filled = Effect.Source.variant(FieldVariant.filled.rawValue)
    private static let placeholder = Effect.Source.departure(FieldVariant.placeholder.rawValue)

    static let textField: [Effect] = [
        .text(on: UITextField.self, from: filled),
        .color("textColor", on: UITextField.self, "color", from: filled, \.styledColor),
        .alignment(on: UITextField.self, \.textAlignment),
        .font("font", on: UITextField.self, from: filled, get: { $0.styledFont }, set: { $0.styledFont = $1 })
            .standard { (_: UITextField) in .systemFont(ofSize: 17) },
        defaultAttribute(
            "kern", .kern, ["letter-spacing"], value: { $0.points(0).map(ViewValue.number) },
            wrap: { RichText.number($0).map { .number(CGFloat($0)) } }, unwrap: \.number),
        defaultAttribute(
            "underlineStyle", .underlineStyle, TextLine.properties, value: { TextLine.underline.style($0) },
            wrap: { ($0 as? Int).map(ViewValue.integer) }, unwrap: \.integer),
        defaultAttribute(
            "strikethroughStyle", .strikethroughStyle, TextLine.properties, value: { TextLine.lineThrough.style($0) },
            wrap: { ($0 as? Int).map(ViewValue.integer) }, unwrap: \.integer),
        defaultAttribute(
            "underlineColor", .underlineColor, TextLine.colorProperties, value: { TextLine.underline.color($0) },
            wrap: { ($0 as? UIColor).map(ViewValue.color) }, unwrap: \.color),
        defaultAttribute(
            "strikethroughColor", .strikethroughColor, TextLine.colorProperties,
            value: { TextLine.lineThrough.color($0) },
            wrap: { ($0 as? UIColor).map(ViewValue.color) }, unwrap: \.color),
        tint(UITextField.self, ["caret-color", "-ios-tint-color", "accent-color"]),
        .length("minimumFontSize", on: UITextField.self, "-ios-minimum-font-size", \.minimumFontSize),
        .flag(
            "adjustsFontSizeToFitWidth", on: UITextField.self, "-ios-adjusts-font-size",
            \.adjustsFontSizeToFitWidth),
        Effect(
            "placeholder", on: UITextField.self, ["attributed-placeholder", "placeholder", "-mobile-text-key"],
            from: placeholder,
            value: { $0.attributedText(0) ?? $0.localizedText(1) ?? $0.localizedText(2) },
            get: { $0.placeholderContent }, baseline: { $0.placeholderBaseline }, set: { $0.placeholderContent = $1 }
        ).independent(2).depending(on: .resources)
            .written(as: .text(plain: "placeholder", attributed: "attributedPlaceholder")),
        Effect(
            "attributedPlaceholder.foregroundColor", on: UITextField.self, ["color"], from: placeholder,
            value: { $0.color(0) }, get: { PlaceholderStyle($0).color },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(color: $1) }
        ).depending(on: .content).paintOnly.written(as: .attribute(".foregroundColor", of: "attributedPlaceholder")),
        .font(
            "attributedPlaceholder.font", on: UITextField.self, from: placeholder, get: { PlaceholderStyle($0).font },
            set: { $0.styledPlaceholder = PlaceholderStyle($0).with(font: $1) }
        ).standard { (field: UITextField) in field.font }.depending(on: [.content, .textSize]).following("font")
            .written(as: .attribute(".font", of: "attributedPlaceholder")),
        .word(
            "borderStyle", on: UITextField.self, "-ios-border-style",
            NamedWords(["none": .none, "line": .line, "bezel": .bezel, "rounded-rect": .roundedRect]), \.borderStyle),
        background("background", "background-image", \.background),
        background("disabledBackground", "disabled-background", \.disabledBackground),
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
            "textInsets", on: NITextField.self, ["-mobile-title-insets"] + ContentInsets.properties,
            value: { ($0.insets(0) ?? ContentInsets.textField($0, 1)).map(ViewValue.insets) }, \.textInsets
        ).resolvingSides(from: 1).depending(on: .layoutDirection),
    ]

    /// Creates an effect on a background image. A gradient has the corners of the field.
    private static func background(
        _ name: String, _ property: String, _ path: ReferenceWritableKeyPath<UITextField, UIImage?>
    ) -> Effect {
        Effect(
            name, on: UITextField.self, [property, "border-radius", "corner-shape"],
            value: { $0.image(0, corners: $0.corners(1, 2)) }, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 }
        ).modified(from: 1).depending(on: [.resources, .viewSize])
    }

    /// Creates an effect on an attribute of the text, which text that the user types has, too.
    private static func defaultAttribute(
        _ name: String, _ key: NSAttributedString.Key, _ properties: [String],
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, wrap: @escaping @MainActor (Any) -> ViewValue?,
        unwrap: @escaping @MainActor (ViewValue) -> Any?
    ) -> Effect {
        Effect(
            "defaultTextAttributes.\(name)", on: UITextField.self, properties, from: filled, value: value,
            get: { $0.defaultTextAttributes[key].flatMap(wrap) ?? .none },
            set: { $0.defaultTextAttributes[key] = unwrap($1) }
        ).paintOnly.written(as: .property("defaultTextAttributes[.\(name)]"))
    }

    private static let viewModes = NamedWords<UITextField.ViewMode>([
        "never": .never, "while-editing": .whileEditing, "unless-editing": .unlessEditing, "always": .always,
    ])
}
