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

    func lower(
        _ source: Source, properties: PropertyTable, layout: LoweredText.Layout, isInline: Bool
    ) -> (source: Source, log: DiagnosticLog) {
        InterfaCSSLowering.lower(source, properties: properties, layout: layout, isInline: isInline)
    }

    func cssProperty(named name: String) -> String? { InterfaCSSPropertyTable.standard.cssName(of: name) }

    func isProperty(_ written: String) -> Bool { InterfaCSSSuggestions.isProperty(written) }

    func nearestProperty(to written: String, _ properties: PropertyTable) -> String? {
        InterfaCSSSuggestions.declarationName(written, properties)
    }

    func nearestPseudoClass(to written: String) -> String? { InterfaCSSSuggestions.pseudoClass(written) }

    func alternatives(of property: String) -> DialectAlternatives { InterfaCSSSuggestions.alternatives(of: property) }

    func makeText() -> any DialectText { InterfaCSSSubstitutedText() }

    func value(of property: PropertyID, _ text: SubstitutedText, _ parser: SubstitutedValueParser) -> SubstitutedValue?
    {
        InterfaCSSValueReader(property, parser).value(of: text)
    }
}
