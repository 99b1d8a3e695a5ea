/// A computed value and the source of its declaration.
public struct ComputedProperty: Sendable {
    /// The name as Nimbus documents it.
    public var property: String
    /// The value as CSSOM serialises it.
    public var text: String
    /// The typed value; `nil` for a custom property.
    public var value: Value?
    /// `nil` for inline style.
    public var location: SourceLocation?
    /// The selector of the rule that gave the value; `nil` for inline style.
    public var selector: String?
    /// The at-rules around the rule that gave the value, as `MatchedRule.groups`.
    public var groups: [String]
    /// Whether a custom property is inherited from an ancestor.
    public var isInherited: Bool
}

/// A rule that an element matches.
public struct MatchedRule: Sendable {
    /// The selector as written, with `:is()` for the parent rules of a nested rule. `nil` for inline style.
    public var selector: String?
    /// The highest specificity among the selectors of the rule that match.
    public var specificity: Specificity
    /// The at-rules around the rule as written, the outermost first: `@scope (.card)`, `@container (width > 200px)`.
    public var groups: [String]
    /// `nil` for inline style.
    public var location: SourceLocation?
    /// In the order of the stylesheet. The declarations of rules that `@extend` names precede the rule's own.
    public var declarations: [MatchedDeclaration]
}

/// A declaration of a matched rule.
public struct MatchedDeclaration: Sendable {
    /// The name as written.
    public var property: String
    /// The value as written, without `!important`.
    public var value: String
    /// Whether the declaration says `!important`.
    public var isImportant: Bool
    /// Whether the declaration gave the element a value; for a shorthand, a value of any longhand.
    public var won: Bool
    /// `nil` for inline style.
    public var location: SourceLocation?
    /// The properties that the declaration sets, as Nimbus documents their names. Empty if the property is unknown or the
    /// value is invalid.
    package var longhands: [String]
    /// Whether the declaration is that of the shorthand `all`, which sets all properties except custom ones.
    package var isAll: Bool
    /// The byte offsets of the value, as written, in the file.
    package var valueRange: Range<Int>
}

/// Explains the styles of a tree's elements: matched rules, and the declaration that each value comes from.
///
/// Keep an inspector to explain several elements: it caches the text of selectors.
public struct StyleInspector {
    private let engine: StyleEngine
    /// The rule index that the caches belong to.
    private var index: RuleIndex?
    /// The texts of the index's selectors.
    private var selectors: [RuleKey: String] = [:]

    private struct RuleKey: Hashable {
        var sheet: SheetID
        var rule: Int
    }

    init(_ engine: StyleEngine) {
        self.engine = engine
    }

    /// The rules that an element matches, the strongest first.
    public mutating func rules(of node: StyleNode) -> [MatchedRule] {
        let matched = matchedStyle(of: node)
        var rules: [MatchedRule] = []
        if !matched.inlineSheets.isEmpty {
            var own: [MatchedDeclaration] = []
            for inline in matched.inlineSheets {
                own += declarations(of: inline.sheet.rules[0], in: inline.sheet, inline.id, matched.winners)
            }
            rules.append(MatchedRule(selector: nil, specificity: .zero, groups: [], location: nil, declarations: own))
        }
        let index = matched.index
        for rank in matched.matches.reversed() {
            let rule = index.rules[Int(index.ruleOfRank[Int(rank)])]
            let sheet = index.sheets[Int(rule.sheet)]
            let style = sheet.rules[Int(rule.rule)]
            rules.append(
                MatchedRule(
                    selector: selector(of: Int(rule.rule), in: sheet, SheetID(stylesheet: rule.sheet)),
                    specificity: index.specificityOfRank[Int(rank)], groups: sheet.groupTexts(around: Int(rule.rule)),
                    location: sheet.source.location(at: Int(style.start)),
                    declarations: declarations(of: rule, in: index, matched.winners)))
        }
        return rules
    }

