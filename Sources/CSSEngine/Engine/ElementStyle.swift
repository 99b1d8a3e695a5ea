/// A snapshot of the values that its own rules give an element, with their declarations. It stays valid after the next
/// restyle.
///
/// Stores only ids. Source text and locations are found on demand.
package struct ElementStyle: Sendable {
    /// A key of the values. Styles of one engine with equal keys have equal values, also after different restyles.
    package struct Key: Hashable, Sendable {
        /// The generation of the engine's rules, within which the other numbers are unique.
        var generation: UInt32
        var style: UInt64
        /// `nil` if no rule of the element declares custom properties.
        var customProperties: UInt64?
        /// The matched rules and the inline style.
        var rules: UInt64
    }

    package let properties: PropertyTable
    private let matched: MatchedStyle
    /// The custom properties that the element's own rules declare.
    private let custom: [MatchedStyle.CustomProperty]

    init(_ matched: MatchedStyle, properties: PropertyTable) {
        self.properties = properties
        self.matched = matched
        custom = matched.customProperties.filter(\.isOwn)
    }

    /// The values of the properties in the property table.
    package var style: ComputedStyle { matched.style }

    // MARK: Values

    /// Every value, typed ones first, in a stable order.
    /// - Complexity: O(n) in the text of the stylesheets.
    package var all: [ComputedProperty] {
        style.entries.map(computedValue) + custom.map(computedValue)
            + undeclared.sorted { $0.key < $1.key }.map { computedValue($0.key.string, $0.value) }
    }

    /// The value of a property by its name or alias: a property of the table, a custom property that the element declares,
    /// or an undeclared property, as written.
    package subscript(name: String) -> ComputedProperty? {
        if name.hasPrefix("--") { return customProperty(name).map(computedValue) }
        guard let property = properties[name] else {
            let name = asciiLowercased(name)
            return undeclared[BytewiseString(name)].map { computedValue(name, $0) }
        }
        return style.entry(of: property).map(computedValue)
    }

    /// The component values of a property as written; for a shorthand, if it was declared itself. If a declaration of
    /// another property set the value, the components are serialised from the computed value.
    package func components(of name: String) -> [String]? {
        guard let property = properties[name] else { return undeclaredOrCustomComponents(of: name) }
        let longhands = properties.longhands(of: property)
        for entry in (longhands.isEmpty ? [property] : longhands).compactMap({ style.entry(of: $0) }) {
            if let (sheet, declaration) = declaration(entry.reference), case let source = sheet.source,
                properties[declaration.propertyName(in: source)] == property
            {
                return ComponentValueSplitter.value(declaration.value(in: source))
            }
        }
        return style.entry(of: property).map { ComponentValueSplitter.value($0.value.cssText) }
    }

    private func undeclaredOrCustomComponents(of name: String) -> [String]? {
        if let custom = customProperty(name) {
            let text = declaration(custom.reference).map { $0.declaration.value(in: $0.sheet.source) } ?? custom.text
            return ComponentValueSplitter.value(text)
        }
        return undeclared[BytewiseString(asciiLowercased(name))].map { ComponentValueSplitter.value(text(of: $0)) }
    }

    private func customProperty(_ name: String) -> MatchedStyle.CustomProperty? {
        custom.first { BytewiseString($0.name) == BytewiseString(name) }
    }

    /// The location of the declaration that set a property; `nil` for inline style or if the property has no value.
    package func location(of property: PropertyID) -> SourceLocation? {
        guard let reference = style.reference(of: property), let (_, declaration) = declaration(reference) else {
            return nil
        }
        return location(of: declaration, in: reference.sheet)
    }

    // MARK: Source

    /// A declaration and its stylesheet; `nil` if the declaration no longer exists.
    private func declaration(
        _ reference: DeclarationID
    ) -> (sheet: ParsedStylesheet, declaration: SourceDeclaration)? {
        matched.sheet(reference.sheet).map { ($0, $0.declarationSources[Int(reference.declaration)]) }
    }

    /// The location of a declaration; `nil` for inline style.
    private func location(of declaration: SourceDeclaration, in id: SheetID) -> SourceLocation? {
        guard id.inlineText == nil, let sheet = matched.sheet(id) else { return nil }
        return sheet.source.location(at: declaration.nameRange.lowerBound)
    }

    private func computedValue(_ entry: ComputedStyle.Entry) -> ComputedProperty {
        var value = computedValue(properties[entry.property].name, entry.value.cssText, entry.reference)
        value.value = entry.value
        return value
    }

    private func computedValue(_ custom: MatchedStyle.CustomProperty) -> ComputedProperty {
        computedValue(custom.name, custom.text, custom.reference)
    }

    private func computedValue(_ name: String, _ text: String, _ reference: DeclarationID) -> ComputedProperty {
        guard let (sheet, declaration) = declaration(reference) else {
            return ComputedProperty(
                property: name, text: text, value: nil, location: nil, selector: nil, groups: [], isInherited: false)
        }
        let rule = sheet.rule(ofDeclaration: reference.declaration)
        return computedValue(name, text, declaration, in: reference.sheet, rule: rule)
    }

    private func computedValue(
        _ name: String, _ text: String, _ declaration: SourceDeclaration, in id: SheetID, rule: Int
    ) -> ComputedProperty {
        let sheet = id.inlineText == nil ? matched.sheet(id) : nil
        return ComputedProperty(
            property: name, text: text, value: nil, location: location(of: declaration, in: id),
            selector: sheet?.selectorText(of: rule), groups: sheet?.groupTexts(around: rule) ?? [], isInherited: false)
    }

    // MARK: Undeclared properties

    /// The names of the undeclared properties that the element has, in lower case and in order.
    package var undeclaredPropertyNames: [String] { undeclared.keys.sorted().map(\.string) }

    private var undeclared: [BytewiseString: UndeclaredProperties.Winner] {
        UndeclaredProperties(matched.matches, in: matched.index, inlineSheets: matched.inlineSheets).winners
    }

    private func text(of winner: UndeclaredProperties.Winner) -> String {
        matched.sheet(winner.sheet).map { winner.declaration.value(in: $0.source) } ?? ""
    }

    private func computedValue(_ name: String, _ winner: UndeclaredProperties.Winner) -> ComputedProperty {
        computedValue(name, text(of: winner), winner.declaration, in: winner.sheet, rule: Int(winner.rule))
    }
}
