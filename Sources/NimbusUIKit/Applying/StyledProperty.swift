import CSSEngine
import NimbusCSS

/// A property of a view that stylesheets have set.
package struct StyledProperty {
    /// The name in UIKit: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    package let name: String
    package let setter: SwiftSetter
    /// The current value of the view.
    package let value: ViewValue
    /// The value of the style. The view has another one if the app has set it since then.
    package let styled: ViewValue
    /// The name of the value's image.
    package let imageName: String?
    /// The gradient that is drawn for the value, as CSS. `nil` for other values.
    package let gradient: String?
    /// The declaration of the value. `nil` if the value is a fallback, because only the normal state has a declaration.
    package let declaration: ComputedProperty?
    /// What gives the value: the place of the declaration, `inline`, or a transition or an animation by its name, as in
    /// `transition of opacity` and `animation fade`.
    package let source: String
}

extension NIDOM {
    /// Returns the properties of a view that stylesheets have set, in the order of the effects.
    package func styledProperties(of view: UIView) -> [StyledProperty] {
        guard let record = viewStyler.record(of: view), let plan = record.plan, let ruleset = ruleset(of: view) else {
            return []
        }
        let declarations = DecidingDeclarations(ruleset, of: view, plan, in: self)
        return record.properties.map { property in
            let row = plan.effects.rows[property.row]
            if let hiding = viewStyler.valueSetByPart(instead: property, row, of: view) {
                return StyledProperty(
                    name: row.effect.name, setter: row.effect.setter, value: hiding.value, styled: hiding.value,
                    imageName: nil, gradient: nil, declaration: hiding.declaration, source: hiding.source)
            }
            let step = plan.step(of: property.row)
            return StyledProperty(
                name: row.effect.name, setter: row.effect.setter, value: row.effect.get(view), styled: property.styled,
                imageName: step?.imageName, gradient: step?.gradient, declaration: declarations.declaration(of: row),
                source: declarations.source(of: row))
        }
    }
}

extension ViewStyler {
    /// Returns the value that the style of a part has set in place of the style of a view, with its declaration and its source. A
    /// button, for example, has the colour of its title label. `nil` if the view has the value of its own style.
    fileprivate func valueSetByPart(
        instead property: any AppliedProperty, _ row: EffectRow, of view: UIView
    ) -> (value: ViewValue, declaration: ComputedProperty?, source: String)? {
        let value = row.effect.get(view)
        if value == property.shown { return nil }
        for part in view.subviews.reversed() {
            guard let record = record(of: part), let plan = record.plan, let ruleset = dom.ruleset(of: part) else {
                continue
            }
            for property in record.properties.reversed() {
                let row = plan.effects.rows[property.row]
                guard property.shown == value, row.effect.get(part) == value else { continue }
                let declarations = DecidingDeclarations(ruleset, of: part, plan, in: dom)
                return (value, declarations.declaration(of: row), declarations.source(of: row))
            }
        }
        return nil
    }
}

extension StylePlan.Step {
    /// The first gradient among the values, as CSS.
    fileprivate var gradient: String? {
        values.lazy.compactMap { value in
            switch value {
            case .gradient(let gradient): gradient.cssText
            case .commaSeparated, .image, .imageFunction: self.isDrawnInViewSize ? value?.cssText : nil
            default: nil
            }
        }.first
    }

    /// The name of the first image among the values.
    fileprivate var imageName: String? {
        isDrawnInViewSize && gradient != nil
            ? nil
            : values.lazy.compactMap { value in
                switch value {
                case .image(let name): name
                case .imageFunction(let image): image.name
                default: nil
                }
            }.first
    }
}
