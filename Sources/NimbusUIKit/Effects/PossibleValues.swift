import CSSEngine
import NimbusCSS

/// A value that a style gives a property of a view.
package struct PossibleValue {
    /// The name in UIKit: `alpha`, `layer.cornerRadius`.
    package let name: String
    package let setter: SwiftSetter
    /// The properties of CSS that give the value, without those that only modify it.
    package let properties: [PropertyID]
    /// The value of the style; the view's own one if the style has none.
    package let value: ViewValue
}

extension NIDOM {
    /// Returns the values that a view would have with a style, in the order of the effects. Styles of states, which some views keep in
    /// addition, are not among them.
    /// - Parameters:
    ///   - properties: The properties of CSS whose effects are returned.
    ///   - includesNormalState: Whether values that the view keeps for its normal state are returned, too.
    package func possibleValues(
        of view: UIView, in style: ComputedStyle, setBy properties: Set<PropertyID>, includesNormalState: Bool = false
    ) -> [PossibleValue] {
        let (plans, surroundings) = (viewStyler.plans, viewStyler.surroundings(of: registry.node(of: view)))
        let values = StyleValues(own: style, variantSet: nil)
        let effects = plans.effects(of: view)
        let plan = plans.plan(for: values, of: view, in: surroundings)
        return effects.rows.indices.compactMap { index in
            let row = effects.rows[index]
            let own = row.properties.prefix(row.effect.roles.valueCount).compactMap { $0 }
            let isShown =
                switch row.effect.source {
                case .own: true
                case .variant(let variant): includesNormalState && variant == 0
                case .departure: false
                }
            guard isShown, row.condition?(view) ?? true, !properties.isDisjoint(with: own) else { return nil }
            return PossibleValue(
                name: row.effect.name, setter: row.effect.setter, properties: own,
                value: value(of: row, plan.step(of: index), on: view) ?? row.effect.baseline(view))
        }
    }

    /// Returns the properties of CSS whose values a view keeps for each of its states, so that it changes them by itself.
    package func propertiesOfStates(of view: UIView) -> Set<PropertyID> {
        var properties: Set<PropertyID> = []
        for row in viewStyler.plans.effects(of: view).rows {
            if case .own = row.effect.source { continue }
            if let condition = row.condition, !condition(view) { continue }
            properties.formUnion(row.properties.prefix(row.effect.roles.valueCount).compactMap { $0 })
        }
        return properties
    }

    private func value(of row: EffectRow, _ step: StylePlan.Step?, on view: UIView) -> ViewValue? {
        guard let step else { return nil }
        switch step.content {
        case .shared(let value): return value
        case .ofView, .partialFont:
            let place = viewStyler.plans.place(of: view, in: viewStyler.surroundings(of: registry.node(of: view)))
            return row.effect.value(StyleInputs(values: step.values, place: place))
        case .standIn, .kept: return nil
        }
    }
}
