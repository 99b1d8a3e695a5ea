extension BoxParser {
    /// The areas that images behind a view refer to.
    static let backgroundBoxes: KeywordSet = [.borderBox, .paddingBox, .contentBox]
    /// The areas in which images are drawn.
    static let backgroundClips: KeywordSet = [.borderBox, .paddingBox, .contentBox, .text, .borderArea]
    static let backgroundAttachments: KeywordSet = [.scroll, .fixed, .local]

    /// The values of one image.
    private struct Layer {
        var color, image, position, size, repetition, attachment: Value?
        var boxes: [Keyword] = []

        /// The first box is the origin, and the last one clips. The values of `background-clip` only are no origins.
        var origin: Keyword { boxes.first { BoxParser.backgroundBoxes.contains($0) } ?? .paddingBox }
        var clip: Keyword { boxes.last ?? .borderBox }

        var isEmpty: Bool {
            boxes.isEmpty && [color, image, position, repetition, attachment].allSatisfy { $0 == nil }
        }
    }

    /// Parses `background` (CSS Backgrounds 3, section 2.10).
    /// - Returns: The colour, which is that of the last image, and then the values of all images for each longhand in the
    /// order of `Shorthand`.
    static func background(_ stream: inout ComponentValueStream, initial: (Int) -> Value) -> [Value]? {
        var layers: [Layer] = []
        repeat {
            guard layers.last?.color == nil, let layer = layer(&stream) else { return nil }
            layers.append(layer)
        } while stream.consume(.comma)
        guard stream.isAtEnd else { return nil }
        func values(_ index: Int, _ value: (Layer) -> Value?) -> Value {
            Value(layers: layers.map { value($0) ?? initial(index) })
        }
        return [
            layers.last?.color ?? initial(0), values(1, \.image), values(2, \.position), values(3, \.size),
            values(4, \.repetition), values(5) { .keyword($0.origin) }, values(6) { .keyword($0.clip) },
            values(7, \.attachment),
        ]
    }

    private static func layer(_ stream: inout ComponentValueStream) -> Layer? {
        var layer = Layer()
        while !stream.isAtEnd, stream.kind != .comma {
            guard addPart(to: &layer, &stream) else { return nil }
        }
        return layer.isEmpty || layer.boxes.count > 2 ? nil : layer
    }

    private static func addPart(to layer: inout Layer, _ stream: inout ComponentValueStream) -> Bool {
        if let box = stream.consume(backgroundClips) {
            layer.boxes.append(box)
            return true
        }
        if layer.attachment == nil, let attachment = stream.consume(backgroundAttachments) {
            layer.attachment = .keyword(attachment)
            return true
        }
        if layer.repetition == nil, let repetition = PropertyGrammar.BackgroundPart.repetition.layer(&stream) {
            layer.repetition = repetition
            return true
        }
        if layer.position == nil, let position = PropertyGrammar.BackgroundPart.position.layer(&stream) {
            layer.position = position
            guard stream.consume(delimiter: "/") else { return true }
            layer.size = PropertyGrammar.BackgroundPart.size.layer(&stream)
            return layer.size != nil
        }
        let start = stream.position
        if layer.image == nil, let image = ImageParser.image(&stream, [.none, .gradient]) {
            layer.image = image
            return true
        }
        stream.restore(start)
        guard layer.color == nil, let color = ColorParser.parse(&stream)?.value else { return false }
        layer.color = color
        return true
    }
}
