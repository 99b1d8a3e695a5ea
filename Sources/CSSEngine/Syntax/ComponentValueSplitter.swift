/// Splits values and selector lists into the strings of the dictionaries of Nimbus CSS.
package enum ComponentValueSplitter {
    /// The tokens of a value as written, without white space, comments and commas. The name of a function includes the
    /// opening parenthesis, the closing one is a separate string, and `url(…)` is one string.
    package static func value(_ text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            var texts: [String] = []
            var index = 0
            while index < tokens.count {
                let isURL = tokens.urlValue(index, limit: tokens.count) != nil
                let next = isURL ? tokens.after(index, limit: tokens.count) : index + 1
                if !tokens.kind(index).isBlank, tokens.kind(index) != .comma {
                    texts.append(tokens.text(index..<next))
                }
                index = next
            }
            return texts
        }
    }

    /// The selectors of a list as written, with one space between compounds and around combinators.
    package static func selectors(_ text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            tokens.splitAtCommas(0..<tokens.count).map { tokens.selectorText($0) }
        }
    }
}

extension TokenList {
    fileprivate func selectorText(_ range: Range<Int>) -> String {
        var words: [String] = []
        var isWordOpen = false
        var index = range.lowerBound
        while index < range.upperBound {
            let next = after(index, limit: range.upperBound)
            if kind(index) == .whitespace {
                isWordOpen = false
            } else if isCombinator(index) {
                words.append(text(index..<next))
                isWordOpen = false
            } else if kind(index) != .comment {
                if !isWordOpen { words.append("") }
                words[words.count - 1] += text(index..<next)
                isWordOpen = true
            }
            index = next
        }
        return words.joined(separator: " ")
    }
}
