import CSSEngine
import NimbusCSS

/// The declarations that determine the values of a view's effects.
@MainActor struct DecidingDeclarations {
    private let values: StyleValues
    private let own: ElementStyle
    private let variants: [ElementStyle]
    private let view: UIView
    private let dom: NIDOM

    /// - Parameter plan: The plan of the view's current style.
    init(_ ruleset: NICSSRuleset, of view: UIView, _ plan: StylePlan, in dom: NIDOM) {
        (self.view, self.dom) = (view, dom)
        values = plan.values
        own = ruleset.values
        let node = plan.effects.usesVariants ? dom.registry.node(of: view) : nil
        variants = node.map { dom.styles.variantValues(of: $0, count: view.styleVariants.count) } ?? []
    }

    /// Returns the declaration that determines an effect, with its location and the selector of its rule.
    func declaration(of row: EffectRow) -> ComputedProperty? {
        values.decider(of: row).flatMap { decider in
            let style = style(decider.source)
            return style[style.properties[decider.property].name]
        }
    }

    /// Returns what determines an effect: the place of a declaration, `inline`, or the name of a transition or an animation.
    func source(of row: EffectRow) -> String {
        if let location = declaration(of: row)?.location { return location.description }
        guard let property = values.decider(of: row)?.property, let motion = dom.motion(of: property, on: view) else {
            return "inline"
        }
        return motion.kind == .transition ? "transition of \(motion.name)" : "animation \(motion.name)"
    }

    private func style(_ source: StyleValues.Source) -> ElementStyle {
        switch source {
        case .own: own
        case .variant(let index): variants[index]
        }
    }
}
