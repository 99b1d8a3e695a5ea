/// The syntax of stylesheets that are lowered to CSS. The target of a dialect has the only conforming type.
package protocol DialectSyntax: Sendable {
    /// The name in the command line, and in the option `NAME-values` of `@dialect`.
    var name: String { get }
    /// The extension of the names of files, with a dot.
    var fileExtension: String { get }
    /// Whether `//` starts a comment.
    var hasLineComments: Bool { get }
    /// The order of the rules, unless the app chooses another one.
    var ordering: RuleOrdering { get }
    /// The options of the selectors, unless the app chooses others.
    var selectorOptions: SelectorOptions { get }
    /// The names of properties and pseudo-classes.
    var names: any DialectNames { get }

    /// Lowers a stylesheet to CSS.
    /// - Parameter isInline: Whether the source is one rule with the declarations of an inline style.
    /// - Returns: The CSS, whose original is `source`, and the problems of the original.
    func lower(
        _ source: Source, properties: PropertyTable, layout: LoweredText.Layout, isInline: Bool
    ) -> (source: Source, log: DiagnosticLog)

    /// Returns the text of an empty value, to which texts are appended.
    func makeText() -> any DialectText

    /// Returns the value of a property whose references are replaced. `nil` if the text is invalid.
    /// - Parameter unquoted: The text in which the values of variables have no quotation marks; `nil` if no value has them.
    func value(
        of property: PropertyID, _ text: [UInt8], unquoted: [UInt8]?, _ properties: PropertyTable
    ) -> SubstitutedValue?
}

/// Joins the texts of a value with variables in the way of a dialect.
package protocol DialectText {
    /// Appends text of the unparsed value.
    mutating func append(_ tokens: TokenList, to bytes: inout [UInt8])
    /// Appends the text that replaces a reference.
    mutating func append(value text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8])
    /// Returns the text whose references are all replaced, and the text in which the values of variables have no quotation
    /// marks; `nil` if no value has them.
    func complete(_ bytes: [UInt8]) -> (bytes: [UInt8], unquoted: [UInt8]?)
}
