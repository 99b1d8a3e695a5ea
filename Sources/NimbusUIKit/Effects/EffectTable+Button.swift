import CSSEngine

extension EffectTable {
    /// The effects on buttons without a configuration.
    static let button: [Effect] =
        (ButtonState.allCases.flatMap { perState($0) } + [
            .font(
                "titleLabel.font", on: UIButton.self, get: { $0.titleLabel?.font }, set: { $0.titleLabel?.font = $1 }
            ).written(as: .property("titleLabel?.font")),
            Effect(
                "titleLabel.shadowOffset", on: UIButton.self, TextShadow.properties, from: .variant(0),
                value: { TextShadow($0)?.offset }, get: { $0.titleLabel.map { .size($0.shadowOffset) } ?? .none },
                set: { button, value in if let size = value.size { button.titleLabel?.shadowOffset = size } }
            ).written(as: .property("titleLabel?.shadowOffset")),
            .insets("titleEdgeInsets", on: UIButton.self, ["-mobile-title-insets"], \.titleEdgeInsets),
            .insets(
                "contentEdgeInsets", on: UIButton.self,
                ["-mobile-content-insets"] + ContentInsets.properties,
                value: { ($0.insets(0) ?? ContentInsets.button($0, 1)).map(ViewValue.insets) }, \.contentEdgeInsets
            ).resolvingSides(from: 1).depending(on: .layoutDirection).following(
                "contentHorizontalAlignment", "contentVerticalAlignment", "image(\(ButtonState.normal))",
                "title(\(ButtonState.normal))"),
            .insets("imageEdgeInsets", on: UIButton.self, ["-mobile-image-insets"], \.imageEdgeInsets),
            adjustment("adjustsImageWhenHighlighted", .highlighted, \.adjustsImageWhenHighlighted),
            adjustment("adjustsImageWhenDisabled", .disabled, \.adjustsImageWhenDisabled),
            .flag(
                "reversesTitleShadowWhenHighlighted", on: UIButton.self, "reverses-title-shadow-when-highlighted",
                \.reversesTitleShadowWhenHighlighted
            ).paintOnly,
        ] + buttonTitle).map { $0.onButtons(withConfiguration: false) }

