import CSSEngine
import NimbusCSS
import NimbusUIKit

/// The frames of registered views, and the values that stylesheets have set, with the locations of the declarations.
@MainActor package struct ViewDump {
    /// A registered view.
    package struct Entry {
        package let viewClass: String
        package let id: String?
        /// The number of ancestors in the dump.
        package let depth: Int
        package let frame: CGRect
        package let set: [StyledProperty]
        let traits: UITraitCollection

        /// Returns a value in the form for JSON and text.
        @MainActor package func json(_ value: ViewValue) -> DumpedValue { DumpedValue(value, in: traits) }
    }

    /// The entries in preorder.
    package let entries: [Entry]

    /// Creates the dump of the registered views among `view` and its descendants.
    package init(in view: UIView, _ dom: NIDOM) {
        func preorder(_ view: UIView) -> [UIView] { [view] + (view.subviews + view.barItemElements).flatMap(preorder) }
        self.init(preorder(view).filter { dom.ruleset(of: $0) != nil }, in: dom)
    }

    /// - Parameter views: Registered views in preorder.
    package init(_ views: [UIView], in dom: NIDOM) {
        let known = Set(views.map { ObjectIdentifier($0) })
        let owners = views.compactMap { view in view.keyboardAccessory.map { (ObjectIdentifier($0), view) } }
        let owner = Dictionary(owners) { first, _ in first }
        entries = views.map { view in
            let ancestors = sequence(first: view) {
                $0.superview ?? ($0 as? BarItemElement)?.bar ?? owner[ObjectIdentifier($0)]
            }.dropFirst()
            return Entry(
                viewClass: (view as? BarItemElement)?.styleTypes.first ?? String(describing: type(of: view)),
                id: dom.registry.id(of: view),
                depth: ancestors.filter { known.contains(ObjectIdentifier($0)) }.count, frame: view.frame,
                set: dom.styledProperties(of: view), traits: view.traitCollection)
        }
    }
}
