/// What the rules that an element matches give it, and where they say so: a snapshot that outlives the next restyle.
///
/// Holds references only; texts and places are looked up when they are asked for.
package struct ElementStyle: Sendable {
    /// Equal keys mean equal winning values, also of different restyles of one engine.
    package struct Key: Hashable, Sendable {
        /// How often the engine has renewed its tables: what follows are places in them.
        var edition: UInt32
        var style: ObjectIdentifier
        var customProperties: ObjectIdentifier?
        /// The list of rules that it matches, and its own style.
        var list: UInt32
        var inlineStyle: UInt32
    }

    /// A custom property that a matched rule or the view's own style sets, substituted.
    struct Custom: Sendable {
        var name: String
        var text: String
        var reference: DeclarationID
    }

    package let properties: PropertyTable
    /// The typed values.
    package let style: ComputedStyle
    let custom: [Custom]
    let index: RuleIndex
    /// The ranks of the selectors that match, the strongest last.
    let matches: [UInt32]
    /// What the element declares itself, in order, by how references call it.
    let inlineSheets: [(key: UInt32, sheet: ParsedStylesheet)]

    // MARK: Answers

    /// Every value, typed ones first, in a stable order. Linear in the text of the sheets.
    package var all: [ComputedProperty] {
        style.entries.map(computedValue) + custom.map(computedValue)
            + unknown.sorted { $0.key < $1.key }.map { computedValue($0.key, $0.value) }
    }

    /// The value of a property by its name or alias: one that the engine knows, a custom one of the element's own, or
    /// one that nobody knows, as written.
    package subscript(name: String) -> ComputedProperty? {
        if name.hasPrefix("--") { return custom.first { $0.name == name }.map(computedValue) }
        guard let property = properties[name] else {
            let name = asciiLowercased(name)
            return unknown[name].map { computedValue(name, $0) }
        }
        return style.entry(of: property).map(computedValue)
    }

    /// The tokens of a value as written; those of a shorthand where it stands under its own name. A value that another
    /// property's declaration gave is written as it was computed.
    package func components(of name: String) -> [String]? {
        guard let property = properties[name] else { return unknownOrCustomComponents(of: name) }
        let longhands = properties.longhands(of: property)
        for entry in (longhands.isEmpty ? [property] : longhands).compactMap({ style.entry(of: $0) }) {
            let (source, declaration) = declaration(entry.reference)
            if properties[declaration.propertyName(in: source)] == property {
                return ComponentValueSplitter.value(declaration.value(in: source))
            }
        }
        return style.entry(of: property).map { ComponentValueSplitter.value($0.value.cssText) }
    }

    private func unknownOrCustomComponents(of name: String) -> [String]? {
        if let reference = custom.first(where: { $0.name == name })?.reference {
            let (source, declaration) = declaration(reference)
            return ComponentValueSplitter.value(declaration.value(in: source))
        }
        return unknown[asciiLowercased(name)].map { ComponentValueSplitter.value(text(of: $0)) }
    }

    /// The place of the declaration that gave a property its value; nil for the element's own style and for none.
    package func location(of property: PropertyID) -> SourceLocation? {
        style.reference(of: property).flatMap { location(of: declaration($0).declaration, in: $0.sheet) }
    }

    /// Whether the same declaration gives a property its value in both, or none does.
    package func agrees(with other: ElementStyle, on property: PropertyID) -> Bool {
        style.reference(of: property) == other.style.reference(of: property)
    }

    // MARK: Where it is written

    /// A sheet of the index; the element's own declarations are the only ones with the inline bit.
    private func sheet(_ sheet: UInt32) -> ParsedStylesheet {
        guard sheet & DeclarationID.inlineBit != 0 else { return index.sheets[Int(sheet)] }
        guard let inline = inlineSheets.first(where: { $0.key == sheet }) else {
            preconditionFailure("an inline declaration without inline style")
        }
        return inline.sheet
    }

    private func declaration(_ reference: DeclarationID) -> (source: Source, declaration: SourceDeclaration) {
        let sheet = sheet(reference.sheet)
        return (sheet.source, sheet.declarations[Int(reference.declaration)].source)
    }

    /// The place of a declaration; nil for one of the element's own.
    private func location(of declaration: SourceDeclaration, in key: UInt32) -> SourceLocation? {
        key & DeclarationID.inlineBit != 0 ? nil : sheet(key).source.location(at: declaration.nameRange.lowerBound)
    }

    private func computedValue(_ entry: ComputedStyle.Entry) -> ComputedProperty {
        var value = computedValue(properties[entry.property].name, entry.value.cssText, entry.reference)
        value.value = entry.value
        return value
    }

    private func computedValue(_ custom: Custom) -> ComputedProperty {
        computedValue(custom.name, custom.text, custom.reference)
    }

    private func computedValue(_ name: String, _ text: String, _ reference: DeclarationID) -> ComputedProperty {
        let rule = sheet(reference.sheet).rule(ofDeclaration: reference.declaration)
        return computedValue(name, text, declaration(reference).declaration, in: reference.sheet, rule: rule)
    }

    private func computedValue(
        _ name: String, _ text: String, _ declaration: SourceDeclaration, in key: UInt32, rule: Int
    ) -> ComputedProperty {
        let isInline = key & DeclarationID.inlineBit != 0
        return ComputedProperty(
            property: name, text: text, value: nil, location: location(of: declaration, in: key),
            selector: isInline ? nil : sheet(key).selectorText(of: rule), isInherited: false)
    }

    // MARK: Properties that nobody knows

    /// A declaration that the cascade passes over, found by the cascade's order all the same.
    private struct Unknown {
        var level: CascadeLevels.Level
        var sheet: UInt32
        var rule: UInt32
        var declaration: SourceDeclaration
    }

    /// The winners by their names in lower case.
    private var unknown: [String: Unknown] {
        var winners: [String: Unknown] = [:]
        for rank in matches {
            let rule = index.rule(ofRank: rank)
            collect(rule.rule, of: rule.sheet, into: &winners) { index.levels.level(rule.level, isImportant: $0) }
        }
        for inline in inlineSheets {
            collect(0, of: inline.key, into: &winners) { index.levels.inlineLevel(isImportant: $0) }
        }
        return winners
    }

    private func collect(
        _ rule: UInt32, of key: UInt32, into winners: inout [String: Unknown], level: (Bool) -> CascadeLevels.Level
    ) {
        let sheet = sheet(key)
        for declaration in sheet.unknownDeclarations[sheet.rules[Int(rule)].unknownDeclarations] {
            let name = declaration.propertyName(in: sheet.source)
            let level = level(declaration.isImportant)
            if let winner = winners[name], winner.level > level { continue }
            winners[name] = Unknown(level: level, sheet: key, rule: rule, declaration: declaration)
        }
    }

    private func text(of unknown: Unknown) -> String { unknown.declaration.value(in: sheet(unknown.sheet).source) }

    private func computedValue(_ name: String, _ unknown: Unknown) -> ComputedProperty {
        computedValue(name, text(of: unknown), unknown.declaration, in: unknown.sheet, rule: Int(unknown.rule))
    }
}
