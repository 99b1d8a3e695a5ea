/// Parses `display` (CSS Display 3, section 2).
///
/// The display types of tables, ruby and mathematics are invalid, because the box model has no layout for them. So
/// `@supports` is false for them, and an earlier declaration stays in effect.
enum DisplayParser {
    /// The keywords that are a whole value.
    static let keywords: KeywordSet = [
        .none, .contents, .block, .inline, .flow, .flowRoot, .flex, .grid, .listItem, .inlineBlock, .inlineFlex,
        .inlineGrid,
    ]

    /// The inner display types, with the keywords for a block and an inline of this type.
    private static let innerTypes: [(inner: Keyword, block: Keyword, inline: Keyword)] = [
        (.flow, .block, .inline), (.flowRoot, .flowRoot, .inlineBlock), (.flex, .flex, .inlineFlex),
        (.grid, .grid, .inlineGrid),
    ]

    /// The keywords of the inner and the outer display type.
    static let inner: KeywordSet = [.flow, .flowRoot, .flex, .grid]
    static let outer: KeywordSet = [.block, .inline]

    /// Parses a value of one keyword, or of an outer and an inner type in any order. The result is the shortest keyword.
    static func parse(_ stream: inout ComponentValueStream) -> Value? {
        guard let first = stream.consume(keywords) else { return nil }
        if stream.isAtEnd { return .keyword(first == .flow ? .block : first) }
        guard let second = stream.consume(keywords) else { return nil }
        return (combined(outer: first, inner: second) ?? combined(outer: second, inner: first)).map { .keyword($0) }
    }

    /// Returns the keyword for a pair; `nil` if the keywords do not combine.
    private static func combined(outer: Keyword, inner: Keyword) -> Keyword? {
        // A list item is a block with a marker, which the box model omits.
        if inner == .listItem, outer == .block || outer == .flow { return .listItem }
        guard let row = innerTypes.first(where: { $0.inner == inner }) else { return nil }
        if outer == .block { return row.block }
        return outer == .inline ? row.inline : nil
    }
}
