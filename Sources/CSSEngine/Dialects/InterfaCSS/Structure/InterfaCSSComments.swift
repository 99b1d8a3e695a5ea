/// The comments of an InterfaCSS stylesheet, and the items that they belong to.
struct InterfaCSSComments {
    private let tokens: TokenList
    private let items: UnsafeBufferPointer<InterfaCSSItem>
    /// The index of the first item after each item that is not a comment. Empty if comments are not written.
    private var nextItems: [Int] = []

    /// - Parameter isWritten: Whether comments are written.
    init(_ tokens: TokenList, _ items: UnsafeBufferPointer<InterfaCSSItem>, isWritten: Bool) {
        self.tokens = tokens
        self.items = items
        guard isWritten else { return }
        nextItems = Array(repeating: items.count, count: items.count)
        for index in items.indices.dropLast().reversed() {
            nextItems[index] = items[index + 1].kind == .comment ? nextItems[index + 1] : index + 1
        }
    }

    var isEmpty: Bool { nextItems.isEmpty }

    /// Returns the item that a comment belongs to: the item before it on the same line, or the next item.
    /// - Parameter end: The end of the block.
    /// - Returns: `nil` if the comment is at the end of the block.
    func owner(of comment: Int, end: Int) -> Int? {
        if isOnLine(ofItemBefore: comment) { return comment - 1 }
        return nextItems[comment] < end ? nextItems[comment] : nil
    }

    /// Whether a comment is on the line on which the item before it ends.
    func isOnLine(ofItemBefore index: Int) -> Bool {
        guard index > 0, items[index - 1].kind != .comment, items[index - 1].kind != .rule else { return false }
        let previous = items[index - 1].value.isEmpty ? items[index - 1].name : items[index - 1].value
        let between = tokens.end(previous.upperBound - 1)..<tokens.start(items[index].name.lowerBound)
        return !between.contains { isLineEnd(tokens.text[$0]) }
    }

    /// Appends a comment in the form of CSS.
    /// - Parameter first: The first item of the block. A comment after it on the same line stays there.
    func write(_ index: Int, after first: Int?, to text: inout LoweredText) {
        guard !isEmpty else { return }
        let token = items[index].name.lowerBound
        if let first, index > first, isOnLine(ofItemBefore: index), text.ends(with: UInt8(ascii: "\n")) {
            text.dropLineEnd()
            text.write(" ")
        } else {
            text.startLine()
        }
        let bytes = tokens.bytes(token)
        text.replace(tokens.start(token)..<tokens.end(token))
        if bytes.starts(with: "//".utf8) {
            text.write("/*")
            text.writeComment(bytes.dropFirst(2))
            text.write(" */")
        } else {
            text.writeComment(bytes[...], isWhole: true)
            if tokens.rows[token].isUnclosed { text.write("*/") }
        }
        text.endLine()
    }
}
