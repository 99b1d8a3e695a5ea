/// A typed value of a property.
///
/// Lengths are in points; `px` and `pt` are both points. Percentages are as in CSS: 50 for `50%`.
public enum Value: Hashable, Sendable {
    case keyword(Keyword)
    case number(Double)
    case length(Double)
    /// A length in a unit that depends on the context.
    case relativeLength(Double, CSS.Unit)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    /// In seconds.
    case time(Double)
    /// In pixels per point.
    case resolution(Double)
    case color(CSS.Color)
    /// A colour that depends on the context.
    case symbolicColor(SymbolicColor)
    /// A calculation that depends on the context.
    indirect case math(MathExpression)
    case string(String)
    /// An identifier that is not one of `Keyword`.
    case identifier(String)
    /// An image by name: `url(name)`, or the bare or quoted name if the property allows it.
    case image(String)
    /// Several values separated by white space.
    case list([Value])
    /// Values separated by commas, in order of preference.
    case commaSeparated([Value])
    /// Transform functions, the outermost first.
    case transform([TransformFunction])
    /// A width and a height: `16 / 9`.
    case ratio(Double, Double)
    /// `fit-content()` of a length or percentage.
    indirect case fitContent(Value)
    /// The tracks of a grid.
    case trackList(GridTrackList)
    /// An image that a function makes: of a colour, or with caps.
    indirect case imageFunction(ImageFunction)
    /// A gradient in the size of the view.
    indirect case gradient(GradientValue)
    /// A value of a type that few properties have, such as a shape or a layout of InterfaCSS.
    case custom(AnyCustomValue)

    /// The serialisation of the computed value (CSSOM).
    public var cssText: String {
        switch self {
        case .keyword(let keyword): keyword.rawValue
        case .number(let number): unitlessText(number)
        case .length(let points): numberText(points) + "px"
        case .relativeLength(let value, let unit): numberText(value) + unit.symbol
        case .percentage(let percentage): numberText(percentage) + "%"
        case .angle(let degrees): numberText(degrees) + "deg"
        case .time(let seconds): numberText(seconds) + "s"
        case .resolution(let pixels): numberText(pixels) + "dppx"
        case .color(let color): color.cssText
        case .symbolicColor(let color): color.cssText
        case .math(let expression): expression.cssText
        case .string(let string): stringText(string)
        case .identifier(let name): identifierText(name)
        case .image(let name): "url(\(stringText(name)))"
        case .list(let values): values.map(\.cssText).joined(separator: " ")
        case .commaSeparated(let values): values.map(\.cssText).joined(separator: ", ")
        case .transform(let functions): functions.cssText
        case .ratio(let width, let height): "\(numberText(width)) / \(numberText(height))"
        case .fitContent(let limit): "fit-content(\(limit.cssText))"
        case .trackList(let tracks): tracks.cssText
        case .imageFunction(let image): image.cssText
        case .gradient(let gradient): gradient.cssText
        case .custom(let value): value.cssText
        }
    }
}

extension Value {
    /// Whether two values are equal. Strings and names are compared by code point, as in CSS.
    public static func == (left: Value, right: Value) -> Bool {
        switch left {
        case .keyword(let left): if case .keyword(let right) = right { left == right } else { false }
        case .number(let left): if case .number(let right) = right { left == right } else { false }
        case .length(let left): if case .length(let right) = right { left == right } else { false }
        case .relativeLength(let left, let unit):
            if case .relativeLength(let right, unit) = right { left == right } else { false }
        case .percentage(let left): if case .percentage(let right) = right { left == right } else { false }
        case .angle(let left): if case .angle(let right) = right { left == right } else { false }
        case .time(let left): if case .time(let right) = right { left == right } else { false }
        case .resolution(let left): if case .resolution(let right) = right { left == right } else { false }
        case .color(let left): if case .color(let right) = right { left == right } else { false }
        case .symbolicColor(let left): if case .symbolicColor(let right) = right { left == right } else { false }
        case .math(let left): if case .math(let right) = right { left == right } else { false }
        case .string(let left): if case .string(let right) = right { areBytewiseEqual(left, right) } else { false }
        case .identifier(let left):
            if case .identifier(let right) = right { areBytewiseEqual(left, right) } else { false }
        case .image(let left): if case .image(let right) = right { areBytewiseEqual(left, right) } else { false }
        case .list(let left): if case .list(let right) = right { left == right } else { false }
        case .commaSeparated(let left): if case .commaSeparated(let right) = right { left == right } else { false }
        case .transform(let left): if case .transform(let right) = right { left == right } else { false }
        case .ratio(let width, let height):
            if case .ratio(let otherWidth, let otherHeight) = right {
                width == otherWidth && height == otherHeight
            } else {
                false
            }
        case .fitContent(let left): if case .fitContent(let right) = right { left == right } else { false }
        case .trackList(let left): if case .trackList(let right) = right { left == right } else { false }
        case .imageFunction(let left): if case .imageFunction(let right) = right { left == right } else { false }
        case .gradient(let left): if case .gradient(let right) = right { left == right } else { false }
        case .custom(let left): if case .custom(let right) = right { left == right } else { false }
        }
    }

