import CSSEngine

extension EffectTable {
    /// The effects on all views.
    static let view: [Effect] = [
        background(by: ["background-color"], value: { $0.background(0) }).excluding {
            $0 is any AppearanceBar || !$0.hasBackgroundImage
        },
        background(by: ["background-color", "background-image"], value: { $0.background(color: 0, image: 1) })
            .excluding { $0 is any AppearanceBar || $0.hasBackgroundImage },
        Effect(
            "alpha", on: UIView.self, ["opacity"], value: { $0.number(0).map(ViewValue.number) },
            get: { .number($0.alpha) }, set: { view, value in if let number = value.number { view.alpha = number } }
        ).paintOnly,
        Effect(
            "layer.cornerRadius", on: UIView.self, ["border-radius"],
            value: { inputs in inputs[0].flatMap { inputs.place.radius($0) }.map(ViewValue.number) },
            get: { .number($0.layer.cornerRadius) },
            set: { view, value in if let number = value.number { view.layer.cornerRadius = number } }
        ).depending(on: .viewSize).paintOnly,
        CornerEffects.roundedCorners,
        CornerEffects.curve,
        clipping(by: ["overflow", "border-radius"]).excluding { $0 is UIImageView },
        clipping(by: ["overflow", "border-radius", "object-fit"]).excluding { !($0 is UIImageView) },
        Effect(
            "layer.borderWidth", on: UIView.self, ["border-width"], value: { $0.points(0).map(ViewValue.number) },
            get: { .number($0.layer.borderWidth) },
            set: { view, value in if let number = value.number { view.layer.borderWidth = number } }),
        Effect(
            "layer.borderColor", on: UIView.self, ["border-color"],
            value: { inputs in
                if inputs[0] == .keyword(.none) { return ViewValue.none }
                return inputs[0].flatMap { inputs.place.fixedColor($0) }.map { .layerColor($0.cgColor) }
            },
            get: { ViewValue($0.layer.borderColor) }, set: { $0.layer.borderColor = $1.layerColor }
        ).depending(on: .colorScheme).paintOnly,
        Effect(
            "autoresizingMask", on: UIView.self, ["-ios-autoresizing"],
            value: { $0.keywords(0).map { Autoresizing.value($0) } },
            get: { Autoresizing.describe($0.autoresizingMask) },
            set: { view, value in if let words = value.words { view.autoresizingMask = Autoresizing.mask(words) } }
        ).paintOnly.appliedAfterLayout,
        Effect(
            "transform", on: UIView.self, ["transform", "transform-origin"], value: { transform($0) },
            get: { .transform($0.transform) },
            set: { view, value in if let transform = value.transform { view.transform = transform } }
        ).depending(on: .viewSize).resolving(1).paintOnly,
        Effect(
            "isHidden", on: UIView.self, ["visibility", "display"], value: { isHidden($0) },
            get: { .flag($0.isHidden) },
            set: { view, value in if let flag = value.flag { view.isHidden = flag } }
        ).paintOnly,
    ]

    private static func background(by properties: [String], value: @escaping @MainActor (StyleInputs) -> ViewValue?)
        -> Effect
    {
        Effect(
            "backgroundColor", on: UIView.self, properties, value: value, get: { ViewValue($0.backgroundColor) },
            set: { $0.backgroundColor = $1.color }
        ).depending(on: .resources).paintOnly.onButtons(withConfiguration: false)
    }

    private static func clipping(by properties: [String]) -> Effect {
        Effect(
            "clipsToBounds", on: UIView.self, properties, value: { clipping($0) }, get: { .flag($0.clipsToBounds) },
            set: { view, value in if let flag = value.flag { view.clipsToBounds = flag } }
        ).paintOnly
    }

    private static func transform(_ inputs: StyleInputs) -> ViewValue? {
        let value = inputs.transform(0)
        guard let origin = inputs[1], let transform = value?.transform, !transform.isIdentity else { return value }
        let size = inputs.place.size
        return .transform(TransformOrigin(origin, in: size)?.applied(to: transform, in: size) ?? transform)
    }

    /// Returns whether a view is hidden by `visibility`, or removed by `display: none`.
    private static func isHidden(_ inputs: StyleInputs) -> ViewValue? {
        if inputs[1] == .keyword(.none) { return .flag(true) }
        guard let keyword = inputs.keywords(0)?.first else { return nil }
        return .flag(keyword == .hidden || keyword == .collapse)
    }

    /// Returns whether a view clips its content, as `overflow` specifies.
    ///
    /// If `overflow` is unset, labels and image views with a border radius clip. Otherwise UIKit would draw the
    /// background of the label, and the image, with square corners. Image views also clip if `object-fit` allows the
    /// image to be larger than the view.
    private static func clipping(_ inputs: StyleInputs) -> ViewValue? {
        if let overflow = inputs.keywords(0)?.first { return .flag(overflow != .visible) }
        let viewClass = inputs.place.viewClass
        let fit = inputs.values.count > 2 ? inputs.keywords(2)?.first : nil
        if fit == .cover || fit == Keyword.none { return .flag(true) }
        guard viewClass is UILabel.Type || viewClass is UIImageView.Type, let radius = inputs[1] else { return nil }
        let isSquare = radius == .length(0) || radius == .percentage(0) || radius == .number(0)
        return isSquare ? nil : .flag(true)
    }
}
