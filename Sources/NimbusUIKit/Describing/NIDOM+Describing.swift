import NimbusCSS

extension NIDOM {
    /// The Swift statements that make a view look as style sheets have made it look, and put it where they have put it.
    ///
    /// What waits to be styled is styled before. Numbers are those of now, and exact. Before each statement a comment says
    /// where its value comes from, by place and selector. What the view has of its own, as its text, is not described.
    /// - Parameter name: that of a variable or constant with the view.
    /// - Returns: the empty string where no rule says anything of the view.
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

    /// ``descriptionForView(_:withName:)`` of all registered views that rules say something of, outer ones first, each
    /// under a name like `label3`: one that has an id is fetched by that, the others by their place among the
    /// ``NIDOM/registeredViews`` of a `dom`.
    public func descriptionForAllViews() -> String {
        styleIfNeeded()
        let views = registeredViews
        let descriptions = views.enumerated().compactMap { place, view in
            (view as? UIView).flatMap { description(of: $0, at: place) }
        }
        let areCounted = descriptions.contains { !$0.hasID }
        return (areCounted ? "let views = dom.registeredViews\n" : "") + descriptions.map(\.text).joined()
    }

    /// Nil where no rule says anything of the view.
    private func description(of view: UIView, at place: Int) -> (text: String, hasID: Bool)? {
        let name = SwiftNames.variable(String(describing: type(of: view))) + "\(place + 1)"
        let statements = descriptionForView(view, withName: name)
        if statements.isEmpty { return nil }
        let id = id(of: view)
        let fetched = id.map { "dom.viewById(\(SwiftLiteral.text($0)))" } ?? "views[\(place)]"
        let text = """

            \(String(repeating: "/", count: 99))
            let \(name) = \(fetched) as! \(SwiftNames.type(of: view))
            \(statements)
            """
        return (text, id != nil)
    }
}
