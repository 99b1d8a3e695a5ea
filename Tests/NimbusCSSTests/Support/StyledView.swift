import CSSEngine

@testable import NimbusCSS

/// The rulesets of a view and its children, styled by stylesheets.
struct StyledView {
    let own: NICSSRuleset
    let children: [NICSSRuleset]

    init(_ view: TestView, _ stylesheets: Stylesheet...) {
        let engine = StyleEngine()
        for stylesheet in stylesheets { engine.add(stylesheet) }
        let node = engine.insert(view)
        engine.restyle()
        var table = RulesetCache()
        own = table.ruleset(of: node, in: engine)
        children = engine.children(of: node).map { table.ruleset(of: $0, in: engine) }
    }
}
