import CSSEngine

/// A view class of an app that tells stylesheets more about itself than its toolkit does, and that reads its style.
///
/// `NimbusUIKit` makes every `UIView` an ``NIStyleable``, and a subclass cannot override that. A class that conforms to
/// this protocol adds to it: states, attributes, text, inline style, and a method that receives the values.
///
/// ```swift
/// final class DialView: UIView, NIStyleableView {
///     private weak var dom: NIDOM?
///     var isPressed = false { didSet { dom?.setNeedsStyle(self) } }
///
///     var customStyleStates: [String] { isPressed ? ["press"] : [] }
///     func didRegisterForStyling(in dom: NIDOM) { self.dom = dom }
/// }
/// ```
///
/// All members have defaults. The DOM reads them when the view is registered or refreshed, and looks up the conformance
/// once for each class.
@MainActor public protocol NIStyleableView: NIStyleable {
    /// The states that CSS knows, in addition to those that the toolkit reports. By default none.
    var additionalStyleState: NIStyleState { get }
    /// The names of further states, such as `press`. `:state(press)` matches them, and `:press` if the property table
    /// declares it. By default none.
    ///
    /// The DOM reads the property only if a stylesheet tests a custom state.
    var customStyleStates: [String] { get }
    /// Whether the view shows text that the toolkit does not report, so that `:empty` does not match it. By default
    /// false.
    var hasCustomStyleText: Bool { get }
    /// Inline CSS declarations, which take precedence over all stylesheets. By default `nil`.
    ///
    /// Declarations set with ``NIDOM/setStyle(_:of:)`` replace them.
    var customInlineStyle: String? { get }

    /// Returns the value of an attribute for attribute selectors, instead of the toolkit's. By default `nil`: the
    /// toolkit's value applies.
    func customStyleAttribute(_ name: String) -> String?

    /// Called when the view was registered, before it is styled. By default does nothing.
    ///
    /// Keep a weak reference to the DOM to call ``NIDOM/setNeedsStyle(_:)`` when a state or an attribute changes.
    func didRegisterForStyling(in dom: NIDOM)

    /// Called after the toolkit has applied a changed style. By default does nothing.
    /// - Parameters:
    ///   - ruleset: All current values with their sources.
    ///   - difference: The properties that changed since the last call.
    ///   - dom: The DOM that the view is registered with.
    func styleDidChange(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM)
}

extension NIStyleableView {
    /// The default: no states.
    public var additionalStyleState: NIStyleState { [] }
    /// The default: no states.
    public var customStyleStates: [String] { [] }
    /// The default: false.
    public var hasCustomStyleText: Bool { false }
    /// The default: `nil`.
    public var customInlineStyle: String? { nil }
    /// The default: `nil`.
    public func customStyleAttribute(_ name: String) -> String? { nil }
    /// The default: does nothing.
    public func didRegisterForStyling(in dom: NIDOM) {}
    /// The default: does nothing.
    public func styleDidChange(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {}
}

/// Remembers which classes conform to ``NIStyleableView``, because looking up a conformance is slow.
@MainActor struct StyleableViewClasses {
    private var conforms: [ObjectIdentifier: Bool] = [:]

    /// Returns whether the class of a view conforms.
    mutating func contains(_ view: any NIStyleable) -> Bool {
        let viewClass = ObjectIdentifier(type(of: view))
        if let known = conforms[viewClass] { return known }
        let isConforming = view is any NIStyleableView
        conforms[viewClass] = isConforming
        return isConforming
    }
}
