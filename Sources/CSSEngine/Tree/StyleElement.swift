/// A node of the tree that style sheets are applied to: the one thing that the engine knows of it.
///
/// An element is asked once when it is inserted, and again only for what it is said to have changed.
public protocol StyleElement {
    /// The names that type selectors match: the class, its own superclasses, the nearest toolkit class. The first
    /// one is what `:nth-of-type()` and its kin compare.
    var styleTypes: [String] { get }
    var styleID: String? { get }
    var styleClasses: [String] { get }
    var styleState: ElementState { get }
    /// Whether it shows text of its own, so that `:empty` is false.
    var hasText: Bool { get }
    /// Declarations of its own, above all sheets; nil for none.
    var inlineStyle: String? { get }
    var styleChildren: [Self] { get }
    /// The looks that are kept ready beside that of now. By default none.
    var styleVariants: [StyleVariant] { get }

    /// The value that attribute selectors see under `name`; nil where there is none.
    func styleAttribute(_ name: String) -> String?

    /// The environment of the element and its descendants; `nil` for the inherited one. By default `nil`.
    ///
    /// Media conditions, `env()`, `light-dark()`, `:dir()`, viewport units and text styles use it. The engine calls the
    /// method again when the inherited environment changes.
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

    /// None.
    public var styleVariants: [StyleVariant] { [] }
}
