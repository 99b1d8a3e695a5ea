import CSSEngine

/// Lowers selectors of InterfaCSS.
///
/// A compound selector is `[type | *] [#id] [.class]… [:pseudo-class]…`, with a part before the pseudo-classes.
struct InterfaCSSSelectorWriter {
    private let tokens: TokenList
    private let vocabulary: InterfaCSSVocabulary

    /// The limit on nested blocks and functions around a pseudo-class with an argument.
    private static let maximumDepth = TokenList.maximumDepth / 2

    /// The part of a selector that is invalid.
    struct Failure: Error {
        let token: Int
        let expected: String
    }

    /// The parts of a compound selector, in their order.
    private enum Part: Int {
        case start, type, id, `class`, pseudoClass
    }

    init(_ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary) {
        self.tokens = tokens
        self.vocabulary = vocabulary
    }

    /// Appends a selector list. Selectors with an unknown pseudo-class never match, and are left out.
    /// - Parameter isNested: Whether the list is in the block of a rule.
    /// - Returns: The name tokens of unknown pseudo-classes.
    /// - Throws: `Failure` if the list has a syntax error, or no selector is left. The text is unchanged.
    func writeList(
        _ range: Range<Int>, isNested: Bool, to text: inout LoweredText, unknown: inout [Int]
    ) throws(Failure) {
        let mark = text.mark
        var isEmpty = true
        var member = range.lowerBound
        do throws(Failure) {
            while true {
                var end = member
                while end < range.upperBound, tokens.kind(end) != .comma {
                    end = tokens.after(end, limit: range.upperBound)
                }
                let selector = tokens.trimmed(member..<end)
                let memberMark = text.mark
                if !isEmpty { text.write(", ") }
                // A type at the start of a nested rule could also be the name of a declaration.
                if isEmpty, isNested, selector.first.map({ tokens.kind($0) == .ident }) ?? false {
                    text.add(for: tokens.start(selector.lowerBound)..<tokens.start(selector.lowerBound))
                    text.write("& ")
                }
                if try writeComplex(selector, to: &text, unknown: &unknown) {
                    isEmpty = false
                } else {
                    text.cut(to: memberMark)
                }
                guard end < range.upperBound else { break }
                member = end + 1
            }
            if isEmpty { throw Failure(token: unknown.last ?? range.lowerBound, expected: "a known pseudo-class") }
        } catch {
            text.cut(to: mark)
            throw error
        }
    }

    /// Appends one selector, as for `@extend`.
    /// - Returns: Whether the selector can match: it has no unknown pseudo-class.
    func writeComplex(
        _ range: Range<Int>, to text: inout LoweredText, unknown: inout [Int]
    ) throws(Failure) -> Bool {
        var index = range.lowerBound
        var canMatch = true
        while true {
            canMatch = try writeCompound(&index, end: range.upperBound, to: &text, unknown: &unknown) && canMatch
            let next = tokens.skippingBlanks(index, limit: range.upperBound)
            guard next < range.upperBound else { return canMatch }
            if tokens.isCombinator(next) {
                text.write(" ")
                text.copy(tokens.start(next)..<tokens.end(next))
                index = tokens.skippingBlanks(next + 1, limit: range.upperBound)
            } else if next > index {
                index = next
            } else {
                throw Failure(token: next, expected: "a combinator or the end of the selector")
            }
            text.write(" ")
        }
    }

    // MARK: Compound selectors