    private static func areBytewiseEqual(_ left: String, _ right: String) -> Bool {
        BytewiseString(left) == BytewiseString(right)
    }
}

// MARK: Parts

// `mapParts` is the only walk over the values in a value. What concerns all values follows from it, so that other switches name
// only the cases that they are about.

extension Value {
    /// Returns the value with changed parts, such as the members of a list. Most values have no parts.
    package func mapParts(_ change: (Value) -> Value) -> Value {
        switch self {
        case .list(let values): .list(values.map(change))
        case .commaSeparated(let values): .commaSeparated(values.map(change))
        case .transform(let functions): .transform(functions.map { $0.mapParts(change) })
        case .fitContent(let limit): .fitContent(change(limit))
        case .trackList(let tracks): .trackList(tracks.mapParts(change))
        case .imageFunction(let image): .imageFunction(image.mapParts(change))
        case .gradient(let gradient): .gradient(gradient.mapParts(change))
        case .custom(let value): .custom(value.mapParts(change))
        case .keyword, .number, .length, .relativeLength, .percentage, .angle, .time, .resolution, .color,
            .symbolicColor, .math, .string, .identifier, .image, .ratio:
            self
        }
    }

    /// The parts in the order in which `mapParts(_:)` changes them.
    package var parts: [Value] {
        // A list has its parts already.
        if case .list(let values) = self { return values }
        if case .commaSeparated(let values) = self { return values }
        var parts: [Value] = []
        _ = mapParts { part in
            parts.append(part)
            return part
        }
        return parts
    }

    /// The inputs that the value depends on. Empty for most values.
    package var dependencies: ValueDependencies {
        switch self {
        case .keyword, .number, .length, .percentage, .angle, .time, .resolution, .color, .string, .identifier, .image,
            .ratio:
            []
        case .relativeLength(_, let unit): unit.traits.dependencies
        case .math(let expression): expression.dependencies
        case .symbolicColor(let color): color.expression.dependencies
        case .list(let values), .commaSeparated(let values): values.dependencies
        case .imageFunction(.set(let candidates)) where candidates.count > 1: partDependencies.union(.resolution)
        case .transform, .fitContent, .trackList, .imageFunction, .gradient, .custom: partDependencies
        }
    }

    /// Not inlined, so that the dependencies of most values stay cheap.
    @inline(never) private var partDependencies: ValueDependencies { parts.dependencies }

    /// Returns the computed value in a context: lengths in points, colours with their channels.
    ///
    /// Percentages are not resolved if the context has no base for them.
    package func resolved(in context: ResolutionContext) -> Value {
        switch self {
        case .relativeLength(let value, let unit):
            MathExpression.value(
                .numeric(value * context.resolve(unit).factor, .px), .length, -.infinity ... .infinity)
        case .percentage(let percentage):
            context.percentageBase.map { .length(CSS.Unit.px.bounded(percentage / 100 * $0)) } ?? self
        case .math(let expression): expression.resolved(in: context)
        case .symbolicColor(let color): .color(color.expression.resolved(in: context))
        case .imageFunction(let image):
            Value.imageFunction(image.chosen(for: context.scale)).withResolvedParts(in: context)
        case .list, .commaSeparated, .fitContent, .trackList: withResolvedParts(in: context)
        // Percentages remain, because they are relative to the size of the view or of its superview.
        case .transform, .gradient, .custom: withResolvedParts(in: context.withoutPercentageBase)
        case .keyword, .number, .length, .angle, .time, .resolution, .color, .string, .identifier, .image, .ratio: self
        }
    }

    private func withResolvedParts(in context: ResolutionContext) -> Value {
        mapParts { $0.resolved(in: context) }
    }
}

extension [Value] {
    /// The inputs that any of the values depends on.
    fileprivate var dependencies: ValueDependencies { reduce(into: []) { $0.formUnion($1.dependencies) } }
}
