import CSSEngine

/// The rulesets of an engine's elements since its last restyle: one object for all elements whose winning values are
/// equal.
package struct RulesetCache {
    private var rulesets: [ElementStyle.Key: NICSSRuleset] = [:]

    package init() {}

    /// The ruleset of an element.
    package mutating func ruleset(of node: StyleNode, in engine: StyleEngine) -> NICSSRuleset {
        let key = engine.elementStyleKey(of: node)
        if let known = rulesets[key] { return known }
        let ruleset = NICSSRuleset(engine.elementStyle(of: node), in: engine.environment)
        rulesets[key] = ruleset
        return ruleset
    }
}
