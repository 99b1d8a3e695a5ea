/// A token of value definition syntax.
enum ValueSyntaxToken: Equatable {
    case keyword(String)
    /// The text between angle brackets.
    case type(String)
    /// The multiplier `{2}`, `{1,4}` or `{1,}`. The upper bound is `nil` if there is none.
    case counts(Int, Int?)
    case delimiter(Character)

    /// The token as it is written.
    var text: String {
        switch self {
        case .keyword(let name): name
        case .type(let name): "<\(name)>"
        case .counts(let lower, let upper): "{\(lower),\(upper.map(String.init) ?? "")}"
        case .delimiter(let character): String(character)
        }
    }

    /// The characters of delimiters that the grammars can express.
    private static let delimiters: Set<Character> = ["|", "[", "]", "?", "+"]

    /// Returns the tokens of a syntax.
    static func tokens(of syntax: String) throws(ValueSyntaxError) -> [ValueSyntaxToken] {
        var tokens: [ValueSyntaxToken] = []
        var rest = Substring(syntax)
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "<" {
                tokens.append(.type(try enclosed(by: ">", &rest)))
            } else if character == "{" {
                tokens.append(try counts(try enclosed(by: "}", &rest)))
            } else if character.isLetter || character == "-" || character == "_" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
                tokens.append(.keyword(name.lowercased()))
                rest.removeFirst(name.count)
            } else if delimiters.contains(character), !rest.hasPrefix("||") {
                tokens.append(.delimiter(character))
                rest.removeFirst()
            } else {
                let operation = rest.hasPrefix("||") || rest.hasPrefix("&&") ? rest.prefix(2) : rest.prefix(1)
                throw ValueSyntaxError("“\(operation)” is not supported in a syntax")
            }
        }
        return tokens
    }

    /// Removes the text up to a closing character and returns what it encloses.
    private static func enclosed(by end: Character, _ rest: inout Substring) throws(ValueSyntaxError) -> String {
        guard let index = rest.firstIndex(of: end) else { throw ValueSyntaxError("“\(end)” is missing in the syntax") }
        let text = rest[..<index].dropFirst()
        rest = rest[rest.index(after: index)...]
        return String(text)
    }

    private static func counts(_ text: String) throws(ValueSyntaxError) -> ValueSyntaxToken {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { !$0.isWhitespace } }
        let numbers = parts.map { Int($0) }
        if parts.count <= 2, let lower = numbers[0], lower >= 1 {
            let upper = parts.count == 1 ? lower : numbers[1]
            if parts.count == 1 || parts[1].isEmpty || (upper ?? 0) >= lower { return .counts(lower, upper) }
        }
        throw ValueSyntaxError("“{\(text)}” is not a number of repetitions")
    }
}
