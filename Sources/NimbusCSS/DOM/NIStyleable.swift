import CSSEngine

/// The states of a view that selectors can match: `:disabled`, `:selected`, `:highlighted` and `:focused`.
public typealias NIStyleState = ElementState

/// An alternative of a view's current state, for which the DOM also computes a style: another state, or with or without
/// text.
public typealias NIStyleVariant = StyleVariant

/// The device and its settings, as media conditions see them.
public typealias NIEnvironment = CSS.Environment

/// An object that stylesheets apply to once it is registered with an ``NIDOM``.
///
/// ```swift
/// final class Lamp: NIStyleable {
///     func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
///         brightness = ruleset.opacity ?? 1
///     }
/// }
/// ```
///
/// Only ``applyStyle(_:changing:in:)`` is required. The other members describe the object to selectors. The DOM reads
/// them when the object is registered or refreshed. ``styleableSuperview`` determines the parent of an object,
/// ``styleableSubviews`` the order of its children.
@MainActor public protocol NIStyleable: AnyObject {
    /// The names that type selectors match: the class, its own superclasses and the nearest class of the toolkit. By
    /// default, the names of the class and all its superclasses.
    var styleTypes: [String] { get }
    /// The names of the class and superclasses of the view controller whose root view the object is. By default none.
    ///
    /// The DOM reads the property only if a stylesheet selects view controllers. Call ``NIDOM/setNeedsStyle(_:)`` after a
    /// change.
    var styleControllerTypes: [String] { get }
    /// The object's own id, which is used if it is registered without one. By default `nil`.
    var styleID: String? { get }
    /// The current state. By default empty: enabled, and neither selected, highlighted nor focused.
    var styleState: NIStyleState { get }
    /// The names of states that CSS does not know, such as `press`. `:state(press)` matches them, and `:press` if the
    /// property table declares it. By default none.
    ///
    /// The DOM reads the property only if a stylesheet tests a custom state.
    var styleCustomStates: [String] { get }
    /// Whether the object shows text of its own, so that `:empty` does not match it. By default false.
    var hasStyleText: Bool { get }
    /// Inline CSS declarations, which take precedence over all stylesheets. By default `nil`.
    var inlineStyle: String? { get }
    /// The object that contains this one. By default `nil`.
    var styleableSuperview: (any NIStyleable)? { get }
    /// The objects inside this one, in order. By default none.
    var styleableSubviews: [any NIStyleable] { get }

    /// The number of objects inside this one. By default the count of ``styleableSubviews``.
    ///
    /// The DOM reads it often. Implement it and ``styleableSubview(at:)`` without building an array, if possible.
    var styleableSubviewCount: Int { get }
    /// The alternatives of the current state for which the DOM computes a style as well. By default none.
    var styleVariants: [NIStyleVariant] { get }

    /// Returns one of the objects inside this one. By default an element of ``styleableSubviews``.
    /// - Parameter index: An index from 0 to ``styleableSubviewCount`` - 1.
    func styleableSubview(at index: Int) -> any NIStyleable

    /// Returns the value of an attribute for attribute selectors. By default `nil`: there is no such attribute.
    func styleAttribute(_ name: String) -> String?

    /// Returns the environment of the object and of the objects inside it, or `nil` if they have the inherited one. By
    /// default `nil`.
    ///
    /// Whether the result is `nil` must not depend on `inherited`. Call ``NIDOM/setNeedsStyle(_:)`` when the result may
    /// have changed.
    /// - Parameter inherited: The environment of the nearest registered ancestor, or of the DOM.
    func styleEnvironment(in inherited: NIEnvironment) -> NIEnvironment?

    /// Called when the object was registered, before it is styled. Start reporting state changes to the DOM here. By
    /// default does nothing.
    func didRegister(in dom: NIDOM)

    /// Applies a changed style to the object.
    ///
    /// Also called when a property changes that the property table does not declare. `ruleset["dial-color"]` then has
    /// its text, and ``NIStyleDifference/undeclaredProperties`` its name. `var()` in the text is not substituted. Declare
    /// the property to get values: `PropertyTable(adding:)`.
    /// - Parameters:
    ///   - ruleset: All current values with their sources.
    ///   - difference: The properties that changed since the last call. Empty if only the style of a variant changed.
    ///   - dom: The DOM that the object is registered with.
    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM)
}

extension NIStyleable {
    /// The names of the class and all its superclasses.
    public var styleTypes: [String] {
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            names.append(String(describing: current.subjectType))
            mirror = current.superclassMirror
        }
        return names
    }

    /// The default: no view controller.
    public var styleControllerTypes: [String] { [] }
    /// The default: `nil`.
    public var styleID: String? { nil }
    /// The default: no state.
    public var styleState: NIStyleState { [] }
    /// The default: no states.
    public var styleCustomStates: [String] { [] }
    /// The default: false.
    public var hasStyleText: Bool { false }
    /// The default: `nil`.
    public var inlineStyle: String? { nil }
    /// The default: `nil`.
    public var styleableSuperview: (any NIStyleable)? { nil }
    /// The default: no objects.
    public var styleableSubviews: [any NIStyleable] { [] }
    /// The default: the count of ``styleableSubviews``.
    public var styleableSubviewCount: Int { styleableSubviews.count }
    /// The default: no variants.
    public var styleVariants: [NIStyleVariant] { [] }

    /// The default: an element of ``styleableSubviews``.
    public func styleableSubview(at index: Int) -> any NIStyleable { styleableSubviews[index] }

    /// The default: `nil`.
    public func styleAttribute(_ name: String) -> String? { nil }
    /// The default: `nil`.
    public func styleEnvironment(in inherited: NIEnvironment) -> NIEnvironment? { nil }
    /// The default: does nothing.
    public func didRegister(in dom: NIDOM) {}
}
