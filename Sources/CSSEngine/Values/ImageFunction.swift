/// An image that a function makes.
public enum ImageFunction: Hashable, Sendable {
    /// An image of one point in a colour: `image(red)`.
    case color(Value)
    /// The image with a name, or an image of one point in a colour if there is none: `image("a.png", red)` (CSS Images 4,
    /// section 2.4).
    indirect case named(String, fallback: Value)
    /// An image with caps that keep their size: top, left, bottom, right. The area between the caps is repeated.
    case resizable(String, [Value])
    /// An image with a left and a top cap. The column and the row of one point after them are stretched.
    case stretchable(String, [Value])
    /// Images for several resolutions (CSS Images 4, section 2.3). Computed values have only the chosen one.
    indirect case set([ImageCandidate])

    /// The name of the image. `nil` for an image of a colour.
    package var name: String? {
        switch self {
        case .color: nil
        case .set(let candidates): if case .image(let name) = candidates[0].image { name } else { nil }
        case .named(let name, _), .resizable(let name, _), .stretchable(let name, _): name
        }
    }

    /// The serialisation of the value.
    package var cssText: String {
        func call(_ function: String, _ name: String, _ values: [Value]) -> String {
            "\(function)(\((["url(\(stringText(name)))"] + values.map(\.cssText)).joined(separator: ", ")))"
        }
        return switch self {
        case .color(let color): "image(\(color.cssText))"
        case .named(let name, let color): "image(\(stringText(name)), \(color.cssText))"
        case .resizable(let name, let caps): call("resizable", name, caps)
        case .stretchable(let name, let caps): call("stretchable", name, caps)
        case .set(let candidates): "image-set(\(candidates.map(\.cssText).joined(separator: ", ")))"
        }
    }

    /// Returns the image. Of a set, it has only the candidate for a number of pixels per point.
    func chosen(for scale: Double) -> ImageFunction {
        if case .set(let candidates) = self { .set([.chosen(from: candidates, for: scale)]) } else { self }
    }

    func mapParts(_ change: (Value) -> Value) -> ImageFunction {
        switch self {
        case .color(let color): .color(change(color))
        case .named(let name, let color): .named(name, fallback: change(color))
        case .resizable(let name, let caps): .resizable(name, caps.map(change))
        case .stretchable(let name, let caps): .stretchable(name, caps.map(change))
        case .set(let candidates):
            .set(candidates.map { ImageCandidate(image: change($0.image), resolution: $0.resolution) })
        }
    }

    /// Whether two images are equal. Names are compared by code point.
    public static func == (left: ImageFunction, right: ImageFunction) -> Bool {
        switch (left, right) {
        case (.color(let left), .color(let right)): left == right
        case (.named(let left, let color), .named(let right, let otherColor)):
            BytewiseString(left) == BytewiseString(right) && color == otherColor
        case (.resizable(let left, let caps), .resizable(let right, let otherCaps)),
            (.stretchable(let left, let caps), .stretchable(let right, let otherCaps)):
            BytewiseString(left) == BytewiseString(right) && caps == otherCaps
        case (.set(let left), .set(let right)): left == right
        case (.color, _), (.named, _), (.resizable, _), (.stretchable, _), (.set, _): false
        }
    }
}
