/// Copies a stylesheet under other names. The copies have rules of the same kind, but these match no view of the tree.
enum StylesheetCopies {
    /// Returns the stylesheet followed by `count` - 1 copies.
    static func times(_ count: Int, _ text: [UInt8]) -> [UInt8] {
        var result = text
        for copy in 1..<max(count, 1) { result += renamed(text, "x\(copy)") }
        return result
    }

    /// Returns the stylesheet with `suffix` appended to each class. A selector without a class gets an ancestor with a
    /// class that no view has.
    private static func renamed(_ text: [UInt8], _ suffix: String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + text.count / 8)
        var copied = 0
        for prelude in PreludeScanner.preludes(of: text) {
            result += text[copied..<prelude.lowerBound]
            for (index, selector) in members(of: text, prelude).enumerated() {
                if index > 0 { result.append(UInt8(ascii: ",")) }
                append(text, selector, suffix, to: &result)
            }
            copied = prelude.upperBound
        }
        result += text[copied...]
        result.append(UInt8(ascii: "\n"))
        return result
    }

    /// Splits a selector list.
    private static func members(of text: [UInt8], _ prelude: Range<Int>) -> [Range<Int>] {
        var members: [Range<Int>] = []
        var depth = 0
        var start = prelude.lowerBound
        for index in prelude {
            switch text[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                members.append(start..<index)
                start = index + 1
            default: break
            }
        }
        members.append(start..<prelude.upperBound)
        return members
    }

    private static func append(
        _ text: [UInt8], _ selector: Range<Int>, _ suffix: String, to result: inout [UInt8]
    ) {
        var start = selector.lowerBound
        while start < selector.upperBound, PreludeScanner.isSpace(text[start]) { start += 1 }
        result += text[selector.lowerBound..<start]
        let hasClass = text[start..<selector.upperBound].contains(UInt8(ascii: "."))
        // A relative selector is renamed with the selector of the rule around it.
        let isRelative = start < selector.upperBound && "&>+~".utf8.contains(text[start])
        if !hasClass, !isRelative { result += ".\(suffix) ".utf8 }
        var index = start
        while index < selector.upperBound {
            if text[index] == UInt8(ascii: "."),
                let name = SelectorNames.name(in: text, from: index + 1, selector.upperBound)
            {
                result += text[index..<name.upperBound] + suffix.utf8
                index = name.upperBound
            } else {
                result.append(text[index])
                index += 1
            }
        }
    }
}
