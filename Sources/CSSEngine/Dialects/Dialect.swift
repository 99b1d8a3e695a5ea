/// The dialect of a stylesheet: its syntax, and what its selectors and its order mean.
///
/// Stylesheets of other dialects are lowered to CSS, so that all dialects have the same rules, conditions and values.
public struct Dialect: Hashable, Sendable {
    /// The syntax of a dialect. Raw values are the names in the command line.
    public enum Syntax: String, Hashable, Sendable, CaseIterable {
        /// The CSS of Nimbus.
        case css = "nimbus"
        /// The stylesheet format of InterfaCSS 1.5, and the spellings of its version 2.0.
        case interfaCSS = "interfacss"

        fileprivate var ordering: RuleOrdering {
            switch self {
            case .css: .cascade
            case .interfaCSS: .sourceOrder
            }
        }

        fileprivate var selectorOptions: SelectorOptions {
            switch self {
            case .css: []
            case .interfaCSS: [.ignoresNameCase, .matchesExactTypes, .matchesParts, .matchesControllers]
            }
        }
    }

    /// The syntax of the stylesheet.
    public let syntax: Syntax
    /// The order of the rules. With `.sourceOrder`, all rules of the stylesheet and its imports have the specificity of one
    /// class, so that the last one wins. This applies in an engine that orders rules by the cascade.
    public let ordering: RuleOrdering
    /// Differences of the selectors from those of CSS.
    public let selectorOptions: SelectorOptions

    /// The syntax of values whose references are substituted. With `.interfaCSS`, such a value can also have the form that
    /// InterfaCSS gives it, if it is not valid in CSS.
    let valueSyntax: Syntax

    /// Creates a dialect. By default, the order and the selectors are those of the syntax.
    public init(_ syntax: Syntax = .css, ordering: RuleOrdering? = nil, selectorOptions: SelectorOptions? = nil) {
        self.init(
            syntax, ordering ?? syntax.ordering, selectorOptions ?? syntax.selectorOptions, valueSyntax: syntax)
    }

    init(
        _ syntax: Syntax, _ ordering: RuleOrdering, _ selectorOptions: SelectorOptions, valueSyntax: Syntax
    ) {
        self.syntax = syntax
        self.ordering = ordering
        self.selectorOptions = selectorOptions
        self.valueSyntax = valueSyntax
    }

    /// The CSS of Nimbus.
    public static let css = Dialect(.css)

    /// The stylesheet format of InterfaCSS, in which the last rule wins.
    public static let interfaCSS = Dialect(.interfaCSS)

    /// The dialect of a file that a stylesheet of this dialect imports: this dialect, unless the name of the file has
    /// another syntax.
    func ofImport(named name: String) -> Dialect {
        let named = Dialect(ofFile: name)
        return named.syntax == syntax ? self : named
    }

    /// The extensions of the names of stylesheets, with a dot.
    package static let fileExtensions = [".css", ".iss"]

    /// Whether the name of a file is that of a stylesheet.
    package static func isStylesheet(_ name: String) -> Bool { fileExtensions.contains { name.hasSuffix($0) } }

    /// Returns CSS with the same effect as a stylesheet, for people. Comments are kept.
    package func css(for source: Source, properties: PropertyTable = .standard) -> String {
        switch syntax {
        case .css: return source.string(0..<source.length)
        case .interfaCSS:
            let (lowered, _) = InterfaCSSLowering.lower(source, properties: properties, layout: .indented)
            let text = lowered.string(0..<lowered.length)
            return text.isEmpty ? text : optionsRule + "\n\n" + text
        }
    }

    /// The dialect of a file by the extension of its name: InterfaCSS for `.iss`, CSS for all other files.
    public init(ofFile name: String) {
        let bytes = name.utf8.suffix(4).map { asciiLowercased($0) }
        self = bytes == Array(".iss".utf8) ? .interfaCSS : .css
    }
}
