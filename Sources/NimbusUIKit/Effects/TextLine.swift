import CSSEngine

/// A line that `text-decoration` draws under or through text.
enum TextLine {
    case underline, lineThrough

    /// The properties that decide the style of the line.
    static let properties = ["text-decoration-line", "text-decoration-style"]

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
}
