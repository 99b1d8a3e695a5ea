/// Cuts texts into the strings that Nimbus's dictionaries are made of.
package enum ComponentValueSplitter {
    /// The tokens of a value as written, without white space, comments and commas. A function's name keeps its
    /// parenthesis, the closing one is a string of its own; `url(…)` is one string.
    package static func value(_ text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            var texts: [String] = []
            var index = 0
            while index < tokens.count {
                let isURL = tokens.urlValue(index, limit: tokens.count) != nil
                let next = isURL ? tokens.after(index, limit: tokens.count) : index + 1
                if !tokens.kind(index).isBlank, tokens.kind(index) != .comma {
                    texts.append(tokens.writtenText(index..<next))
                }
                index = next
            }
            return texts
        }
    }

    /// The members of a selector list as written, with one blank for each run of white space and around combinators.
    package static func selectors(_ text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            tokens.splitAtCommas(0..<tokens.count).map { tokens.selectorText($0) }
        }
    }
}

extension TokenList {
    fileprivate func writtenText(_ range: Range<Int>) -> String {
        let start = start(range.lowerBound)
        let bytes = UnsafeBufferPointer(start: text + start, count: self.start(range.upperBound) - start)
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate func selectorText(_ range: Range<Int>) -> String {
        var words: [String] = []
        var isWordOpen = false
        var index = range.lowerBound
        while index < range.upperBound {
            let next = after(index, limit: range.upperBound)
            if kind(index) == .whitespace {
                isWordOpen = false
            } else if isCombinator(index) {
                words.append(writtenText(index..<next))
                isWordOpen = false
            } else if kind(index) != .comment {
                let text = writtenText(index..<next)
                if isWordOpen { words[words.count - 1] += text } else { words.append(text) }
                isWordOpen = true
            }
            index = next
        }
        return words.joined(separator: " ")
    }
}
