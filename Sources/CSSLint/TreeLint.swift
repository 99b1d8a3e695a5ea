import CSSEngine

/// The views of an app, for lint.
public struct LintTree: Sendable {
    /// The classes of the views.
    private(set) var types: Set<String> = []
    private(set) var ids: Set<String> = []
    private(set) var classes: Set<String> = []
    /// The inline styles, in CSS.
    private(set) var inlineStyles: [String] = []
    /// The names of the stylesheets whose selectors should match the views. `nil` for all stylesheets.
    package var stylesheets: Set<String>?

    /// Creates the views from elements.
    public init(_ elements: some Sequence<some StyleElement>) {
        for element in elements {
            types.formUnion(element.styleTypes)
            classes.formUnion(element.styleClasses)
            if let id = element.styleID { ids.insert(id) }
            if let style = element.inlineStyle { inlineStyles.append(style) }
        }
    }
}

extension LintTree {
    /// The tree with the names in `@extend`: their rules apply to views through other rules.
    func extended(by sheets: [ParsedStylesheet]) -> LintTree {
        var extended = self
        for sheet in sheets {
            for statement in sheet.extensions {
                TokenList.withTokens(of: Source(name: "", text: sheet.source.string(statement.range))) { tokens in
                    for index in 0..<tokens.count {
                        let isClass = index > 0 && tokens.isDelim(index - 1, ".")
                        if tokens.kind(index) == .hash { extended.ids.insert(tokens.name(index)) }
                        guard tokens.kind(index) == .ident else { continue }
                        if isClass {
                            extended.classes.insert(tokens.name(index))
                        } else {
                            extended.types.insert(tokens.name(index))
                        }
                    }
                }
            }
        }
        return extended
    }
}

/// Finds types, classes and ids in selectors that no view of a tree has.
struct TreeLint {
    private let sheet: ParsedStylesheet
    private let tokens: TokenList
    private let types: Set<String>
    private let ids: Set<String>
    private let classes: Set<String>
    /// The names in the tree as they are written in selectors, for suggestions.
    private let known: [String]

    init(_ sheet: ParsedStylesheet, _ tokens: TokenList, _ tree: LintTree) {
        self.sheet = sheet
        self.tokens = tokens
        let ignoresCase = sheet.selectorOptions.contains(.ignoresNameCase)
        types = Self.names(tree.types, ignoresCase)
        ids = Self.names(tree.ids, ignoresCase)
        classes = Self.names(tree.classes, ignoresCase)
        // InterfaCSS has the types of UIKit without their prefix.
        let written = tree.types.sorted().map { ignoresCase && $0.hasPrefix("UI") ? Self.withoutPrefix($0) : $0 }
        known = written + tree.classes.sorted().map { "." + $0 } + tree.ids.sorted().map { "#" + $0 }
    }

    private static func withoutPrefix(_ name: String) -> String {
        name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }

    private static func names(_ names: Set<String>, _ ignoresCase: Bool) -> Set<String> {
        ignoresCase ? Set(names.map(asciiLowercased)) : names
    }

    var findings: [Diagnostic] {
        SelectorName.all(in: sheet, tokens).filter { !matches($0) }.map { name in
            Diagnostic(
                kind: .unmatchedName(known: known), source: sheet.source, range: tokens.byteRange(name.range))
        }
    }

    private func matches(_ name: SelectorName) -> Bool {
        let text = tokens.name(name.token)
        return switch name.kind {
        case .type: isType(text)
        case .styleClass: contains(classes, text)
        case .id: contains(ids, text)
        }
    }

    private func contains(_ names: Set<String>, _ name: String) -> Bool {
        names.contains(sheet.selectorOptions.contains(.ignoresNameCase) ? asciiLowercased(name) : name)
    }

    /// Whether a type can match: it is the class of a view or one of its superclasses, or that of a view controller.
    private func isType(_ name: String) -> Bool {
        if contains(types, name) { return true }
        if sheet.selectorOptions.contains(.matchesControllers), name.hasSuffix("Controller") { return true }
        return ToolkitClassHierarchy.contains(name)
            && types.contains { ToolkitClassHierarchy.isClass($0, orSubclassOf: [name]) }
    }
}
