/// Finds properties that none of the views that a rule's selectors may match has.
struct ViewLint {
    let sheet: ParsedStylesheet

    var advice: [Diagnostic] {
        var subjects = SubjectClasses(sheet)
        return sheet.rules.flatMap { rule -> [Diagnostic] in
            guard rule.declarationsStart < rule.declarationsEnd, let views = subjects.views(of: rule.list) else {
                return []
            }
            return sheet.sourceDeclarations(of: rule).compactMap { advice($0, views) }
        }
    }

    private func advice(_ declaration: SourceDeclaration, _ views: [String]) -> Diagnostic? {
        guard let id = sheet.properties[declaration.propertyName(in: sheet.source)] else { return nil }
        let classes = sheet.properties[id].classes
        guard let view = views.first, !views.contains(where: { ToolkitClassHierarchy.has($0, oneOf: classes) }) else {
            return nil
        }
        return Diagnostic(
            kind: .advice(.propertyOfOtherViews(view: view, views: classes)), source: sheet.source,
            range: declaration.nameRange)
    }
}
