/// Parses `image-set()` (CSS Images 4, section 2.3).
enum ImageSetParser {
    /// Parses the arguments. Candidates of unknown types are omitted; without any other, the set is invalid.
    static func parse(_ stream: inout ComponentValueStream) -> Value? {
        var candidates: [ImageCandidate] = []
        repeat {
            guard let image = image(&stream) else { return nil }
            var resolution: Double?
            var isKnown: Bool?
            while !stream.isAtEnd, stream.kind != .comma {
                if resolution == nil, let value = self.resolution(&stream) {
                    resolution = value
                } else if isKnown == nil, let value = type(&stream) {
                    isKnown = value
                } else {
                    return nil
                }
            }
            if isKnown != false { candidates.append(ImageCandidate(image: image, resolution: resolution ?? 1)) }
        } while stream.consume(.comma)
        return stream.isAtEnd && !candidates.isEmpty ? .imageFunction(.set(candidates)) : nil
    }

    /// Parses a name, a gradient, or another function that makes an image. A set in a set is invalid.
    private static func image(_ stream: inout ComponentValueStream) -> Value? {
        if let name = stream.consumeString() { return .image(name) }
        if stream.kind == .function, stream.tokens.isName(stream.position, "image-set") { return nil }
        if let gradient = GradientParser.parse(&stream) { return gradient }
        return ImageParser.image(&stream, [])
    }

    private static func resolution(_ stream: inout ComponentValueStream) -> Double? {
        guard stream.kind == .dimension, let (unit, factor) = CSS.Unit.of(stream.tokens, stream.position), unit == .dppx
        else { return nil }
        let resolution = stream.number(.dppx, times: factor)
        guard resolution > 0 else { return nil }
        stream.advance()
        return resolution
    }

    /// Parses `type()`. Returns whether the type is one of those that UIKit decodes.
    private static func type(_ stream: inout ComponentValueStream) -> Bool? {
        guard stream.kind == .function, stream.tokens.isName(stream.position, "type") else { return nil }
        var arguments = stream.arguments
        guard let type = arguments.consumeString(), arguments.isAtEnd else { return nil }
        stream.advance()
        return knownTypes.contains(asciiLowercased(type))
    }

    private static let knownTypes: Set<String> = [
        "image/png", "image/jpeg", "image/gif", "image/heic", "image/webp", "image/tiff", "image/bmp",
    ]
}
