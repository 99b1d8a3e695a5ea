import CSSEngine
import NimbusUIKit

/// Types the values of declarations with the property table of Three20, and rejects values that Three20 cannot use.
struct TTCSSValueParser {
    /// A declaration whose property or value Three20 cannot use.
    struct Invalid: Error {
        var diagnostic: Diagnostic
        /// Whether the property exists, but not with this value.
        var isValue: Bool { diagnostic.kind != .unknownProperty }
    }

    private let properties = PropertyTable.three20
    private let names = Set(PropertyTable.three20.names)
    /// Whether each family that was looked up is installed.
    private var families: [String: Bool] = [:]

    /// Returns the property and its value. `nil` if Three20 has no such property.
    /// - Parameter name: The name of the property as written. Names are case-sensitive.
    mutating func parse(
        _ declaration: EffectiveDeclaration, named name: String
    ) -> Result<(String, TTCSSValue), Invalid>? {
        let ranges = declaration.ranges
        func invalid(_ kind: Diagnostic.Kind, _ range: Range<Int>) -> Result<(String, TTCSSValue), Invalid> {
            .failure(Invalid(diagnostic: .written(kind, in: declaration.source, at: range)))
        }
        guard names.contains(name), let id = properties[name] else {
            // The engine reports unknown names. Names in other letter cases are known to the engine.
            return properties[name] == nil ? nil : invalid(.unknownProperty, ranges.nameRange)
        }
        let property = properties[id].name
        let text = ranges.value(in: declaration.source)
        guard let value = properties.value(of: property, from: text), let usable = usable(value, property, text) else {
            return invalid(.invalidValue(property: property), ranges.valueRange)
        }
        return .success(
            (
                property,
                TTCSSValue(value: usable, source: declaration.source, offset: ranges.nameRange.lowerBound)
            ))
    }

    /// Returns the value in the form that `TTCSSRuleSet` reads. `nil` if Three20 cannot use it.
    private mutating func usable(_ value: Value, _ property: String, _ text: String) -> Value? {
        guard value != .keyword(.current) else { return nil }
        switch property {
        case "font-family": return family(value)
        case "background-image": return value
        case "font-weight": return Self.weight(value, text)
        case "font-size": return Self.size(value, text)
        case "color", "background-color":
            if value.dependencies.contains(.currentColor) { return nil }
        case "text-shadow": if !Self.isShadow(value) { return nil }
        case "text-shadow-opacity": if value.points == nil { return nil }
        default:
            // The size that a length in `em` or in a calculation refers to is unknown.
            if !value.dependencies.isEmpty { return nil }
        }
        return Self.hasExactKeywords(text) ? value : nil
    }

    // MARK: Keywords

    /// The names of colours that have capitals.
    private static let capitalized = Set(SystemColor.uiKitNames + ["currentColor"])

    /// Whether keywords have the letter case of Three20, which distinguishes cases.
    private static func hasExactKeywords(_ text: String) -> Bool {
        SyntaxTreeBuilder.parse(Source(name: "", text: text), as: .componentValues).allSatisfy { node in
            guard case .ident(let name) = node else { return true }
            return name == name.lowercased() || capitalized.contains(name)
        }
    }

    // MARK: Fonts

    /// Returns the first family that is installed. `system-ui` and other generic families are always installed.
    private mutating func family(_ value: Value) -> Value? {
        let families = if case .commaSeparated(let families) = value { families } else { [value] }
        return families.first { family in
            guard case .string(let name) = family else { return true }
            return isInstalled(name)
        }
    }

    private mutating func isInstalled(_ family: String) -> Bool {
        if let known = families[family] { return known }
        // Systems find fonts by names in other letter cases, and by the names of single fonts.
        let isInstalled = UIFont(name: family, size: 12)?.familyName == family
        families[family] = isInstalled
        return isInstalled
    }

    /// Returns the number of points, which is the number of the value in any unit: `1.5em` is 1.5 points.
    private static func size(_ value: Value, _ text: String) -> Value? {
        let nodes = SyntaxTreeBuilder.parse(Source(name: "", text: text), as: .componentValues)
        for case .number(let number) in nodes.map(\.numberOfAnyUnit) {
            return .length(CSS.Unit.px.bounded(number.value))
        }
        guard case .length = value else { return nil }
        return value
    }

    /// Returns the weight as written, because it can be a part of a font's name.
    private static func weight(_ value: Value, _ text: String) -> Value? {
        let nodes = SyntaxTreeBuilder.parse(Source(name: "", text: text), as: .componentValues)
        for case .ident(let name) in nodes { return .identifier(name) }
        guard case .number = value else { return nil }
        return value
    }

    // MARK: Shadows

    private static func isShadow(_ value: Value) -> Bool {
        switch value {
        case .keyword: true
        case .commaSeparated(let shadows): shadows.allSatisfy(isShadow)
        case .list(let parts): parts.dropFirst().allSatisfy { $0.points != nil }
        default: false
        }
    }
}

extension SyntaxNode {
    /// The number without its unit. Other nodes are unchanged.
    fileprivate var numberOfAnyUnit: SyntaxNode {
        switch self {
        case .percentage(let number), .dimension(let number, unit: _): .number(number)
        default: self
        }
    }
}