    /// Creates the effect on an automatic adjustment of the image in a state. The property of the state takes
    /// precedence over `-ios-button-adjust`.
    private static func adjustment(
        _ name: String, _ state: Keyword, _ path: ReferenceWritableKeyPath<UIButton, Bool>
    ) -> Effect {
        Effect(
            name, on: UIButton.self, ["adjusts-image-when-\(state.rawValue)", "-ios-button-adjust"],
            value: { inputs in
                if let keywords = inputs.keywords(0) { return .flag(keywords.contains(.true)) }
                return inputs.keywords(1).map { .flag($0.contains(state)) }
            },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Returns the effects on values that buttons store for each state. A change of the state needs no new style.
    private static func perState(_ state: ButtonState) -> [Effect] {
        [
            stored(
                "title", "setTitle", ["title", "-mobile-text-key"], state,
                value: { $0.localizedText(0) ?? $0.localizedText(1) },
                get: { $0.title(for: $1) }, whileUnset: { _ in .text("") },
                set: { $0.setTitle($2, for: $1) }
            ).depending(on: .resources),
            stored(
                "attributedTitle", "setAttributedTitle", ["attributed-title"], state, value: { $0.attributedText(0) },
                get: { $0.attributedTitle(for: $1).map { RichText(string: $0) } },
                whileUnset: { ViewValue(NSAttributedString(string: $0.title(for: state.controlState) ?? "")) },
                set: { $0.setAttributedTitle($2?.string, for: $1) }
            ),
            stored(
                "titleColor", "setTitleColor", ["color"], state, value: { $0.color(0) },
                get: { $0.titleColor(for: $1) },
                isDefault: { $1 == defaultTitleColor(of: $0) },
                whileUnset: { .color(defaultTitleColor(of: $0)) },
                set: { $0.setTitleColor($2, for: $1) }
            ).following("tintColor").paintOnly,
            stored(
                "titleShadowColor", "setTitleShadowColor", TextShadow.properties + ["title-shadow-color"], state,
                value: { $0[2] == nil ? TextShadow($0)?.color : $0.color(2) },
                get: { $0.titleShadowColor(for: $1) }, whileUnset: { _ in .color(.clear) },
                set: { $0.setTitleShadowColor($2, for: $1) }
            ).paintOnly,
            stored(
                "image", "setImage", ["-mobile-image"], state, value: { $0.image(0) },
                get: { $0.image(for: $1) },
                whileUnset: { _ in .image(noImage) }, set: { $0.setImage($2, for: $1) }
            ).depending(on: .resources),
            stored(
                "backgroundImage", "setBackgroundImage",
                ["background-image", "-mobile-background-stretch", "border-radius", "corner-shape"], state,
                value: { inputs in
                    inputs.gradient(0) == nil
                        ? stretchedImage(inputs) : inputs.image(0, corners: inputs.corners(2, 3))
                },
                get: { $0.backgroundImage(for: $1) }, whileUnset: { _ in .image(noImage) },
                set: { $0.setBackgroundImage($2, for: $1) }
            ).modified(from: 1).depending(on: [.resources, .viewSize]),
        ]
    }

    /// Shared, because images are compared by identity.
    private static let noImage = UIImage()

    private static func defaultTitleColor(of button: UIButton) -> UIColor {
        button.buttonType == .custom ? .white : button.tintColor
    }

    /// - Parameters:
    ///   - method: The name of the setter.
    ///   - isDefault: Returns whether a value in the normal state is the default of a button without a stored value.
    ///   - whileUnset: Returns the value that makes a state appear unset although the normal state has a value.
    private static func stored<Content: PropertyValue>(
        _ name: String, _ method: String, _ properties: [String], _ state: ButtonState,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?,
        get: @escaping @MainActor (UIButton, UIControl.State) -> Content?,
        isDefault: @escaping @MainActor (UIButton, Content?) -> Bool = { _, _ in false },
        whileUnset: @escaping @MainActor (UIButton) -> ViewValue,
        set: @escaping @MainActor (UIButton, UIControl.State, Content?) -> Void
    ) -> Effect {
        let controlState = state.controlState
        let effect = Effect(
            "\(name)(\(state))", on: UIButton.self, properties,
            from: state == .normal ? .variant(state.rawValue) : .departure(state.rawValue),
            value: { inputs in
                let value = value(inputs)
                // With `none`, the state would show the value of the normal state.
                guard state != .normal, case .some(.none) = value, let button = inputs.place.view as? UIButton
                else { return value }
                return whileUnset(button)
            },
            get: { get($0, controlState) },
            // For a state without a value, the getter returns the value of the normal state.
            baseline: { button in
                let stored = get(button, controlState)
                let isShared = state == .normal ? isDefault(button, stored) : stored == get(button, .normal)
                return isShared ? nil : stored
            },
            set: { set($0, controlState, $1) }
        ).written(as: .method(method, state: state.swift))
        if state == .normal { return effect.showingWhileUnset(whileUnset) }
        return effect.standingIn(for: "\(name)(\(ButtonState.normal))") { view, baseline in
            guard baseline == .none, let button = view as? UIButton else { return baseline }
            return whileUnset(button)
        }
    }

    static func stretchedImage(_ inputs: StyleInputs) -> ViewValue? {
        guard let value = inputs.image(0), let image = value.image, let insets = inputs.insets(1) else {
            return inputs.image(0)
        }
        let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        stretched.assetName = image.assetName
        return .image(stretched)
    }
}

extension StyleInputs {
    /// Returns the localised text of a key, or the key itself if there is no text.
    func localizedText(_ index: Int) -> ViewValue? {
        text(index).map { .text(place.resources.styleStrings.string(forKey: $0)) }
    }
}
