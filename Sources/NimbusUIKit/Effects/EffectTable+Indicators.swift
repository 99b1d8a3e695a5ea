import CSSEngine

extension EffectTable {
    static let imageView: [Effect] = [
        .image("image", on: UIImageView.self, "-mobile-image", \.image),
        .image("highlightedImage", on: UIImageView.self, "highlighted-image", \.highlightedImage),
    ]

    static let indicators: [Effect] = [
        .word(
            "style", on: UIActivityIndicatorView.self, "-ios-activity-indicator-style", indicatorStyles, \.style),
        .color(
            "color", on: UIActivityIndicatorView.self, "color", \.color,
            baseline: { indicator in
                let ofStyle = UIActivityIndicatorView(style: indicator.style).color
                return indicator.color == ofStyle ? nil : indicator.color
            }),
        .flag("hidesWhenStopped", on: UIActivityIndicatorView.self, "hides-when-stopped", \.hidesWhenStopped)
            .paintOnly,
        Effect(
            "isAnimating", on: UIActivityIndicatorView.self, ["animating"],
            value: { $0.keywords(0)?.first.map { .flag($0 == .true) } }, get: { $0.isAnimating },
            set: { indicator, isAnimating in
                if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
            }
        ).paintOnly.written(as: .switch(on: "startAnimating", off: "stopAnimating")),
        .color(
            "pageIndicatorTintColor", on: UIPageControl.self, "page-indicator-tint-color", \.pageIndicatorTintColor),
        tint(
            "currentPageIndicatorTintColor", on: UIPageControl.self,
            ["current-page-indicator-tint-color", "-ios-tint-color", "accent-color"], \.currentPageIndicatorTintColor),
        .color("progressTintColor", on: UIProgressView.self, "progress-tint-color", \.progressTintColor),
        .color("trackTintColor", on: UIProgressView.self, "track-tint-color", \.trackTintColor),
        .image("progressImage", on: UIProgressView.self, "progress-image", \.progressImage),
        .image("trackImage", on: UIProgressView.self, "track-image", \.trackImage),
        .word(
            "progressViewStyle", on: UIProgressView.self, "progress-view-style", progressStyles, \.progressViewStyle),
    ]

    /// Creates the effect of a colour that `accent-color` also sets. `auto` is the standard colour.
    static func tint<View: UIView>(
        _ name: String, on viewClass: View.Type, _ properties: [String],
        _ path: ReferenceWritableKeyPath<View, UIColor?>
    ) -> Effect {
        Effect(
            name, on: viewClass, properties,
            value: { inputs in
                guard let index = inputs.values.firstIndex(where: { $0 != nil }) else { return nil }
                return inputs[index] == .keyword(.auto) ? ViewValue.none : inputs.color(index)
            },
            get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }
        ).paintOnly
    }
}
