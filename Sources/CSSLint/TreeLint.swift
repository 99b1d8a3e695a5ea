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
        // Declarations after a nested rule repeat the prelude of the enclosing rule.
        var isChecked: Set<UInt32> = []
        var token = 0
        return sheet.rules.filter { $0.preludeStart < $0.preludeEnd && isChecked.insert($0.preludeStart).inserted }
            .sorted { $0.preludeStart < $1.preludeStart }
            .flatMap { rule -> [Diagnostic] in
                while token < tokens.count, tokens.start(token) < Int(rule.preludeStart) { token += 1 }
                let start = token
                while token < tokens.count, tokens.start(token) < Int(rule.preludeEnd) { token += 1 }
                return unmatched(start..<token).map { range in
                    Diagnostic(
                        kind: .unmatchedName(known: known), source: sheet.source, range: tokens.byteRange(range))
                }
            }
    }

    /// Returns the simple selectors in a selector list that no view has, without those in `:not()`.
    private func unmatched(_ list: Range<Int>) -> [Range<Int>] {
        var unmatched: [Range<Int>] = []
        var index = list.lowerBound
        while index < list.upperBound {
            let next = tokens.after(index, limit: list.upperBound)
            switch tokens.kind(index) {
            case .hash: if !contains(ids, tokens.name(index)) { unmatched.append(index..<next) }
            case .delim where tokens.isDelim(index, ".") && next < list.upperBound && tokens.kind(next) == .ident:
                if !contains(classes, tokens.name(next)) { unmatched.append(index..<next + 1) }
                index = next + 1
                continue
            case .colon:
                // The name of a pseudo-class or pseudo-element.
                index = next
                while index < list.upperBound, tokens.kind(index) == .colon { index += 1 }
                guard index < list.upperBound else { return unmatched }
                let end = tokens.after(index, limit: list.upperBound)
                if tokens.kind(index) == .function, Self.nesting.contains(asciiLowercased(tokens.rawName(index))) {
                    unmatched += self.unmatched(index + 1..<max(end - 1, index + 1))
                }
                index = end
                continue
            case .ident: if !isType(tokens.name(index)) { unmatched.append(index..<next) }
            case .end, .function, .atKeyword, .string, .badString, .url, .badURL, .delim, .number, .percentage,
                .dimension, .whitespace, .cdo, .cdc, .semicolon, .comma, .openSquare, .closeSquare, .openParen,
                .closeParen, .openCurly, .closeCurly, .comment:
                break
            }
            index = next
        }
        return unmatched
    }

    /// The pseudo-classes whose arguments have to match.
    private static let nesting: Set<String> = ["is", "where", "has"]

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
