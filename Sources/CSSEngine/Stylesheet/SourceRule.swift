/// A style rule as written, whether it applies in any environment or not.
package struct SourceRule: Sendable {
    /// The selector list. In a nested rule, `:is()` represents the parent rule.
    package var selectorText: String
    /// The declarations in source order.
    package var declarations: [SourceDeclaration]
    /// The source of the rule.
    package var source: Source
    /// The byte offsets of the selector list in `source`.
    package var preludeRange: Range<Int>
    /// Whether the block has its closing brace.
    package var isClosed: Bool
}

extension Stylesheet {
    /// The rules of all files, whether their conditions are true or not, in source order within a file.
    package var sourceRules: [SourceRule] {
        files.flatMap { file in
            file.rules.indices.map { index in
                let rule = file.rules[index]
                return SourceRule(
                    selectorText: file.selectorText(of: index), declarations: file.sourceDeclarations(of: rule),
                    source: file.source, preludeRange: Int(rule.preludeStart)..<Int(rule.preludeEnd),
                    isClosed: rule.isClosed)
            }
        }
    }
}
