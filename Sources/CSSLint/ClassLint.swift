import CSSEngine

/// Finds misspelt names of UIKit's view classes in selectors. Unlike ``TreeLint``, it needs no views.
struct ClassLint {
    private let sheet: ParsedStylesheet
    private let tokens: TokenList

    /// The maximum number of wrong letters.
    private static let limit = 2

    init(_ sheet: ParsedStylesheet, _ tokens: TokenList) {
        self.sheet = sheet
        self.tokens = tokens
    }

    var findings: [Diagnostic] {
        // In InterfaCSS, the types of UIKit have no prefix, and any name can be that of an app's class.
        if sheet.selectorOptions.contains(.ignoresNameCase) { return [] }
        return SelectorName.all(in: sheet, tokens).compactMap { name in
            guard name.kind == .type, let meant = Self.nearestClass(to: tokens.name(name.token)) else { return nil }
            return Diagnostic(
                kind: .misspeltClass(meant: meant), source: sheet.source, range: tokens.byteRange(name.range))
        }
    }

    /// Returns the class that a name with the prefix of UIKit or Nimbus probably means. `nil` for the name of a class.
    private static func nearestClass(to name: String) -> String? {
        guard name.hasPrefix("UI") || name.hasPrefix("NI"), !ToolkitClassHierarchy.contains(name) else { return nil }
        return Suggestion.nearest(to: name, among: ToolkitClassHierarchy.names, limit: limit)
    }
}
