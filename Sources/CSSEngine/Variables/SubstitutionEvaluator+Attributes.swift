// Evaluates `attr()` (CSS Values 5, section 7.7).
extension SubstitutionEvaluator {
    /// Appends the text that replaces `attr()`. Returns `false` if there is none.
    mutating func appendAttribute(
        _ tokens: TokenList, _ arguments: Range<Int>, in call: Int?, to text: inout SubstitutedText,
        _ texts: borrowing VariableTexts
    ) -> Bool {
        guard let attribute = AttributeArguments(tokens, arguments) else { return false }
        dependencies.insert(.attributes)
        let activity = Activity.attribute(tokens.name(attribute.name))
        if findsCycle(activity) { return false }
        let interruptions = interruptionCount
        if let value = value(of: attribute, tokens, in: call, texts) {
            append(Text(bytes: value.bytes, isTainted: true), to: &text)
            return true
        }
        if interruptionCount > interruptions { return true }
        guard let fallback = attribute.fallback else {
            // Without a type, a missing attribute is an empty string.
            guard attribute.isTypeOmitted else { return false }
            append(Text(bytes: Array("''".utf8), isTainted: true), to: &text)
            return true
        }
        // As in Chromium, the same attribute in the fallback is a cycle.
        let fallbackText = evaluating(activity) { evaluator in
            evaluator.text(of: tokens, tokens.fallback(fallback), in: call, texts).map { Text($0) }
        }
        guard let fallbackText else { return interruptionCount > interruptions }
        append(Text(bytes: fallbackText.bytes, isTainted: true), to: &text)
        return true
    }

    private mutating func value(
        of arguments: AttributeArguments, _ tokens: TokenList, in call: Int?, _ texts: borrowing VariableTexts
    ) -> Text? {
        guard let name = lookup.inlineStyles.names.find(tokens, arguments.name),
            let bytes = source.attributes.bytes(of: name)
        else { return nil }
        switch arguments.form {
        case .string: return Text(bytes: Array(stringText(String(decoding: bytes, as: UTF8.self)).utf8))
        case .number: return Self.number(bytes).map { Text(bytes: Array($0.utf8)) }
        case .percentage: return Self.number(bytes).map { Text(bytes: Array(($0 + "%").utf8)) }
        case .dimension(let unit):
            guard AttributeUnit.isValid(tokens, unit) else { return nil }
            let symbol = asciiLowercased(tokens.name(unit))
            return Self.number(bytes).map { Text(bytes: Array(($0 + symbol).utf8)) }
        case .syntax(let range):
            guard let syntax = CustomPropertySyntax(tokens, range), !syntax.contains(.url) else { return nil }
            return value(of: bytes, tokens.name(arguments.name), as: syntax, in: call, texts)
        }
    }

    /// The number that an attribute starts with. As in Chromium, anything can follow it.
    private static func number(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { tokens in
                let first = (0..<tokens.count).first { tokens.kind($0) != .comment }
                guard let first, tokens.kind(first) == .number else { return nil }
                return numberText(tokens.number(first))
            }
        }
    }

    private mutating func value(
        of bytes: [UInt8], _ name: String, as syntax: CustomPropertySyntax, in call: Int?,
        _ texts: borrowing VariableTexts
    ) -> Text? {
        let text = evaluating(.attribute(name)) { evaluator in
            let text = bytes.withUnsafeBufferPointer { bytes in
                TokenList.withTokens(of: Source(name: "", bytes: bytes)) { tokens -> SubstitutedText? in
                    let range = tokens.trimmed(0..<tokens.count)
                    guard tokens.depth <= TokenList.maximumDepth, tokens.isDeclarationValue(range) else { return nil }
                    return evaluator.text(of: tokens, range, in: call, texts)
                }
            }
            guard let text, text.wideKeyword == nil else { return nil }
            return Text(bytes: text.bytes)
        }
        return text.flatMap { syntax.specifiedText($0.bytes) }.map { Text(bytes: $0) }
    }
}

/// The units of `attr()`: those of CSS, except for the units of resolutions.
private enum AttributeUnit {
    /// The units whose values the engine does not compute.
    private static let others: [StaticString] = ["hz", "khz", "fr", "rex", "rch", "ric", "rcap"]

    static func isValid(_ tokens: TokenList, _ index: Int) -> Bool {
        if let (unit, _) = CSS.Unit.of(tokens, index) { return unit.traits.quantity != .resolution }
        return others.contains { tokens.isName(index, $0) }
    }
}
