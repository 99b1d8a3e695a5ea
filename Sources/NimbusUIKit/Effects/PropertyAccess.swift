/// Reads and sets a property of a view, for values of the type that the property has.
///
/// The methods are for rare cases. A change that many views make calls the closures of ``move(from:to:)``, which are
/// specialised for the type.
@MainActor protocol PropertyAccess: AnyObject {
    func value(of view: UIView) -> ViewValue
    /// Returns the value that undoes the effect.
    func baseline(of view: UIView) -> ViewValue
    /// Sets a value. Does nothing if the property cannot have it.
    func set(_ value: ViewValue, on view: UIView)

    /// Compares the view with its recorded state, and returns the state with a new value of the style. Does not set
    /// the value. `nil` if the property cannot have the value.
    /// - Parameters:
    ///   - old: The recorded state. `nil` if no style has set the property.
    ///   - own: The value that the view has without a style. `nil` to read it from the view.
    func begin(
        _ value: ViewValue, row: Int, after old: (any AppliedProperty)?, own: ViewValue?, on view: UIView
    ) -> BegunChange?

    /// Creates a state. `nil` if the property cannot have one of the values.
    func property(row: Int, styled: ViewValue, baseline: ViewValue, shown: ViewValue) -> (any AppliedProperty)?

    /// Returns the closure that brings a view from one state of the property to another one. `nil` states have no
    /// value of a style, and one state is not `nil`.
    func move(from old: (any AppliedProperty)?, to new: (any AppliedProperty)?) -> PropertyChange
}

/// A state of a property whose value is not set yet.
struct BegunChange {
    let property: any AppliedProperty
    let needsSetter: Bool
    /// Whether the view has the recorded value. Otherwise, the app has set another one.
    let isOurs: Bool
}

/// A property that a style has set on views. Views with equal values share the object.
@MainActor protocol AppliedProperty: AnyObject {
    /// The index of the effect among the effects of the view's class.
    var row: Int { get }
    /// The value of the style. The view has a different value if a later effect sets the same property.
    var styled: ViewValue { get }
    /// The value that undoes the effect.
    var baseline: ViewValue { get }
    /// The value that the view returned after it was set.
    var shown: ViewValue { get }

    func hasStyled(_ value: ViewValue) -> Bool
    /// Returns whether both have the same values, for two states of one effect.
    func isEqual(to other: any AppliedProperty) -> Bool
    func isShown(by view: UIView) -> Bool
    /// Calls the setter with the value of the style.
    func show(on view: UIView)
    /// Reads the value that the view has after the call of the setter. Only for a state that no view has yet.
    func readBack(from view: UIView)
    /// Records the value of the style as the value that the view will return. Only for a state that no view has yet.
    func willBeShown()
    /// Returns the state with the value that a view has after the call of the setter.
    func reading(_ view: UIView) -> any AppliedProperty
    /// Returns whether the view has to get the baseline. A value that the app has set since then stays.
    func needsUndo(on view: UIView) -> Bool
    /// Restores the baseline if needed. Returns whether a setter was called.
    func undo(on view: UIView) -> Bool
}

/// The access to properties with one type of values.
@MainActor final class TypedAccess<Content: Equatable>: PropertyAccess {
    fileprivate let get: @MainActor (UIView) -> Content
    private let own: @MainActor (UIView) -> Content
    fileprivate let set: @MainActor (UIView, Content) -> Void
    fileprivate let wrap: @MainActor (Content) -> ViewValue
    fileprivate let unwrap: @MainActor (ViewValue) -> Content?
    fileprivate let areEqual: @MainActor (Content, Content) -> Bool
    // The methods of a generic class are not specialised, but closures are.
    private let makeMove: @MainActor ((any AppliedProperty)?, (any AppliedProperty)?) -> PropertyChange

    /// - Parameters:
    ///   - own: Returns the value that undoes the effect.
    ///   - wrap: Converts a value for descriptions.
    ///   - unwrap: The inverse of `wrap`. Returns `nil` if the type does not match.
    init(
        get: @escaping @MainActor (UIView) -> Content, own: @escaping @MainActor (UIView) -> Content,
        set: @escaping @MainActor (UIView, Content) -> Void, wrap: @escaping @MainActor (Content) -> ViewValue,
        unwrap: @escaping @MainActor (ViewValue) -> Content?,
        areEqual: @escaping @MainActor (Content, Content) -> Bool
    ) {
        (self.get, self.own, self.set, self.wrap, self.unwrap) = (get, own, set, wrap, unwrap)
        self.areEqual = areEqual
        makeMove = { old, new in
            guard let new else {
                guard let former = TypedProperty<Content>.typed(old) else { return { _ in .isKept } }
                let (shown, baseline) = (former.shownContent, former.baselineContent)
                if areEqual(shown, baseline) { return { _ in .isKept } }
                return { view in
                    guard areEqual(get(view), shown) else { return .isKept }
                    set(view, baseline)
                    return .isSet
                }
            }
            let state = unsafeDowncast(new, to: TypedProperty<Content>.self)
            let (styled, shown) = (state.styledContent, state.shownContent)
            guard let old = TypedProperty<Content>.typed(old) else {
                let baseline = state.baselineContent
                if areEqual(baseline, styled) {
                    return { view in
                        guard areEqual(own(view), baseline) else { return .isOther }
                        return areEqual(get(view), shown) ? .isKept : .isKeptAsOther
                    }
                }
                return { view in
                    guard areEqual(own(view), baseline) else { return .isOther }
                    set(view, styled)
                    return areEqual(get(view), shown) ? .isSet : .isSetToOther
                }
            }
            let former = old.shownContent
            if areEqual(former, styled) { return { areEqual(get($0), former) ? .isKept : .isOther } }
            return { view in
                guard areEqual(get(view), former) else { return .isOther }
                set(view, styled)
                return areEqual(get(view), shown) ? .isSet : .isSetToOther
            }
        }
    }

