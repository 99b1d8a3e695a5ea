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

    /// The properties of an effect. The last three give no value.
    @MainActor private struct Inputs {
        let names: [String]
        let role: BorderProperties.Role
        let textColor, radius: Int
        /// The properties whose `current` has no meaning.
        let ignored: [String]

        /// - Parameters:
        ///   - properties: The properties of borders. The first one is the main property.
        ///   - ignored: The properties whose `current` has no meaning.
        init(_ properties: [String], ignoring ignored: [String] = []) {
            names = properties + ["direction", "color", "border-radius"]
            role = BorderProperties.Role(in: names, ignoring: ignored)
            (textColor, radius) = (names.place(of: "color"), names.place(of: "border-radius"))
            self.ignored = ignored
        }

        /// Returns the effect with the roles of these properties.
        func resolved(_ effect: Effect) -> Effect {
            effect.resolvingBorders(ignoring: ignored).modified(from: names.place(of: "direction"))
                .depending(on: .layoutDirection)
        }
    }

    private static let widthInputs = Inputs(
        BorderProperties.lines + BorderProperties.colors, ignoring: BorderProperties.colors)
    private static let colorInputs = Inputs(
        BorderProperties.colors + BorderProperties.lines, ignoring: BorderProperties.lines)
    private static let shapeInputs = Inputs(BorderProperties.lines + BorderProperties.colors)

    /// - Parameter values: The values of inputs, which are resolved.
    private init(_ values: StyleInputs, _ inputs: Inputs) {
        let role = inputs.role
        hasLine = values[role.width(0)] != nil
        sides = (0..<4).map { side in
            Side(
                width: values.points(role.width(side)) ?? 0, style: BorderRing.Style(values[role.style(side)]),
                color: role.color(side).flatMap { values[$0] })
        }
        let hasStyle = (0..<4).contains { values[role.style($0)] != nil }
        defaultColor = hasStyle ? values.textColor(inputs.textColor) : nil
    }

    /// Whether the layer of the view draws the border: the same solid line on all sides.
    private var isOfLayer: Bool {
        let isSolid = sides.allSatisfy { $0.width == 0 || $0.style == .solid }
        return isSolid && sides.allSatisfy { $0.width == sides[0].width && $0.color == sides[0].color }
    }

    // MARK: Effects

    /// The effects on the border of a layer, which is the same on all sides, and on layers that draw other borders.
    static let effects: [Effect] = [
        widthInputs.resolved(
            Effect(
                "layer.borderWidth", on: UIView.self, widthInputs.names,
                value: { layerWidth(BorderSides($0, widthInputs), $0) }, get: { $0.layer.borderWidth },
                set: { $0.layer.borderWidth = $1 })),
        colorInputs.resolved(
            Effect(
                "layer.borderColor", on: UIView.self, colorInputs.names,
                value: { layerColor(BorderSides($0, colorInputs), $0) }, get: { $0.layer.borderColor },
                set: { $0.layer.borderColor = $1 }, wrap: { ViewValue($0) }, unwrap: { .some($0.layerColor) })
        ).paintOnly.showingWhileUnset { _ in .color(.clear) },
        shapeInputs.resolved(
            LayerShapes.effect(LayerShapes.borderName, shapeInputs.names) { inputs in
                BorderSides(inputs, shapeInputs).shapes(inputs).map {
                    LayerShapes(
                        $0, at: isInFront(inputs.place.viewClass) ? LayerShapes.upperPosition : LayerShapes.backPosition
                    )
                }
            }
        ).depending(on: [.layoutDirection, .viewSize]),
    ]

    /// Returns whether a border is in front of the subviews, because UIKit draws a background in a subview, or because content
    /// scrolls under the border. In other views, subviews can cover the border, as in CSS.
    private static func isInFront(_ viewClass: UIView.Type) -> Bool {
        viewClass is UIControl.Type || viewClass is UIScrollView.Type || viewClass is UITableViewCell.Type
            || viewClass is UICollectionViewCell.Type || viewClass is UITableViewHeaderFooterView.Type
            || viewClass is UIVisualEffectView.Type || viewClass is any AppearanceBar.Type
            || viewClass is UISearchBar.Type
    }

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
        let corners = inputs.corners(Self.shapeInputs.radius)
        let lines = sides.map { side -> BorderRing.Line? in
            let value = side.color ?? defaultColor ?? .color(.black)
            guard side.width > 0, let color = inputs.place.fixedColor(value) else { return nil }
            return BorderRing.Line(width: side.width, style: side.style, color: color.cgColor)
        }
        return BorderRing(inputs.place.drawnBounds, corners, lines).shapes
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
