import CSSEngine
import NimbusCSS

@testable import NimbusUIKit

/// The values of effects as a ``NaiveDOM`` finds them: for one view at a time and without memory.
@MainActor enum NaiveEffects {
    /// The inputs of an effect's value on a view.
    struct Inputs: Equatable {
        /// The values of the effect's properties. Empty for a state that looks unstyled because only the normal state is
        /// styled.
        let values: [Value?]
        let environment: CSS.Environment
        let traits: UITraitCollection
    }

    /// Returns the effects on a view in the order in which they are applied.
    static func effects(on view: UIView) -> [Effect] { SampleViews.effects.filter { $0.isOn(view) } }

    /// Returns the inputs of an effect on a view. `nil` if the style does not set it.
    static func inputs(of effect: Effect, on view: UIView, _ node: StyleNode, in engine: StyleEngine) -> Inputs? {
        let properties = effect.properties.compactMap { SampleViews.properties[$0] }
        func differs(_ variant: Int) -> Bool {
            let (style, first) = (engine.style(ofVariant: variant, of: node), engine.style(ofVariant: 0, of: node))
            return properties.contains { !style.agrees(with: first, on: $0) }
        }
        let style: ComputedStyle?
        var standsIn = false
        switch effect.source {
        case .own: style = engine.style(of: node)
        case .variant(let variant): style = engine.style(ofVariant: variant, of: node)
        case .departure(let variant):
            let independent = properties.prefix(effect.roles.independentCount)
            let isIndependent = independent.contains { engine.style(of: node)[$0] != nil }
            style = differs(variant) || isIndependent ? engine.style(ofVariant: variant, of: node) : nil
            standsIn = effect.standIn != nil && differs(variant)
        }
        var values = effect.properties.map { name in SampleViews.properties[name].flatMap { style?[$0] } }
        if let borders = effect.roles.borders, let style {
            BorderProperties.resolve(
                &values, effect.properties.map { SampleViews.properties[$0] }, borders, style,
                engine.environment(of: node).layoutDirection)
        }
        if values.contains(where: { $0 != nil }) {
            return Inputs(values: values, environment: engine.environment(of: node), traits: view.traitCollection)
        }
        return standsIn
            ? Inputs(values: [], environment: engine.environment(of: node), traits: view.traitCollection) : nil
    }

    /// Returns the value of an effect on a view. `nil` if it has none.
    /// - Parameter own: The value that the view has without a style.
    static func value(of effect: Effect, _ inputs: Inputs, on view: UIView, own: ViewValue) -> ViewValue? {
        guard effect.hasValue(on: view) else { return nil }
        let place = StylePlace(
            view, StyleSurroundings(inputs.environment), ViewResources(), FontCache(), ColorCache())
        let value = effect.value(StyleInputs(values: inputs.values, place: place))
        guard let font = place.partialFont else { return value }
        return .font(font.font(changing: own.font ?? effect.standardFont(view)))
    }
}
