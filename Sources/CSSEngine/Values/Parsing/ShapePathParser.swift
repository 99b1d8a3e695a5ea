/// Parses paths in the syntax of SVG (SVG 2, section 9.3.9). A path with an error is invalid as a whole.
struct ShapePathParser {
    private let text: [UInt8]
    private var position = 0
    private var commands: [ShapePath.Command] = []
    /// The end of the last command, and the start of the subpath.
    private var current = SIMD2<Double>.zero
    private var start = SIMD2<Double>.zero

    private init(_ text: String) { self.text = Array(text.utf8) }

    /// Returns the path. `nil` if the text is empty or invalid.
    static func path(_ text: String) -> ShapePath? {
        var parser = ShapePathParser(text)
        parser.skipBlanks()
        while parser.position < parser.text.count {
            guard parser.parseCommands() else { return nil }
        }
        return parser.commands.isEmpty ? nil : ShapePath(commands: parser.commands)
    }

    /// Returns the reason why a text is no path, as a clause.
    static func reason(_ text: String) -> String {
        var parser = ShapePathParser(text)
        parser.skipBlanks()
        if parser.position == parser.text.count { return "the path is empty" }
        var start = parser.position
        while parser.position < parser.text.count {
            start = parser.position
            if !parser.parseCommands() { break }
        }
        let rest = String(decoding: parser.text[start...].prefix(20), as: UTF8.self)
        return parser.commands.isEmpty && !"Mm".utf8.contains(parser.text[start])
            ? "a path begins with “M”" : "the path has an error in “\(rest.escapedForTerminal)”"
    }

    // MARK: Commands

    /// Parses a letter with one or more groups of arguments.
    private mutating func parseCommands() -> Bool {
        let letter = Character(Unicode.Scalar(text[position]))
        guard var kind = ShapePath.Kind(rawValue: Character(letter.uppercased())),
            kind == .move || !commands.isEmpty
        else { return false }
        let isRelative = letter.isLowercase
        position += 1
        skipBlanks()
        repeat {
            guard let arguments = arguments(of: kind) else { return false }
            guard append(kind, arguments, isRelative: isRelative) else { return false }
            // Further points after the first one of a move are lines.
            if kind == .move { kind = .line }
        } while kind != .close && continuesWithNumber()
        skipBlanks()
        return true
    }

    /// Adds a command. Returns `false` if a coordinate is too large.
    private mutating func append(_ kind: ShapePath.Kind, _ arguments: [Double], isRelative: Bool) -> Bool {
        var arguments = arguments
        let origin = isRelative ? current : .zero
        switch kind {
        case .close: current = start
        case .horizontal:
            arguments[0] += origin.x
            current.x = arguments[0]
        case .vertical:
            arguments[0] += origin.y
            current.y = arguments[0]
        case .move, .line, .curve, .smoothCurve, .quadratic, .smoothQuadratic, .arc:
            let first = kind == .arc ? 5 : 0
            for index in stride(from: first, to: arguments.count, by: 2) {
                arguments[index] += origin.x
                arguments[index + 1] += origin.y
            }
            current = SIMD2(arguments[arguments.count - 2], arguments[arguments.count - 1])
            if kind == .move { start = current }
        }
        commands.append(ShapePath.Command(kind: kind, arguments: arguments))
        return arguments.allSatisfy(\.isFinite)
    }

    private mutating func arguments(of kind: ShapePath.Kind) -> [Double]? {
        var arguments: [Double] = []
        while arguments.count < kind.argumentCount {
            if !arguments.isEmpty { skipSeparator() }
            let isFlag = kind == .arc && (arguments.count == 3 || arguments.count == 4)
            guard let argument = isFlag ? flag() : number() else { return nil }
            arguments.append(argument)
        }
        return arguments
    }

    // MARK: Numbers

    private mutating func flag() -> Double? {
        guard position < text.count, let digit = [UInt8(ascii: "0"), UInt8(ascii: "1")].firstIndex(of: text[position])
        else { return nil }
        position += 1
        return Double(digit)
    }

    private mutating func number() -> Double? {
        let first = position
        consume(anyOf: "+-")
        let digits = consumeDigits()
        let fraction = consume(anyOf: ".") ? consumeDigits() : 0
        guard digits + fraction > 0 else { return nil }
        let mantissaEnd = position
        if consume(anyOf: "eE") {
            consume(anyOf: "+-")
            if consumeDigits() == 0 { position = mantissaEnd }
        }
        guard let number = Double(String(decoding: text[first..<position], as: UTF8.self)), number.isFinite else {
            return nil
        }
        return number
    }

    @discardableResult private mutating func consume(anyOf characters: StaticString) -> Bool {
        guard position < text.count,
            characters.withUTF8Buffer({ $0.contains(text[position]) })
        else { return false }
        position += 1
        return true
    }

    /// Consumes digits, and returns their number.
    private mutating func consumeDigits() -> Int {
        let first = position
        while position < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[position]) { position += 1 }
        return position - first
    }

    // MARK: Separators

    private mutating func skipBlanks() { while consume(anyOf: " \t\n\u{C}\r") {} }

    /// Skips blanks with at most one comma.
    private mutating func skipSeparator() {
        skipBlanks()
        if consume(anyOf: ",") { skipBlanks() }
    }

    /// Returns whether a number follows, and moves to it.
    private mutating func continuesWithNumber() -> Bool {
        let before = position
        skipSeparator()
        let first = position
        let isNumber = number() != nil
        position = isNumber ? first : before
        return isNumber
    }
}
