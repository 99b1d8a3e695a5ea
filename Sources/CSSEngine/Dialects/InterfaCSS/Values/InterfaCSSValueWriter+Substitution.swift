// MARK: Values whose variables are replaced

extension InterfaCSSValueWriter {
    /// Returns CSS for a value without variables, by the type that InterfaCSS gives the property.
    ///
    /// The form of a value with variables is known only when they are replaced: `TopLeft` is then `top-left`, and `4` is
    /// `4px`.
    /// - Returns: `nil` if InterfaCSS does not know the property, or the value has none of its forms.
    static func css(
        for value: Range<Int>, _ tokens: TokenList, of source: Source, _ property: Property
    ) -> Source? {
        let types = InterfaCSSPropertyTable.typesInCSS
        guard let type = ([property.name] + property.aliases).lazy.compactMap({ types[$0] }).first else { return nil }
        var writer = InterfaCSSValueWriter(tokens, InterfaCSSVariables(), isSubstituted: true)
        var text = LoweredText(source, .compact)
        guard writer.write(value, as: type, to: &text), !writer.isInvalid else { return nil }
        return text.source(for: source)
    }
}

extension InterfaCSSPropertyTable {
    /// The types of the properties, by their names in CSS.
    fileprivate static let typesInCSS = Dictionary(
        InterfaCSSProperty.all.map { ($0.css, $0.type) }, uniquingKeysWith: { first, _ in first })
}
