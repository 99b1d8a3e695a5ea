import CSSEngine

extension EffectTable {
    static let control: [Effect] = [
        .word(
            "contentVerticalAlignment", on: UIControl.self, "-mobile-content-valign", or: "vertical-align",
            TextWords.verticalAlignments, \.contentVerticalAlignment),
        .word(
            "contentHorizontalAlignment", on: UIControl.self, "-mobile-content-halign", TextWords.horizontalAlignments,
            \.contentHorizontalAlignment),
    ]

    static let bars: [Effect] = [
        barBackground(UINavigationBar.self), tint(UINavigationBar.self),
        .flag("isTranslucent", on: UINavigationBar.self, "translucent", \.isTranslucent),
        .image(
            "backgroundImage", on: UINavigationBar.self, "background-image",
            get: { $0.backgroundImage(for: .default) }, set: { $0.setBackgroundImage($1, for: .default) }
        ).paintOnly.written(as: .method("setBackgroundImage", state: ".default")),
        .image("shadowImage", on: UINavigationBar.self, "shadow-image", \.shadowImage).paintOnly,
        // A search bar has no appearances.
        Effect(
            "barTintColor", on: UISearchBar.self, ["bar-tint-color", "background-color"],
            value: { $0.color(0) ?? $0.color(1) }, get: { $0.barTintColor }, set: { $0.barTintColor = $1 }
        ).paintOnly,
        tint(UISearchBar.self), .flag("isTranslucent", on: UISearchBar.self, "translucent", \.isTranslucent),
        Effect(
            "text", on: UISearchBar.self, ["text", "-mobile-text-key"],
            value: { $0.localizedText(0) ?? $0.localizedText(1) }, get: { $0.text }, set: { $0.text = $1 }
        ).depending(on: .resources),
    ]

    /// Returns whether a view has a bar-specific property for its tint color, which takes precedence over
    /// `accent-color`.
    static func isBar(_ view: UIView) -> Bool { view is any AppearanceBar || view is UISearchBar }

    /// Creates the effect on the tint color. A view without its own tint color returns the tint color of its superview.
    static func tint<View: UIView>(
        _ viewClass: View.Type, _ properties: [String] = ["-ios-tint-color", "accent-color"]
    ) -> Effect {
        Effect(
            "tintColor", on: viewClass, properties,
            value: { inputs in
                let set = inputs.values.indices.filter { inputs[$0] != nil }
                if let index = set.first(where: { inputs[$0] != .keyword(.auto) }) { return inputs.color(index) }
                return set.isEmpty ? nil : ViewValue.none
            },
            get: { $0.tintColor }, baseline: { $0.tintColor == inheritedTint(of: $0) ? nil : $0.tintColor },
            set: { $0.tintColor = $1 }
        ).paintOnly.showingWhileUnset { inheritedTint(of: $0).map(ViewValue.color) ?? .none }
    }

    private static func inheritedTint(of view: UIView) -> UIColor? { (view.superview ?? UIView()).tintColor }

}
