import CSSEngine

/// The value of `text-shadow`, in either order of its parts, and of `text-shadow-opacity`.
@MainActor struct TextShadow {
    static let properties = ["text-shadow", "text-shadow-opacity"]

    /// Nil for none.
    private var shadow: UIColor?
    private var distances: [CGFloat] = []

    /// Nil where nothing sets it.
    init?(_ inputs: StyleInputs) {
        switch inputs[0] {
        case .keyword(.none): break
        case .list(let parts):
            distances = parts.compactMap { inputs.place.points($0) }
            shadow = parts.lazy.compactMap { inputs.place.color($0) }.first
        case .some(let value): shadow = inputs.place.color(value)
        case nil: return nil
        }
        if let opacity = inputs.number(1), let full = shadow { shadow = full.withAlphaComponent(opacity) }
    }

    var color: ViewValue { ViewValue(shadow) }

    func color(orInsteadOfNone other: UIColor?) -> ViewValue { ViewValue(shadow ?? other) }

    /// No shadow has no offset, as in Nimbus.
    var offset: ViewValue {
        .size(CGSize(width: distances.first ?? 0, height: distances.count > 1 ? distances[1] : 0))
    }
}
