import CSSEngine

/// Finds declarations that a later declaration in the same block overrides.
struct BlockLint {
    private let sheet: ParsedStylesheet

    init(_ sheet: ParsedStylesheet) {
        self.sheet = sheet
    }

    var findings: [Diagnostic] { sheet.rules.flatMap(findings) }

    private func findings(_ rule: StyleRule) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var shorthands: [PropertyID: SourceDeclaration] = [:]
        // The declarations that are not part of a shorthand.
        var longhands: [DeclaredProperty: SourceDeclaration] = [:]
        for index in sheet.firstLonghands(of: rule.declarations) {
            let property = sheet.declarations[index].property
            let declaration = sheet.declarationSources[index]
            guard let shorthand = shorthand(declaration, of: property) else {
                if let earlier = longhands.updateValue(declaration, forKey: property) {
                    findings.append(diagnostic(.duplicateDeclaration, declaration, earlier))
                }
                if case .all = property {
                    let reset = longhands.keys.filter(isProperty).sorted {
                        offset(longhands[$0]) < offset(longhands[$1])
                    }
                    findings += resets(by: declaration, reset, in: &longhands)
                }
                continue
            }
            if let earlier = shorthands.updateValue(declaration, forKey: shorthand) {
                findings.append(diagnostic(.duplicateDeclaration, declaration, earlier))
            }
            let reset = sheet.properties.longhands(of: shorthand).map { DeclaredProperty.property($0) }
            findings += resets(by: declaration, reset, in: &longhands)
        }
        return findings
    }

    /// Returns the findings for the longhands that a later shorthand resets, and removes the longhands.
    private func resets(
        by declaration: SourceDeclaration, _ targets: [DeclaredProperty],
        in longhands: inout [DeclaredProperty: SourceDeclaration]
    ) -> [Diagnostic] {
        targets.compactMap { target in
            guard let earlier = longhands.removeValue(forKey: target), declaration.isImportant || !earlier.isImportant
            else { return nil }
            // In another dialect, the name is that of the file.
            let name =
                sheet.source === sheet.source.original
                ? earlier.propertyName(in: sheet.source)
                : sheet.source.writtenText(earlier.nameRange)
            return diagnostic(.resetByShorthand(longhand: name), declaration, earlier)
        }
    }

    /// Returns whether `all` resets a property. It does not reset custom properties.
    private func isProperty(_ target: DeclaredProperty) -> Bool {
        if case .property = target { true } else { false }
    }

    private func offset(_ declaration: SourceDeclaration?) -> UInt32 { declaration?.nameStart ?? 0 }

    /// - Parameter property: The property of the first longhand.
    private func shorthand(_ declaration: SourceDeclaration, of property: DeclaredProperty) -> PropertyID? {
        guard case .property = property, let named = sheet.properties[declaration.propertyName(in: sheet.source)]
        else { return nil }
        return sheet.properties.isShorthand(named) ? named : nil
    }

    private func diagnostic(
        _ kind: Diagnostic.Kind, _ declaration: SourceDeclaration, _ earlier: SourceDeclaration
    ) -> Diagnostic {
        Diagnostic(
            kind: kind, source: sheet.source, range: declaration.nameRange,
            related: Diagnostic.RelatedLocation(source: sheet.source, range: earlier.nameRange))
    }
}
