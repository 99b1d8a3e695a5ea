/// Writes a stylesheet with the white space of CSSOM ("serialize a CSS rule"), without comments and invalid items.
///
/// Parsing the text gives the same rules. Names, strings, commas and white space have one form. Numbers and units are as
/// written, and so are the values of custom properties, unless the stylesheet has unclosed brackets or strings. Unknown
/// at-rules stay.
package struct StylesheetSerializer {
    private struct OpenRule {
        let isStyleRule: Bool
        /// Whether the block is on one line, because it has declarations only.
        let isOneLine: Bool
    }

    /// The limit on indented levels, so that the length of the text is linear in the length of the source.
    private static let maximumIndentation = 16

    private let tokens: TokenList
    private var text = ""
    private var blocks: [OpenRule] = []
    /// Whether the last item is a declaration, so that the next declaration is on the same line.
    private var isInDeclarations = false

    /// Returns the stylesheet in a source as text.
    package static func text(of source: Source) -> String {
        TokenList.withTokens(of: source) { tokens in
            var serializer = StylesheetSerializer(tokens: tokens)
            serializer.writeItems()
            return serializer.text
        }
    }

    private init(tokens: TokenList) {
        self.tokens = tokens
    }

    // MARK: Items

    private mutating func writeItems() {
        var items = RuleParser(tokens, 0..<tokens.count, as: .stylesheet)
        var nestingLimit = NestingLimit(tokens)
        var log = DiagnosticLog()
        while true {
            switch items.next() {
            case .atRule(let name, let prelude, let block):
                guard nestingLimit.allows(prelude, log: &log) else { continue }
                writeAtRule(name, prelude)
                guard let block else {
                    text += ";"
                    continue
                }
                if isGroup(name), nestingLimit.allows(block.lowerBound - 1, log: &log) {
                    open(OpenRule(isStyleRule: false, isOneLine: false))
                    items.enter(block, as: blocks.contains(where: \.isStyleRule) ? .block : .rules)
                } else {
                    text += " {"
                    write(block, as: .value)
                    text += "}"
                }
            case .qualifiedRule(let prelude, let block):
                guard nestingLimit.allows(prelude, log: &log), nestingLimit.allows(block.lowerBound - 1, log: &log)
                else { continue }
                startLine()
                write(prelude, as: .selectors)
                // Otherwise, the rule would be a declaration.
                if isNameWithColon(prelude) { text += "!" }
                open(OpenRule(isStyleRule: true, isOneLine: !hasRules(block)))
                items.enter(block, as: .block)
            case .declaration(let item):
                if nestingLimit.allows(item.value, log: &log) { write(item) }
            case .invalid:
                break
            case .blockEnd:
                guard let block = blocks.popLast() else { return }
                isInDeclarations = false
                if block.isOneLine { text += " " } else { startLine() }
                text += "}"
            }
        }
    }

    private func isGroup(_ name: Int) -> Bool {
        tokens.isName(name, "media") || tokens.isName(name, "supports") || tokens.isName(name, "layer")
            || tokens.isName(name, "starting-style")
    }

    private func hasRules(_ block: Range<Int>) -> Bool {
        var items = RuleParser(tokens, block, as: .block)
        while true {
            switch items.next() {
            case .atRule, .qualifiedRule: return true
            case .declaration, .invalid: continue
            case .blockEnd: return false
            }
        }
    }

    private mutating func startLine() {
        isInDeclarations = false
        if text.isEmpty { return }
        text += "\n"
        text += String(repeating: "  ", count: min(blocks.count, Self.maximumIndentation))
    }

    private mutating func open(_ block: OpenRule) {
        text += " {"
        blocks.append(block)
    }

    private func isNameWithColon(_ prelude: Range<Int>) -> Bool {
        let significant = prelude.filter { !tokens.kind($0).isBlank }
        return significant.count == 2 && tokens.kind(significant[0]) == .ident && tokens.kind(significant[1]) == .colon
    }

    private mutating func writeAtRule(_ name: Int, _ prelude: Range<Int>) {
        startLine()
        text += "@" + identifierText(asciiLowercased(tokens.name(name)))
        if tokens.trimmed(prelude).isEmpty { return }
        text += " "
        write(prelude, as: context(ofPrelude: name))
    }

    private func context(ofPrelude name: Int) -> ComponentValueSerializer.Context {
        if isGroup(name) || tokens.isName(name, "import") || tokens.isName(name, "custom-media") { return .prelude }
        return tokens.isExtend(name) || tokens.isName(name, "custom-selector") ? .selectors : .value
    }

    private mutating func write(_ item: RuleParser.DeclarationItem) {
        if isInDeclarations || blocks.last?.isOneLine == true { text += " " } else { startLine() }
        isInDeclarations = true
        let name = tokens.name(item.name)
        if tokens.isDashedIdent(item.name) {
            text += identifierText(name) + ": "
            if tokens.isFlawed { write(item.value, as: .value) } else { writeAsWritten(item.value) }
        } else {
            text += identifierText(asciiLowercased(name)) + ": "
            write(item.value, as: .value)
        }
        // A space could be the end of an escape.
        let endsInEscape = item.value.last.map { tokens.rows[$0].isEscaped } ?? false
        if item.isImportant { text += endsInEscape ? "!important" : " !important" }
        text += ";"
    }

    // MARK: Component values

    private mutating func write(_ range: Range<Int>, as context: ComponentValueSerializer.Context) {
        text += ComponentValueSerializer.text(tokens, tokens.trimmed(range), as: context)
    }

    private mutating func writeAsWritten(_ range: Range<Int>) {
        var bytes: [UInt8] = []
        for index in range { tokens.append(index, to: &bytes) }
        text += String(decoding: bytes, as: UTF8.self)
        // A line break follows a backslash that starts no escape.
        if let last = range.last, tokens.isDelim(last, "\\") { text += "\n" }
    }
}
