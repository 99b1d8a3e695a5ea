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

    /// The tokens of a value in the form of the dictionaries of Three20: as in `value(_:)`, but without delimiters, without
    /// brackets that belong to no function, and without the plus signs of numbers.
    package static func three20Value(_ text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { $0.three20Value }
    }

    /// The selectors of a list as written, with one space between compounds and around combinators.
    package static func selectors(_ text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            tokens.splitAtCommas(0..<tokens.count).map { tokens.selectorText($0) }
        }
    }

    /// The simple selectors of a list as written, in the form of the keys of Three20: types, classes and ids, each with the
    /// pseudo-classes and attribute selectors that follow it. Combinators and `*` are left out.
    ///
    /// `.link:hover > b` results in `.link:hover` and `b`. A nested rule `&:hover` of `a` is `:is(a):hover`, which results
    /// in `a:hover`.
    package static func simpleSelectors(_ text: String) -> [String] {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            guard tokens.depth <= TokenList.maximumDepth else { return [] }
            return tokens.simpleSelectors(0..<tokens.count)
        }
    }
}

extension TokenList {
    fileprivate var three20Value: [String] {
        var texts: [String] = []
        // Whether each open bracket belongs to a function.
        var brackets: [Bool] = []
        var index = 0
        while index < count {
            let isURL = urlValue(index, limit: count) != nil
            let next = isURL ? after(index, limit: count) : index + 1
            let text = { [index] in self.text(index..<next) }
            switch kind(index) {
            case _ where isURL: texts.append(text())
            case .function:
                brackets.append(true)
                texts.append(text())
            case .openCurly, .openSquare, .openParen: brackets.append(false)
            case .closeCurly, .closeSquare, .closeParen: if brackets.popLast() == true { texts.append(text()) }
            case .number, .percentage, .dimension:
                let number = text()
                texts.append(number.hasPrefix("+") ? String(number.dropFirst()) : number)
            case .ident, .atKeyword, .hash, .string, .badString, .url, .badURL: texts.append(text())
            case .end, .delim, .whitespace, .comment, .cdo, .cdc, .colon, .semicolon, .comma: break
            }
            index = next
        }
        return texts
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

    fileprivate func simpleSelectors(_ range: Range<Int>) -> [String] {
        var result: [String] = []
        // The last simple selectors, to which pseudo-classes are added. Several only for a list in `:is()`.
        var last: [String] = []
        var isParent = false
        func end() {
            if !isParent { result += last }
            (last, isParent) = ([], false)
        }
        var index = range.lowerBound
        while index < range.upperBound {
            var next = after(index, limit: range.upperBound)
            switch kind(index) {
            case .ident, .hash:
                end()
                last = [text(index..<next)]
            case .delim where byte(index) == UInt8(ascii: ".") && next < range.upperBound && kind(next) == .ident:
                end()
                next += 1
                last = [text(index..<next)]
            case .colon:
                // `::` starts a pseudo-element.
                if next < range.upperBound, kind(next) == .colon { next += 1 }
                guard next < range.upperBound, kind(next) == .ident || kind(next) == .function else { break }
                let name = next
                next = after(name, limit: range.upperBound)
                if last.isEmpty, kind(name) == .function, isName(name, "is") {
                    last = simpleSelectors(name + 1..<partner(name, limit: range.upperBound))
                    isParent = true
                } else {
                    last = last.map { $0 + text(index..<next) }
                    isParent = false
                }
            case .openSquare:
                last = last.map { $0 + text(index..<next) }
                isParent = false
            case .comment: break
            default: end()
            }
            index = next
        }
        end()
        return result
    }
}
