import CSSEngine

extension EffectTable {
    /// The effects on all views of properties that are named after UIKit properties, and of shadows.
    static let viewBehavior: [Effect] =
        [
            .flag("isUserInteractionEnabled", on: UIView.self, "user-interaction-enabled", \.isUserInteractionEnabled)
                .paintOnly,
            .flag("isOpaque", on: UIView.self, "opaque", \.isOpaque).paintOnly,
            .flag("autoresizesSubviews", on: UIView.self, "autoresizes-subviews", \.autoresizesSubviews),
            .flag(
                "clearsContextBeforeDrawing", on: UIView.self, "clears-context-before-drawing",
                \.clearsContextBeforeDrawing
            ).paintOnly,
            .number("contentScaleFactor", on: UIView.self, "content-scale-factor", \.contentScaleFactor).paintOnly,
            .word("contentMode", on: UIView.self, "content-mode", contentModes, \.contentMode).paintOnly
                .excluding { $0 is UIImageView },
            imageMode,
            tint(UIView.self)
                .excluding { isBar($0) || $0 is UIPageControl || $0 is UITextField || $0 is UITextView },
            tintAdjustmentMode,
            .insets("layoutMargins", on: UIView.self, ["layout-margins"], \.layoutMargins),
            Effect(
                "layer.shadowOpacity", on: UIView.self, ["shadow-opacity", "box-shadow"],
                value: { inputs in
                    if let opacity = inputs.number(0) { return .number(opacity) }
                    return inputs[1].map { .number(BoxShadow.isVisible($0) ? 1 : 0) }
                },
                get: { CGFloat($0.layer.shadowOpacity) }, set: { $0.layer.shadowOpacity = Float($1) }
            ).paintOnly,
            Effect(
                "layer.shadowRadius", on: UIView.self, ["shadow-radius", "box-shadow"],
                value: { inputs in
                    (inputs.points(0) ?? BoxShadow(inputs[1], in: inputs.place)?.radius).map(ViewValue.number)
                },
                get: { $0.layer.shadowRadius }, set: { $0.layer.shadowRadius = $1 }
            ).paintOnly,
        ] + Effect.layerShadow(onText: false) + Effect.layerShadow(onText: true)

    /// The effect on the content mode of image views.
    private static let imageMode = Effect(
        "contentMode", on: UIImageView.self, ["object-fit", "object-position", "content-mode"],
        value: { inputs in
            switch inputs.keywords(0)?.first {
            case .contain: contentModes.value("scale-aspect-fit")
            case .cover: contentModes.value("scale-aspect-fill")
            case .fill: contentModes.value("scale-to-fill")
            case .some: contentModes.value(position(inputs.keywords(1) ?? []))
            case nil: inputs.identifier(2).flatMap(contentModes.value)
            }
        },
        get: { $0.contentMode }, set: { $0.contentMode = $1 }, wrap: { contentModes.describe($0) },
        unwrap: { $0.toolkitCase() }
    ).paintOnly

    /// Returns the name of the content mode for a position: `top-left` for `left top`.
    private static func position(_ keywords: [Keyword]) -> String {
        let parts = [[Keyword.top, .bottom], [.left, .right]].compactMap { side in keywords.first(where: side.contains)
        }
        return parts.isEmpty ? "center" : parts.map(\.rawValue).joined(separator: "-")
    }

    /// The effects on the states of controls, labels and image views. The states of cells are in `cells`.
    static let states: [Effect] = [
        .flag("isEnabled", on: UIControl.self, "enabled", \.isEnabled),
        .flag("isSelected", on: UIControl.self, "selected", \.isSelected),
        .flag("isHighlighted", on: UIControl.self, "highlighted", \.isHighlighted),
        .flag("isEnabled", on: UILabel.self, "enabled", \.isEnabled).paintOnly,
        .flag("isHighlighted", on: UILabel.self, "highlighted", \.isHighlighted).paintOnly,
        .flag("isHighlighted", on: UIImageView.self, "highlighted", \.isHighlighted),
    ]

    private static let tintAdjustmentMode: Effect = {
        let modes = NamedWords<UIView.TintAdjustmentMode>([
            "automatic": .automatic, "normal": .normal, "dimmed": .dimmed,
        ])
        return Effect(
            "tintAdjustmentMode", on: UIView.self, ["tint-adjustment-mode"],
            value: { $0.identifier(0).flatMap(modes.value) }, get: { $0.tintAdjustmentMode },
            // A view without its own mode returns the mode of its superview.
            baseline: { view in
                let inherited = view.superview?.tintAdjustmentMode ?? .normal
                return view.tintAdjustmentMode == inherited ? .automatic : view.tintAdjustmentMode
            },
            set: { $0.tintAdjustmentMode = $1 }, wrap: { modes.describe($0) }, unwrap: { $0.toolkitCase() }
        ).paintOnly
    }()

    package nonisolated static let contentModes = NamedWords<UIView.ContentMode>([
        "scale-to-fill": .scaleToFill, "scale-aspect-fit": .scaleAspectFit, "scale-aspect-fill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "top-left": .topLeft, "top-right": .topRight, "bottom-left": .bottomLeft, "bottom-right": .bottomRight,
    ])
}
