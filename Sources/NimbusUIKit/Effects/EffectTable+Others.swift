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

    static let bars: [Effect] =
        [
            barBackground(UINavigationBar.self), tint(UINavigationBar.self),
            .flag("isTranslucent", on: UINavigationBar.self, "translucent", \.isTranslucent),
            // A search bar has no appearances.
            .color("barTintColor", on: UISearchBar.self, "background-color", \.barTintColor),
            tint(UISearchBar.self), .flag("isTranslucent", on: UISearchBar.self, "translucent", \.isTranslucent),
        ] + toolbars

    /// Creates the effect of the tint color. A view without its own tint color returns its superview's tint color.
    static func tint<View: UIView>(_ viewClass: View.Type) -> Effect {
        Effect(
            "tintColor", on: viewClass, ["-ios-tint-color"], value: { $0.color(0) },
            get: { ViewValue($0.tintColor) },
            baseline: { view in
                let inherited = (view.superview ?? UIView()).tintColor
                return view.tintColor == inherited ? .none : ViewValue(view.tintColor)
            },
            set: { $0.tintColor = $1.color }
        ).paintOnly
    }

    static let tables: [Effect] =
        [
            .word(
                "indicatorStyle", on: UIScrollView.self, "-ios-scroll-view-indicator-style",
                WordMap<UIScrollView.IndicatorStyle>(rows: [
                    (.default, .default, "default"), (.black, .black, "black"), (.white, .white, "white"),
                ]), \.indicatorStyle)
        ] + separators

    static let others: [Effect] = [
        .word(
            "style", on: UIActivityIndicatorView.self, "-ios-activity-indicator-style", indicatorStyles, \.style),
        .color(
            "color", on: UIActivityIndicatorView.self, "color", \.color,
            baseline: { indicator in
                let ofStyle = UIActivityIndicatorView(style: indicator.style).color
                return indicator.color == ofStyle ? nil : indicator.color
            }),
    ]
}
