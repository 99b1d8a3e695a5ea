import NimbusCSS

extension NIDOM {
    /// The Swift statements that make a view look as style sheets have made it look, and put it where they have put it.
    ///
    /// What waits to be styled is styled before. Numbers are those of now, and exact. Before each statement a comment says where its value comes from, by place and
    /// selector. What the view has of its own, as its text, is not described.
    /// - Parameter name: that of a variable or constant with the view.
    /// - Returns: the empty string where no rule says anything of the view.
    public func descriptionForView(_ view: UIView, withName name: String) -> String {
        styleNow()
        let description = ViewDescription(view, in: self)
        if description.isEmpty { return "" }
        var writer = ValueWriter.inline
        var lines = ["// Styles for \(SwiftLiteral.comment(name))"]
        lines += description.lines(name, by: &writer)
        if description.isPlaced { lines += description.frameLines(name) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// ``descriptionForView(_:withName:)`` of all registered views, outer ones first, each under a name like `label3`; one
    /// that has an id is fetched by that, the others are for you to declare.
    public func descriptionForAllViews() -> String {
        styleNow()
        let views = registeredViews.compactMap { $0 as? UIView }
        return views.enumerated().map { place, view in
            let name = SwiftNames.variable(String(describing: type(of: view))) + "\(place + 1)"
            let fetching = id(of: view).map {
                "let \(name) = dom.viewById(\(SwiftLiteral.text($0))) as! \(SwiftNames.type(of: view))\n"
            }
            return "\n" + String(repeating: "/", count: 99) + "\n" + (fetching ?? "")
                + descriptionForView(view, withName: name)
        }.joined()
    }
}
