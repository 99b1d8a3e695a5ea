import NimbusCSS
import NimbusUIKit

extension NIDOM {
    /// Returns Swift statements that set the appearance and the layout of a view as stylesheets have set them.
    ///
    /// Applies pending style changes first. Numbers are the exact current values. Comments give the location and the
    /// selector of the declarations. The view's own content, such as its text, is not described. Statements start the animations of
    /// the style, and functions move the view to its style in other states as its transitions do.
    /// - Parameters:
    ///   - view: The view to describe.
    ///   - name: The name of the variable or constant with the view.
    /// - Returns: The statements. Empty if stylesheets have set nothing on the view.
    public func descriptionForView(_ view: UIView, withName name: String) -> String {
        styleIfNeeded()
        let description = ViewDescription(view, in: self)
        if description.isEmpty { return "" }
        var writer = ValueWriter.inline
        var lines = ["// Styles for \(SwiftLiteral.comment(name))"]
        lines += description.lines(name, by: &writer)
        if !(view is BarItemElement) { lines += description.layoutLines(name) }
        if let motion = description.motion {
            lines += motion.animationLines(name, by: &writer) + motion.stateFunctions(name, by: &writer)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns ``descriptionForView(_:withName:)`` for all registered views with styled properties, superviews before
    /// subviews.
    ///
    /// Each view has a name such as `label3`. The code looks up a view by its id in a variable `dom`. If a view has no
    /// id, the code uses its index in ``NIDOM/registeredViews``.
    public func descriptionForAllViews() -> String {
        let views = describedViews
        let areCounted = views.contains { $0.id == nil }
        return (areCounted ? "let views = dom.registeredViews\n" : "") + views.map(\.code).joined()
    }

    /// A registered view with the statements that set what stylesheets have set on it.
    package struct DescribedView {
        package let viewClass: String
        package let id: String?
        /// The name of the constant that the statements use.
        package let name: String
        package let statements: String
        /// Returns the view.
        fileprivate let lookup: String

        fileprivate var code: String {
            """

            \(String(repeating: "/", count: 99))
            let \(name) = \(lookup) as! \(viewClass)
            \(statements)
            """
        }
    }

    /// The registered views with styled properties, superviews before subviews.
    package var describedViews: [DescribedView] {
        styleIfNeeded()
        return registeredViews.enumerated().compactMap { place, view in
            guard let view = view as? UIView else { return nil }
            let item = (view as? BarItemElement)?.item
            let viewClass = item.map { String(describing: type(of: $0)) } ?? SwiftNames.type(of: view)
            let name =
                SwiftNames.variable(item == nil ? String(describing: type(of: view)) : viewClass) + "\(place + 1)"
            let statements = descriptionForView(view, withName: name)
            if statements.isEmpty { return nil }
            let id = registry.id(of: view)
            let lookup = id.map { "dom.viewById(\(SwiftLiteral.text($0)))" } ?? "views[\(place)]"
            return DescribedView(
                viewClass: viewClass, id: id, name: name, statements: statements,
                lookup: item == nil ? lookup : "(\(lookup) as! BarItemElement).item")
        }
    }
}
