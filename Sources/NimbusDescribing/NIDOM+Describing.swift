import NimbusCSS
import NimbusUIKit

extension NIDOM {
    /// Returns Swift statements that set the appearance and the layout of a view as stylesheets have set them.
    ///
    /// Applies pending style changes first. Numbers are the exact current values. Comments give the location and the
    /// selector of the declarations. The view's own content, such as its text, is not described.
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
        lines += description.layoutLines(name)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns ``descriptionForView(_:withName:)`` for all registered views with styled properties, superviews before
    /// subviews.
    ///
    /// Each view has a name such as `label3`. The code looks up a view by its id in a variable `dom`. If a view has no
    /// id, the code uses its index in ``NIDOM/registeredViews``.
    public func descriptionForAllViews() -> String {
        styleIfNeeded()
        let views = registeredViews
        let descriptions = views.enumerated().compactMap { place, view in
            (view as? UIView).flatMap { description(of: $0, at: place) }
        }
        let areCounted = descriptions.contains { !$0.hasID }
        return (areCounted ? "let views = dom.registeredViews\n" : "") + descriptions.map(\.text).joined()
    }

    /// Returns the description of a view, or `nil` if stylesheets have set nothing on the view.
    private func description(of view: UIView, at place: Int) -> (text: String, hasID: Bool)? {
        let name = SwiftNames.variable(String(describing: type(of: view))) + "\(place + 1)"
        let statements = descriptionForView(view, withName: name)
        if statements.isEmpty { return nil }
        let id = registry.id(of: view)
        let fetched = id.map { "dom.viewById(\(SwiftLiteral.text($0)))" } ?? "views[\(place)]"
        let text = """

            \(String(repeating: "/", count: 99))
            let \(name) = \(fetched) as! \(SwiftNames.type(of: view))
            \(statements)
            """
        return (text, id != nil)
    }
}
