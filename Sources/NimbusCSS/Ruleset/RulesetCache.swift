import CSSEngine

/// Caches the rulesets of an engine's elements until its next restyle. Elements with equal values and sources share one
/// object.
package struct RulesetCache {
    private var rulesets: [ElementStyle.Key: NICSSRuleset] = [:]

    package init() {}

    /// Returns the ruleset of an element.
    package mutating func ruleset(of node: StyleNode, in engine: StyleEngine) -> NICSSRuleset {
        let key = engine.elementStyleKey(of: node)
        if let cached = rulesets[key] { return cached }
        let ruleset = NICSSRuleset(engine.elementStyle(of: node), in: engine.environment)
        rulesets[key] = ruleset
        return ruleset
    }
}
