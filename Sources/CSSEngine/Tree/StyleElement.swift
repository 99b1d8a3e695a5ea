/// An element of the tree that stylesheets apply to.
///
/// The engine reads an element when it is inserted. Later it reads only what `StyleEngine.update(_:_:)` names.
public protocol StyleElement {
    /// The names that type selectors match: the class, its own superclasses, the nearest toolkit class. Pseudo-classes
    /// such as `:nth-of-type()` compare the first name.
    var styleTypes: [String] { get }
    var styleID: String? { get }
    var styleClasses: [String] { get }
    var styleState: ElementState { get }
    /// The names of states that CSS does not know, such as `press`. `:state(press)` matches them, and `:press` if the
    /// property table declares it. The default is none.
    ///
    /// The engine reads the property only if a selector tests a custom state.
    var styleCustomStates: [String] { get }
    /// Whether the element shows text, which makes `:empty` false.
    var hasText: Bool { get }
    /// The element's own declarations, which win over all stylesheets; `nil` if there are none.
    var inlineStyle: String? { get }
    var styleChildren: [Self] { get }
    /// The variants of the element that have a style of their own. The default is no variants.
    var styleVariants: [StyleVariant] { get }

    /// The name by which `::part()` selects the element as a part of its parent; `nil` if it is no part. The default is
    /// `nil`.
    ///
    /// The engine reads the property only if a selector uses `::part()`.
    var stylePart: String? { get }
    /// Whether the element is internal to its parent, such as the label of a button. The default is `false`.
    ///
    /// Only `::part()` matches such an element, and selectors with the option `SelectorOptions.matchesParts`. It has no
    /// siblings, its parent can be `:empty`, and `:has()` does not find it. The engine reads the property when the element
    /// is inserted. An internal part has no children.
    var isInternalPart: Bool { get }

    /// The names of the class and superclasses of the view controller whose root view the element is; empty for other
    /// elements. The default is none.
    ///
    /// The engine reads the property only if a selector tests view controllers.
    var styleControllerTypes: [String] { get }

    /// The size in points of the font that the element has without a style; `nil` if it shows no text. The default is
    /// `nil`: the size is the initial value of `font-size`.
    ///
    /// Units such as `em` and `ch` refer to this font if no declaration sets `font-size`. The engine reads the property only
    /// for these units. In `font-size` itself, they refer to the style of the parent.
    var styleFontSize: Double? { get }

    /// The value of an attribute; `nil` if the attribute does not exist. `lang` is the language of the element and of its
    /// descendants, as a BCP 47 tag.
    func styleAttribute(_ name: String) -> String?

    /// The environment of the element and its descendants; `nil` for the inherited one. By default `nil`.
    ///
    /// Media conditions, `env()`, `light-dark()`, system colours, `:dir()`, `:lang()`, viewport units and text styles use
    /// it. If the method returns an environment, the engine calls it again when the inherited environment changes. After `nil`, the engine calls it
    /// only after `StyleEngine.update(_:_:)` with `ElementChanges.environment`. An element that overrides the environment
    /// only at times therefore returns `inherited` at other times, not `nil`.
    /// ```swift
    /// func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
    ///     var environment = inherited
    ///     environment.colorScheme = .dark
    ///     return environment
    /// }
    /// ```
    /// - Parameter inherited: The environment of the parent, or of the engine.
    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment?
}

extension StyleElement {
    /// Returns `nil`.
    public func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? { nil }

    /// No custom states.
    public var styleCustomStates: [String] { [] }

    /// No part.
    public var stylePart: String? { nil }

    /// Returns `false`.
    public var isInternalPart: Bool { false }

    /// No view controller.
    public var styleControllerTypes: [String] { [] }

    /// No font.
    public var styleFontSize: Double? { nil }

    /// No variants.
    public var styleVariants: [StyleVariant] { [] }
}

/// An object that has the elements of an engine's tree, so that the tree does not keep them.
package protocol StyleElementSource: AnyObject {
    /// Returns the element of the node with an index that is in use, or that the next insertion uses.
    func element(of node: Int32) -> any StyleElement
}
