/// The types of values that differ in their syntax. Used in value definitions and in diagnostics.
///
/// Adding a type takes a case and its line in `traits`.
package enum ValueType: CaseIterable {
    case integer, number, percentage, length, angle, time, ratio, color, image, string
    /// The bare name of an image: with an extension, or with an underscore.
    case fileName, underscoredFileName
    case gradient
    /// One identifier, or several.
    case identifier, identifiers
    /// An id with its `#`.
    case id
    case transform
    case layout
    case rect, point
    case attributedText

    struct Traits {
        /// The type in value definition syntax.
        let syntax: String
        /// The type in a sentence, with its article.
        let description: String
        /// The unit of the bounds of a range.
        var unit = ""
        /// A grammar for values of this type. It can also match values of the types before it. `nil` for strings, which
        /// `init(of:)` parses itself, and for types whose values can also have another type or be keywords.
        var grammar: PropertyGrammar?
    }

    var traits: Traits {
        switch self {
        case .integer:
            Traits(syntax: "<integer>", description: "an integer", grammar: .integer(Int32.min...Int32.max))
        case .number: Traits(syntax: "<number>", description: "a number", grammar: Self.number(percentage: false))
        case .percentage:
            Traits(syntax: "<percentage>", description: "a percentage", grammar: Self.number(percentage: true))
        case .length:
            Traits(syntax: "<length>", description: "a length", grammar: .length([.percentage, .negative]))
        case .angle: Traits(syntax: "<angle>", description: "an angle", unit: "deg", grammar: .angle)
        case .time:
            Traits(syntax: "<time>", description: "a time", unit: "s", grammar: .time(-.infinity ... .infinity))
        case .ratio: Traits(syntax: "<ratio>", description: "a ratio", grammar: .ratio)
        case .color: Traits(syntax: "<color>", description: "a colour", grammar: .color([]))
        case .image: Traits(syntax: "<url>", description: "an image", grammar: .image([]))
        case .string: Traits(syntax: "<string>", description: "a quoted string")
        case .fileName: Traits(syntax: "<ident>.<ident>", description: "an image")
        case .underscoredFileName: Traits(syntax: "<ident>_<ident>", description: "an image")
        case .gradient: Traits(syntax: "<gradient>", description: "a gradient")
        case .identifier: Traits(syntax: "<ident>", description: "a name")
        case .identifiers: Traits(syntax: "<ident>+", description: "identifiers")
        case .id: Traits(syntax: "#<ident>", description: "an id")
        case .transform:
            Traits(
                syntax: "<transform-function>+", description: "functions such as “rotate()”", grammar: .transform)
        case .layout:
            Traits(
                syntax: "<layout-function>+", description: "functions such as “left(parent left + 8px)”",
                grammar: .layout)
        case .rect:
            Traits(
                syntax: "<rect>", description: "a rectangle such as “rect(0px, 0px, 10px, 10px)”", grammar: .rect)
        case .attributedText:
            Traits(
                syntax: "<text-function>+", description: "functions such as “text('Hello', color(red))”",
                grammar: .attributedText)
        case .point: Traits(syntax: "<point>", description: "a position such as “superview()”", grammar: .point)
        }
    }

    private static func number(percentage: Bool) -> PropertyGrammar {
        .number(range: -.infinity ... .infinity, allowsPercentage: percentage)
    }

    /// Returns a bound of a range in CSS syntax.
    func bound(_ number: Double) -> String {
        if number.isInfinite { return number < 0 ? "-∞" : "∞" }
        return numberText(number) + traits.unit
    }

    /// Creates the type of a plain value or a function. Fails for all other text, and for identifiers that are not
    /// colours.
    package init?(of text: String) {
        let type = Self.allCases.first { type in
            ValueParser.parse(Source(name: "", text: text)) { stream -> Value? in
                if type == .string { return stream.consumeString().map { .string($0) } }
                return type.traits.grammar?.parse(&stream)
            } != nil
        }
        guard let type else { return nil }
        self = type
    }
}
