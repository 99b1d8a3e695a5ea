import CSSEngine

extension EffectTable {
    /// The effects on the items of bars. Items have no other standard effects.
    static let barItems: [Effect] =
        [
            Effect(
                "title", on: BarItemElement.self, ["-mobile-text-key"], value: { $0.localizedText(0) },
                get: { $0.item?.title }, set: { $0.item?.title = $1 }
            ).depending(on: .resources),
            .image(
                "image", on: BarItemElement.self, "-mobile-image", get: { $0.item?.image }, set: { $0.item?.image = $1 }
            ),
            Effect(
                "imageInsets", on: BarItemElement.self, ["-mobile-image-insets"],
                value: { $0.insets(0).map(ViewValue.insets) }, get: { $0.item?.imageInsets ?? .zero },
                set: { $0.item?.imageInsets = $1 }),
            Effect(
                "isEnabled", on: BarItemElement.self, ["enabled"],
                value: { inputs in inputs.keywords(0).map { .flag($0.contains { $0 == .true || $0 == .yes }) } },
                get: { $0.item?.isEnabled ?? true }, set: { $0.item?.isEnabled = $1 }),
            Effect(
                "tintColor", on: BarItemElement.self, ["-ios-tint-color", "accent-color"],
                value: { inputs in
                    guard let index = inputs.values.firstIndex(where: { $0 != nil }) else { return nil }
                    return inputs[index] == .keyword(.auto) ? ViewValue.none : inputs.color(index)
                },
                get: { $0.button?.tintColor }, set: { $0.button?.tintColor = $1 }
            ).paintOnly.havingValue(if: isButton),
            Effect(
                "width", on: BarItemElement.self, ["width"],
                value: { $0.points(0).map { .number(max($0, 0)) } },
                get: { $0.button?.width ?? 0 }, set: { $0.button?.width = $1 }
            ).havingValue(if: isButton),
            .image(
                "selectedImage", on: BarItemElement.self, "selected-image", get: { $0.tab?.selectedImage },
                set: { $0.tab?.selectedImage = $1 }
            ).havingValue(if: isTab),
            Effect(
                "titlePositionAdjustment", on: BarItemElement.self, ["title-position-adjustment"],
                value: { $0.offset(0) }, get: { $0.tab?.titlePositionAdjustment ?? .zero },
                set: { $0.tab?.titlePositionAdjustment = $1 }
            ).havingValue(if: isTab),
            Effect(
                "style", on: BarItemElement.self, ["style"], value: { $0.identifier(0).flatMap(buttonStyles.value) },
                get: { $0.button?.style ?? .plain }, set: { $0.button?.style = $1 },
                wrap: { buttonStyles.describe($0) }, unwrap: { $0.toolkitCase() }
            ).havingValue(if: isButton),
            offset(
                "titlePositionAdjustment(default)", "setTitlePositionAdjustment", "title-position-adjustment",
                get: { $0.titlePositionAdjustment(for: .default) },
                set: { $0.setTitlePositionAdjustment($1, for: .default) }),
            height(
                "backgroundVerticalPositionAdjustment(default)", "setBackgroundVerticalPositionAdjustment",
                "background-vertical-position-adjustment",
                get: { $0.backgroundVerticalPositionAdjustment(for: .default) },
                set: { $0.setBackgroundVerticalPositionAdjustment($1, for: .default) }),
        ] + ButtonState.allCases.flatMap { titleAttributes(on: BarItemElement.self, $0) }
        + backgroundImages(
            "backgroundImage", "background-image", get: { $0.backgroundImage(for: $1, barMetrics: .default) },
            set: { $0.setBackgroundImage($1, for: $2, barMetrics: .default) }) + landscapeImages + backButtons

    private static let buttonStyles = NamedWords<UIBarButtonItem.Style>(["plain": .plain, "done": .done])

    private static let isTab: @MainActor (BarItemElement) -> Bool = { $0.tab != nil }

    private static let isButton: @MainActor (BarItemElement) -> Bool = { $0.button != nil }

    static func offset(
        _ name: String, _ method: String, _ property: String, get: @escaping @MainActor (UIBarButtonItem) -> UIOffset,
        set: @escaping @MainActor (UIBarButtonItem, UIOffset) -> Void
    ) -> Effect {
        Effect(
            name, on: BarItemElement.self, [property], value: { $0.offset(0) },
            get: { $0.button.map(get) ?? .zero }, set: { element, offset in element.button.map { set($0, offset) } }
        ).havingValue(if: isButton).written(as: .method(method, state: ".default"))
    }

    static func height(
        _ name: String, _ method: String, _ property: String, get: @escaping @MainActor (UIBarButtonItem) -> CGFloat,
        set: @escaping @MainActor (UIBarButtonItem, CGFloat) -> Void
    ) -> Effect {
        Effect(
            name, on: BarItemElement.self, [property], value: { $0.points(0).map(ViewValue.number) },
            get: { $0.button.map(get) ?? 0 }, set: { element, height in element.button.map { set($0, height) } }
        ).havingValue(if: isButton).written(as: .method(method, state: ".default"))
    }

    /// Creates the effects on images that bar buttons store for each state.
    static func backgroundImages(
        _ name: String, _ property: String,
        get: @escaping @MainActor (UIBarButtonItem, UIControl.State) -> UIImage?,
        set: @escaping @MainActor (UIBarButtonItem, UIImage?, UIControl.State) -> Void
    ) -> [Effect] {
        let method = "set\(name.prefix(1).uppercased())\(name.dropFirst())"
        return ButtonState.allCases.map { state in
            let controlState = state.controlState
            @MainActor func image(_ element: BarItemElement) -> UIImage? {
                element.button.flatMap { get($0, controlState) }
            }
            return Effect(
                "\(name)(\(state))", on: BarItemElement.self, [property],
                from: state == .normal ? .variant(state.rawValue) : .departure(state.rawValue),
                value: { $0.image(0) }, get: { image($0) },
                // For a state without an image, the getter returns the image of the normal state.
                baseline: { element in
                    let isShared = state != .normal && image(element) === element.button.flatMap { get($0, .normal) }
                    return isShared ? nil : image(element)
                },
                set: { element, image in element.button.map { set($0, image, controlState) } }
            ).depending(on: .resources).havingValue(if: isButton).written(
                as: .call(method, arguments: "for: \(state.swift), barMetrics: .default"))
        }
    }
}

extension StyleInputs {
    /// Returns an offset of two lengths.
    fileprivate func offset(_ index: Int) -> ViewValue? {
        size(index).map { .offset(UIOffset(horizontal: $0.width, vertical: $0.height)) }
    }
}
