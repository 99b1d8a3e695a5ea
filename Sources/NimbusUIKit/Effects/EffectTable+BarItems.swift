import CSSEngine

extension EffectTable {
    /// The effects on the items of bars. No other effects apply to them.
    static let barItems: [Effect] =
        [
            Effect(
                "title", on: BarItemElement.self, ["-mobile-text-key"], value: { $0.localizedText(0) },
                get: { ViewValue($0.item?.title) }, set: { $0.item?.title = $1.text }
            ).depending(on: .resources),
            .image(
                "image", on: BarItemElement.self, "-mobile-image", get: { $0.item?.image }, set: { $0.item?.image = $1 }
            ),
            Effect(
                "imageInsets", on: BarItemElement.self, ["-mobile-image-insets"],
                value: { $0.insets(0).map(ViewValue.insets) }, get: { .insets($0.item?.imageInsets ?? .zero) },
                set: { element, value in if let insets = value.insets { element.item?.imageInsets = insets } }),
            Effect(
                "isEnabled", on: BarItemElement.self, ["enabled"],
                value: { inputs in inputs.keywords(0).map { .flag($0.contains { $0 == .true || $0 == .yes }) } },
                get: { .flag($0.item?.isEnabled ?? true) },
                set: { element, value in if let flag = value.flag { element.item?.isEnabled = flag } }),
            Effect(
                "tintColor", on: BarItemElement.self, ["-ios-tint-color", "accent-color"],
                value: { inputs in
                    guard let index = inputs.values.firstIndex(where: { $0 != nil }) else { return nil }
                    return inputs[index] == .keyword(.auto) ? ViewValue.none : inputs.color(index)
                },
                get: { ViewValue($0.button?.tintColor) }, set: { $0.button?.tintColor = $1.color }
            ).paintOnly.havingValue(if: isButton),
            Effect(
                "width", on: BarItemElement.self, ["width"],
                value: { $0.points(0).map { .number(max($0, 0)) } },
                get: { .number($0.button?.width ?? 0) },
                set: { element, value in if let width = value.number { element.button?.width = width } }
            ).havingValue(if: isButton),
            titlePosition,
        ] + ButtonState.allCases.flatMap { titleAttributes($0) }

    private static let isButton: @MainActor (BarItemElement) -> Bool = { $0.button != nil }

    private static let titlePosition = Effect(
        "titlePositionAdjustment(default)", on: BarItemElement.self, ["title-position-adjustment"],
        value: { inputs in
            inputs.size(0).map { .offset(UIOffset(horizontal: $0.width, vertical: $0.height)) }
        },
        get: { .offset($0.button?.titlePositionAdjustment(for: .default) ?? .zero) },
        set: { element, value in
            if let offset = value.offset { element.button?.setTitlePositionAdjustment(offset, for: .default) }
        }
    ).havingValue(if: isButton).written(as: .method("setTitlePositionAdjustment", state: ".default"))

    /// The text attributes of the title, which items store for each state.
    private static func titleAttributes(_ state: ButtonState) -> [Effect] {
        let controlState = state.controlState
        let source: Effect.Source = state == .normal ? .variant(state.rawValue) : .departure(state.rawValue)
        return [
            Effect(
                "titleTextAttributes(\(state)).foregroundColor", on: BarItemElement.self, ["color"], from: source,
                value: { $0.color(0) },
                get: { $0.titleAttribute(.foregroundColor, for: controlState) },
                baseline: { $0.ownTitleAttribute(.foregroundColor, for: controlState) },
                set: { $0.setTitleAttribute(.foregroundColor, to: $1, for: controlState) }
            ).paintOnly,
            Effect(
                "titleTextAttributes(\(state)).font", on: BarItemElement.self, Effect.fontProperties, from: source,
                value: { $0.font(0).map(ViewValue.font) },
                get: { $0.titleAttribute(.font, for: controlState) },
                baseline: { $0.ownTitleAttribute(.font, for: controlState) },
                set: { $0.setTitleAttribute(.font, to: $1, for: controlState) }
            ).depending(on: .textSize),
        ]
    }
}
