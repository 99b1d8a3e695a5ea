import CSSEngine
import NimbusUIKit

/// Types the values of declarations with the property table of Three20, and rejects values that Three20 cannot use.
struct TTCSSValueParser {
    /// A problem of a declaration.
    enum ParseError: Error {
        /// The name has another letter case than the property.
        case unknownProperty
        case invalidValue(property: String)
    }

    private let properties = PropertyTable.three20
    private let names = Set(PropertyTable.three20.names)
    private var fonts = TTCSSInstalledFonts()
    /// The family of the rule whose declarations are parsed.
    private var family: String?

    /// Prepares for the declarations of a rule. Their `font-weight` can be a style of the rule's family.
    mutating func enter(_ rule: SourceRule) {
        family = nil
        for declaration in rule.declarations {
            let name = declaration.propertyName(in: rule.source)
            guard let id = properties[name], properties[id].name == "font-family",
                let value = properties.value(of: name, from: declaration.value(in: rule.source)),
                case .string(let family)? = fonts.firstFamily(of: value)
            else { continue }
            self.family = family
        }
    }

    /// Returns the property and its value. `nil` if Three20 has no such property.
    /// - Parameters:
    ///   - name: The name of the property as written. Names are case-sensitive.
    ///   - text: The value as written.
    mutating func parse(_ name: String, _ text: String) throws(ParseError) -> (property: String, value: Value)? {
        guard names.contains(name), let id = properties[name] else {
            // The engine reports unknown names. Names in other letter cases are known to the engine.
            if properties[name] != nil { throw .unknownProperty }
            return nil
        }
        let property = properties[id].name
        guard let value = properties.value(of: property, from: text), let usable = usable(value, property, text) else {
            throw .invalidValue(property: property)
        }
        return (property, usable)
    }

    /// Returns the value in the form that `TTCSSRuleSet` reads. `nil` if Three20 cannot use it.
    private mutating func usable(_ value: Value, _ property: String, _ text: String) -> Value? {
        guard value != .keyword(.current) else { return nil }
        switch property {
        case "font-family": return fonts.firstFamily(of: value)
        case "background-image": return value
        case "font-weight": return weight(value, text)
        case "font-size": return Self.size(value, text)
        case "color", "background-color":
            if value.dependencies.contains(.currentColor) { return nil }
        case "text-shadow": if !Self.isShadow(value) { return nil }
        case "text-shadow-opacity": if value.points == nil { return nil }
        default:
            // The size that a length in `em` or in a calculation refers to is unknown.
            if !value.dependencies.isEmpty { return nil }
        }
        return hasExactKeywords(text) ? value : nil
    }

    // MARK: Keywords

    /// The names of colours that have capitals.
    private static let capitalized = Set(SystemColor.uiKitNames + ["currentColor"])
    private static let lowercasedUIKitNames = Set(SystemColor.uiKitNames.map { $0.lowercased() })

    /// Whether keywords have the letter case of Three20, which distinguishes cases. Three20 has no system colours of CSS:
    /// they have any letter case, because CSS writes them with capitals.
    private func hasExactKeywords(_ text: String) -> Bool {
        SyntaxTreeBuilder.parse(Source(name: "", text: text), as: .componentValues).allSatisfy { node in
            guard case .ident(let name) = node else { return true }
            let lowercased = name.lowercased()
            return name == lowercased || Self.capitalized.contains(name)
                || isSystemColor(name) && !Self.lowercasedUIKitNames.contains(lowercased)
        }
    }

    private func isSystemColor(_ name: String) -> Bool {
        guard case .symbolicColor(let color)? = properties.value(of: "color", from: name),
            case .system = color.expression
        else { return false }
        return true
    }

    // MARK: Fonts

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
    private func weight(_ value: Value, _ text: String) -> Value? {
        let nodes = SyntaxTreeBuilder.parse(Source(name: "", text: text), as: .componentValues)
        for case .ident(let name) in nodes {
            let weight = TTCSSFontWeight(name)
            let isStyle = family.map { TTCSSInstalledFonts.font($0, weight, size: 12) != nil } ?? false
            return weight.isKnown || isStyle ? .identifier(name) : nil
        }
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
