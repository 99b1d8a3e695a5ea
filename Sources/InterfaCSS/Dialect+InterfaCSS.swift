import CSSEngine

extension Dialect {
    /// The stylesheet format of InterfaCSS 1.5, with the spellings of its version 2.0. The last rule wins.
    public static let interfaCSS = Dialect(InterfaCSSSyntax())
}

/// The syntax of InterfaCSS: its lowering to CSS, its names, and its values with variables.
struct InterfaCSSSyntax: DialectSyntax {
    var name: String { "interfacss" }
    var fileExtension: String { ".iss" }
    var hasLineComments: Bool { true }
    var ordering: RuleOrdering { .sourceOrder }
    var selectorOptions: SelectorOptions { [.ignoresNameCase, .matchesExactTypes, .matchesParts, .matchesControllers] }
    var names: any DialectNames { InterfaCSSNames() }

    func lower(
        _ source: Source, properties: PropertyTable, layout: LoweredText.Layout, isInline: Bool
    ) -> (source: Source, log: DiagnosticLog) {
        InterfaCSSLowering.lower(source, properties: properties, layout: layout, isInline: isInline)
    }

    func makeText() -> any DialectText { InterfaCSSSubstitutedText() }

    func value(
        of property: PropertyID, _ text: [UInt8], unquoted: [UInt8]?, _ properties: PropertyTable
    ) -> SubstitutedValue? {
        InterfaCSSValueReader(property, properties).value(of: text, unquoted: unquoted)
    }
}
