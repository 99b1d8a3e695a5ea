extension StyleEngine {
    /// Returns a warning at the `container-type` of an element, whose size depends on the conditions that test it. `nil` if
    /// the element is no container.
    /// - Returns: The diagnostic, and whether it is in the inline style of the element.
    package func unsettledContainerDiagnostic(of node: StyleNode) -> (diagnostic: Diagnostic, isInline: Bool)? {
        let matched = matchedStyle(of: node)
        guard let property = properties["container-type"], let reference = matched.style.reference(of: property),
            let sheet = matched.sheet(reference.sheet)
        else { return nil }
        let range = sheet.declarationSources[Int(reference.declaration)].nameRange
        return (.written(.unsettledContainer, in: sheet.source, at: range), reference.sheet.inlineText != nil)
    }
}
