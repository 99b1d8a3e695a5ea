import CSSEngine
import NimbusCSS

/// A property of a view that stylesheets have set.
package struct StyledProperty {
    /// The name in UIKit: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    package let name: String
    /// The current value of the view.
    package let value: ViewValue
    /// The location of the declaration. `nil` for the inline style.
    package let location: SourceLocation?
}

extension NIDOM {
    /// The properties of a view that stylesheets have set, in the order of the table.
    package func styledProperties(of view: UIView) -> [StyledProperty] {
        guard let record = viewStyler.record(of: view), let ruleset = ruleset(of: view) else { return [] }
        let effects = viewStyler.effects(of: view)
        let values = viewStyler.values(ruleset, of: view)
        return record.applied.map { applied in
            let row = effects.rows[applied.row]
            return StyledProperty(
                name: row.effect.name, value: row.effect.get(view), location: values.location(of: row))
        }
    }
}
