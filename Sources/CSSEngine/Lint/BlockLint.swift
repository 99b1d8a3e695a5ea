/// Finds declarations of a block that other ones of the same block make useless.
struct BlockLint {
    let sheet: ParsedStylesheet

    var advice: [Diagnostic] { sheet.rules.flatMap(advice) }

    private func advice(_ rule: StyleRule) -> [Diagnostic] {
        var advice: [Diagnostic] = []
        var shorthands: [PropertyID: Declaration] = [:]
        /// The longhands that stand on their own.
        var longhands: [Declaration.Target: Declaration] = [:]
        for declaration in written(in: rule) {
            guard let shorthand = shorthand(of: declaration) else {
                if let earlier = longhands.updateValue(declaration, forKey: declaration.target) {
                    advice.append(diagnostic(.duplicateDeclaration, declaration, earlier))
                }
                if case .all = declaration.target {
                    let reset = longhands.keys.filter(isProperty).sorted { place(longhands[$0]) < place(longhands[$1]) }
                    advice += undone(by: declaration, reset, in: &longhands)
                }
                continue
            }
            if let earlier = shorthands.updateValue(declaration, forKey: shorthand) {
                advice.append(diagnostic(.duplicateDeclaration, declaration, earlier))
            }
            let reset = sheet.properties.longhands(of: shorthand).map { Declaration.Target.property($0) }
            advice += undone(by: declaration, reset, in: &longhands)
        }
        return advice
    }

    /// Those of the longhands before it that a shorthand undoes.
    private func undone(
        by declaration: Declaration, _ targets: [Declaration.Target],
        in longhands: inout [Declaration.Target: Declaration]
    ) -> [Diagnostic] {
        targets.compactMap { target in
            guard let earlier = longhands.removeValue(forKey: target), declaration.isImportant || !earlier.isImportant
            else { return nil }
            let name = sheet.propertyName(earlier.text)
            return diagnostic(.resetByShorthand(longhand: name), declaration, earlier)
        }
    }

    /// The first longhand of each declaration as it is written.
    private func written(in rule: StyleRule) -> [Declaration] {
        var lastStart: UInt32?
        return sheet.declarations[rule.declarations].filter { declaration in
            defer { lastStart = declaration.text.nameStart }
            return declaration.text.nameStart != lastStart
        }
    }

    /// `all` leaves variables as they are.
    private func isProperty(_ target: Declaration.Target) -> Bool {
        if case .property = target { true } else { false }
    }

    private func place(_ declaration: Declaration?) -> UInt32 { declaration?.text.nameStart ?? 0 }

    private func shorthand(of declaration: Declaration) -> PropertyID? {
        guard case .property = declaration.target, let named = sheet.properties[sheet.propertyName(declaration.text)]
        else { return nil }
        return sheet.properties.isShorthand(named) ? named : nil
    }

    private func diagnostic(_ advice: LintFinding, _ declaration: Declaration, _ earlier: Declaration) -> Diagnostic {
        Diagnostic(
            kind: .advice(advice), source: sheet.source, range: declaration.text.name,
            related: Diagnostic.Place(source: sheet.source, range: earlier.text.name))
    }
}

extension DeclarationRange {
    /// Byte offsets of the property's name.
    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// Byte offsets of the value without `!important`.
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}
