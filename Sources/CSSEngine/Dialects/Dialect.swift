/// The dialect of a stylesheet: its syntax, and what its selectors and its order mean.
///
/// Stylesheets of other dialects are lowered to CSS, so that all dialects have the same rules, conditions and values. This
/// module has CSS only. The module `InterfaCSS` adds `Dialect.interfaCSS`.
public struct Dialect: Sendable {
    /// The order of the rules. With `.sourceOrder`, all rules of the stylesheet and its imports have the specificity of one
    /// class, so that the last one wins. This applies in an engine that orders rules by the cascade.
    public let ordering: RuleOrdering
    /// Differences of the selectors from those of CSS.
    public let selectorOptions: SelectorOptions

    /// The syntax of the stylesheet; `nil` for CSS.
    package let syntax: (any DialectSyntax)?
    /// The syntax of values whose references are substituted; `nil` for CSS. A value that is not valid in CSS can also have
    /// the form of this syntax.
    let valueSyntax: (any DialectSyntax)?

    /// Creates a dialect with the syntax of another one.
    /// - Parameters:
    ///   - base: The dialect with the syntax.
    ///   - ordering: The order of the rules; `nil` for that of `base`.
    ///   - selectorOptions: The options of the selectors; `nil` for those of `base`.
    public init(_ base: Dialect = .css, ordering: RuleOrdering? = nil, selectorOptions: SelectorOptions? = nil) {
        self.init(
            base.syntax, ordering ?? base.ordering, selectorOptions ?? base.selectorOptions,
            valueSyntax: base.valueSyntax)
    }

    /// Creates the dialect of a syntax.
    package init(_ syntax: any DialectSyntax) {
        self.init(syntax, syntax.ordering, syntax.selectorOptions, valueSyntax: syntax)
    }

    init(
        _ syntax: (any DialectSyntax)?, _ ordering: RuleOrdering, _ selectorOptions: SelectorOptions,
        valueSyntax: (any DialectSyntax)?
    ) {
        self.syntax = syntax
        self.ordering = ordering
        self.selectorOptions = selectorOptions
        self.valueSyntax = valueSyntax
    }

    /// The CSS of Nimbus.
    public static let css = Dialect(nil, .cascade, [], valueSyntax: nil)

    /// The name of the syntax in the command line: `nimbus` for CSS.
    public var name: String { syntax?.name ?? "nimbus" }

    /// Returns CSS with the same effect as a stylesheet, for people. Comments are kept.
    package func css(for source: Source, properties: PropertyTable = .standard) -> String {
        guard let syntax else { return source.string(0..<source.length) }
        let (lowered, _) = syntax.lower(source, properties: properties, layout: .indented, isInline: false)
        let text = lowered.string(0..<lowered.length)
        return text.isEmpty ? text : optionsRule + "\n\n" + text
    }
}

extension Dialect: Hashable {
    private var key: [AnyHashable] {
        [ordering, selectorOptions, syntax?.name, valueSyntax?.name]
    }

    /// Whether the syntax, the order and the selectors are equal.
    public static func == (left: Dialect, right: Dialect) -> Bool { left.key == right.key }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

// MARK: Names of files

extension Dialect {
    private static let cssExtension = ".css"
    /// The extension of stylesheets that are not CSS. If no dialect has it, such a file is an error.
    private static let otherExtensions = [".iss"]

    /// The extensions of the names of stylesheets, with a dot.
    package static let fileExtensions = [cssExtension] + otherExtensions

    /// Whether the name of a file is that of a stylesheet.
    package static func isStylesheet(_ name: String) -> Bool { fileExtensions.contains { name.hasSuffix($0) } }

    /// Whether a name is that of a file that is not CSS.
    static func needsDialect(_ name: String) -> Bool { otherExtensions.contains { hasExtension($0, name) } }

    fileprivate static func hasExtension(_ fileExtension: String, _ name: String) -> Bool {
        name.utf8.suffix(fileExtension.utf8.count).elementsEqual(fileExtension.utf8) { asciiLowercased($0) == $1 }
    }
}

extension [Dialect] {
    /// Returns the dialect of a file by the extension of its name: the first one with the extension, or CSS. `nil` for an
    /// extension of another dialect.
    package func dialect(ofFile name: String) -> Dialect? {
        first { $0.syntax.map { Dialect.hasExtension($0.fileExtension, name) } ?? false }
            ?? (Dialect.needsDialect(name) ? nil : .css)
    }

    /// Returns the dialect of a file that a stylesheet imports: the importer's, unless the name of the file has another
    /// syntax.
    func dialect(ofImport name: String, in importer: Dialect?) -> Dialect? {
        let named = dialect(ofFile: name)
        return named.map { $0.syntax?.name == importer?.syntax?.name } ?? false ? importer : named
    }
}
