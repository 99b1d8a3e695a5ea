import CSSEngine
import NimbusCSS

/// A property of a view that stylesheets have set.
package struct StyledProperty {
    /// The name in UIKit: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    package let name: String
    /// The current value of the view.
    package let value: ViewValue
    /// The location of the declaration. `nil` if the declaration is in the inline style.
    package let location: SourceLocation?
}

extension NIDOM {
    /// Returns the properties of a view that stylesheets have set, in the order of the effects.
    package func styledProperties(of view: UIView) -> [StyledProperty] {
        guard let record = viewStyler.record(of: view), let plan = record.plan, let ruleset = ruleset(of: view) else {
            return []
        }
        let declarations = DecidingDeclarations(ruleset, of: view, plan, in: self)
        return record.applied.map { applied in
            let row = plan.effects.rows[applied.row]
            if let hiding = viewStyler.valueSetByPart(instead: applied, row, of: view) {
                return StyledProperty(
                    name: row.effect.name, value: hiding.value, location: hiding.declaration?.location)
            }
            return StyledProperty(
                name: row.effect.name, value: row.effect.get(view), location: declarations.location(of: row))
        }
    }
}
