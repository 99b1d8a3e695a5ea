extension StyleEngine {
    /// What the winning values of an element depend on, as of the last `restyle()`.
    package func winningValuesKey(of node: StyleNode) -> WinningValues.Key {
        let hasCustom = ownCustomProperties(of: node).isEmpty == false
        return WinningValues.Key(
            style: ObjectIdentifier(styler.style(of: tree.row(of: node))),
            customProperties: hasCustom ? ObjectIdentifier(styler.customProperties(of: tree.row(of: node))) : nil,
            list: styler.list(of: tree.row(of: node)), inlineStyle: tree.view[tree.row(of: node)].pointee.inlineStyle)
    }

    /// The winning values of an element, as of the last `restyle()`. Custom properties that it inherits are not among
    /// them.
    package func winningValues(of node: StyleNode) -> WinningValues {
        let variables = styler.customProperties(of: tree.row(of: node))
        let custom = ownCustomProperties(of: node).compactMap { name, reference -> WinningValues.Custom? in
            guard let entry = variables[name], entry.reference == reference, let text = styler.string(entry.text) else {
                return nil
            }
            return WinningValues.Custom(name: names.string(name), text: text, reference: reference)
        }
        return WinningValues(
            properties: properties, style: styler.style(of: tree.row(of: node)), custom: custom.sorted { $0.name < $1.name },
            index: styler.index, matches: styler.matches(of: tree.row(of: node)),
            inlineSheets: inlineSheets(of: node))
    }

    /// The custom properties that the element's own rules set, and the declarations that do.
    private func ownCustomProperties(of node: StyleNode) -> [(name: Name, reference: DeclarationReference)] {
        let origins = DeclarationOrigins(index: styler.index, inlineStyles: inlineStyles)
        return styler.winningDeclarations(of: tree.row(of: node)).compactMap { reference in
            let origin = origins[reference]
            let target = origin.sheet.declarations[Int(reference.declaration)].target
            guard case .custom(let name) = target else { return nil }
            return (origin.names[Int(name.id)], reference)
        }
    }

    /// The winning values of a variant of an element, by its place in the element's list, as of the last `restyle()`;
    /// only those of known properties.
    package func winningValues(ofVariant variant: Int, of node: StyleNode) -> WinningValues {
        WinningValues(
            properties: properties, style: styler.style(ofVariant: variant, of: tree.row(of: node)), custom: [], index: styler.index,
            matches: [], inlineSheets: inlineSheets(of: node))
    }

    /// What an element declares itself, in order, by how references call it.
    func inlineSheets(of node: StyleNode) -> [(key: UInt32, sheet: ParsedStylesheet)] {
        let style = inlineStyles[tree.view[tree.row(of: node)].pointee.inlineStyle]
        return (style?.texts ?? []).map { text in
            (DeclarationReference(inlineText: text, declaration: 0).sheet, inlineStyles.texts[text].sheet)
        }
    }
}
