import CSSEngine

/// The classes and ids that stylesheets name, in selectors, in `@extend` and in values such as `-mobile-relative: #title`.
package struct SelectorNames: Sendable {
    private var classes: Set<String> = []
    private var ids: Set<String> = []
    /// The names in stylesheets whose selectors ignore the case of letters, in lower case.
    private var caseless: Set<String> = []
    /// Whether attribute selectors test classes or ids, so that any of them can be meant.
    private var hasAttributes = false

    /// Finds the names in stylesheets and their imports.
    package init(_ stylesheets: [Stylesheet]) {
        var isKnown: Set<String> = []
        for part in stylesheets.flatMap(\.parts) where isKnown.insert(part.sheet.source.name).inserted {
            let preludes = part.sheet.rules.map { Int($0.preludeStart)..<Int($0.preludeEnd) }
            TokenList.withTokens(of: part.sheet.source) {
                add($0, preludes, ignoresCase: part.sheet.selectorOptions.contains(.ignoresNameCase))
            }
        }
    }

    /// The classes with their `.` and the ids with their `#`, sorted.
    package var all: [String] { classes.map { "." + $0 }.sorted() + ids.map { "#" + $0 }.sorted() }

    /// Whether a stylesheet names a class, which has its `.`, or an id, which has its `#`.
    package func contains(_ name: String) -> Bool {
        let bare = String(name.dropFirst())
        return hasAttributes || (name.hasPrefix("#") ? ids : classes).contains(bare)
            || !caseless.isEmpty && caseless.contains(asciiLowercased(bare))
    }

    /// - Parameter preludes: The byte offsets of the selectors.
    private mutating func add(_ tokens: TokenList, _ preludes: [Range<Int>], ignoresCase: Bool) {
        var waiting = preludes.sorted { $0.lowerBound < $1.lowerBound }[...]
        func insert(_ name: String, into names: inout Set<String>) {
            names.insert(name)
            if ignoresCase { caseless.insert(asciiLowercased(name)) }
        }
        for index in 0..<tokens.count {
            let start = tokens.start(index)
            while let first = waiting.first, first.upperBound <= start { waiting.removeFirst() }
            switch tokens.kind(index) {
            case .hash:
                let isInSelector = waiting.first?.contains(start) == true
                let name = tokens.name(index)
                if isInSelector || !Self.isColor(name) { insert(name, into: &ids) }
            case .ident:
                if index > 0, tokens.isDelim(index - 1, ".") { insert(tokens.name(index), into: &classes) }
            case .openSquare: if Self.testsName(tokens, at: index + 1) { hasAttributes = true }
            default: break
            }
        }
    }

    /// Whether the digits after a `#` are those of a colour.
    private static func isColor(_ digits: String) -> Bool {
        [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
    }

    /// Whether an attribute selector tests classes or ids.
    /// - Parameter index: The token after the bracket.
    private static func testsName(_ tokens: TokenList, at index: Int) -> Bool {
        var index = tokens.skippingBlanks(index, limit: tokens.count)
        while index < tokens.count, tokens.isDelim(index, "*") || tokens.isDelim(index, "|") { index += 1 }
        guard index < tokens.count, tokens.kind(index) == .ident else { return false }
        return ["class", "id"].contains(asciiLowercased(tokens.name(index)))
    }
}
