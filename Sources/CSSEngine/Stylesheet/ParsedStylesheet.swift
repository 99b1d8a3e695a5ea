/// One style sheet's text, parsed and typed: an immutable snapshot that knows nothing of trees or devices.
///
/// Flat arrays that refer to one another by index. Imports are named, not followed: `Stylesheet` joins files.
public final class ParsedStylesheet: Sendable {
    /// The text that it was read from.
    public let source: Source
    /// What is wrong with it, in the order of the text.
    public var diagnostics: [Diagnostic] { log.diagnostics(in: source) }

    private let log: DiagnosticLog
    let names: NameTable
    let properties: PropertyTable
    let selectors: SelectorTable
    let rules: [StyleRule]
    let declarations: [Declaration]
    /// The typed values of declarations.
    let values: [Value]
    let unknownDeclarations: [UnknownDeclaration]
    let templates: TemplateTable
    /// Row 0 is the sheet itself, outside of all layers.
    let layers: [LayerNode]
    /// Row 0 always holds.
    let conditions: [ConditionNode]
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
        layers = parser.layers
        conditions = parser.conditions
        imports = parser.imports
        mentions = parser.mentions
    }

    /// What a declaration gives its property.
    func value(ofDeclaration row: Int) -> SpecifiedValue {
        switch declarations[row].value {
        case .typed(let value): .typed(values[Int(value)])
        case .wide(let keyword): .wide(keyword)
        case .template(let template): .template(template)
        case .verbatim: .verbatim
        }
    }
}

/// A style rule, or a run of declarations behind a rule nested in one (CSSOM's CSSNestedDeclarations).
struct StyleRule: Sendable {
    /// A row of the selector table's lists.
    var list: UInt32
    var declarationsStart: UInt32
    var declarationsEnd: UInt32
    var unknownStart: UInt32
    var unknownEnd: UInt32
    var hasImportant = false
    var layer: UInt32
    var condition: UInt32
    /// One more than the rule around it; 0 at the top.
    var parent: UInt32
    /// Byte offsets of the prelude.
    var preludeStart: UInt32
    var preludeEnd: UInt32
    /// Where it is said to be: its prelude, or its first declaration where it has none of its own.
    var start: UInt32

    var declarations: Range<Int> { Int(declarationsStart)..<Int(declarationsEnd) }
    var unknownDeclarations: Range<Int> { Int(unknownStart)..<Int(unknownEnd) }
}

/// A cascade layer by its name within another; anonymous layers have no name and are never met again.
struct LayerNode: Sendable {
    var parent: UInt32
    var name: Name
}

/// A condition within another.
struct ConditionNode: Sendable {
    var parent: UInt32
    /// Nil for row 0.
    var media: MediaCondition?
}

struct ImportRule: Sendable {
    var url: String
    /// The layer that the imported rules go into; 0 for none.
    var layer: UInt32
    var condition: UInt32
    /// Byte offsets of the rule.
    var range: Range<UInt32>
}

enum Mention: Sendable {
    case layer(UInt32, condition: UInt32)
    case `import`(Int)
}
