import CSSEngine
import NimbusCSS

/// A property of a view that stylesheets have set, with its value.
struct DescribedProperty {
    /// The name in UIKit.
    let name: String
    let setter: SwiftSetter
    let value: ViewValue
    /// The name of the value's image.
    let imageName: String?
    /// The gradient that is drawn for the value, as CSS. `nil` for other values.
    let gradient: String?
    /// The declaration of the value. `nil` if the value is a fallback, because only the normal state has a declaration.
    let declaration: ComputedProperty?
}

extension ComputedProperty {
    /// The location and the selector, for use in a comment.
    var provenance: String {
        guard let location else { return "inline style" }
        return SwiftLiteral.comment([location.description, selector].compactMap { $0 }.joined(separator: " "))
    }
}

extension ViewStyler {
    /// Returns the properties that rules have set on a view, in the order in which they were set.
    func describedProperties(of view: UIView) -> [DescribedProperty] {
        guard let record = record(of: view), let plan = record.plan, let ruleset = dom.ruleset(of: view) else {
            return []
        }
        let declarations = DecidingDeclarations(ruleset, of: view, plan, in: dom)
        return record.applied.map { applied in
            let row = plan.effects.rows[applied.row]
            let step = plan.step(of: applied.row)
            if let hiding = valueSetByPart(instead: applied, row, of: view) {
                return DescribedProperty(
                    name: row.effect.name, setter: row.effect.setter, value: hiding.value, imageName: nil,
                    gradient: nil, declaration: hiding.declaration)
            }
            return DescribedProperty(
                name: row.effect.name, setter: row.effect.setter, value: applied.result, imageName: step?.imageName,
                gradient: step?.gradient, declaration: declarations.declaration(of: row))
        }
    }
}

extension ViewStyler {
    /// Returns the value that the style of a part has set in place of the style of a view, with its declaration. A button,
    /// for example, has the colour of its title label. `nil` if the view has the value of its own style.
    func valueSetByPart(
        instead applied: ViewRecord.Applied, _ row: EffectRow, of view: UIView
    ) -> (value: ViewValue, declaration: ComputedProperty?)? {
        let value = row.effect.get(view)
        if value == applied.value { return nil }
        for part in view.subviews.reversed() {
            guard let record = record(of: part), let plan = record.plan, let ruleset = dom.ruleset(of: part) else {
                continue
            }
            for applied in record.applied.reversed() {
                let row = plan.effects.rows[applied.row]
                guard applied.value == value, row.effect.get(part) == value else { continue }
                return (value, DecidingDeclarations(ruleset, of: part, plan, in: dom).declaration(of: row))
            }
        }
        return nil
    }
}

extension StylePlan.Step {
    /// The first gradient among the values, as CSS.
    fileprivate var gradient: String? {
        values.lazy.compactMap { value in if case .gradient(let gradient) = value { gradient.cssText } else { nil } }
            .first
    }

    /// The name of the first image among the values.
    fileprivate var imageName: String? {
        values.lazy.compactMap { value in
            switch value {
            case .image(let name): name
            case .imageFunction(let image): image.name
            default: nil
            }
        }.first
    }
}
