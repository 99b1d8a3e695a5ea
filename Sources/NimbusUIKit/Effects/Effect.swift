import CSSEngine

/// What properties do to a class of views: one row, from which applying, undoing and describing follow.
@MainActor struct Effect {
    /// The look of a view whose values count.
    enum Source: Hashable {
        /// That of now.
        case own
        /// A variant, by its place in the view's list.
        case variant(Int)
        /// A variant, if for one of the properties another declaration wins in it than in the first variant.
        case departure(Int)
    }

    /// What a state has where only the normal one is set.
    struct StandIn {
        /// The name of the normal state's row.
        let normal: String
        /// Given the view, and what it had in the normal state before it was styled.
        let value: (UIView, ViewValue) -> ViewValue
    }

    /// As the toolkit calls it: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    let name: String
    /// Whether a view is of the class that it is about.
    private(set) var isOn: (UIView) -> Bool
    /// The properties that decide, the one that it is named for first.
    let properties: [String]
    let source: Source
    /// How it is set in Swift; by a property of its name where nothing else was said.
    private(set) var setter: SwiftSetter
    private(set) var dependencies: EffectDependencies = []
    /// Whether a view is as large as before with another value: colours are.
    private(set) var isPaintOnly = false
    /// Whether the value is set after the layout of the pass that sets it.
    private(set) var isAppliedAfterLayout = false
    /// Whether the first property counts where no variant departs, too.
    private(set) var isFirstIndependent = false
    /// For a state: what it has to have so that it looks as if nothing were set, where the normal state is set. The
    /// toolkit would show the normal one's value there.
    private(set) var standIn: StandIn?
    /// Returns the value of the view's property for the values of the CSS properties. `nil` without an effect.
    private(set) var value: (StyleInputs) -> ViewValue?
    let get: (UIView) -> ViewValue
    /// What has to be set to be as before, where that is not what `get` says: nil for a colour that is inherited.
    let baseline: (UIView) -> ViewValue
    let set: (UIView, ViewValue) -> Void

    init<View: UIView>(
        _ name: String, on viewClass: View.Type, _ properties: [String], from source: Source = .own,
        value: @escaping (StyleInputs) -> ViewValue?, get: @escaping (View) -> ViewValue,
        baseline: ((View) -> ViewValue)? = nil, set: @escaping (View, ViewValue) -> Void
    ) {
        func typed(_ view: UIView) -> View {
            guard let view = view as? View else { preconditionFailure("the effect is not one of the view's class") }
            return view
        }
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

    /// The row whose first property counts where no variant departs, too.
    var firstIndependent: Effect {
        var effect = self
        effect.isFirstIndependent = true
        return effect
    }

    /// The row for what makes no view larger or smaller.
    var paintOnly: Effect {
        var effect = self
        effect.isPaintOnly = true
        return effect
    }

    /// The row, whose value is set after layout.
    var appliedAfterLayout: Effect {
        var effect = self
        effect.isAppliedAfterLayout = true
        return effect
    }

    /// Returns the row for all views of its class except some.
    func excluding(_ isExcluded: @escaping (UIView) -> Bool) -> Effect {
        var effect = self
        effect.isOn = { [isOn] in isOn($0) && !isExcluded($0) }
        return effect
    }

    /// Returns the effect without a value on the views of a class that do not meet a condition. The condition is read
    /// whenever the effect is applied.
    func havingValue<View: UIView>(if meetsCondition: @escaping (View) -> Bool) -> Effect {
        var effect = self
        effect.value = { [value] inputs in
            if let view = inputs.place.view as? View, !meetsCondition(view) { return nil }
            return value(inputs)
        }
        return effect
    }

    /// The row for what depends on more than its properties.
    func depending(on dependencies: EffectDependencies) -> Effect {
        var effect = self
        effect.dependencies = dependencies
        return effect
    }

    /// The row for what is set in Swift in another way than by a property of its name.
    func written(as setter: SwiftSetter) -> Effect {
        var effect = self
        effect.setter = setter
        return effect
    }

    /// The row for a state that has the stand-in where only the normal state, of the row of that name, has a value.
    /// - Parameter value: given the view, and what it had in the normal state before it was styled.
    func standingIn(for normal: String, _ value: @escaping (UIView, ViewValue) -> ViewValue) -> Effect {
        var effect = self
        effect.standIn = StandIn(normal: normal, value: value)
        return effect
    }

    /// What a view gets: what the inputs come to, or what stands in where only the normal state has a value.
    func result(_ inputs: StyleInputs, on view: UIView) -> ViewValue? {
        inputs.normalBaseline.flatMap { standIn?.value(view, $0) } ?? value(inputs)
    }
}
