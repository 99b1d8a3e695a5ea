import CSSEngine

extension EffectTable {
    /// The effects on buttons with a `UIButton.Configuration`, which replaces the button's own properties.
    ///
    /// A configuration has a single value for all states. A change of the state restyles the button, so that the style
    /// of the current state applies.
    static let configuredButton: [Effect] = [
        configuration(
            "attributedTitle", ["attributed-title", "title", "-mobile-text-key"], \.attributedTitle,
            wrap: { titleValue($0) },
            unwrap: { .some($0.app?.content as? AttributedString) },
            value: { inputs in
                guard let text = inputs[0]?.custom(as: AttributedTextValue.self) else {
                    let plain = inputs.localizedText(1) ?? inputs.localizedText(2)
                    return plain?.text.map { titleValue(AttributedString($0)) }
                }
                return titleValue(AttributedText(in: inputs.place).title(text))
            }
        ).depending(on: .resources),
        configuration("image", ["-mobile-image"], \.image) { $0.image(0) }.depending(on: .resources),
        configuration(
            "background.image", ["background-image", "-mobile-background-stretch"], \.background.image,
            value: { stretchedImage($0) }
        ).depending(on: .resources).paintOnly,
        configuration("background.backgroundColor", ["background-color"], \.background.backgroundColor) {
            $0.background(0)
        }.depending(on: .resources),
        configuration("baseForegroundColor", ["color"], \.baseForegroundColor) { $0.color(0) },
        // UIKit shows the title of a disabled button in its own color, unless a transformer sets the color.
        titleAttribute(.foregroundColor, ["color"]) { $0.color(0) }.paintOnly,
        titleAttribute(.font, Effect.fontProperties) { $0.font(0).map(ViewValue.font) }.standard { (button: UIButton) in
            .preferredFont(forTextStyle: .body, compatibleWith: button.traitCollection)
        }.depending(on: .textSize),
        titleAttribute(.kern, ["letter-spacing"]) { $0.points(0).map(ViewValue.number) },
        titleAttribute(.underlineStyle, TextLine.properties) { TextLine.underline.style($0) }.paintOnly,
        titleAttribute(.strikethroughStyle, TextLine.properties) { TextLine.lineThrough.style($0) }.paintOnly,
        titleAttribute(.underlineColor, TextLine.colorProperties) { TextLine.underline.color($0) }.paintOnly,
        titleAttribute(.strikethroughColor, TextLine.colorProperties) { TextLine.lineThrough.color($0) }.paintOnly,
        configuration(
            "cornerStyle", ["border-radius"], \.cornerStyle, wrap: { cornerStyleValue($0) },
            unwrap: { $0.app?.content as? UIButton.Configuration.CornerStyle },
            value: { inputs in inputs[0].map { _ in cornerStyleValue(.fixed) } }
        ).paintOnly,
        configuration(
            "background.cornerRadius", ["border-radius"], \.background.cornerRadius, wrap: ViewValue.number,
            unwrap: \.number,
            value: { inputs in inputs[0].flatMap { inputs.place.radius($0) }.map(ViewValue.number) }
        ).depending(on: .viewSize).paintOnly,
        configuration(
            "contentInsets", ["-mobile-content-insets"] + ContentInsets.properties,
            \.contentInsets, wrap: { insetsValue($0) }, unwrap: { $0.app?.content as? NSDirectionalEdgeInsets },
            value: { inputs in
                (inputs.insets(0) ?? ContentInsets.configuration(inputs, 1)).map {
                    insetsValue(NSDirectionalEdgeInsets($0, in: inputs.place.surroundings.layoutDirection))
                }
            }
        ).resolvingSides(from: 1).depending(on: .layoutDirection),
    ]

    // MARK: Effects

    /// Creates an effect on a property of the configuration.
    private static func configuration<Content>(
        _ name: String, _ properties: [String], _ path: WritableKeyPath<UIButton.Configuration, Content>,
        wrap: @escaping @MainActor (Content) -> ViewValue, unwrap: @escaping @MainActor (ViewValue) -> Content?,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?
    ) -> Effect {
        Effect(
            "configuration?.\(name)", on: UIButton.self, properties, value: value,
            get: { $0.configuration.map { wrap($0[keyPath: path]) } ?? .none },
            set: { button, value in
                if let content = unwrap(value) { button.configuration?[keyPath: path] = content }
            }
        ).onButtons(withConfiguration: true)
    }

    private static func configuration(
        _ name: String, _ properties: [String], _ path: WritableKeyPath<UIButton.Configuration, UIColor?>,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?
    ) -> Effect {
        configuration(
            name, properties, path, wrap: { ViewValue($0) }, unwrap: { .some($0.color) }, value: value
        ).paintOnly
    }

    private static func configuration(
        _ name: String, _ properties: [String], _ path: WritableKeyPath<UIButton.Configuration, UIImage?>,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?
    ) -> Effect {
        configuration(name, properties, path, wrap: { ViewValue($0) }, unwrap: { .some($0.image) }, value: value)
    }

    /// Creates an effect on an attribute of the title.
    private static func titleAttribute(
        _ attribute: TitleAttribute, _ properties: [String], value: @escaping @MainActor (StyleInputs) -> ViewValue?
    ) -> Effect {
        Effect(
            "configuration?.titleTextAttributesTransformer.\(attribute)", on: UIButton.self, properties, value: value,
            get: { $0.configuration?.titleTextAttributesTransformer?.value(of: attribute) ?? .none },
            baseline: { _ in .none }, set: { $0.setTitleAttribute(attribute, to: $1) }
        ).onButtons(withConfiguration: true).written(as: .titleAttribute(attribute))
    }

    // MARK: Values

    private static func titleValue(_ title: AttributedString?) -> ViewValue {
        guard let title else { return .none }
        return .app(AppValue(title))
    }

    private static func cornerStyleValue(_ style: UIButton.Configuration.CornerStyle) -> ViewValue {
        .app(AppValue(style))
    }

    private static func insetsValue(_ insets: NSDirectionalEdgeInsets) -> ViewValue {
        .app(AppValue(insets))
    }
}

extension Effect {
    /// Returns the effect for buttons with a configuration, or for buttons without one.
    ///
    /// An app can set a configuration at any time. `NIDOM.refresh(reapplying: true)` then styles the configuration.
    func onButtons(withConfiguration hasConfiguration: Bool) -> Effect {
        havingValue { (button: UIButton) in (button.configuration != nil) == hasConfiguration }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets, in direction: CSS.Environment.LayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isLeftToRight ? insets.right : insets.left)
    }
}
