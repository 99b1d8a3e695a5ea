import CSSEngine

extension EffectTable {
    /// The effects on tab bars that are available on all platforms.
    static let tabBar: [Effect] = [
        barBackground(UITabBar.self),
        tint(UITabBar.self, ["selected-image-tint-color", "-ios-tint-color", "accent-color"]),
        .color(
            "unselectedItemTintColor", on: UITabBar.self, "unselected-item-tint-color", \.unselectedItemTintColor),
        .image("backgroundImage", on: UITabBar.self, "background-image", \.backgroundImage).paintOnly,
        .image("shadowImage", on: UITabBar.self, "shadow-image", \.shadowImage).paintOnly,
        .image(
            "selectionIndicatorImage", on: UITabBar.self, "selection-indicator-image", \.selectionIndicatorImage
        ).paintOnly,
        .length("itemWidth", on: UITabBar.self, "item-width", \.itemWidth).paintOnly,
        .length("itemSpacing", on: UITabBar.self, "item-spacing", \.itemSpacing).paintOnly,
    ]
}

extension UITabBar: AppearanceBar {
    // A tab bar has no compact appearances.
    var compactAppearance: UITabBarAppearance? {
        get { nil }
        set {}
    }
    var compactScrollEdgeAppearance: UITabBarAppearance? {
        get { nil }
        set {}
    }

    static func copy(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        UITabBarAppearance(barAppearance: appearance)
    }
}
