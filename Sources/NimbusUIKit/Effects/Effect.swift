import CSSEngine

/// Maps CSS properties to one property of a view class. Applying, undoing and describing styles all use this mapping.
@MainActor package struct Effect {
    /// The style that provides the values.
    enum Source: Hashable {
        /// The current style.
        case own
        /// A variant, by its index among the view's variants.
        case variant(Int)
        /// A variant, if the winning declaration of a property differs from the winning declaration in the first
        /// variant.
        case departure(Int)
    }

    /// The fallback value of a state, used if only the normal state is styled.
    struct StandIn {
        /// The name of the normal state's effect.
        let normal: String
        /// Returns the value for a view and its unstyled value in the normal state.
        let value: @MainActor (UIView, ViewValue) -> ViewValue
    }

    /// The name of the view's property in UIKit: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    package let name: String
    /// Returns whether a view is of the effect's class.
    package private(set) var isOn: @MainActor (UIView) -> Bool
    /// The CSS properties that determine the value. The first one is the main property.
    package let properties: [String]
    let source: Source
    /// The Swift code that sets the value. The default is an assignment to the property with the effect's name.
    private(set) var setter: SwiftSetter
    private(set) var dependencies: EffectDependencies = []
    /// The index of a property whose values all depend on the size of the view. Values of other properties depend on
    /// the size only if they are percentages. `nil` if there is no such property.
    private(set) var sizedProperty: Int?
    /// The index of the first of the `ContentInsets.properties`, where a physical and a logical property can set the same
    /// side. `nil` if there are none.
    private(set) var sidesIndex: Int?
    /// The number of leading properties that give a value. The other properties only change this value.
    private(set) var valueCount = Int.max
    /// Whether the value, such as a colour, never changes the size of a view.
    private(set) var isPaintOnly = false
    /// Whether the value is set after the layout of the pass that sets it.
    private(set) var isAppliedAfterLayout = false
    /// The number of leading properties that apply even if the variant has the same winning declarations as the first
    /// variant.
    private(set) var independentCount = 0
    /// The fallback value of a state if only the normal state is styled. With this value, the state appears unstyled.
    /// Without a value, UIKit would show the value of the normal state.
    private(set) var standIn: StandIn?
    /// The names of earlier effects whose properties the value depends on.
    private(set) var followed: [String] = []
    /// Returns whether the effect has a value on a view. `nil` if the effect always has a value. Evaluated whenever the
    /// effect is applied.
    private(set) var condition: (@MainActor (UIView) -> Bool)?
    /// Returns the font of a view that has no font of its own, if the value is a font.
    private(set) var standardFont: @MainActor (UIView) -> UIFont? = { _ in nil }
    /// Returns the value of the view's property for the values of the CSS properties, or `nil` if they set no value.
    private(set) var value: @MainActor (StyleInputs) -> ViewValue?
    let get: @MainActor (UIView) -> ViewValue
    /// Returns the value that undoes the effect. Differs from `get`, for example, for an inherited colour: the baseline
    /// is then `none`.
    let baseline: @MainActor (UIView) -> ViewValue
    let set: @MainActor (UIView, ViewValue) -> Void

    init<View: UIView>(
        _ name: String, on viewClass: View.Type, _ properties: [String], from source: Source = .own,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, get: @escaping @MainActor (View) -> ViewValue,
        baseline: (@MainActor (View) -> ViewValue)? = nil, set: @escaping @MainActor (View, ViewValue) -> Void
    ) {
        // Only views for which `isOn` is true have the effect.
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

    /// Returns the effect with a number of leading properties that always apply. See `independentCount`.
    func independent(_ count: Int) -> Effect {
        var effect = self
        effect.independentCount = count
        return effect
    }

    /// The effect, marked as never changing the size of a view.
    var paintOnly: Effect {
        var effect = self
        effect.isPaintOnly = true
        return effect
    }

    /// The effect, marked to be applied after the layout.
    var appliedAfterLayout: Effect {
        var effect = self
        effect.isAppliedAfterLayout = true
        return effect
    }

    /// Returns the effect with some views of its class excluded.
    func excluding(_ isExcluded: @escaping @MainActor (UIView) -> Bool) -> Effect {
        var effect = self
        effect.isOn = { [isOn] in isOn($0) && !isExcluded($0) }
        return effect
    }

    /// Returns the effect with a condition. The effect has no value on views of the class `View` that do not meet the
    /// condition. The condition is evaluated whenever the effect is applied.
    func havingValue<View: UIView>(if meetsCondition: @escaping @MainActor (View) -> Bool) -> Effect {
        var effect = self
        effect.condition = { [condition] view in
            if let condition, !condition(view) { return false }
            // A closure for `map` would check at each call that it runs on the main actor.
            guard let view = view as? View else { return true }
            return meetsCondition(view)
        }
        return effect
    }

    /// Returns the effect with a closure that maps its text. The effect has no value if the closure returns `nil`.
    func mappingText(_ text: @escaping @MainActor (UIView, String) -> String?) -> Effect {
        var effect = self
        effect.value = { [value] inputs in
            let view = inputs.place.view
            return value(inputs)?.text.flatMap { text(view, $0) }.map(ViewValue.text)
        }
        return effect
    }

    /// Returns the effect of a font with the font of views that have no font of their own.
    func standard<View: UIView>(_ font: @escaping @MainActor (View) -> UIFont?) -> Effect {
        var effect = self
        effect.standardFont = { ($0 as? View).flatMap(font) }
        return effect
    }

    /// Returns the effect with inputs other than its CSS values.
    func depending(on dependencies: EffectDependencies) -> Effect {
        var effect = self
        effect.dependencies = dependencies
        return effect
    }

    /// Returns the effect with the names of earlier effects whose properties its value depends on.
    func following(_ names: String...) -> Effect {
        var effect = self
        effect.followed = names
        return effect
    }

    /// Returns the effect with a property whose values all depend on the size of the view.
    func resolving(_ sizedProperty: Int) -> Effect {
        var effect = self
        effect.sizedProperty = sizedProperty
        return effect
    }

    /// Returns the effect with the `ContentInsets.properties` from an index. Of two properties of the same side, only the
    /// one with the stronger declaration has a value.
    func resolvingSides(from index: Int) -> Effect {
        var effect = self
        effect.sidesIndex = index
        return effect
    }

    /// Returns the effect with properties that only change the value of the properties before them.
    func modified(from index: Int) -> Effect {
        var effect = self
        effect.valueCount = index
        return effect
    }

    /// Returns the effect with the Swift code that sets its value.
    func written(as setter: SwiftSetter) -> Effect {
        var effect = self
        effect.setter = setter
        return effect
    }

    /// Returns the effect of a state with a fallback value, used if only the normal state is styled.
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
