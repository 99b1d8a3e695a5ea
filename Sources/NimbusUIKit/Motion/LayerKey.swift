import NimbusCSS

/// A property of layers that Core Animation animates.
@MainActor struct LayerKey {
    /// The path of the property in animations.
    let path: String
    /// Whether the values are opacities.
    let isFraction: Bool
    /// Calls a closure after each call of the property's setter.
    let observe: (UIView, @escaping @MainActor (UIView) -> Void) -> LayerObservation

    /// - Parameter property: The name of the effect on views.
    private init(_ path: String, isFraction: Bool = false, of property: StaticString) {
        (self.path, self.isFraction) = (path, isFraction)
        observe = { observeLayer(path, named: property, of: $0, handler: $1) }
    }

    /// The property that an effect sets. `nil` if it sets another property than one of a layer, or if the layer of the view does
    /// not show it.
    init?(of effect: Effect, on view: UIView) {
        guard let key = Self.keys[effect.name], effect.source == .own else { return nil }
        if key.path == "backgroundColor", !view.paintsBackgroundInLayer { return nil }
        self = key
    }

    /// Whether two values of a view look the same. Views return rounded values.
    func areNear(_ first: ViewValue, _ second: ViewValue, on view: UIView) -> Bool {
        if first == second { return true }
        guard let first = LayerValue(first), let second = LayerValue(second) else { return false }
        return first.isNear(second, isFraction: isFraction, in: view.bounds.size)
    }

    private static let keys: [String: LayerKey] = [
        "alpha": LayerKey("opacity", isFraction: true, of: "alpha"),
        "backgroundColor": LayerKey("backgroundColor", of: "backgroundColor"),
        "transform": LayerKey("transform", of: "transform"),
        "layer.cornerRadius": LayerKey("cornerRadius", of: "layer.cornerRadius"),
        "layer.borderWidth": LayerKey("borderWidth", of: "layer.borderWidth"),
        "layer.borderColor": LayerKey("borderColor", of: "layer.borderColor"),
        "layer.shadowColor": LayerKey("shadowColor", of: "layer.shadowColor"),
        "layer.shadowOpacity": LayerKey(
            "shadowOpacity", isFraction: true, of: "layer.shadowOpacity"),
        "layer.shadowOffset": LayerKey("shadowOffset", of: "layer.shadowOffset"),
        "layer.shadowRadius": LayerKey("shadowRadius", of: "layer.shadowRadius"),
    ]
}

extension UIView {
    /// Whether the view's background is that of its layer. Others draw it themselves, or have views for it.
    fileprivate var paintsBackgroundInLayer: Bool {
        switch self {
        case is UILabel, is UITextField, is UITableViewCell, is UITableViewHeaderFooterView, is UISegmentedControl,
            is UISearchBar, is UIVisualEffectView, is any AppearanceBar:
            false
        default: true
        }
    }
}
