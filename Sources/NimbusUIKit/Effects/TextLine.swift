import CSSEngine

/// A line that `text-decoration` draws under or through text.
enum TextLine {
    case underline, lineThrough

    /// The properties that decide the style of the line.
    static let properties = ["text-decoration-line", "text-decoration-style"]

    /// The properties that decide the colour of the line.
    static let colorProperties = ["text-decoration-color", "text-decoration-line"]

    private var keyword: Keyword {
        switch self {
        case .underline: .underline
        case .lineThrough: .lineThrough
        }
    }

    /// Returns the raw value of an `NSUnderlineStyle` for the values of `properties`. `.none` if they have no such line.
    @MainActor func style(_ inputs: StyleInputs) -> ViewValue? {
        guard let lines = inputs.keywords(0) else { return nil }
        guard lines.contains(keyword) else { return ViewValue.none }
        let style: NSUnderlineStyle =
            switch inputs.keywords(1)?.first {
            case .double: .double
            case .dotted: [.single, .patternDot]
            case .dashed: [.single, .patternDash]
            default: .single
            }
        return .integer(style.rawValue)
    }

    /// Returns the colour for the values of `colorProperties`. `nil` without such a line.
    @MainActor func color(_ inputs: StyleInputs) -> ViewValue? {
        inputs.keywords(1)?.contains(keyword) == true ? inputs.color(0) : nil
    }
}
