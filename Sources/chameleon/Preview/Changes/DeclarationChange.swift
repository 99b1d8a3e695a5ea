import CSSEngine

/// A declaration that a save added, removed or gave another value.
struct DeclarationChange: Hashable {
    /// The name of a custom property, or `selector { property }`.
    let name: String
    /// Whether the declaration sets a custom property.
    let isToken: Bool
    /// The location in the new version, or in the old one if the declaration was removed.
    let location: SourceLocation
    /// The value as written; `nil` if the declaration was added.
    let old: String?
    /// `nil` if the declaration was removed.
    let new: String?

    /// Larger differences are not shown.
    private static let limit = 1_000

    /// Identifies the same declaration in two versions.
    private struct Key: Hashable {
        let file: String
        let selector: String
        let property: String
        /// The number of earlier declarations that are otherwise the same.
        var occurrence = 0
    }

    private struct Written {
        let value: String
        let location: SourceLocation
    }

    /// Returns the changes between two versions, in the order of the new one, and removed declarations last.
    static func all(from old: [Stylesheet], to new: [Stylesheet]) -> [DeclarationChange] {
        let (oldKeys, oldValues) = declarations(of: old)
        let (newKeys, newValues) = declarations(of: new)
        let changed = newKeys.filter { oldValues[$0]?.value != newValues[$0]?.value }
        let removed = oldKeys.filter { newValues[$0] == nil }
        return (changed + removed).prefix(limit).compactMap { key in
            guard let location = (newValues[key] ?? oldValues[key])?.location else { return nil }
            let isToken = key.property.hasPrefix("--") || key.property.hasPrefix("@")
            return DeclarationChange(
                name: isToken ? key.property : "\(key.selector) { \(key.property) }", isToken: isToken,
                location: location, old: oldValues[key]?.value, new: newValues[key]?.value)
        }
    }

    private static func declarations(of stylesheets: [Stylesheet]) -> (keys: [Key], values: [Key: Written]) {
        var keys: [Key] = []
        var values: [Key: Written] = [:]
        var occurrences: [Key: Int] = [:]
        for rule in stylesheets.flatMap(\.sourceRules) {
            let source = rule.source
            for declaration in rule.declarations {
                let property = source.writtenText(declaration.nameRange)
                var key = Key(file: source.name, selector: rule.selectorText, property: property)
                let occurrence = occurrences[key, default: 0]
                occurrences[key] = occurrence + 1
                key.occurrence = occurrence
                keys.append(key)
                let importance = declaration.isImportant ? " !important" : ""
                values[key] = Written(
                    value: source.writtenText(declaration.valueRange) + importance,
                    location: source.location(at: declaration.nameRange.lowerBound))
            }
        }
        return (keys, values)
    }
}
