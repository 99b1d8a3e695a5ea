import CSSEngine

/// The value that a style is about to set on a property of a view, or has set.
public struct StyleSetting {
    /// The name of the view's property in UIKit, such as `textColor` or `titleColor(highlighted)`.
    public let name: String
    /// The names of the properties in CSS that decide the value, the main one first.
    public let properties: [String]
    /// The value of the main property. `nil` if another property decides, or if no rule sets the property any more, so
    /// that the view gets its former value back. A closure can replace it by another value of the property.
    public var value: Value?
    /// Whether no rule sets the property any more.
    public let isUndone: Bool
    /// The index of the effect among the effects of the view's class.
    let row: Int
}

/// The closures of one view that take part in styling.
struct StyleHooks {
    let willStyle: (@MainActor ([StyleSetting]) -> [StyleSetting])?
    let didStyle: (@MainActor ([StyleSetting]) -> Void)?

    /// Returns the changes that `willStyle` leaves, and what they set.
    @MainActor func choose(
        from changes: [StyleTransition.Change], of plan: StylePlan
    ) -> (changes: [StyleTransition.Change], settings: [StyleSetting]) {
        let settings = changes.map { change in
            let effect = plan.effects.rows[change.row].effect
            return StyleSetting(
                name: effect.name, properties: effect.properties, value: change.step?.values.first ?? nil,
                isUndone: change.step == nil, row: change.row)
        }
        guard let willStyle else { return (changes, settings) }
        let chosen = willStyle(settings)
        let chosenChanges = chosen.compactMap { setting -> StyleTransition.Change? in
            guard let change = changes.first(where: { $0.row == setting.row }) else { return nil }
            guard let value = setting.value, let step = change.step, value != step.values.first ?? nil else {
                return change
            }
            let values = [value] + step.values.dropFirst()
            return (change.row, StylePlan.Step(row: step.row, values: values, content: .ofView))
        }
        return (chosenChanges, chosen)
    }
}
