import CSSEngine

extension InterfaCSSValueWriter {
    /// The colour that InterfaCSS uses for errors.
    private static let errorColor: StaticString = "magenta"
    private static let depthLimit = 32

    /// Appends a colour. An invalid one is magenta.
    mutating func writeColor(_ value: Range<Int>, depth: Int = 0, to text: inout LoweredText) -> Bool {
        guard let first = value.first, depth < Self.depthLimit else { return false }
        if isVariable(value) {
            copy(value, to: &text)
            return true
        }
        let range = tokens.start(first)..<tokens.end(first)
        switch tokens.kind(first) {
        case .hash:
            let digits = range.count - 1
            let hasValidCount = digits == 3 || digits == 4 || digits == 6 || digits == 8
            guard hasValidCount, tokens.nameBytes(first).allSatisfy({ hexValue($0) != nil }) else {
                writeErrorColor(value, to: &text)
                return true
            }
            text.copy(range)
            reportRest(first + 1..<value.upperBound)
            return true
        case .ident where !tokens.isCustomPropertyName(first):
            return writeColorWord(tokens.bytes(first), value, to: &text)
        case .string:
            let name = tokens.bytes(first)
            return writeColorWord(UnsafeBufferPointer(rebasing: name.dropFirst().dropLast()), value, to: &text)
        case .function: return writeColorFunction(first, value, depth, to: &text)
        case .end, .ident, .atKeyword, .badString, .url, .badURL, .delim, .number, .percentage, .dimension, .whitespace,
            .cdo, .cdc,
            .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly, .closeCurly,
            .comment:
            return false
        }
    }

    private mutating func writeErrorColor(_ value: Range<Int>, to text: inout LoweredText) {
        reportUnknown(value)
        text.replace(tokens.byteRange(value))
        text.write(Self.errorColor)
    }

    /// Appends the colour of a word. A file name is a pattern.
    private mutating func writeColorWord(
        _ name: UnsafeBufferPointer<UInt8>, _ value: Range<Int>, to text: inout LoweredText
    ) -> Bool {
        let isFileName = tokens.bytes(value).contains(UInt8(ascii: "."))
        if isFileName { return writeImage(value, to: &text) }
        guard let color = InterfaCSSColors.color(name) else {
            writeErrorColor(value, to: &text)
            return true
        }
        text.replace(tokens.byteRange(value))
        text.write(text: color)
        reportRest(value.lowerBound + 1..<value.upperBound)
        return true
    }

    private mutating func writeColorFunction(
        _ first: Int, _ value: Range<Int>, _ depth: Int, to text: inout LoweredText
    ) -> Bool {
        guard tokens.after(first, limit: value.upperBound) <= value.upperBound else { return false }
        let inside = tokens.trimmed(first + 1..<tokens.partner(first, limit: value.upperBound))
        let arguments = split(inside)
        switch InterfaCSSColors.function(tokens.nameBytes(first)) {
        case .rgb: return writeChannels(value, arguments, 3, inside, to: &text)
        case .rgba: return writeChannels(value, arguments, 4, inside, to: &text)
        case .image: return writeImage(value, to: &text)
        case .gradient:
            guard arguments.count == 2 else { return false }
            replaceStart(of: value, in: &text)
            text.write("linear-gradient(")
            guard writeColor(arguments[0], depth: depth + 1, to: &text) else { return false }
            text.write(", ")
            guard writeColor(arguments[1], depth: depth + 1, to: &text) else { return false }
            text.write(")")
            return true
        case .adjustment(let name):
            guard arguments.count == 2 else { return false }
            replaceStart(of: value, in: &text)
            text.write(name)
            text.write("(")
            guard writeColor(arguments[0], depth: depth + 1, to: &text) else { return false }
            text.write(", ")
            writePercentage(arguments[1], to: &text)
            text.write(")")
            return true
        case .opacity:
            guard arguments.count == 2 else { return false }
            replaceStart(of: value, in: &text)
            text.write("rgb(from ")
            guard writeColor(arguments[0], depth: depth + 1, to: &text) else { return false }
            text.write(" r g b / ")
            guard writeNumber(arguments[1], isLength: false, to: &text) else { return false }
            text.write(")")
            return true
        case .mix:
            guard arguments.count == 2 || arguments.count == 3 else { return false }
            replaceStart(of: value, in: &text)
            text.write("mix(")
            guard writeColor(arguments[0], depth: depth + 1, to: &text) else { return false }
            text.write(", ")
            guard writeColor(arguments[1], depth: depth + 1, to: &text) else { return false }
            if arguments.count == 3 {
                text.write(", ")
                writePercentage(arguments[2], to: &text)
            }
            text.write(")")
            return true
        case nil:
            // An unknown function with a colour and a percentage returns the colour.
            guard arguments.count == 2, !tokens.isName(first, "light-dark"), !tokens.isName(first, "var") else {
                return false
            }
            reportUnknown(first..<first + 1)
            return writeColor(arguments[0], depth: depth + 1, to: &text)
        }
    }

    /// Appends `rgb()` or `rgba()`. With variables, the number of channels is not known yet.
    private mutating func writeChannels(
        _ value: Range<Int>, _ arguments: [Range<Int>], _ count: Int, _ inside: Range<Int>, to text: inout LoweredText
    ) -> Bool {
        guard arguments.count == count || hasVariable(value) else {
            writeErrorColor(value, to: &text)
            return true
        }
        copy(value, to: &text)
        return true
    }

    /// Appends a percentage. InterfaCSS does not need the sign.
    private mutating func writePercentage(_ value: Range<Int>, to text: inout LoweredText) {
        let isNumber = value.first.map { tokens.kind($0) == .number } ?? false
        if value.count == 1, isNumber {
            text.copy(tokens.byteRange(value))
            text.write("%")
        } else {
            copy(value, to: &text)
        }
    }
}
