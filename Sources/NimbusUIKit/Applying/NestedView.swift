import CSSEngine

/// A nested view of an app's own view class, which stylesheets select through its owner.
///
/// ```swift
/// dom.nestedViews = [NestedView("badgeView", on: CardView.self, \.badgeView)]
/// ```
///
/// A stylesheet of InterfaCSS then writes `card { badgeView.alpha: 0.5; }`, and CSS writes
/// `CardView::part(badge-view) { opacity: 0.5 }`. The nested view need not be a subview of its owner.
///
/// Add the name to the property table as well (`PropertyTable(adding:pseudoClasses:parts:)`), so that the name is
/// case-insensitive in InterfaCSS stylesheets. Names from UIKit, such as `titleLabel`, can be declared for further
/// classes.
@MainActor public struct NestedView {
    /// The name in `::part()`.
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

    /// Creates a nested view from a non-optional property of its owner.
    public init<Owner: UIView, Nested: UIView>(
        _ name: String, on viewClass: Owner.Type, _ path: KeyPath<Owner, Nested>
    ) {
        partName = PropertyTable.partName(name)
        view = { ($0 as? Owner)?[keyPath: path] }
    }
}
