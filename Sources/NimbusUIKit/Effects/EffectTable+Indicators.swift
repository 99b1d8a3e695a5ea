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
            value: { $0.keywords(0)?.first.map { .flag($0 == .true) } }, get: { .flag($0.isAnimating) },
            set: { indicator, value in
                if value.flag == true { indicator.startAnimating() } else { indicator.stopAnimating() }
            }
        ).paintOnly.written(as: .switch(on: "startAnimating", off: "stopAnimating")),
        .color("progressTintColor", on: UIProgressView.self, "progress-tint-color", \.progressTintColor),
        .color("trackTintColor", on: UIProgressView.self, "track-tint-color", \.trackTintColor),
        .image("progressImage", on: UIProgressView.self, "progress-image", \.progressImage),
        .image("trackImage", on: UIProgressView.self, "track-image", \.trackImage),
        .word(
            "progressViewStyle", on: UIProgressView.self, "progress-view-style", progressStyles, \.progressViewStyle),
    ]
}
