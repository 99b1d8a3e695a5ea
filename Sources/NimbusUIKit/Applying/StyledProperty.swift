import CSSEngine
import NimbusCSS

/// A property of a view that style sheets have set.
package struct StyledProperty {
    /// As the toolkit calls it: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    package let name: String
    /// What the view says now.
    package let value: ViewValue
    /// Where the declaration stands that gave it; nil for the view's own style.
    package let location: SourceLocation?
}

extension NIDOM {
    /// The properties of a view that style sheets have set, in the order of the table's rows.
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
