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
}

extension StyleElement {
    /// None.
    public var styleVariants: [StyleVariant] { [] }
}
