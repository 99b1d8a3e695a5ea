/// One style sheet's text, parsed and typed: an immutable snapshot that knows nothing of trees or devices.
///
/// Flat arrays that refer to one another by index. Imports are named, not followed: `Stylesheet` joins files.
public final class ParsedStylesheet: Sendable {
    /// The text that it was read from.
    public let source: Source
    /// What is wrong with it, in the order of the text.
    public var diagnostics: [Diagnostic] { log.diagnostics(in: source) }

    private let log: DiagnosticLog
    let names: AtomTable
    let properties: PropertyTable
    let selectors: SelectorTable
    let rules: [StyleRule]
    let declarations: [Declaration]
    /// The typed values of declarations.
    let values: [Value]
    let unknownDeclarations: [UnknownDeclaration]
    let templates: UnparsedValueTable
    let groups: GroupRuleTable
    let imports: [ImportRule]
    /// Layers and imports in the order in which the sheet mentions them: it decides the layers' order.
    let mentions: [Mention]

    init(_ parser: consuming StylesheetParser) {
        source = parser.source
        log = parser.log
        names = parser.names
        properties = parser.properties
        selectors = parser.selectors.table
        rules = parser.rules
        declarations = parser.declarations
        values = parser.values
        unknownDeclarations = parser.unknownDeclarations
        templates = parser.templates
        groups = parser.groups.table
        imports = parser.imports
        mentions = parser.mentions
    }

    /// What a declaration gives its property.
    func value(ofDeclaration row: Int) -> DeclaredValue {
        switch declarations[row].value {
        case .typed(let value): .typed(values[Int(value)])
        case .wide(let keyword): .wide(keyword)
        case .template(let template): .template(template)
        case .verbatim: .verbatim
        }
    }
}
