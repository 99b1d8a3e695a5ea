import CSSEngine

/// What a view is doing, as far as selectors see it: the states of `:disabled :selected :highlighted :focused`.
public typealias NIStyleState = ElementState

/// A look that a view keeps ready beside that of now: in another state, or with or without text.
public typealias NIStyleVariant = StyleVariant

/// The device and its settings, as media conditions see them.
public typealias NIEnvironment = CSSEngine.Environment

/// An object that style sheets apply to, once it is registered with an ``NIDOM``.
///
/// Only ``applyStyle(_:changing:in:)`` has to be written; the other members say what selectors see of the object, and
/// are asked when it is registered and whenever the DOM is told to refresh it. A tree is made of both
/// ``styleableSuperview``, which says who is inside whom, and ``styleableSubviews``, which say in which order.
@MainActor public protocol NIStyleable: AnyObject {
    /// The names that type selectors match: the class, its own superclasses, the nearest class of the toolkit. By
    /// default those of the class and of all its superclasses.
    var styleTypes: [String] { get }
    /// The id that it has by itself, which counts where it is registered without one. By default none.
    var styleID: String? { get }
    /// By default none: enabled, and nothing else.
    var styleState: NIStyleState { get }
    /// Whether it shows text of its own, so that `:empty` is false. By default it does not.
    var hasStyleText: Bool { get }
    /// Declarations of its own, above all sheets. By default none.
    var inlineStyle: String? { get }
    /// The object around it, if that may be registered too. By default none.
    var styleableSuperview: (any NIStyleable)? { get }
    /// The objects inside it, in their order. By default none.
    var styleableSubviews: [any NIStyleable] { get }

    /// How many objects are inside it. By default those are counted; that, and ``styleableSubview(at:)``, is asked often
    /// and best answered without making a row of them.
    var styleableSubviewCount: Int { get }
    /// The looks that are kept ready beside that of now; the DOM has a ruleset for each. By default none.
    var styleVariants: [NIStyleVariant] { get }

    /// One of the objects inside it. By default it is taken from all of them.
    /// - Parameter place: below ``styleableSubviewCount``.
    func styleableSubview(at place: Int) -> any NIStyleable

    /// The value that attribute selectors see under `name`. By default there is none.
    func styleAttribute(_ name: String) -> String?

    /// It is registered, and not yet styled: the time to begin telling the DOM of its states. By default nothing.
    func didRegister(in dom: NIDOM)

    /// Makes the object look as its style says.
    /// - Parameters:
    ///   - ruleset: every value that it has now, with its source.
    ///   - difference: what is different from the last time; only this has to be done. Empty where only a variant is
    ///     different.
    ///   - dom: where it is registered.
    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM)
}

extension NIStyleable {
    /// The names of the class and of all its superclasses.
    public var styleTypes: [String] {
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            names.append(String(describing: current.subjectType))
            mirror = current.superclassMirror
        }
        return names
    }

    /// None.
    public var styleID: String? { nil }
    /// Enabled, and nothing else.
    public var styleState: NIStyleState { [] }
    /// No text.
    public var hasStyleText: Bool { false }
    /// None.
    public var inlineStyle: String? { nil }
    /// None.
    public var styleableSuperview: (any NIStyleable)? { nil }
    /// None.
    public var styleableSubviews: [any NIStyleable] { [] }
    /// As many as those are.
    public var styleableSubviewCount: Int { styleableSubviews.count }
    /// None.
    public var styleVariants: [NIStyleVariant] { [] }

    /// The one of those that stands there.
    public func styleableSubview(at place: Int) -> any NIStyleable { styleableSubviews[place] }

    /// Has no attributes.
    public func styleAttribute(_ name: String) -> String? { nil }
    /// Does nothing.
    public func didRegister(in dom: NIDOM) {}
}
