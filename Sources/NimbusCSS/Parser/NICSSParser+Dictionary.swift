import CSSEngine

extension NICSSParser {
    /// The key of a ruleset's property names, in the order in which they take effect, with repeats.
    public static let propertyOrderKey = "__kRuleSetOrder__"
    /// The key of the names of all imported files, a `Set<String>` beside the rulesets; only where there are any.
    public static let dependenciesKey = "__kDependencies__"

    /// The sheet parsed last in the shape that Nimbus's parser gave it: selectors as keys of rulesets of the type
    /// `[String: [String]]`, in which properties are the keys of their values' tokens.
    ///
    /// Holds what CSS makes of the sheet: combinators are part of the selector, texts keep their case, imports come
    /// before their importer, later and `!important` declarations win. Rules of `@media` are in it where their
    /// condition holds in the ``environment``.
    public var dictionary: [String: any Sendable]? {
        guard let stylesheet else { return nil }
        var builder = RulesetDictionaryBuilder()
        for rule in stylesheet.effectiveRules(in: environment) { builder.add(rule) }
        return builder.dictionary(dependencies: dependencies)
    }

    /// Parses a file and gives its ``dictionary``; nil where the file cannot be read. See
    /// ``parse(path:pathPrefix:delegate:)``.
    public func dictionary(
        forPath path: String, pathPrefix: String? = nil, delegate: (any NICSSParserDelegate)? = nil
    ) -> [String: any Sendable]? {
        _ = try? parse(path: path, pathPrefix: pathPrefix, delegate: delegate)
        return dictionary
    }
}

/// Lays rules over one another, property by property.
private struct RulesetDictionaryBuilder {
    private struct Ruleset {
        var order: [String] = []
        var declarations: [String: EffectiveDeclaration] = [:]
    }

    private var rulesets: [String: Ruleset] = [:]

    mutating func add(_ rule: EffectiveRule) {
        for selector in rule.selectors {
            var ruleset = rulesets[selector] ?? Ruleset()
            for declaration in rule.declarations {
                let known = ruleset.declarations[declaration.property]
                if let known, known.precedence > declaration.precedence { continue }
                ruleset.declarations[declaration.property] = declaration
                ruleset.order.append(declaration.property)
            }
            rulesets[selector] = ruleset
        }
    }

    func dictionary(dependencies: Set<String>) -> [String: any Sendable] {
        var dictionary: [String: any Sendable] = rulesets.mapValues { ruleset in
            var entries = ruleset.declarations.mapValues(\.value)
            entries[NICSSParser.propertyOrderKey] = ruleset.order
            return entries
        }
        if !dependencies.isEmpty { dictionary[NICSSParser.dependenciesKey] = dependencies }
        return dictionary
    }
}
