import CSSEngine

/// The images behind a view, with their positions, sizes and repetition.
@MainActor struct BackgroundLayers {
    /// The properties that change how images are drawn, with those of the border around them. Of `background-attachment`, only
    /// `scroll` is drawn.
    static let properties =
        ["background-position", "background-size", "background-repeat", "background-origin", "background-clip"]
        + BorderProperties.lines + ["direction", "background-attachment"]

    /// Returns the role of the border in an effect.
    /// - Parameter first: The index of the first of the properties.
    static func border(_ first: Int) -> BorderProperties.Role {
        BorderProperties.Role(first: first + 5, direction: first + properties.count - 2)
    }
}

extension StyleInputs {
    /// Returns the background colour for a colour and images with properties of their own. `nil` if a colour, a repeated
    /// image or a gradient in the size of the view does.
    /// - Parameter first: The index of the first of the `BackgroundLayers.properties`.
    func layeredBackground(color: Int, image: Int, _ first: Int) -> ViewValue? {
        guard let images = values[image]?.layers, images.contains(where: { $0 != .keyword(.none) }),
            images.count > 1 || (first..<first + 5).contains(where: { values[$0] != nil })
        else { return nil }
        let bounds = place.drawnBounds
        let widths = (0..<4).map { points(first + 5 + BorderProperties.width($0)) ?? 0 }
        let border = UIEdgeInsets(top: widths[0], left: widths[3], bottom: widths[2], right: widths[1])
        func value(_ part: Int, _ layer: Int) -> Value? {
            values[first + part].map { $0.layers[layer % $0.layers.count] }
        }
        func area(_ box: Value?, _ initial: Keyword) -> CGRect {
            let isBorder = box ?? .keyword(initial) == .keyword(.borderBox) || box == .keyword(.text)
            return isBorder || box == .keyword(.borderArea) ? bounds : bounds.inset(by: border)
        }
        let layers = images.indices.map { layer in
            BackgroundPainter.Layer(
                image: images[layer], position: value(0, layer), size: value(1, layer), repetition: value(2, layer),
                origin: area(value(3, layer), .paddingBox), clip: area(value(4, layer), .borderBox))
        }
        return place.background(values[color], layers, in: bounds).map(ViewValue.color)
    }
}