    func value(of view: UIView) -> ViewValue { wrap(get(view)) }

    func baseline(of view: UIView) -> ViewValue { wrap(own(view)) }

    func set(_ value: ViewValue, on view: UIView) {
        if let content = unwrap(value) { set(view, content) }
    }

    func begin(
        _ value: ViewValue, row: Int, after old: (any AppliedProperty)?, own ownValue: ViewValue?, on view: UIView
    ) -> BegunChange? {
        guard let styled = unwrap(value) else { return nil }
        guard let former = TypedProperty<Content>.typed(old) else {
            let current = own(view)
            let baseline = ownValue.flatMap(unwrap) ?? current
            let property = TypedProperty(row, self, styled: styled, baseline: baseline, shown: baseline)
            return BegunChange(property: property, needsSetter: !areEqual(current, styled), isOurs: true)
        }
        let current = get(view)
        let isOurs = areEqual(current, former.shownContent)
        let property = TypedProperty(
            row, self, styled: styled, baseline: isOurs ? former.baselineContent : own(view),
            shown: former.shownContent)
        return BegunChange(property: property, needsSetter: !isOurs || !areEqual(current, styled), isOurs: isOurs)
    }

    func property(row: Int, styled: ViewValue, baseline: ViewValue, shown: ViewValue) -> (any AppliedProperty)? {
        guard let styled = unwrap(styled), let baseline = unwrap(baseline), let shown = unwrap(shown) else {
            return nil
        }
        return TypedProperty(row, self, styled: styled, baseline: baseline, shown: shown)
    }

    func move(from old: (any AppliedProperty)?, to new: (any AppliedProperty)?) -> PropertyChange {
        makeMove(old, new)
    }
}

private final class TypedProperty<Content: Equatable>: AppliedProperty {
    let row: Int
    private let access: TypedAccess<Content>
    let styledContent: Content
    let baselineContent: Content
    private(set) var shownContent: Content

    init(_ row: Int, _ access: TypedAccess<Content>, styled: Content, baseline: Content, shown: Content) {
        self.row = row
        self.access = access
        (styledContent, baselineContent, shownContent) = (styled, baseline, shown)
    }

    /// Returns a property as one with this type of values. `nil` if the app has meanwhile replaced the effect by one with
    /// other values.
    static func typed(_ property: (any AppliedProperty)?) -> TypedProperty? {
        guard let property, type(of: property) == TypedProperty<Content>.self else { return nil }
        return unsafeDowncast(property, to: TypedProperty<Content>.self)
    }

    var styled: ViewValue { access.wrap(styledContent) }
    var baseline: ViewValue { access.wrap(baselineContent) }
    var shown: ViewValue { access.wrap(shownContent) }

    func hasStyled(_ value: ViewValue) -> Bool {
        // A closure for `map` would check at each call that it runs on the main actor.
        guard let content = access.unwrap(value) else { return false }
        return access.areEqual(content, styledContent)
    }

    func isEqual(to other: any AppliedProperty) -> Bool {
        guard let other = Self.typed(other) else { return false }
        return access.areEqual(styledContent, other.styledContent)
            && access.areEqual(shownContent, other.shownContent)
            && access.areEqual(baselineContent, other.baselineContent)
    }

    func isShown(by view: UIView) -> Bool { access.areEqual(access.get(view), shownContent) }

    func show(on view: UIView) { access.set(view, styledContent) }

    func readBack(from view: UIView) { shownContent = access.get(view) }

    func willBeShown() { shownContent = styledContent }

    func reading(_ view: UIView) -> any AppliedProperty {
        TypedProperty(row, access, styled: styledContent, baseline: baselineContent, shown: access.get(view))
    }

    func needsUndo(on view: UIView) -> Bool {
        isShown(by: view) && !access.areEqual(shownContent, baselineContent)
    }

    func undo(on view: UIView) -> Bool {
        guard needsUndo(on: view) else { return false }
        access.set(view, baselineContent)
        return true
    }
}

/// Brings a view from one state of a property to another one.
typealias PropertyChange = @MainActor (UIView) -> PropertyChangeOutcome

/// The result of a change of a property.
enum PropertyChangeOutcome {
    /// The view has the new state. No setter was called.
    case isKept
    /// The view has the new state.
    case isSet
    /// The view does not have the old state, because the app has set another value. No setter was called.
    case isOther
    /// The view returns another value than that of the new state. No setter was called.
    case isKeptAsOther
    /// The view returns another value than that of the new state after the call of the setter.
    case isSetToOther
}
