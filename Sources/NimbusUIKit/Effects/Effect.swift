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

    /// The meaning of some of the effect's properties.
    struct PropertyRoles {
        /// The index of a property whose values all depend on the size of the view. Values of other properties depend on
        /// the size only if they are percentages. `nil` if there is no such property.
        fileprivate(set) var sized: Int?
        /// The index of the first of the `ContentInsets.properties`, where a physical and a logical property can set the
        /// same side. `nil` if there are none.
        fileprivate(set) var sides: Int?
        /// The `BorderProperties.lines` among the properties. `nil` if there are none.
        fileprivate(set) var borders: BorderProperties.Role?
        /// The number of leading properties that give a value. The other properties only change this value.
        fileprivate(set) var valueCount = Int.max
        /// The number of leading properties that apply even if the variant has the same winning declarations as the
        /// first variant.
        fileprivate(set) var independentCount = 0
    }

    struct Options: OptionSet {
        let rawValue: Int
        /// The value, such as a colour, never changes the size of a view.
        static let paintOnly = Options(rawValue: 1)
        /// The value is set after the layout of the pass that sets it.
        static let appliedAfterLayout = Options(rawValue: 2)
    }

    /// The views that have the effect.
    private struct Views {
        /// Returns whether a view is of the effect's class.
        var isOn: Condition
        var conditions: [ValueCondition] = []
    }

    /// The conversion of CSS values.
    private struct Conversion {
        var value: @MainActor (StyleInputs) -> ViewValue?
        var standardFont: @MainActor (UIView) -> UIFont? = { _ in nil }
    }

    /// A condition for a value on the views of a class.
    private struct ValueCondition {
        let isOn: Condition
        let isMet: Condition
    }

    typealias Condition = @MainActor (UIView) -> Bool

    /// The name of the view's property in UIKit: `textColor`, `layer.cornerRadius`, `titleColor(highlighted)`.
    package let name: String
    /// The CSS properties that determine the value. The first one is the main property.
    package let properties: [String]
    private(set) var roles = PropertyRoles()
    /// The properties that give a value. The other ones only change this value.
    package var valueProperties: ArraySlice<String> { properties.prefix(roles.valueCount) }
    /// The properties that give a value or change it, without those that the value only refers to.
    package var ownProperties: [String] {
        let changing = properties.dropFirst(valueProperties.count)
        return valueProperties + changing.filter { !Self.referencedProperties.contains($0) }
    }

    /// The colour of the text, the direction, and the border around a background.
    private static let referencedProperties = Set(["color", "direction"] + BorderProperties.lines)
    let source: Source
    /// The fallback value of a state if only the normal state is styled. With this value, the state appears unstyled.
    /// Without a value, UIKit would show the value of the normal state.
    private(set) var standIn: StandIn?
    /// Returns the value that UIKit shows on a view whose property has no value. `nil` if it is unknown.
    private(set) var valueWhileUnset: (@MainActor (UIView) -> ViewValue)?
    private(set) var dependencies: EffectDependencies = []
    /// The names of earlier effects whose properties the value depends on.
    private(set) var followed: [String] = []
    private var views: Views
    private var conversion: Conversion
    /// Reads and sets the property of the view.
    let access: any PropertyAccess
    /// The Swift code that sets the value. The default is an assignment to the property with the effect's name.
    private(set) var setter: SwiftSetter
    private(set) var options: Options = []

    /// Creates an effect on a property with a type that has descriptions.
    /// - Parameters:
    ///   - value: Returns the value of the view's property for the values of the CSS properties, or `nil` if they set no
    ///     value.
    ///   - baseline: Returns the value that undoes the effect. Differs from `get`, for example, for an inherited colour:
    ///     the baseline is then `nil`.
    init<View: UIView, Content: PropertyValue>(
        _ name: String, on viewClass: View.Type, _ properties: [String], from source: Source = .own,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, get: @escaping @MainActor (View) -> Content,
        baseline: (@MainActor (View) -> Content)? = nil, set: @escaping @MainActor (View, Content) -> Void
    ) {
        self.init(
            name, on: viewClass, properties, from: source, value: value, get: get, baseline: baseline, set: set,
            wrap: { $0.viewValue }, unwrap: { Content.content(of: $0) }, areEqual: { Content.areEqual($0, $1) })
    }

    /// Creates an effect on a property with values of several types.
    init<View: UIView>(
        _ name: String, on viewClass: View.Type, _ properties: [String], from source: Source = .own,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, get: @escaping @MainActor (View) -> ViewValue,
        baseline: (@MainActor (View) -> ViewValue)? = nil, set: @escaping @MainActor (View, ViewValue) -> Void
    ) {
        self.init(
            name, on: viewClass, properties, from: source, value: value, get: get, baseline: baseline, set: set,
            wrap: { $0 }, unwrap: { $0 })
    }

    /// Creates an effect on a property with a type that has no descriptions.
    /// - Parameters:
    ///   - wrap: Returns the description of a value.
    ///   - unwrap: The inverse of `wrap`. Returns `nil` if the type does not match.
    init<View: UIView, Content: Equatable>(
        _ name: String, on viewClass: View.Type, _ properties: [String], from source: Source = .own,
        value: @escaping @MainActor (StyleInputs) -> ViewValue?, get: @escaping @MainActor (View) -> Content,
        baseline: (@MainActor (View) -> Content)? = nil, set: @escaping @MainActor (View, Content) -> Void,
        wrap: @escaping @MainActor (Content) -> ViewValue, unwrap: @escaping @MainActor (ViewValue) -> Content?,
        areEqual: @escaping @MainActor (Content, Content) -> Bool = { $0 == $1 }
    ) {
        self.name = name
        self.properties = properties
        self.source = source
        views = Views(isOn: { $0 is View })
        conversion = Conversion(value: value)
        setter = .property(name)
        // Only views of the class have the effect.
        let own = baseline ?? get
        access = TypedAccess(
            get: { get(unsafeDowncast($0, to: View.self)) }, own: { own(unsafeDowncast($0, to: View.self)) },
            set: { set(unsafeDowncast($0, to: View.self), $1) }, wrap: wrap, unwrap: unwrap, areEqual: areEqual)
    }

    /// Returns whether a view is of the effect's class.
    package func isOn(_ view: UIView) -> Bool { views.isOn(view) }

    /// Returns the conditions for a value on the views of a class. `nil` if they always have one.
    func condition(onClassOf view: UIView) -> Condition? {
        let conditions = views.conditions.filter { $0.isOn(view) }
        guard let first = conditions.first else { return nil }
        return conditions.count == 1 ? first.isMet : { view in conditions.allSatisfy { $0.isMet(view) } }
    }

    /// Returns whether the effect has a value on a view.
    package func hasValue(on view: UIView) -> Bool { condition(onClassOf: view)?(view) ?? true }

    /// Returns the value of the view's property for the values of the CSS properties, or `nil` if they set no value.
    func value(_ inputs: StyleInputs) -> ViewValue? { conversion.value(inputs) }

    /// Returns the font of a view that has no font of its own, if the value is a font.
    func standardFont(_ view: UIView) -> UIFont? { conversion.standardFont(view) }

    func get(_ view: UIView) -> ViewValue { access.value(of: view) }

    /// Returns the value that undoes the effect.
    func baseline(_ view: UIView) -> ViewValue { access.baseline(of: view) }

    func set(_ view: UIView, _ value: ViewValue) { access.set(value, on: view) }

    /// Whether the value, such as a colour, never changes the size of a view.
    var isPaintOnly: Bool { options.contains(.paintOnly) }
    /// Whether the value is set after the layout of the pass that sets it.
    var isAppliedAfterLayout: Bool { options.contains(.appliedAfterLayout) }

    /// Returns the effect with a number of leading properties that always apply. See `PropertyRoles`.
    func independent(_ count: Int) -> Effect {
        var effect = self
        effect.roles.independentCount = count
        return effect
    }

    /// The effect, marked as never changing the size of a view.
    var paintOnly: Effect {
        var effect = self
        effect.options.insert(.paintOnly)
        return effect
    }

    /// The effect, marked to be applied after the layout.
    var appliedAfterLayout: Effect {
        var effect = self
        effect.options.insert(.appliedAfterLayout)
        return effect
    }

    /// Returns the effect with some views of its class excluded.
    func excluding(_ isExcluded: @escaping @MainActor (UIView) -> Bool) -> Effect {
        var effect = self
        effect.views.isOn = { [isOn = views.isOn] in isOn($0) && !isExcluded($0) }
        return effect
    }

    /// Returns the effect with a condition. The effect has no value on views of the class `View` that do not meet the
    /// condition. The condition is evaluated whenever the effect is applied.
    func havingValue<View: UIView>(if meetsCondition: @escaping @MainActor (View) -> Bool) -> Effect {
        var effect = self
        effect.views.conditions.append(
            ValueCondition(isOn: { $0 is View }, isMet: { meetsCondition(unsafeDowncast($0, to: View.self)) }))
        return effect
    }

    /// Returns the effect with a closure that maps its text. The effect has no value if the closure returns `nil`.
    func mappingText(_ text: @escaping @MainActor (UIView, String) -> String?) -> Effect {
        var effect = self
        effect.conversion.value = { [value = conversion.value] inputs in
            let view = inputs.place.view
            return value(inputs)?.text.flatMap { text(view, $0) }.map(ViewValue.text)
        }
        return effect
    }

    /// Returns the effect of a font with the font of views that have no font of their own.
    func standard<View: UIView>(_ font: @escaping @MainActor (View) -> UIFont?) -> Effect {
        var effect = self
        effect.conversion.standardFont = { ($0 as? View).flatMap(font) }
        return effect
    }

    /// Returns the effect with the value that UIKit shows while the property of the view has none.
    func showingWhileUnset<View: UIView>(_ value: @escaping @MainActor (View) -> ViewValue) -> Effect {
        var effect = self
        effect.valueWhileUnset = { value(unsafeDowncast($0, to: View.self)) }
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
        effect.roles.sized = sizedProperty
        return effect
    }

    /// Returns the effect with the `ContentInsets.properties` from an index. Of two properties of the same side, only the
    /// one with the stronger declaration has a value.
    /// - Parameter hasBorder: Whether the properties of borders are among them.
    func resolvingSides(from index: Int, hasBorder: Bool = true) -> Effect {
        var effect = self
        effect.roles.sides = index
        guard hasBorder else { return effect }
        effect.roles.borders = BorderProperties.Role(in: properties)
        return effect
    }

    /// Returns the effect with the properties of borders. The properties of the physical sides get the values that apply to
    /// them, whichever property sets them.
    /// - Parameter ignored: The properties whose `current` has no meaning.
    func resolvingBorders(ignoring ignored: [String] = []) -> Effect {
        var effect = self
        effect.roles.borders = BorderProperties.Role(in: properties, ignoring: ignored)
        return effect
    }

    /// Returns the effect with properties that only change the value of the properties before them.
    func modified(from index: Int) -> Effect {
        var effect = self
        effect.roles.valueCount = index
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
}
