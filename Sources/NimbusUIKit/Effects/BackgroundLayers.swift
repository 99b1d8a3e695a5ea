import CSSEngine

/// The properties of the images behind a view among the properties of an effect.
@MainActor struct BackgroundLayers {
    /// The properties that change how images are drawn, with those of the border around them. Of `background-attachment`, only
    /// `scroll` is drawn.
    static let properties =
        ["background-position", "background-size", "background-repeat", "background-origin", "background-clip"]
        + BorderProperties.lines + ["direction", "background-attachment"]

    /// The maximum number of images that are drawn.
    static let maximumCount = 256

    let color, image: Int
    fileprivate let position, size, repetition, origin, clip, radius: Int
    /// The border around the view.
    fileprivate let border: BorderProperties.Role

    /// - Parameter names: The properties of the effect: the colour, the image, those of ``properties``, and `border-radius`.
    init(_ names: [String]) {
        (color, image) = (names.place(of: "background-color"), names.place(of: "background-image"))
        (position, size) = (names.place(of: "background-position"), names.place(of: "background-size"))
        repetition = names.place(of: "background-repeat")
        (origin, clip) = (names.place(of: "background-origin"), names.place(of: "background-clip"))
        radius = names.place(of: "border-radius")
        border = BorderProperties.Role(in: names)
    }

    /// The properties that need a painter of their own.
    fileprivate var parts: [Int] { [position, size, repetition, origin, clip] }
}

extension StyleInputs {
    /// Returns the background colour for a colour and images with properties of their own. `nil` if a colour, a repeated
    /// image or a gradient in the size of the view does.
    func layeredBackground(_ names: BackgroundLayers) -> ViewValue? {
        guard let images = values[names.image]?.layers, images.contains(where: { $0 != .keyword(.none) }),
            images.count > 1 || names.parts.contains(where: { values[$0] != nil })
        else { return nil }
        let bounds = place.drawnBounds
        let widths = (0..<4).map { points(names.border.width($0)) ?? 0 }
        let border = UIEdgeInsets(top: widths[0], left: widths[3], bottom: widths[2], right: widths[1])
        func value(_ part: Int, _ layer: Int) -> Value? { values[part].map { $0.layers[layer % $0.layers.count] } }
        func isBorderBox(_ box: Value?, _ initial: Keyword) -> Bool {
            [.borderBox, .text, .borderArea].contains { (box ?? .keyword(initial)) == .keyword($0) }
        }
        // The layer of the view itself rounds the outside of its border.
        let corners = widths.contains { $0 > 0 } ? corners(names.radius) : nil
        let inside = corners.map { BorderRing(bounds, $0, insideOf: widths).inside }
        let layers = images.indices.prefix(BackgroundLayers.maximumCount).map { layer in
            let isClipped = !isBorderBox(value(names.clip, layer), .borderBox)
            return BackgroundPainter.Layer(
                image: images[layer], position: value(names.position, layer), size: value(names.size, layer),
                repetition: value(names.repetition, layer),
                origin: isBorderBox(value(names.origin, layer), .paddingBox) ? bounds : bounds.inset(by: border),
                clip: BackgroundPainter.Clip(
                    rect: isClipped ? bounds.inset(by: border) : bounds, outline: isClipped ? inside : nil))
        }
        return place.background(values[names.color], layers, in: bounds).map(ViewValue.color)
    }
}
