import CSSEngine

/// The effects on the corners of a layer. A layer has a single radius for all rounded corners.
@MainActor enum CornerEffects {
    /// The effect that rounds the corners whose radius is not 0.
    static let roundedCorners = Effect(
        "layer.maskedCorners", on: UIView.self, ["border-radius"],
        value: { inputs in
            guard let value = inputs[0], case .list = value else { return nil }
            return describe(CACornerMask(rawValue: mask(value)))
        },
        get: { $0.layer.maskedCorners }, set: { $0.layer.maskedCorners = $1 }, wrap: { describe($0) },
        unwrap: { value in
            value.words.map { words in words.reduce(into: []) { $0.insert(CACornerMask(rawValue: UInt($1.rawValue))) } }
        }
    ).paintOnly

    /// The effect of `corner-shape` on the curve of the corners.
    static let curve = Effect(
        "layer.cornerCurve", on: UIView.self, ["corner-shape"],
        value: { inputs in inputs.keywords(0)?.first.map { curveValue($0 == .squircle ? .continuous : .circular) } },
        get: { $0.layer.cornerCurve }, set: { $0.layer.cornerCurve = $1 }, wrap: { curveValue($0) },
        unwrap: { $0.app?.content as? CALayerCornerCurve }
    ).paintOnly

    /// The corners clockwise from the top left, as in CSS.
    private static let names: [(corner: CACornerMask, name: String)] = [
        (.layerMinXMinYCorner, "layerMinXMinYCorner"), (.layerMaxXMinYCorner, "layerMaxXMinYCorner"),
        (.layerMaxXMaxYCorner, "layerMaxXMaxYCorner"), (.layerMinXMaxYCorner, "layerMinXMaxYCorner"),
    ]

    /// Returns the raw value of the mask with the corners whose radius is not 0.
    static func mask(_ value: Value) -> UInt {
        guard case .list(let radii) = value else { return names.reduce(0) { $0 | $1.corner.rawValue } }
        return zip(names, radii).reduce(0) { $1.1.isZero ? $0 : $0 | $1.0.corner.rawValue }
    }

    private static func describe(_ corners: CACornerMask) -> ViewValue {
        .words(
            names.filter { corners.contains($0.corner) }
                .map { ToolkitWord(name: $0.name, rawValue: Int($0.corner.rawValue)) })
    }

    private static func curveValue(_ curve: CALayerCornerCurve) -> ViewValue {
        let name = curve == .continuous ? "continuous" : "circular"
        return .app(AppValue(curve, named: name))
    }
}

extension Value {
    fileprivate var isZero: Bool { self == .length(0) || self == .percentage(0) }
}

extension StyleInputs {
    /// Returns the corners of `border-radius` as parts of circles. `nil` if they are square.
    func corners(_ radius: Int) -> DrawnCorners? { corners(radius, shape: nil) }

    /// Returns the corners of `border-radius` and `corner-shape`. `nil` if they are square.
    func corners(_ radius: Int, _ shape: Int) -> DrawnCorners? { corners(radius, shape: keywords(shape)?.first) }

    private func corners(_ radius: Int, shape: Keyword?) -> DrawnCorners? {
        guard let value = values[radius], !value.isSquare, let points = place.radius(value), points > 0 else {
            return nil
        }
        let size = place.size
        return DrawnCorners(
            radius: min(points, size.width / 2, size.height / 2), mask: CornerEffects.mask(value),
            isContinuous: shape == .squircle)
    }
}
