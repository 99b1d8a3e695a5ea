/// The value of a property, typed.
///
/// Lengths are in points; `px` and `pt` are both points. Percentages are as written: 50 for `50%`.
public enum Value: Hashable, Sendable {
    case keyword(Keyword)
    case number(Double)
    case length(Double)
    /// A length in a unit that depends on where it is used.
    case relativeLength(Double, Unit)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    /// In seconds.
    case time(Double)
    case color(Color)
    /// A colour that depends on where it is used.
    case symbolicColor(ColorExpression)
    /// A calculation that does.
    indirect case math(MathExpression)
    case string(String)
    /// A word that is no keyword of ours.
    case identifier(String)
    /// A resource by name: `url(name)`, or the bare or quoted name where a property allows it.
    case image(String)
    /// Several values in the order of the property's grammar.
    case list([Value])
    /// Several values between commas, the one to be preferred first.
    case commaSeparated([Value])
    /// What `transform` does, the outermost function first.
    case transform([TransformFunction])

    /// As CSSOM serialises a computed value.
    public var cssText: String {
        switch self {
        case .keyword(let keyword): keyword.rawValue
        case .number(let number): unitlessText(number)
        case .length(let points): numberText(points) + "px"
        case .relativeLength(let value, let unit): numberText(value) + unit.symbol
        case .percentage(let percentage): numberText(percentage) + "%"
        case .angle(let degrees): numberText(degrees) + "deg"
        case .time(let seconds): numberText(seconds) + "s"
        case .color(let color): color.cssText
        case .symbolicColor(let color): color.cssText
        case .math(let expression): expression.cssText
        case .string(let string): stringText(string)
        case .identifier(let word): identifierText(word)
        case .image(let name): "url(\(stringText(name)))"
        case .list(let values): values.map(\.cssText).joined(separator: " ")
        case .commaSeparated(let values): values.map(\.cssText).joined(separator: ", ")
        case .transform(let functions): functions.cssText
        }
    }
}
