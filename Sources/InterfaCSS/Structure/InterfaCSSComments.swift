import CSSEngine

/// The comments of an InterfaCSS stylesheet, and the items that they belong to.
struct InterfaCSSComments {
    /// The text before a comment on its line.
    private enum Predecessor {
        case none
        /// The brace that opens the block, or the selectors before it.
        case openBrace
        case item(Int)
    }

    private let tokens: TokenList
    private let items: UnsafeBufferPointer<InterfaCSSItem>
    /// The index of the first item after each item that is not a comment. Empty if comments are not written.
    private var nextItems: [Int] = []
    private var predecessors: [Predecessor] = []

    /// - Parameter isWritten: Whether comments are written.
    init(_ tokens: TokenList, _ items: UnsafeBufferPointer<InterfaCSSItem>, isWritten: Bool) {
        self.tokens = tokens
        self.items = items
        guard isWritten else { return }
        nextItems = Array(repeating: items.count, count: items.count)
        for index in items.indices.dropLast().reversed() {
            nextItems[index] = items[index + 1].kind == .comment ? nextItems[index + 1] : index + 1
        }
        findPredecessors()
    }

    private mutating func findPredecessors() {
        predecessors.reserveCapacity(items.count)
        var openRules: [Int] = []
        var lastItem = 0
        var lastClosedRule = 0
        for index in items.indices {
            while let rule = openRules.last, items[rule].next <= index {
                lastClosedRule = max(lastClosedRule, rule)
                openRules.removeLast()
            }
            guard items[index].kind == .comment else {
                lastItem = index
                if items[index].kind == .rule { openRules.append(index) }
                predecessors.append(.none)
                continue
            }
            predecessors.append(predecessor(of: index, lastItem: lastItem, lastClosedRule: lastClosedRule))
        }
    }

    private func predecessor(of comment: Int, lastItem: Int, lastClosedRule: Int) -> Predecessor {
        var token = items[comment].name.lowerBound - 1
        while token >= 0, tokens.kind(token).isBlank {
            if tokens.bytes(token).contains(where: isLineEnd) { return .none }
            if comment > 0, items[comment - 1].kind == .comment, items[comment - 1].name.lowerBound == token {
                return predecessors[comment - 1]
            }
            token -= 1
        }
        guard token >= 0 else { return .none }
        return switch tokens.kind(token) {
        case .openCurly: .openBrace
        case .closeCurly: .item(lastClosedRule)
        // A comment in the selectors of a rule follows the rule.
        default: items[lastItem].kind == .rule ? .openBrace : .item(lastItem)
        }
    }

    var isEmpty: Bool { nextItems.isEmpty }

    /// Returns the item that a comment belongs to: the item before it on the same line, or the next item.
    /// - Parameter end: The end of the block.
    /// - Returns: `nil` if the comment is at the start or at the end of the block.
    func owner(of comment: Int, end: Int) -> Int? {
        switch predecessors[comment] {
        case .none: nextItems[comment] < end ? nextItems[comment] : nil
        case .openBrace: nil
        case .item(let item): item
        }
    }

    /// Appends a comment in the form of CSS. A comment stays on the line of what is before it.
    func write(_ index: Int, to text: inout LoweredText) {
        guard !isEmpty else { return }
        let token = items[index].name.lowerBound
        if case .none = predecessors[index] {
            text.startLine()
        } else if text.ends(with: UInt8(ascii: "\n")) {
            text.dropLineEnd()
            text.write(" ")
        }
        let bytes = tokens.bytes(token)
        text.replace(tokens.start(token)..<tokens.end(token))
        if bytes.starts(with: "//".utf8) {
            text.write("/*")
            text.writeComment(bytes.dropFirst(2))
            text.write(" */")
        } else {
            text.writeComment(bytes[...], isWhole: true)
            if tokens.isUnclosed(token) { text.write("*/") }
        }
        text.endLine()
    }
}
