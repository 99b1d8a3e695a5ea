import CSSEngine

/// The background of a label with rounded corners.
///
/// UIKit draws the background of a label with square corners, unless the label clips its content. Clipping removes the
/// shadow. The background of the layer is rounded and keeps the shadow, so that it replaces the background of the label if
/// the label has a shadow or must not clip.
@MainActor enum LabelBackground {
    private static let color = ["background-color", "background-image"]
    private static let outline = ["overflow", "border-radius", "box-shadow", "shadow-opacity"]

    private static let names = color + outline + ["corner-shape"] + BackgroundLayers.properties
    private static let layers = BackgroundLayers(names)

    /// The effect on the background of the label or its layer. Gradients are drawn with their corners.
    static let background = Effect(
        "backgroundColor", on: UILabel.self, names,
        value: { inputs in
            if let layered = inputs.layeredBackground(layers) { return layered }
            guard isUnclipped(inputs, color: 0, outline: 2) else { return inputs.background(color: 0, image: 1) }
            if let gradient = inputs.gradient(color: 0, image: 1, corners: inputs.corners(3, 6)) { return gradient }
            return inputs[0].map { inputs.place.fixedColor($0).map { .layerColor($0.cgColor) } ?? ViewValue.none }
        },
        get: { $0.shownBackground }, set: { $0.shownBackground = $1 }
    ).modified(from: 2).resolvingBorders()
        .depending(on: [.resources, .viewSize, .layoutDirection]).paintOnly.written(as: .labelBackground)

    /// The effect on the clipping of a label.
    static let clipping = Effect(
        "clipsToBounds", on: UILabel.self, outline + color,
        value: { inputs in
            if let overflow = inputs.keywords(0)?.first { return .flag(overflow != .visible) }
            guard let radius = inputs[1], !radius.isSquare else { return nil }
            return isUnclipped(inputs, color: 4, outline: 0) ? nil : .flag(true)
        },
        get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 }
    ).modified(from: 2).paintOnly

    /// Whether the corners are rounded without clipping.
    /// - Parameters:
    ///   - color: The index of the first property of `color`.
    ///   - outline: The index of the first property of `outline`.
    private static func isUnclipped(_ inputs: StyleInputs, color: Int, outline: Int) -> Bool {
        guard let radius = inputs[outline + 1], !radius.isSquare else { return false }
        switch inputs.keywords(outline)?.first {
        case .visible: break
        case nil:
            let opacity = inputs.number(outline + 3) ?? 0
            guard BoxShadow.isVisible(inputs[outline + 2]) || opacity > 0 else { return false }
        default: return false
        }
        if inputs.isPicture(color) || inputs.isPicture(color + 1) { return false }
        // A background of the app would have square corners.
        let hasOwn = inputs[color] == nil && inputs[color + 1] == nil && inputs.place.view.backgroundColor != nil
        return !hasOwn
    }
}

extension UILabel {
    /// The background of the label, or the background of its layer if the label itself has none.
    fileprivate var shownBackground: ViewValue {
        get { backgroundColor.map(ViewValue.color) ?? ViewValue(layer.backgroundColor) }
        set {
            if newValue.layerColor != nil || layer.backgroundColor != nil {
                layer.backgroundColor = newValue.layerColor
            }
            if newValue.color != nil || backgroundColor != nil { backgroundColor = newValue.color }
        }
    }
}

extension StyleInputs {
    /// Returns a gradient. `nil` for other values.
    func gradient(_ index: Int) -> GradientValue? {
        if case .gradient(let gradient) = values[index] { gradient } else { nil }
    }

    /// Whether a value is an image that is not a gradient.
    func isPicture(_ index: Int) -> Bool {
        switch values[index] {
        case .image, .imageFunction, .commaSeparated: true
        default: false
        }
    }

    /// Returns the pattern colour of a gradient with rounded corners, in a background colour or a background image. `nil` if
    /// neither is a gradient.
    fileprivate func gradient(color: Int, image: Int, corners: DrawnCorners?) -> ViewValue? {
        let drawing: GradientDrawing?
        switch (values[image], values[color]) {
        case (.gradient(let gradient), let background):
            drawing = place.gradient(gradient, over: background, corners: corners)
        case (_, .gradient(let gradient)): drawing = place.gradient(gradient, corners: corners)
        default: return nil
        }
        return .color(drawing?.color ?? .clear)
    }
}

extension Value {
    /// Whether a value of `border-radius` leaves all corners square.
    var isSquare: Bool {
        switch self {
        case .length(0), .percentage(0), .number(0): true
        case .list(let radii): radii.allSatisfy(\.isSquare)
        default: false
        }
    }
}
