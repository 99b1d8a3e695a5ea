import CSSEngine

/// The value of `box-shadow`: the first outer shadow, because a layer has only one shadow.
@MainActor struct BoxShadow {
    /// The colour as CSS. `nil` if there is no outer shadow.
    private let colorValue: Value?
    let offset: CGSize
    /// The shadow radius of the layer: half of the blur radius, as in browsers (CSS Backgrounds 3, section 6.1).
    let radius: CGFloat

    /// Returns `nil` if the property is unset.
    init?(_ value: Value?, in place: StylePlace) {
        guard let value else { return nil }
        guard let parts = Self.outer(value).first else {
            (colorValue, offset, radius) = (nil, .zero, 0)
            return
        }
        let lengths = parts[1...].map { place.points($0) ?? 0 }
        colorValue = parts[0]
        offset = CGSize(width: lengths[0], height: lengths[1])
        radius = lengths[2] / 2
    }

    /// Returns the colour. `nil` if there is no outer shadow.
    func color(in place: StylePlace) -> UIColor? { colorValue.flatMap(place.fixedColor) }

    private static func shadows(_ value: Value) -> [Value] {
        if case .commaSeparated(let values) = value { values } else { [value] }
    }

    /// Returns the parts of the outer shadows: the colour, two offsets, the blur radius and the spread.
    private static func outer(_ value: Value) -> [[Value]] {
        shadows(value).compactMap { shadow in
            if case .list(let parts) = shadow, parts.count == 5 { parts } else { nil }
        }
    }

    /// Whether a value has an outer shadow.
    static func isVisible(_ value: Value?) -> Bool { value.map { !outer($0).isEmpty } ?? false }

    /// Whether a value has parts that a layer cannot show: an inner shadow, a second shadow, or a spread.
    static func exceedsLayer(_ value: Value) -> Bool {
        if value == .keyword(.none) { return false }
        let (shadows, outer) = (shadows(value), outer(value))
        return shadows.count > 1 || outer.count < shadows.count || outer.contains { $0[4] != .length(0) }
    }
}

extension Effect {
    /// Creates the effects of `box-shadow`, `shadow-color` and `shadow-offset` on a layer. The last two take
    /// precedence.
    /// - Parameter isText: Whether the effects are for labels, where `shadow-color` and `shadow-offset` apply to the
    ///   text instead.
    static func layerShadow(onText isText: Bool) -> [Effect] {
        let own = isText ? [] : ["shadow-color", "shadow-offset"]
        let effects = [
            Effect(
                "layer.shadowColor", on: UIView.self, ["box-shadow"] + own.prefix(1),
                value: { shadowColor($0) }, get: { $0.layer.shadowColor }, set: { $0.layer.shadowColor = $1 },
                wrap: { ViewValue($0) }, unwrap: { .some($0.layerColor) }
            ),
            Effect(
                "layer.shadowOffset", on: UIView.self, ["box-shadow"] + own.suffix(1),
                value: { inputs in
                    if inputs.values.count > 1, let size = inputs.size(1) { return .size(size) }
                    return BoxShadow(inputs[0], in: inputs.place).map { .size($0.offset) }
                },
                get: { $0.layer.shadowOffset }, set: { $0.layer.shadowOffset = $1 }),
        ]
        return effects.map { $0.paintOnly.excluding { ($0 is UILabel) != isText } }
    }

    private static func shadowColor(_ inputs: StyleInputs) -> ViewValue? {
        if inputs.values.count > 1, let own = inputs[1] {
            return own == .keyword(.none)
                ? ViewValue.none : inputs.place.fixedColor(own).map { .layerColor($0.cgColor) }
        }
        return BoxShadow(inputs[0], in: inputs.place)?.color(in: inputs.place).map { .layerColor($0.cgColor) }
    }
}