    /// The values that declarations gave an element, and its custom properties, including inherited ones.
    public mutating func computedValues(of node: StyleNode) -> [ComputedProperty] {
        let matched = matchedStyle(of: node)
        var values: [ComputedProperty] = []
        for entry in matched.style.entries {
            let origin = origin(of: entry.reference, matched)
            values.append(
                ComputedProperty(
                    property: engine.properties[entry.property].name, text: entry.value.cssText, value: entry.value,
                    location: origin?.location, selector: origin?.selector, groups: origin?.groups ?? [],
                    isInherited: false))
        }
        for custom in matched.customProperties {
            let origin = origin(of: custom.reference, matched)
            values.append(
                ComputedProperty(
                    property: custom.name, text: custom.text, value: nil, location: origin?.location,
                    selector: origin?.selector, groups: origin?.groups ?? [], isInherited: !custom.isOwn))
        }
        return values
    }

    /// Removes the cached data of another index's rules.
    private mutating func matchedStyle(of node: StyleNode) -> MatchedStyle {
        let matched = engine.matchedStyle(of: node)
        if matched.index !== index {
            index = matched.index
            selectors = [:]
        }
        return matched
    }

    // MARK: Origins

    /// The place of a declaration, and the selector and the at-rules of its rule; `nil` for inline style.
    private mutating func origin(
        of reference: DeclarationID, _ matched: MatchedStyle
    ) -> (location: SourceLocation, selector: String, groups: [String])? {
        guard reference.sheet.inlineText == nil, let sheet = matched.sheet(reference.sheet) else { return nil }
        let rule = sheet.rule(ofDeclaration: reference.declaration)
        let name = sheet.declarationSources[Int(reference.declaration)].nameRange
        return (
            sheet.source.location(at: name.lowerBound), selector(of: rule, in: sheet, reference.sheet),
            sheet.groupTexts(around: rule)
        )
    }

    private mutating func selector(of rule: Int, in sheet: ParsedStylesheet, _ id: SheetID) -> String {
        let key = RuleKey(sheet: id, rule: rule)
        if let known = selectors[key] { return known }
        let text = sheet.selectorText(of: rule)
        selectors[key] = text
        return text
    }

    /// The declarations of the rules that a rule extends, and its own.
    private func declarations(
        of rule: RuleIndex.Rule, in index: RuleIndex, _ winners: Set<DeclarationID>
    ) -> [MatchedDeclaration] {
        var result: [MatchedDeclaration] = []
        for rule in index.declaringRules(of: rule) {
            let sheet = index.sheets[Int(rule.sheet)]
            result += declarations(
                of: sheet.rules[Int(rule.rule)], in: sheet, SheetID(stylesheet: rule.sheet), winners)
        }
        return result
    }

    private func declarations(
        of rule: StyleRule, in sheet: ParsedStylesheet, _ id: SheetID, _ winners: Set<DeclarationID>
    ) -> [MatchedDeclaration] {
        var won: Set<UInt32> = []
        var longhands: [UInt32: [String]] = [:]
        var alls: Set<UInt32> = []
        for index in rule.declarations {
            let start = sheet.declarationSources[index].nameStart
            if winners.contains(DeclarationID(sheet: id, declaration: UInt32(index))) { won.insert(start) }
            if let name = name(ofDeclaration: index, in: sheet) {
                longhands[start, default: []].append(name)
            } else {
                alls.insert(start)
            }
        }
        return sheet.sourceDeclarations(of: rule).map { declaration in
            MatchedDeclaration(
                property: sheet.source.writtenText(declaration.nameRange),
                value: sheet.source.writtenText(declaration.valueRange),
                isImportant: declaration.isImportant, won: won.contains(declaration.nameStart),
                location: id.inlineText == nil ? sheet.source.location(at: declaration.nameRange.lowerBound) : nil,
                longhands: longhands[declaration.nameStart] ?? [], isAll: alls.contains(declaration.nameStart),
                valueRange: sheet.source.originalRange(declaration.valueRange))
        }
    }

    /// Returns the name of the longhand that a declaration sets. `nil` for the shorthand `all`.
    private func name(ofDeclaration index: Int, in sheet: ParsedStylesheet) -> String? {
        switch sheet.declarations[index].property {
        case .property(let property): return engine.properties[property].name
        case .custom: return sheet.source.string(sheet.declarationSources[index].nameRange)
        case .all: return nil
        }
    }
}

extension StyleEngine {
    /// The former name of `StyleInspector`.
    @available(*, deprecated, renamed: "StyleInspector")
    public typealias Report = StyleInspector

    /// Explains styles, as of the last `restyle()`.
    @available(*, deprecated, renamed: "inspector()")
    public func report() -> StyleInspector { inspector() }
}
