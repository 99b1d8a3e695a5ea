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
                continue
            }
            if let earlier = shorthands.updateValue(declaration, forKey: shorthand) {
                advice.append(diagnostic(.duplicateDeclaration, declaration, earlier))
            }
            for longhand in sheet.properties.longhands(of: shorthand) {
                guard let earlier = longhands.removeValue(forKey: .property(longhand)),
                    declaration.isImportant || !earlier.isImportant
                else { continue }
                let name = sheet.propertyName(earlier.text)
                advice.append(diagnostic(.resetByShorthand(longhand: name), declaration, earlier))
            }
        }
        return advice
    }

    /// The first longhand of each declaration as it is written.
    private func written(in rule: StyleRule) -> [Declaration] {
        var lastStart: UInt32?
        return sheet.declarations[rule.declarations].filter { declaration in
            defer { lastStart = declaration.text.nameStart }
            return declaration.text.nameStart != lastStart
        }
    }

    private func shorthand(of declaration: Declaration) -> PropertyID? {
        guard case .property = declaration.target, let named = sheet.properties[sheet.propertyName(declaration.text)]
        else { return nil }
        return sheet.properties.isShorthand(named) ? named : nil
    }

    private func diagnostic(_ advice: Advice, _ declaration: Declaration, _ earlier: Declaration) -> Diagnostic {
        Diagnostic(
            kind: .advice(advice), source: sheet.source, range: declaration.text.name,
            related: Diagnostic.Place(source: sheet.source, range: earlier.text.name))
    }
}

extension DeclarationText {
    /// Byte offsets of the property's name.
    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// Byte offsets of the value without `!important`.
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}
