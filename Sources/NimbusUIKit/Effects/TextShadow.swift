import CSSEngine

/// The value of `text-shadow` and `text-shadow-opacity`.
@MainActor struct TextShadow {
    static let properties = ["text-shadow", "text-shadow-opacity"]

    /// The colour. `nil` for `none`.
    private var shadow: UIColor?
    private var distances: [CGFloat] = []

    /// Returns `nil` if the property is unset.
    init?(_ inputs: StyleInputs) {
        // Labels draw only one shadow, so that only the first shadow applies.
        let first = if case .commaSeparated(let shadows) = inputs[0] { shadows.first } else { inputs[0] }
        switch first {
        case .list(let parts):
            distances = parts.compactMap { inputs.place.points($0) }
            shadow = parts.lazy.compactMap { inputs.place.color($0) }.first
        case nil: return nil
        default: break
        }
        if let opacity = inputs.number(1), let full = shadow { shadow = full.withAlphaComponent(opacity) }
    }

    var color: ViewValue { ViewValue(shadow) }

    /// The offset. Zero if there is no shadow, as in Nimbus CSS.
    var offset: ViewValue {
        .size(CGSize(width: distances.first ?? 0, height: distances.count > 1 ? distances[1] : 0))
    }
}
