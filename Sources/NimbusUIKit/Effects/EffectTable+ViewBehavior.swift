import CSSEngine

extension EffectTable {
    /// The effects on all views of the properties with names of UIKit.
    static let viewBehavior: [Effect] = [
        .flag("isUserInteractionEnabled", on: UIView.self, "user-interaction-enabled", \.isUserInteractionEnabled)
            .paintOnly,
        .flag("isOpaque", on: UIView.self, "opaque", \.isOpaque).paintOnly,
        .flag("autoresizesSubviews", on: UIView.self, "autoresizes-subviews", \.autoresizesSubviews),
        .flag(
            "clearsContextBeforeDrawing", on: UIView.self, "clears-context-before-drawing",
            \.clearsContextBeforeDrawing
        ).paintOnly,
        .number("contentScaleFactor", on: UIView.self, "content-scale-factor", \.contentScaleFactor).paintOnly,
        .word("contentMode", on: UIView.self, "content-mode", contentModes, \.contentMode).paintOnly,
        tint(UIView.self, ["accent-color"]).excluding(isBar),
        tintAdjustmentMode,
        .insets("layoutMargins", on: UIView.self, ["layout-margins"], \.layoutMargins),
        Effect(
            "layer.shadowColor", on: UIView.self, ["shadow-color"],
            value: { inputs in
                if inputs[0] == .keyword(.none) { return ViewValue.none }
                return inputs[0].flatMap { inputs.place.fixedColor($0) }.map { .layerColor($0.cgColor) }
            },
            get: { ViewValue($0.layer.shadowColor) }, set: { $0.layer.shadowColor = $1.layerColor }
        ).depending(on: .colorScheme).paintOnly.excluding { $0 is UILabel },
        Effect(
            "layer.shadowOffset", on: UIView.self, ["shadow-offset"], value: { $0.size(0).map(ViewValue.size) },
            get: { .size($0.layer.shadowOffset) },
            set: { view, value in if let size = value.size { view.layer.shadowOffset = size } }
        ).paintOnly.excluding { $0 is UILabel },
        Effect(
            "layer.shadowOpacity", on: UIView.self, ["shadow-opacity"], value: { $0.number(0).map(ViewValue.number) },
            get: { .number(CGFloat($0.layer.shadowOpacity)) },
            set: { view, value in if let number = value.number { view.layer.shadowOpacity = Float(number) } }
        ).paintOnly,
        Effect(
            "layer.shadowRadius", on: UIView.self, ["shadow-radius"], value: { $0.points(0).map(ViewValue.number) },
            get: { .number($0.layer.shadowRadius) },
            set: { view, value in if let number = value.number { view.layer.shadowRadius = number } }
        ).paintOnly,
    ]

    /// The effects on the states of controls, labels and image views. Cells have the same states.
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
            value: { $0.identifier(0).flatMap(modes.value) }, get: { modes.describe($0.tintAdjustmentMode) },
            // A view without its own mode returns the mode of its superview.
            baseline: { view in
                let inherited = view.superview?.tintAdjustmentMode ?? .normal
                return modes.describe(view.tintAdjustmentMode == inherited ? .automatic : view.tintAdjustmentMode)
            },
            set: { view, value in
                if let mode = value.word.flatMap({ UIView.TintAdjustmentMode(rawValue: $0.rawValue) }) {
                    view.tintAdjustmentMode = mode
                }
            }
        ).paintOnly
    }()

    private static let contentModes = NamedWords<UIView.ContentMode>([
        "scale-to-fill": .scaleToFill, "scale-aspect-fit": .scaleAspectFit, "scale-aspect-fill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "top-left": .topLeft, "top-right": .topRight, "bottom-left": .bottomLeft, "bottom-right": .bottomRight,
    ])
}
