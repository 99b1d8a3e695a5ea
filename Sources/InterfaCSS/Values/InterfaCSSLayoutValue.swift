import CSSEngine

/// A value of a layout: `target.attribute * multiplier + constant`, `N%`, or a constant.
struct InterfaCSSLayoutValue {
    private let tokens: TokenList
    private var index: Int
    private let end: Int
    /// `nil` for a constant or a percentage.
    private(set) var target: Target?
    /// The byte offsets of the target's attribute as written.
    private(set) var attribute: Range<Int>?
    /// What follows the target: ` * 1.5 + 2px`, or the whole value without a target.
    private(set) var arithmetic = ""

    /// What the frame is relative to.
    enum Target {
        case parent
        /// The layout guides of the view controller.
        case guide
        /// The view with an id.
        case view(id: String)
    }

    init(_ tokens: TokenList, _ value: Range<Int>) {
        self.tokens = tokens
        index = value.lowerBound
        end = value.upperBound
    }

    /// Parses the whole value.
    mutating func parse() -> Bool {
        guard index < end else { return false }
        if let factor = factorBeforeTarget() {
            guard parseTarget() else { return false }
            arithmetic = " * \(factor)" + arithmetic
        } else if tokens.kind(index) == .percentage, index + 1 == end {
            arithmetic = tokens.text(index..<end)
            return true
        } else if let number = constant() {
            arithmetic = number
            return index == end
        } else {
            guard parseTarget() else { return false }
            skipBlanks()
            if index < end, tokens.isDelim(index, "*") {
                index += 1
                skipBlanks()
                guard let factor = factor() else { return false }
                arithmetic = " * \(factor)"
            }
        }
        skipBlanks()
        guard index < end else { return true }
        return parseConstant()
    }

    /// Parses `+ 2` or `- 2` after a target.
    private mutating func parseConstant() -> Bool {
        let byte = tokens.byte(index)
        guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return false }
        if tokens.kind(index) == .delim {
            index += 1
            skipBlanks()
        }
        guard index < end else { return false }
        arithmetic += " \(Character(Unicode.Scalar(byte))) "
        if isVariable {
            arithmetic += "calc((\(tokens.variableText(index))) * 1px)"
        } else {
            guard tokens.kind(index) == .number else { return false }
            arithmetic += exactText(abs(tokens.number(index))) + "px"
        }
        index += 1
        return index == end
    }

    /// A constant without a target, as a length.
    private mutating func constant() -> String? {
        if isVariable {
            index += 1
            return "calc((\(tokens.variableText(index - 1))) * 1px)"
        }
        var start = index
        if start + 1 < end, tokens.isDelim(start, "+") || tokens.isDelim(start, "-") {
            start = tokens.skippingBlanks(start + 1, limit: end)
        }
        guard start < end, tokens.kind(start) == .number else { return nil }
        let isNegative = start > index && tokens.isDelim(index, "-")
        let number = tokens.number(start)
        index = start + 1
        return exactText(isNegative ? -number : number) + "px"
    }

    /// The multiplier before a target. Consumes nothing if there is none.
    private mutating func factorBeforeTarget() -> String? {
        let start = index
        if let factor = factor() {
            skipBlanks()
            if index < end, tokens.isDelim(index, "*") {
                index += 1
                skipBlanks()
                return factor
            }
        }
        index = start
        return nil
    }

    private mutating func factor() -> String? {
        guard index < end else { return nil }
        if isVariable {
            index += 1
            return tokens.variableText(index - 1)
        }
        switch tokens.kind(index) {
        case .number: break
        case .percentage:
            index += 1
            return exactText(tokens.number(index - 1) / 100)
        case .end, .ident, .function, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            return nil
        }
        index += 1
        return exactText(tokens.number(index - 1))
    }

    /// Parses a target with its attribute. A `-` in a name is a subtraction.
    private mutating func parseTarget() -> Bool {
        guard index < end else { return false }
        let kind = tokens.kind(index)
        let token = index
        index += 1
        switch kind {
        case .ident:
            guard let name = targetName(token) else { return false }
            target = target(named: name)
        case .hash: target = .view(id: tokens.rawName(token))
        case .string: target = .view(id: InterfaCSSString.decoded(tokens.bytes(token).dropFirst().dropLast()))
        case .end, .function, .atKeyword, .badString, .url, .badURL, .delim, .number, .percentage, .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            return false
        }
        if case .view(let id) = target, !id.utf8.allSatisfy(Self.isPlain) { return false }
        if index + 1 < end, tokens.isDelim(index, "."), tokens.kind(index + 1) == .ident {
            index += 2
            attribute = targetName(index - 1)
        }
        return true
    }

    private func target(named name: Range<Int>) -> Target {
        let bytes = UnsafeBufferPointer(start: tokens.text + name.lowerBound, count: name.count)
        func isNamed(_ word: StaticString) -> Bool { equalsIgnoringASCIICase(bytes, word) }
        if isNamed("parent") || isNamed("superview") { return .parent }
        return isNamed("guide") || isNamed("layoutguide") ? .guide : .view(id: String(decoding: bytes, as: UTF8.self))
    }

    /// The name of a token up to its first `-`, which starts a constant: `right-10` is one token.
    private mutating func targetName(_ token: Int) -> Range<Int>? {
        let range = tokens.start(token)..<tokens.end(token)
        guard let dash = range.first(where: { tokens.text[$0] == UInt8(ascii: "-") }) else { return range }
        let rest = UnsafeBufferPointer(start: tokens.text + dash + 1, count: range.upperBound - dash - 1)
        guard let first = rest.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9"), index == end,
            let number = Double(String(decoding: rest, as: UTF8.self))
        else { return nil }
        arithmetic = " - \(exactText(number))px"
        return range.lowerBound..<dash
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        let letter = asciiLowercased(byte)
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x80
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "#_-".utf8.contains(byte)
    }

    private var isVariable: Bool {
        index < end && tokens.isVariable(index)
    }

    private mutating func skipBlanks() {
        index = tokens.skippingBlanks(index, limit: end)
    }
}
