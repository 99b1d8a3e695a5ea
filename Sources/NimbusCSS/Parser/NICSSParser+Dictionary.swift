import CSSEngine

extension NICSSParser {
    /// The key of a ruleset's property names, in the order in which they take effect. A name can occur several times.
    public static let propertyOrderKey = "__kRuleSetOrder__"
    /// The key of the paths of all imported files, a `Set<String>` next to the rulesets. Missing if there are none.
    public static let dependenciesKey = "__kDependencies__"

    /// The stylesheet parsed last in the format of Nimbus CSS: a dictionary from selectors to rulesets. A ruleset is a
    /// `[String: [String]]` from property names to the tokens of their values. `nil` if there is no stylesheet.
    ///
    /// ```swift
    /// parser.parse(text: "UILabel { color: red }")
    /// let ruleset = parser.dictionary?["UILabel"] as? [String: [String]]  // ["color": ["red"], …]
    /// ```
    ///
    /// The dictionary follows CSS: combinators are part of the selector, strings keep their case, imports precede the
    /// importing stylesheet, and later and `!important` declarations win. Rules inside `@media` are included if their
    /// condition is true in the ``environment``.
    public var dictionary: [String: any Sendable]? {
        guard let stylesheet else { return nil }
        var builder = RulesetDictionaryBuilder()
        for rule in stylesheet.effectiveRules(in: environment) { builder.add(rule) }
        return builder.dictionary(dependencies: dependencies)
    }

    /// Parses a file and returns its ``dictionary``, or `nil` if the file cannot be read. See
    /// ``parse(path:pathPrefix:delegate:)`` for the parameters.
    public func dictionary(
        forPath path: String, pathPrefix: String? = nil, delegate: (any NICSSParserDelegate)? = nil
    ) -> [String: any Sendable]? {
        _ = try? parse(path: path, pathPrefix: pathPrefix, delegate: delegate)
        return dictionary
    }
}

/// Merges rules with equal selectors, property by property.
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
                let previous = ruleset.declarations[declaration.property]
                if let previous, previous.precedence > declaration.precedence { continue }
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
