import CSSEngine

/// Maps CSS properties to one property of a view class. Applying, undoing and describing styles all use this mapping.
@MainActor struct Effect {
    /// The style of a view that has the values.
    enum Source: Hashable {
        /// The current style.
        case own
        /// A variant, by its index among the view's variants.
        case variant(Int)
        /// A variant, if another declaration wins for one of the properties than in the first variant.
        case departure(Int)
    }

    /// The value of a state if only the normal state is styled.
    struct StandIn {
        /// The name of the normal state's effect.
        let normal: String
        /// Returns the value for a view and its unstyled value in the normal state.
        let value: @MainActor (UIView, ViewValue) -> ViewValue
    }

    /// The name of the view's property in UIKit: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    let name: String
    /// Returns whether a view is of the effect's class.
    private(set) var isOn: @MainActor (UIView) -> Bool
    /// The CSS properties that decide the value, the main one first.
    let properties: [String]
    let source: Source
    /// The Swift code that sets the value. By default, it sets the property with the effect's name.
    private(set) var setter: SwiftSetter
    private(set) var dependencies: EffectDependencies = []
    /// The index of a property whose every value depends on the size of the view. Other properties depend on the size only
    /// if their values are percentages. `nil` if there is none.
    private(set) var sizedProperty: Int?
    /// Whether the value, such as a colour, never changes the size of a view.
    private(set) var isPaintOnly = false
    /// Whether the value is set after the layout of the pass that sets it.
    private(set) var isAppliedAfterLayout = false
    /// The number of properties at the start that also apply if the variant does not depart.
    private(set) var independentCount = 0
    /// For a state: the value that looks unstyled if only the normal state is styled. UIKit would show the normal
    /// state's value.
    private(set) var standIn: StandIn?
    /// Returns whether the effect has a value on a view. `nil` if it always has. Read whenever the effect is applied.
    private(set) var condition: (@MainActor (UIView) -> Bool)?
    /// Returns the value of the view's property for the values of the CSS properties. `nil` without an effect.
    private(set) var value: @MainActor (StyleInputs) -> ViewValue?
    let get: @MainActor (UIView) -> ViewValue
    /// Returns the value that undoes the effect. It differs from `get` for inherited colours, which are `nil`.
    let baseline: @MainActor (UIView) -> ViewValue
    let set: @MainActor (UIView, ViewValue) -> Void

    init<View: UIView>(
        _ name: String, on viewClass: View.Type, _ properties: [String], from source: Source = .own,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, get: @escaping @MainActor (View) -> ViewValue,
        baseline: (@MainActor (View) -> ViewValue)? = nil, set: @escaping @MainActor (View, ViewValue) -> Void
    ) {
        // `isOn` has chosen the effects of the view's class.
        func typed(_ view: UIView) -> View { unsafeDowncast(view, to: View.self) }
        self.name = name
        isOn = { $0 is View }
        self.properties = properties
        self.source = source
        setter = .property(name)
        self.value = value
        self.get = { get(typed($0)) }
        self.baseline = { (baseline ?? get)(typed($0)) }
        self.set = { set(typed($0), $1) }
    }

    /// Returns the effect whose first properties also apply if the variant does not depart.
    func independent(_ count: Int) -> Effect {
        var effect = self
        effect.independentCount = count
        return effect
    }

    /// The effect, whose value never changes the size of a view.
    var paintOnly: Effect {
        var effect = self
        effect.isPaintOnly = true
        return effect
    }

    /// The effect, whose value is set after layout.
    var appliedAfterLayout: Effect {
        var effect = self
        effect.isAppliedAfterLayout = true
        return effect
    }

    /// Returns the effect without some views of its class.
    func excluding(_ isExcluded: @escaping @MainActor (UIView) -> Bool) -> Effect {
        var effect = self
        effect.isOn = { [isOn] in isOn($0) && !isExcluded($0) }
        return effect
    }

    /// Returns the effect without a value on the views of a class that do not meet a condition. The condition is read
    /// whenever the effect is applied.
    func havingValue<View: UIView>(if meetsCondition: @escaping @MainActor (View) -> Bool) -> Effect {
        var effect = self
        effect.condition = { [condition] view in
            if let condition, !condition(view) { return false }
            return (view as? View).map(meetsCondition) ?? true
        }
        return effect
    }

    /// Returns the effect with texts that a closure makes of the view and its text. It has no value where the closure returns
    /// `nil`.
    func mappingText(_ text: @escaping @MainActor (UIView, String) -> String?) -> Effect {
        var effect = self
        effect.value = { [value] inputs in
            let view = inputs.place.view
            return value(inputs)?.text.flatMap { text(view, $0) }.map(ViewValue.text)
        }
        return effect
    }

    /// Returns the effect with inputs other than its properties.
    func depending(on dependencies: EffectDependencies) -> Effect {
        var effect = self
        effect.dependencies = dependencies
        return effect
    }

    /// Returns the effect with a property whose every value depends on the size of the view.
    func resolving(_ sizedProperty: Int) -> Effect {
        var effect = self
        effect.sizedProperty = sizedProperty
        return effect
    }

    /// Returns the effect with other Swift code to set its value.
    func written(as setter: SwiftSetter) -> Effect {
        var effect = self
        effect.setter = setter
        return effect
    }

    /// Returns the effect for a state with a value for views on which only the normal state is styled.
    /// - Parameter value: Returns the value for a view and its unstyled value in the normal state.
    func standingIn(for normal: String, _ value: @escaping @MainActor (UIView, ViewValue) -> ViewValue) -> Effect {
        var effect = self
        effect.standIn = StandIn(normal: normal, value: value)
        return effect
    }

    /// Returns whether the effect has a value on a view.
    func hasValue(on view: UIView) -> Bool {
        if let condition { return condition(view) }
        return true
    }
}
