extension StyleEngine {
    /// What the winning values of an element depend on, as of the last `restyle()`.
    package func elementStyleKey(of node: StyleNode) -> ElementStyle.Key {
        let row = tree.row(of: node)
        let hasCustom = !ownCustomProperties(row).isEmpty
        return ElementStyle.Key(
            edition: styler.edition, style: ObjectIdentifier(styler.style(of: row)),
            customProperties: hasCustom ? ObjectIdentifier(styler.customProperties(of: row)) : nil,
            list: styler.list(of: row), inlineStyle: tree.view[row].pointee.inlineStyle)
    }

    /// The winning values of an element, as of the last `restyle()`. Custom properties that it inherits are not among
    /// them.
    package func elementStyle(of node: StyleNode) -> ElementStyle {
        let row = tree.row(of: node)
        let variables = styler.customProperties(of: row)
        let custom = ownCustomProperties(row).compactMap { name, reference -> ElementStyle.Custom? in
            guard let entry = variables[name], entry.reference == reference, let text = styler.string(entry.text) else {
                return nil
            }
            return ElementStyle.Custom(name: names.string(name), text: text, reference: reference)
        }
        return elementStyle(
            row, styler.style(of: row), custom: custom.sorted { $0.name < $1.name }, matches: styler.matches(of: row))
    }

    /// The winning values of a variant of an element, by its place in the element's list, as of the last `restyle()`;
    /// only those of known properties.
    package func elementStyle(ofVariant variant: Int, of node: StyleNode) -> ElementStyle {
        let row = tree.row(of: node)
        return elementStyle(row, styler.style(ofVariant: variant, of: row), custom: [], matches: [])
    }

    private func elementStyle(
        _ row: Int32, _ style: ComputedStyle, custom: [ElementStyle.Custom], matches: [UInt32]
    ) -> ElementStyle {
        ElementStyle(
            properties: properties, style: style, custom: custom, index: styler.index, matches: matches,
            inlineSheets: inlineSheets(row))
    }

    /// The custom properties that the element's own rules set, and the declarations that do.
    private func ownCustomProperties(_ row: Int32) -> [(name: Atom, reference: DeclarationID)] {
        let origins = DeclarationLookup(index: styler.index, inlineStyles: inlineStyles)
        return styler.winningDeclarations(of: row).compactMap { reference in
            let origin = origins[reference]
            let property = origin.sheet.declarations[Int(reference.declaration)].property
            guard case .custom(let name) = property else { return nil }
            return (origin.names[Int(name.id)], reference)
        }
    }

    /// What an element declares itself, in order, by how references call it.
    func inlineSheets(_ row: Int32) -> [(key: UInt32, sheet: ParsedStylesheet)] {
        let style = inlineStyles[tree.view[row].pointee.inlineStyle]
        return (style?.texts ?? []).map { text in
            (DeclarationID(inlineText: text, declaration: 0).sheet, inlineStyles.texts[text].sheet)
        }
    }
}
