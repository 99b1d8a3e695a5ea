import CSSEngine

/// The classes and ids that stylesheets name, in selectors, in `@extend` and in values such as `-mobile-relative: #title`.
public struct SelectorNames: Sendable {
    private var classes: Set<String> = []
    private var ids: Set<String> = []
    /// The names in stylesheets whose selectors ignore the case of letters, in lower case.
    private var caseless: Set<String> = []
    /// Whether attribute selectors test classes or ids, so that any of them can be meant.
    private var hasAttributes = false

    /// Finds the names in stylesheets and their imports.
    public init(_ stylesheets: [Stylesheet]) {
        for part in stylesheets.flatMap(\.parts) {
            TokenList.withTokens(of: part.sheet.source) { add($0) }
            guard part.sheet.selectorOptions.contains(.ignoresNameCase) else { continue }
            caseless.formUnion(classes.union(ids).map(asciiLowercased))
        }
    }

    /// The classes with their `.` and the ids with their `#`, sorted.
    public var all: [String] { classes.map { "." + $0 }.sorted() + ids.map { "#" + $0 }.sorted() }

    /// Whether a stylesheet names a class, which has its `.`, or an id, which has its `#`.
    public func contains(_ name: String) -> Bool {
        let bare = String(name.dropFirst())
        return hasAttributes || (name.hasPrefix("#") ? ids : classes).contains(bare)
            || !caseless.isEmpty && caseless.contains(asciiLowercased(bare))
    }

    private mutating func add(_ tokens: TokenList) {
        for index in 0..<tokens.count {
            switch tokens.kind(index) {
            case .hash: ids.insert(tokens.name(index))
            case .ident:
                if index > 0, tokens.isDelim(index - 1, ".") { classes.insert(tokens.name(index)) }
                if index > 0, tokens.kind(index - 1) == .openSquare {
                    hasAttributes = hasAttributes || ["class", "id"].contains(asciiLowercased(tokens.rawName(index)))
                }
            default: break
            }
        }
    }
}
