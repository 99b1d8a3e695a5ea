import CSSEngine

/// A value that a style is about to set, or has set, on a property of a view.
public struct StyleSetting {
    /// The name of the view's property in UIKit, such as `textColor` or `titleColor(highlighted)`.
    public let name: String
    /// The names of the CSS properties that determine the value. The first one is the main property.
    public let properties: [String]
    /// The value of the main property.
    ///
    /// `nil` if another property determines the value. Also `nil` if `isUndone` is true: the view then gets its
    /// original value back. The `willStyle` closure can replace the value by a different value of the main property.
    public var value: Value?
    /// Whether the setting removes the styled value, because no rule sets the property any longer.
    public let isUndone: Bool
    /// The index of the effect among the effects of the view's class.
    let row: Int
}

/// The closures of the app that are called when a view is styled.
struct StyleHooks {
    let willStyle: (@MainActor ([StyleSetting]) -> [StyleSetting])?
    let didStyle: (@MainActor ([StyleSetting]) -> Void)?

    /// Calls `willStyle`, and returns the chosen changes with their settings.
    @MainActor func choose(
        from changes: [PlanTransition.Change], of plan: StylePlan
    ) -> (changes: [PlanTransition.Change], settings: [StyleSetting]) {
        let settings = changes.map { change in
            let effect = plan.effects.rows[change.row].effect
            return StyleSetting(
                name: effect.name, properties: effect.properties, value: change.step?.values.first ?? nil,
                isUndone: change.step == nil, row: change.row)
        }
        guard let willStyle else { return (changes, settings) }
        let chosen = willStyle(settings)
        let chosenChanges = chosen.compactMap { setting -> PlanTransition.Change? in
            guard let change = changes.first(where: { $0.row == setting.row }) else { return nil }
            guard let value = setting.value, let step = change.step, value != step.values.first ?? nil else {
                return change
            }
            let values = [value] + step.values.dropFirst()
            let own = StylePlan.Step(row: step.row, values: values, content: .ofView)
            return PlanTransition.Change(row: change.row, step: own)
        }
        return (chosenChanges, chosen)
    }
}
