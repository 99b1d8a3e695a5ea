/// Where a declaration's value is written.
package struct DeclarationLocation: Sendable {
    /// In lower case, unless it is a custom property.
    package var property: String
    /// The text that it stands in.
    package var source: Source
    /// Byte offsets of the name's beginning, and of the value without `!important`.
    package var start: Int
    package var value: Range<Int>
}

extension Stylesheet {
    /// Every declaration of its rules, file by file. A file that is imported twice is one.
    package var declarationLocations: [DeclarationLocation] {
        var seen: Set<ObjectIdentifier> = []
        return parts.map(\.sheet).filter { seen.insert(ObjectIdentifier($0)).inserted }.flatMap { sheet in
            sheet.rules.flatMap { sheet.writtenDeclarations(of: $0) }.map { declaration in
                let text = declaration.text
                return DeclarationLocation(
                    property: sheet.propertyName(text), source: sheet.source, start: Int(text.nameStart),
                    value: Int(text.valueStart)..<Int(text.valueEnd))
            }
        }
    }
}
