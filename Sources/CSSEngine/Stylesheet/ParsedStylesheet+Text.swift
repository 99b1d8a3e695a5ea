extension ParsedStylesheet {
    private static let longestSelectorText = 4096

    /// A rule's selector list as written; a nested rule's with `:is()` where the rule around it is meant.
    func selectorText(of rule: Int) -> String {
        // From the outside in, so that depth costs no stack.
        var chain = [rules[rule]]
        while let parent = chain.last?.parent, parent != 0 { chain.append(rules[Int(parent) - 1]) }
        var text = ""
        for (place, rule) in chain.reversed().enumerated() {
            let prelude = source.string(Int(rule.preludeStart)..<Int(rule.preludeEnd))
            // Each `&` repeats what is around it: what nobody could read is not written out.
            let parent = text.utf8.count > Self.longestSelectorText ? "…" : text
            text = place == 0 ? prelude : Self.resolve(prelude, parent: parent)
        }
        return text
    }

    private static func resolve(_ prelude: String, parent: String) -> String {
        let source = Source(name: "", text: prelude)
        return TokenList.withTokens(of: source) { tokens in
            tokens.splitAtCommas(0..<tokens.count).map { member in
                let member = tokens.trimmed(member)
                var text = ""
                var mentionsParent = false
                for index in member {
                    if tokens.isDelim(index, "&") {
                        mentionsParent = true
                        text += ":is(\(parent))"
                    } else {
                        text += source.string(tokens.start(index)..<tokens.end(index))
                    }
                }
                let isRelative = member.first.map(tokens.isCombinator) ?? false
                return mentionsParent && !isRelative ? text : ":is(\(parent)) \(text)"
            }.joined(separator: ", ")
        }
    }
}
