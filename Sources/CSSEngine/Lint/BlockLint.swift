/// Finds declarations of a block that other ones of the same block make useless.
struct BlockLint {
    let sheet: ParsedStylesheet

    var advice: [Diagnostic] { sheet.rules.flatMap(advice) }

    private func advice(_ rule: StyleRule) -> [Diagnostic] {
        var advice: [Diagnostic] = []
        var shorthands: [PropertyID: Declaration] = [:]
        /// The longhands that stand on their own.
        var longhands: [DeclaredProperty: Declaration] = [:]
        for declaration in written(in: rule) {
            guard let shorthand = shorthand(of: declaration) else {
                if let earlier = longhands.updateValue(declaration, forKey: declaration.property) {
                    advice.append(diagnostic(.duplicateDeclaration, declaration, earlier))
                }
                if case .all = declaration.property {
                    let reset = longhands.keys.filter(isProperty).sorted { place(longhands[$0]) < place(longhands[$1]) }
                    advice += undone(by: declaration, reset, in: &longhands)
                }
                continue
            }
            if let earlier = shorthands.updateValue(declaration, forKey: shorthand) {
                advice.append(diagnostic(.duplicateDeclaration, declaration, earlier))
            }
            let reset = sheet.properties.longhands(of: shorthand).map { DeclaredProperty.property($0) }
            advice += undone(by: declaration, reset, in: &longhands)
        }
        return advice
    }

    /// Those of the longhands before it that a shorthand undoes.
    private func undone(
        by declaration: Declaration, _ targets: [DeclaredProperty],
        in longhands: inout [DeclaredProperty: Declaration]
    ) -> [Diagnostic] {
        targets.compactMap { target in
            guard let earlier = longhands.removeValue(forKey: target), declaration.isImportant || !earlier.isImportant
            else { return nil }
            let name = earlier.source.propertyName(in: sheet.source)
            return diagnostic(.resetByShorthand(longhand: name), declaration, earlier)
        }
    }

    /// The first longhand of each declaration as it is written.
    private func written(in rule: StyleRule) -> [Declaration] {
        var lastStart: UInt32?
        return sheet.declarations[rule.declarations].filter { declaration in
            defer { lastStart = declaration.source.nameStart }
            return declaration.source.nameStart != lastStart
        }
    }

    /// `all` leaves variables as they are.
    private func isProperty(_ target: DeclaredProperty) -> Bool {
        if case .property = target { true } else { false }
    }

    private func place(_ declaration: Declaration?) -> UInt32 { declaration?.source.nameStart ?? 0 }

    private func shorthand(of declaration: Declaration) -> PropertyID? {
        guard case .property = declaration.property,
            let named = sheet.properties[declaration.source.propertyName(in: sheet.source)]
        else { return nil }
        return sheet.properties.isShorthand(named) ? named : nil
    }

    private func diagnostic(_ advice: LintFinding, _ declaration: Declaration, _ earlier: Declaration) -> Diagnostic {
        Diagnostic(
            kind: .advice(advice), source: sheet.source, range: declaration.source.nameRange,
            related: Diagnostic.Place(source: sheet.source, range: earlier.source.nameRange))
    }
}
