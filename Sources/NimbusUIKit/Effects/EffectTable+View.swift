import CSSEngine

extension EffectTable {
    /// The effects on all views.
    static let view = appearance + BorderSides.effects + [OutlineEffect.outline] + behavior

    private static let appearance: [Effect] = [
        background(by: ["background-color"], value: { $0.background(0) }).excluding {
            $0 is any AppearanceBar || !$0.hasBackgroundImage
        },
        background(by: layerNames) {
            $0.layeredBackground(layers) ?? $0.background(color: layers.color, image: layers.image)
        }.modified(from: 2).resolvingBorders().depending(on: [.resources, .layoutDirection])
            .excluding {
                $0 is any AppearanceBar || $0.hasBackgroundImage || $0 is UILabel || $0 is UITableViewHeaderFooterView
            },
        LabelBackground.background, headerFooterBackground,
        Effect(
            "alpha", on: UIView.self, ["opacity"], value: { $0.number(0).map(ViewValue.number) },
            get: { $0.alpha }, set: { $0.alpha = $1 }
        ).paintOnly,
        Effect(
            "layer.cornerRadius", on: UIView.self, ["border-radius"],
            value: { inputs in inputs[0].flatMap { inputs.place.radius($0) }.map(ViewValue.number) },
            get: { $0.layer.cornerRadius }, set: { $0.layer.cornerRadius = $1 }
        ).depending(on: .viewSize).paintOnly,
        CornerEffects.roundedCorners,
        CornerEffects.curve,
        clipping(by: ["overflow"]) { $0.overflow(0) }.excluding {
            $0 is UIImageView || $0 is UILabel || $0.hasBackgroundImage
        },
        clipping(by: ["overflow", "border-radius", "object-fit"]) { imageClipping($0) }.excluding {
            !($0 is UIImageView)
        },
        clipping(by: ["overflow", "border-radius", "background-image"]) { backgroundClipping($0) }
            .excluding { !$0.hasBackgroundImage },
        LabelBackground.clipping,
    ]

    private static let layerNames =
        ["background-color", "background-image"] + BackgroundLayers.properties + ["border-radius"]
    private static let layers = BackgroundLayers(layerNames)

    private static let behavior: [Effect] = [
        Effect(
            "autoresizingMask", on: UIView.self, ["-ios-autoresizing"],
            value: { $0.keywords(0).map { Autoresizing.value($0) } },
            get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 }, wrap: { Autoresizing.describe($0) },
            unwrap: { $0.words.map(Autoresizing.mask) }
        ).paintOnly.appliedAfterLayout,
        Effect(
            "transform", on: UIView.self, ["transform", "translate", "rotate", "scale", "transform-origin"],
            value: { transform($0) },
            get: { $0.transform }, set: { $0.transform = $1 }
        ).depending(on: .viewSize).resolving(4).paintOnly,
        LayerMask.effect, Backdrop.effect,
        Effect(
            "layer.zPosition", on: UIView.self, ["z-index"],
            value: { $0[0] == .keyword(.auto) ? .number(0) : $0.number(0).map(ViewValue.number) },
            get: { $0.layer.zPosition }, set: { $0.layer.zPosition = $1 }
        ).paintOnly,
        Effect(
            "isHidden", on: UIView.self, ["visibility", "display"], value: { isHidden($0) },
            get: { $0.isHidden }, set: { $0.isHidden = $1 }
        ).paintOnly,
    ]

    private static func background(by properties: [String], value: @escaping @MainActor (StyleInputs) -> ViewValue?)
        -> Effect
    {
        Effect(
            "backgroundColor", on: UIView.self, properties, value: value, get: { $0.backgroundColor },
            set: { $0.backgroundColor = $1 }
        ).depending(on: .resources).paintOnly.onButtons(withConfiguration: false)
    }

    private static func clipping(
        by properties: [String], value: @escaping @MainActor (StyleInputs) -> ViewValue?
    ) -> Effect {
        Effect(
            "clipsToBounds", on: UIView.self, properties, value: value, get: { $0.clipsToBounds },
            set: { $0.clipsToBounds = $1 }
        ).paintOnly
    }

    private static func transform(_ inputs: StyleInputs) -> ViewValue? {
        guard
            let functions = [TransformFunction].functions(
                transform: inputs[0], translate: inputs[1], rotate: inputs[2], scale: inputs[3]),
            let matrix = TransformMatrix(functions) ?? sizedMatrix(of: functions, in: inputs.place.size)
        else { return nil }
        let transform = CGAffineTransform(
            a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
        guard let origin = inputs[4], !transform.isIdentity else { return .transform(transform) }
        let size = inputs.place.size
        return .transform(TransformOrigin(origin, in: size)?.applied(to: transform, in: size) ?? transform)
    }

    private static func sizedMatrix(of functions: [TransformFunction], in size: CGSize) -> TransformMatrix? {
        TransformMatrix(functions, width: Double(size.width), height: Double(size.height))
    }

    /// Returns whether a view is hidden by `visibility`, or removed by `display: none`.
    private static func isHidden(_ inputs: StyleInputs) -> ViewValue? {
        if inputs[1] == .keyword(.none) { return .flag(true) }
        guard let keyword = inputs.keywords(0)?.first else { return nil }
        return .flag(keyword == .hidden || keyword == .collapse)
    }

    /// Returns whether an image view clips its image: at rounded corners, and if `object-fit` allows an image that is larger
    /// than the view.
    private static func imageClipping(_ inputs: StyleInputs) -> ViewValue? {
        if let overflow = inputs.overflow(0) { return overflow }
        let fit = inputs.keywords(2)?.first
        if fit == .cover || fit == Keyword.none { return .flag(true) }
        return inputs[1].map(\.isSquare) == false ? .flag(true) : nil
    }

    /// Returns whether a view clips its background at rounded corners: a background image, and the background that a search
    /// bar always draws. The gradients of buttons and text fields are drawn with their corners, and the configuration of a
    /// button rounds its image.
    private static func backgroundClipping(_ inputs: StyleInputs) -> ViewValue? {
        if let overflow = inputs.overflow(0) { return overflow }
        let view = inputs.place.view
        let hasImage = inputs.gradient(2) != nil || inputs.isPicture(2)
        guard inputs[1].map(\.isSquare) == false, hasImage || view is UISearchBar else { return nil }
        if (view as? UIButton)?.configuration != nil { return nil }
        return inputs.gradient(2) != nil && (view is UIButton || view is UITextField) ? nil : .flag(true)
    }
}

extension StyleInputs {
    /// Returns whether a view clips its content, as `overflow` specifies. `nil` if it is unset.
    fileprivate func overflow(_ index: Int) -> ViewValue? {
        keywords(index)?.first.map { .flag($0 != .visible) }
    }

    /// Returns an image whose corners are rounded if it is a gradient.
    func image(_ index: Int, corners: DrawnCorners?) -> ViewValue? {
        guard let gradient = gradient(index), let corners else { return image(index) }
        return ViewValue(place.gradient(gradient, corners: corners)?.image)
    }
}
