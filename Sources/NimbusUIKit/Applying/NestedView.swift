import CSSEngine

/// A nested view of an app's own view class, which stylesheets style through its owner.
///
/// ```swift
/// dom.nestedViews = [NestedView("badgeView", on: CardView.self, \.badgeView)]
/// ```
///
/// A stylesheet of InterfaCSS then writes `card { badgeView.alpha: 0.5; }`, and CSS writes
/// `CardView::part(badge-view) { opacity: 0.5 }`. The nested view need not be a subview of its owner.
///
/// Give the name to the property table as well (`PropertyTable(adding:pseudoClasses:parts:)`), so that a stylesheet of
/// InterfaCSS can write it in any case. Names that UIKit has, such as `titleLabel`, can be given to further classes.
@MainActor public struct NestedView {
    /// The name as `::part()` writes it.
    let partName: String
    let view: @MainActor (UIView) -> UIView?

    /// Creates a nested view.
    /// - Parameters:
    ///   - name: The name in camel case, or a path with dots: `header.badgeView`.
    ///   - viewClass: The class of the owners. Its subclasses have the nested view as well.
    ///   - path: The property of the owner.
    public init<Owner: UIView, Nested: UIView>(
        _ name: String, on viewClass: Owner.Type, _ path: KeyPath<Owner, Nested?>
    ) {
        partName = PropertyTable.partName(name)
        view = { ($0 as? Owner)?[keyPath: path] }
    }

    /// Creates a nested view that its owner always has.
    public init<Owner: UIView, Nested: UIView>(
        _ name: String, on viewClass: Owner.Type, _ path: KeyPath<Owner, Nested>
    ) {
        partName = PropertyTable.partName(name)
        view = { ($0 as? Owner)?[keyPath: path] }
    }
}
