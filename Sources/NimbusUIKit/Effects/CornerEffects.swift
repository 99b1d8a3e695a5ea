import CSSEngine

/// The effects on the corners of a layer. A layer has a single radius for all rounded corners.
@MainActor enum CornerEffects {
    /// The effect that rounds the corners whose radius is not 0.
    static let roundedCorners = Effect(
        "layer.maskedCorners", on: UIView.self, ["border-radius"],
        value: { inputs in
            guard case .list(let radii) = inputs[0] else { return nil }
            return describe(zip(names, radii).filter { !$0.1.isZero }.map(\.0.corner).reduce([]) { $0.union($1) })
        },
        get: { describe($0.layer.maskedCorners) },
        set: { view, value in
            guard let words = value.words else { return }
            view.layer.maskedCorners = words.reduce(into: []) {
                $0.insert(CACornerMask(rawValue: UInt($1.rawValue)))
            }
        }
    ).paintOnly

    /// The effect of `corner-shape` on the curve of the corners.
    static let curve = Effect(
        "layer.cornerCurve", on: UIView.self, ["corner-shape"],
        value: { inputs in inputs.keywords(0)?.first.map { curveValue($0 == .squircle ? .continuous : .circular) } },
        get: { curveValue($0.layer.cornerCurve) },
        set: { view, value in
            if let curve = value.app?.content as? CALayerCornerCurve { view.layer.cornerCurve = curve }
        }
    ).paintOnly

    /// The corners clockwise from the top left, as in CSS.
    private static let names: [(corner: CACornerMask, name: String)] = [
        (.layerMinXMinYCorner, "layerMinXMinYCorner"), (.layerMaxXMinYCorner, "layerMaxXMinYCorner"),
        (.layerMaxXMaxYCorner, "layerMaxXMaxYCorner"), (.layerMinXMaxYCorner, "layerMinXMaxYCorner"),
    ]

    private static func describe(_ corners: CACornerMask) -> ViewValue {
        .words(
            names.filter { corners.contains($0.corner) }
                .map { ToolkitWord(name: $0.name, rawValue: Int($0.corner.rawValue)) })
    }

    private static func curveValue(_ curve: CALayerCornerCurve) -> ViewValue {
        let name = curve == .continuous ? "continuous" : "circular"
        return .app(AppValue(curve, named: name) { "." + name })
    }
}

extension Value {
    fileprivate var isZero: Bool { self == .length(0) || self == .percentage(0) }
}
