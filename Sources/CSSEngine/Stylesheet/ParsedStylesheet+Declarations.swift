/// A declaration as it stands in a sheet, whether its property is known or not.
struct SourceDeclaration: BitwiseCopyable {
    var text: DeclarationRange
    var isImportant: Bool
}

extension ParsedStylesheet {
    /// The declarations of a rule in the order of the text. A shorthand is one declaration, as it is written.
    func writtenDeclarations(of rule: StyleRule) -> [SourceDeclaration] {
        var written = unknownDeclarations[rule.unknownDeclarations].map {
            SourceDeclaration(text: $0.text, isImportant: $0.isImportant)
        }
        var lastStart: UInt32?
        for declaration in declarations[rule.declarations] where declaration.text.nameStart != lastStart {
            lastStart = declaration.text.nameStart
            written.append(SourceDeclaration(text: declaration.text, isImportant: declaration.isImportant))
        }
        return written.sorted { $0.text.nameStart < $1.text.nameStart }
    }

    /// The rule that a declaration stands in.
    func rule(ofDeclaration row: UInt32) -> Int {
        // Rules are in the order of their declarations.
        var low = 0
        var high = rules.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if rules[middle].declarationsStart <= row { low = middle } else { high = middle }
        }
        return low
    }

    /// The name of a declaration's property; in lower case, unless it is a custom one.
    func propertyName(_ text: DeclarationRange) -> String {
        let name = source.string(Int(text.nameStart)..<Int(text.nameEnd))
        return name.hasPrefix("--") ? name : asciiLowercased(name)
    }

    /// The value of a declaration as written, without `!important`.
    func valueText(_ text: DeclarationRange) -> String {
        source.string(Int(text.valueStart)..<Int(text.valueEnd))
    }
}
