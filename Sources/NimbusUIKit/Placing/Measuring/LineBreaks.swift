/// The places where a line of text can end, by the rules of UAX #14.
///
/// UIKit has no function that returns them. Words of scripts without spaces, such as Thai, count as a single word.
enum LineBreaks {
    /// A part of a text that is never divided between two lines, without the spaces at its end.
    struct Part {
        /// In UTF-16 code units.
        var range: NSRange
        /// Whether the text engine displays a hyphen at the end of a line that ends with the part.
        var endsWithSoftHyphen = false
    }

    /// Returns the parts of a text in their order.
    /// - Parameter breaksCharacters: Whether lines can end after each character.
    static func parts(of text: String, breaksCharacters: Bool = false) -> [Part] {
        var parts: [Part] = []
        var start: Int?
        var (index, end) = (0, 0)
        var context = Context()
        func endPart() {
            guard let first = start else { return }
            parts.append(
                Part(
                    range: NSRange(location: first, length: end - first),
                    endsWithSoftHyphen: context.last?.isSoftHyphen == true))
            start = nil
        }
        for character in text {
            let kind = LineBreakClass(character)
            index += character.utf16.count
            switch kind {
            case .space where breaksCharacters, .zeroWidthSpace, .mandatoryBreak: endPart()
            case .space: break
            default:
                if breaksCharacters || context.canBreak(before: kind) { endPart() }
                if start == nil { start = index - character.utf16.count }
                end = index
            }
            context.append(kind, character)
        }
        endPart()
        return parts
    }

    /// The characters before a position.
    private struct Context {
        /// The last character.
        private(set) var last: (kind: LineBreakClass, isSoftHyphen: Bool)?
        /// The class before the last one.
        private var secondLast: LineBreakClass?
        /// The last class that is not a space.
        private var beforeSpaces: LineBreakClass?
        /// Whether the last characters are a number with its separators and brackets.
        private var isInNumber = false

        mutating func append(_ kind: LineBreakClass, _ character: Character) {
            switch kind {
            case .numeric: isInNumber = true
            case .infixSeparator, .symbol, .closing, .closingParenthesis: break
            default: isInNumber = false
            }
            secondLast = last?.kind
            last = (kind, character == "\u{AD}")
            if kind != .space { beforeSpaces = kind }
        }

        /// Whether a line can end before a character that is not a space.
        func canBreak(before next: LineBreakClass) -> Bool {
            guard let last else { return false }
            if last.kind == .space { return canBreakAfterSpaces(before: next) }
            return !joins(last.kind, next)
        }

        private func canBreakAfterSpaces(before next: LineBreakClass) -> Bool {
            guard let beforeSpaces else { return true }
            switch (beforeSpaces, next) {
            case (_, .closing), (_, .closingParenthesis), (_, .exclamation), (_, .infixSeparator), (_, .symbol),
                (_, .wordJoiner), (.opening, _), (.wideOpening, _), (.emDash, .emDash), (.closing, .nonstarter),
                (.closingParenthesis, .nonstarter), (.quotation, .opening),
                (.quotation, .wideOpening):
                return false
            default: return true
            }
        }

        /// Whether no line can end between two characters. The order of the cases is that of the rules.
        private func joins(_ left: LineBreakClass, _ next: LineBreakClass) -> Bool {
            switch (left, next) {
            case (.mandatoryBreak, _), (.zeroWidthSpace, _): return false
            case (_, .wordJoiner), (.wordJoiner, _), (.glue, _): return true
            case (.breakAfter, .glue), (.hyphen, .glue): return false
            case (_, .glue): return true
            case (_, .closing), (_, .closingParenthesis), (_, .exclamation), (_, .infixSeparator), (_, .symbol):
                return true
            case (.opening, _), (.wideOpening, _), (.emDash, .emDash), (.closing, .nonstarter),
                (.closingParenthesis, .nonstarter):
                return true
            case (_, .quotation), (.quotation, _): return true
            case (_, .contingent), (.contingent, _): return false
            case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): return true
            case (.hyphen, _) where secondLast == .hebrew, (.breakAfter, _) where secondLast == .hebrew: return true
            case (.symbol, .hebrew), (_, .inseparable): return true
            case (.alphabetic, .numeric), (.hebrew, .numeric), (.numeric, .alphabetic), (.numeric, .hebrew): return true
            case (.prefix, .ideographic), (.ideographic, .postfix): return true
            case (.prefix, .alphabetic), (.prefix, .hebrew), (.postfix, .alphabetic), (.postfix, .hebrew): return true
            case (.alphabetic, .prefix), (.hebrew, .prefix), (.alphabetic, .postfix), (.hebrew, .postfix): return true
            case (_, .postfix) where isInNumber, (_, .prefix) where isInNumber: return true
            case (.prefix, .numeric), (.postfix, .numeric): return true
            case (.hyphen, .numeric), (.infixSeparator, .numeric), (.numeric, .numeric): return true
            case (.symbol, .numeric): return isInNumber
            case (.alphabetic, .alphabetic), (.alphabetic, .hebrew), (.hebrew, .alphabetic), (.hebrew, .hebrew):
                return true
            case (.infixSeparator, .alphabetic), (.infixSeparator, .hebrew): return true
            case (.alphabetic, .opening), (.hebrew, .opening), (.numeric, .opening): return true
            case (.closingParenthesis, .alphabetic), (.closingParenthesis, .hebrew), (.closingParenthesis, .numeric):
                return true
            default: return false
            }
        }
    }
}