    private func writeCompound(
        _ index: inout Int, end: Int, to text: inout LoweredText, unknown: inout [Int]
    ) throws(Failure) -> Bool {
        var last = Part.start
        var canMatch = true
        while index < end, let part = part(index) {
            guard part.rawValue > last.rawValue || part == last && (part == .class || part == .pseudoClass) else {
                throw Failure(token: index, expected: "the order type, id, classes, pseudo-classes")
            }
            if part == .pseudoClass, last == .start {
                throw Failure(token: index, expected: "a type, *, an id or a class before the pseudo-class")
            }
            switch part {
            case .start: preconditionFailure("a part is not the start")
            case .type: writeType(index, to: &text)
            case .id: text.copy(tokens.start(index)..<tokens.end(index))
            case .class:
                index += 1
                guard index < end, isName(index) else { throw Failure(token: index, expected: "the name of a class") }
                text.copy(tokens.start(index - 1)..<tokens.end(index))
            case .pseudoClass:
                index += 1
                guard index < end, tokens.kind(index) == .function || isName(index) else {
                    throw Failure(token: index, expected: "the name of a pseudo-class")
                }
                if try !writePseudoClass(index, end: end, to: &text, unknown: &unknown) {
                    unknown.append(index)
                    canMatch = false
                }
            }
            last = part
            index = tokens.after(index, limit: end)
        }
        guard last != .start else { throw Failure(token: index, expected: "a type, *, an id or a class") }
        return canMatch
    }

    private func part(_ index: Int) -> Part? {
        switch tokens.kind(index) {
        case .ident: .type
        case .hash: .id
        case .colon: .pseudoClass
        case .delim: tokens.isDelim(index, "*") ? .type : tokens.isDelim(index, ".") ? .class : nil
        case .end, .function, .atKeyword, .string, .badString, .url, .badURL, .number, .percentage, .dimension,
            .whitespace, .cdo, .cdc, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            nil
        }
    }

    /// Whether a token is an identifier of InterfaCSS, which starts with a letter or an underscore.
    private func isName(_ index: Int) -> Bool {
        tokens.kind(index) == .ident && tokens.byte(index) != UInt8(ascii: "-")
    }

    private func writeType(_ index: Int, to text: inout LoweredText) {
        let range = tokens.start(index)..<tokens.end(index)
        guard tokens.kind(index) == .ident, let type = vocabulary.type(tokens.bytes(index)) else {
            return text.copy(range)
        }
        text.replace(range)
        text.write(text: type)
    }

    // MARK: Pseudo-classes

    /// Appends a pseudo-class.
    /// - Returns: `false` if it is unknown, or its argument is missing.
    private func writePseudoClass(
        _ index: Int, end: Int, to text: inout LoweredText, unknown: inout [Int]
    ) throws(Failure) -> Bool {
        guard let pseudoClass = vocabulary.pseudoClass(tokens.nameBytes(index)) else { return false }
        let isFunction = tokens.kind(index) == .function
        guard isFunction == (pseudoClass.argument != .none),
            !isFunction || tokens.depth(index) < Self.maximumDepth
        else { return false }
        text.replace(tokens.start(index) - 1..<tokens.end(index))
        text.write(":")
        text.write(text: pseudoClass.name)
        guard isFunction else { return true }
        text.write("(")
        let close = tokens.partner(index, limit: end)
        let argument = tokens.trimmed(index + 1..<close)
        guard !argument.isEmpty else { return false }
        switch pseudoClass.argument {
        case .none: break
        case .selectors: try writeList(argument, isNested: false, to: &text, unknown: &unknown)
        case .formula, .number:
            let plain = unquoted(argument)
            guard plain.utf8.allSatisfy(Self.isNumeric) else { return false }
            text.replace(tokens.byteRange(argument))
            text.write(text: plain)
        case .string:
            text.replace(tokens.byteRange(argument))
            text.writeString(unquoted(argument))
        }
        if close < end { text.copy(tokens.start(close)..<tokens.end(close)) } else { text.write(")") }
        return true
    }

    /// Whether a byte can be in a formula, a number or a version.
    private static func isNumeric(_ byte: UInt8) -> Bool {
        asciiLowercased(byte) >= UInt8(ascii: "a") && asciiLowercased(byte) <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || " +-.".utf8.contains(byte)
    }

    private func unquoted(_ argument: Range<Int>) -> String {
        argument.count == 1 && tokens.kind(argument.lowerBound) == .string
            ? tokens.stringValue(argument.lowerBound) : tokens.text(argument)
    }
}
