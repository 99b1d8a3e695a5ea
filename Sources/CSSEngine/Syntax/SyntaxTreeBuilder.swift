/// Builds the syntax tree of a source, for output.
package struct SyntaxTreeBuilder {
    private let tokens: TokenList

    /// Parses a whole source as one of the specification's entry points.
    package static func parse(_ source: Source, as entryPoint: SyntaxEntryPoint) -> [SyntaxNode] {
        TokenList.withTokens(of: source) { tokens in
            let builder = SyntaxTreeBuilder(tokens: tokens)
            let all = 0..<tokens.count
            switch entryPoint {
            case .stylesheet: return builder.items(all, as: .stylesheet)
            case .ruleList: return builder.items(all, as: .rules)
            case .blockContents: return builder.items(builder.beforeUnmatchedBrace(all), as: .block)
            case .declarationList: return builder.items(all, as: .declarations)
            case .rule: return [builder.rule(all)]
            case .declaration: return [builder.declaration(all)]
            case .componentValues: return builder.values(all)
            case .componentValue: return [builder.componentValue(all)]
            }
        }
    }

    // MARK: Rules and declarations

    private func items(_ range: Range<Int>, as content: RuleParser.Content) -> [SyntaxNode] {
        var parser = RuleParser(tokens, range, as: content)
        var nodes: [SyntaxNode] = []
        while true {
            switch parser.next() {
            case .blockEnd: return nodes
            case let item: nodes.append(node(item))
            }
        }
    }

    private func node(_ item: RuleParser.Item) -> SyntaxNode {
        switch item {
        case .atRule(let name, let prelude, let block):
            .atRule(name: tokens.name(name), prelude: values(prelude), block: block.map { values($0) })
        case .qualifiedRule(let prelude, let block):
            .qualifiedRule(prelude: values(prelude), block: values(block))
        case .declaration(let item):
            .declaration(name: tokens.name(item.name), value: values(item.value), isImportant: item.isImportant)
        case .invalid, .blockEnd:
            .error(.invalid)
        }
    }

    /// The tokens before the first brace without a partner, where the contents of a block end.
    private func beforeUnmatchedBrace(_ range: Range<Int>) -> Range<Int> {
        var index = range.lowerBound
        while index < range.upperBound, tokens.kind(index) != .closeCurly {
            index = tokens.after(index, limit: range.upperBound)
        }
        return range.lowerBound..<min(index, range.upperBound)
    }

    private func rule(_ range: Range<Int>) -> SyntaxNode {
        let range = droppingLeadingBlanks(range)
        if range.isEmpty { return .error(.empty) }
        var parser = RuleParser(tokens, range, as: .rules)
        let rule = node(parser.next())
        if case .blockEnd = parser.next() { return rule }
        return rule == .error(.invalid) ? rule : .error(.extraInput)
    }

    private func declaration(_ range: Range<Int>) -> SyntaxNode {
        let range = droppingLeadingBlanks(range)
        if range.isEmpty { return .error(.empty) }
        var parser = RuleParser(tokens, range, as: .declarations)
        let item = parser.next()
        guard case .declaration = item else { return .error(.invalid) }
        return node(item)
    }

    /// `range` without leading blanks. Trailing blanks are kept, because they can belong to an unclosed block.
    private func droppingLeadingBlanks(_ range: Range<Int>) -> Range<Int> {
        tokens.skippingBlanks(range.lowerBound, limit: range.upperBound)..<range.upperBound
    }

    // MARK: Component values

    private func componentValue(_ range: Range<Int>) -> SyntaxNode {
        let range = droppingLeadingBlanks(range)
        guard let first = range.first else { return .error(.empty) }
        let end = tokens.after(first, limit: range.upperBound)
        guard tokens.trimmed(end..<range.upperBound).isEmpty else { return .error(.extraInput) }
        return values(first..<end)[0]
    }

    /// The component values without comments. Blocks beyond the nesting limit are empty.
    private func values(_ range: Range<Int>) -> [SyntaxNode] {
        var nodes: [SyntaxNode] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if let pair = pair(index, limit: range.upperBound) {
                nodes.append(.punctuation(pair))
                index += 2
                continue
            }
            if let node = value(index, limit: range.upperBound) { nodes.append(node) }
            if let error = endOfInput(index) { nodes.append(.error(error)) }
            index = tokens.after(index, limit: range.upperBound)
        }
        return nodes
    }

    /// Two adjacent delimiters that are one token in css-parsing-tests, as in earlier drafts of the specification.
    private func pair(_ index: Int, limit: Int) -> String? {
        guard index + 1 < limit, tokens.kind(index) == .delim, tokens.kind(index + 1) == .delim else { return nil }
        let text = String(decoding: [tokens.byte(index), tokens.byte(index + 1)], as: UTF8.self)
        return ["~=", "|=", "^=", "$=", "*=", "||"].contains(text) ? text : nil
    }

    /// The error after a string or URL that ends with the input.
    private func endOfInput(_ index: Int) -> SyntaxNode.ParseError? {
        guard tokens.rows[index].isUnclosed else { return nil }
        let kind = tokens.kind(index)
        return kind == .string ? .endInString : kind == .url ? .endInURL : nil
    }

    private func value(_ index: Int, limit: Int) -> SyntaxNode? {
        switch tokens.kind(index) {
        case .comment, .end: nil
        case .ident: .ident(tokens.name(index))
        case .function: .function(name: tokens.name(index), contents(index, limit))
        case .atKeyword: .atKeyword(tokens.name(index))
        case .hash: .hash(tokens.name(index), isIdentifier: tokens.rows[index].isIdentifier)
        case .string: .string(tokens.stringValue(index))
        case .badString: .error(.badString)
        case .url: .url(tokens.stringValue(index))
        case .badURL: .error(.badURL)
        case .delim: .delim(String(decoding: tokens.bytes(index), as: UTF8.self))
        case .number: .number(number(index))
        case .percentage: .percentage(number(index))
        case .dimension: .dimension(number(index), unit: tokens.name(index))
        case .whitespace: .whitespace
        case .cdo, .cdc, .colon, .semicolon, .comma:
            .punctuation(String(decoding: tokens.bytes(index), as: UTF8.self))
        case .openSquare: .block("[", contents(index, limit))
        case .openParen: .block("(", contents(index, limit))
        case .openCurly: .block("{", contents(index, limit))
        case .closeSquare: .error(.closeSquare)
        case .closeParen: .error(.closeParen)
        case .closeCurly: .error(.closeCurly)
        }
    }

    private func contents(_ index: Int, _ limit: Int) -> [SyntaxNode] {
        guard tokens.rows[index].depth <= TokenList.maximumDepth else { return [] }
        return values(index + 1..<tokens.partner(index, limit: limit))
    }

    private func number(_ index: Int) -> SyntaxNode.NumericText {
        SyntaxNode.NumericText(
            text: String(decoding: tokens.numberBytes(index), as: UTF8.self), value: tokens.number(index),
            isInteger: !tokens.rows[index].isFractional)
    }
}
