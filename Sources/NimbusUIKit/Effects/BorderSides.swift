import CSSEngine

/// The borders of the four sides of a view.
@MainActor struct BorderSides {
    /// A border of one side.
    struct Side: Equatable {
        /// In points. 0 if the border is invisible.
        let width: CGFloat
        let style: BorderRing.Style
        /// `nil` if no declaration sets it.
        let color: Value?
    }

    /// Clockwise from the top.
    private let sides: [Side]
    /// Whether a width or a style is set.
    private let hasLine: Bool
    /// The colour of a side without a declared one. `nil` if only `border-width` is set, as in Nimbus CSS: then the layer
    /// keeps its colour.
    private let defaultColor: Value?

    // MARK: Sides

    /// The properties of an effect, of which the last ones give no value: `direction`, `color` and `border-radius`.
    @MainActor fileprivate struct Inputs {
        let names: [String]
        let role: BorderProperties.Role

        /// - Parameters:
        ///   - isOfColors: Whether the first property is that of colours.
        ///   - ignored: The properties whose `current` has no meaning.
        init(colorsFirst isOfColors: Bool, ignoring ignored: [String]) {
            let properties =
                isOfColors
                ? BorderProperties.colors + BorderProperties.lines : BorderProperties.lines + BorderProperties.colors
            names = properties + ["direction", "color", "border-radius"]
            let range = ignored.first.flatMap { properties.firstIndex(of: $0) }.map { $0..<$0 + ignored.count }
            role = BorderProperties.Role(
                first: isOfColors ? BorderProperties.colors.count : 0,
                colors: isOfColors ? 0 : BorderProperties.lines.count,
                direction: properties.count, ignored: range ?? 0..<0)
        }
    }

    private static let widthInputs = Inputs(colorsFirst: false, ignoring: BorderProperties.colors)
    private static let colorInputs = Inputs(colorsFirst: true, ignoring: BorderProperties.lines)
    private static let shapeInputs = Inputs(colorsFirst: false, ignoring: [])

    /// - Parameter values: The values of inputs, which are resolved.
    private init(_ values: StyleInputs, _ inputs: Inputs) {
        let (first, colors) = (inputs.role.first, inputs.role.colors ?? 0)
        hasLine = values[first + BorderProperties.width(0)] != nil
        sides = (0..<4).map { side in
            Side(
                width: values.points(first + BorderProperties.width(side)) ?? 0,
                style: BorderRing.Style(values[first + BorderProperties.style(side)]),
                color: values[colors + BorderProperties.color(side)])
        }
        let hasStyle = (0..<4).contains { values[first + BorderProperties.style($0)] != nil }
        defaultColor = hasStyle ? values.textColor(inputs.role.direction + 1) : nil
    }

    /// Whether the layer of the view draws the border: the same solid line on all sides.
    private var isOfLayer: Bool {
        let isSolid = sides.allSatisfy { $0.width == 0 || $0.style == .solid }
        return isSolid && sides.allSatisfy { $0.width == sides[0].width && $0.color == sides[0].color }
    }

    // MARK: Effects

    /// The effects on the border of a layer, which is the same on all sides, and on layers that draw other borders.
    static let effects: [Effect] = [
        Effect(
            "layer.borderWidth", on: UIView.self, widthInputs.names,
            value: { layerWidth(BorderSides($0, widthInputs), $0) }, get: { $0.layer.borderWidth },
            set: { $0.layer.borderWidth = $1 }
        ).resolvingSides(widthInputs),
        Effect(
            "layer.borderColor", on: UIView.self, colorInputs.names,
            value: { layerColor(BorderSides($0, colorInputs), $0) }, get: { $0.layer.borderColor },
            set: { $0.layer.borderColor = $1 }, wrap: { ViewValue($0) }, unwrap: { .some($0.layerColor) }
        ).resolvingSides(colorInputs).paintOnly,
        LayerShapes.effect("border", shapeInputs.names, isInFront: false) { BorderSides($0, shapeInputs).shapes($0) }
            .resolvingSides(shapeInputs).depending(on: [.layoutDirection, .viewSize]),
    ]

    private static func layerWidth(_ border: BorderSides, _ inputs: StyleInputs) -> ViewValue? {
        guard border.hasLine else { return nil }
        // The app may have replaced the main value.
        return .number(border.isOfLayer ? inputs.points(0) ?? border.sides[0].width : 0)
    }

    private static func layerColor(_ border: BorderSides, _ inputs: StyleInputs) -> ViewValue? {
        guard border.isOfLayer else { return nil }
        let main: Value? = if case .list = inputs[0] { nil } else { inputs[0] }
        guard let color = main ?? border.sides[0].color ?? border.defaultColor else { return nil }
        return color == .keyword(.none)
            ? ViewValue.none : inputs.place.fixedColor(color).map { .layerColor($0.cgColor) }
    }

    /// Returns the shapes of a border that the layer of the view does not draw. `nil` if there is none.
    private func shapes(_ inputs: StyleInputs) -> [LayerShape]? {
        guard hasLine, !isOfLayer else { return nil }
        let corners = inputs.corners(Self.shapeInputs.role.direction + 2)
        let lines = sides.map { side -> BorderRing.Line? in
            let value = side.color ?? defaultColor ?? .color(.black)
            guard side.width > 0, let color = inputs.place.fixedColor(value) else { return nil }
            return BorderRing.Line(width: side.width, style: side.style, color: color.cgColor)
        }
        return BorderRing(inputs.place.drawnBounds, corners, lines).shapes
    }
}

extension Effect {
    @MainActor fileprivate func resolvingSides(_ inputs: BorderSides.Inputs) -> Effect {
        resolvingBorders(inputs.role).modified(from: inputs.role.direction).depending(on: .layoutDirection)
    }
}

extension StyleInputs {
    /// Returns the colour of text, which is that of labels if the style sets none.
    func textColor(_ index: Int) -> Value {
        switch values[index] {
        case .color, .symbolicColor: values[index]!
        default: .symbolicColor(.system(.label))
        }
    }
}
