import CSSEngine

/// The text of values in which variables of InterfaCSS are replaced.
package enum InterfaCSSText {
    /// Returns the contents of a string. `nil` if the text is not one string.
    package static func contents(ofString text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard let first = text.first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return nil }
        return TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            guard tokens.count == 1, tokens.kind(0) == .string else { return nil }
            return Array(tokens.stringValue(0).utf8)
        }
    }

    /// Whether a text starts with the function of a localised string.
    static func isLocalizedString(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = UnsafeBufferPointer(rebasing: text.prefix { $0 != UInt8(ascii: "(") })
        return name.count < text.count
            && (equalsIgnoringASCIICase(name, "l") || equalsIgnoringASCIICase(name, "localized"))
    }

    /// Returns a text in quotation marks.
    static func quoted(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result = LoweredText(Source(name: "", bytes: text), .compact)
        result.writeString(String(decoding: text, as: UTF8.self))
        return Array(result.bytes.elements)
    }

    /// Replaces each `concat()` without functions of other names by the string that it results in.
    static func joiningStrings(_ text: [UInt8]) -> [UInt8] {
        replacing(text, inTextsWith: UInt8(ascii: "(")) { tokens, index in
            guard tokens.kind(index) == .function, tokens.isName(index, "concat") else { return nil }
            var stream = ComponentValueStream(tokens, index..<tokens.count, keywords: .standard)
            return TextualParser.concatenation(&stream).map { .string($0) }
        } ?? text
    }

    /// Returns the text without the quotation marks of its strings. `nil` if there are none.
    static func unquoting(_ text: [UInt8]) -> [UInt8]? {
        guard text.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else { return nil }
        return replacing(text) { tokens, index in
            tokens.kind(index) == .string ? .text(tokens.stringValue(index)) : nil
        }
    }

    // MARK: Text as written

    /// The names of the variables that a text refers to by `@name`.
    package static func variables(in text: String) -> [String] {
        var names: [String] = []
        _ = replacingVariables(in: text) { name in
            names.append(name)
            return nil
        }
        return names
    }

    /// Replaces `@name`, and `--name` and `var(--name)` as in version 2.0.
    /// - Parameter replacement: Returns the text of a variable by its name without `@`; `nil` to keep the reference.
    package static func replacingVariables(in text: String, by replacement: (String) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            let isFunction = rest.hasPrefix("var(--")
            let sign = first == "@" ? 1 : isFunction ? 6 : rest.hasPrefix("--") ? 2 : 0
            let name = rest.dropFirst(sign).prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            let end =
                isFunction && rest[name.endIndex...].first == ")" ? rest.index(after: name.endIndex) : name.endIndex
            if sign > 0, !name.isEmpty, let text = replacement(String(name)) {
                result += text
                rest = rest[end...]
            } else {
                result.append(first)
                rest.removeFirst()
            }
        }
        return result
    }

    /// Whether a value is a font that InterfaCSS loads from a URL.
    package static func isRemoteFont(_ value: String, of property: String) -> Bool {
        (property == "font" || property.hasSuffix("-font")) && asciiLowercased(value).contains("url(")
    }

    private enum Replacement {
        case string(String)
        case text(String)
    }

    /// Replaces component values.
    /// - Parameters:
    ///   - byte: A byte that a text needs to have.
    ///   - replacement: Returns the replacement of the component value at a token; `nil` to keep the token.
    /// - Returns: `nil` if nothing is replaced.
    private static func replacing(
        _ text: [UInt8], inTextsWith byte: UInt8? = nil, by replacement: (TokenList, Int) -> Replacement?
    ) -> [UInt8]? {
        if let byte, !text.contains(byte) { return nil }
        return text.withUnsafeBufferPointer { bytes in
            let source = Source(name: "", bytes: bytes)
            return TokenList.withTokens(of: source) { tokens in
                guard tokens.depth <= TokenList.maximumDepth else { return nil }
                var result = LoweredText(source, .compact)
                var index = 0
                var isReplaced = false
                while index < tokens.count {
                    let next = replacement(tokens, index)
                    isReplaced = isReplaced || next != nil
                    switch next {
                    case .string(let string): result.writeString(string)
                    case .text(let string): result.write(text: string)
                    case nil: result.copy(tokens.start(index)..<tokens.end(index))
                    }
                    index = next == nil ? index + 1 : tokens.after(index, limit: tokens.count)
                }
                return isReplaced ? Array(result.bytes.elements) : nil
            }
        }
    }
}
