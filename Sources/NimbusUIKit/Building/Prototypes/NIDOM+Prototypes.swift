import NimbusCSS

extension NIDOM {
    /// A closure that receives each view that is created from data for this DOM, after it was styled and stored in the
    /// properties of its owner. By default `nil`.
    ///
    /// In XML, the closure also receives the attributes that the format does not define, which otherwise are problems.
    public var didBuildView: (@MainActor (BuiltView) -> Void)? {
        get { viewStyler.didBuildView }
        set { viewStyler.didBuildView = newValue }
    }

    /// Creates the view of a prototype with its subviews, and registers them.
    ///
    /// ```swift
    /// if let badge = dom.makeView(prototype: "badge") { header.addSubview(badge) }
    /// ```
    ///
    /// A view whose element has a `property` is stored in the outlet with this name of the nearest view around it that has
    /// one (``ViewTarget``), or else in that of the DOM's target.
    /// - Parameters:
    ///   - name: The name of the prototype in XML.
    ///   - parent: The view in whose element the prototype is, or a descendant of it. `nil` finds global prototypes only.
    ///   - report: A closure that receives each problem. By default, problems are written to standard error.
    /// - Returns: The view, which has no superview. `nil` if there is no such prototype, or if its class is unknown.
    public func makeView(
        prototype name: String, for parent: UIView? = nil,
        reportingTo report: (ViewTreeProblem) -> Void = { $0.printToStandardError() }
    ) -> UIView? {
        guard let prototype = prototype(name, for: parent) else { return nil }
        var builder = ViewBuilder(self, of: prototype)
        let view = builder.buildDetached(prototype.data)
        builder.register()
        builder.problems.forEach(report)
        return view
    }

    /// Adds the subviews of a prototype to a view, such as a cell that a table view has created, and gives the view the
    /// classes, the id and the other members of the prototype. A view that the prototype has filled before stays the same.
    ///
    /// ```swift
    /// let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    /// dom.fill(cell, fromPrototype: "row", for: tableView)
    /// ```
    ///
    /// A prototype of a cell that is in the element of a table view registers its class with the table view.
    /// - Parameters:
    ///   - name: The name of the prototype in XML.
    ///   - parent: The view in whose element the prototype is, or a descendant of it. `nil` finds global prototypes, and
    ///     those of the views around `view`.
    ///   - report: A closure that receives each problem. By default, problems are written to standard error.
    /// - Returns: Whether there is such a prototype.
    @discardableResult
    public func fill(
        _ view: UIView, fromPrototype name: String, for parent: UIView? = nil,
        reportingTo report: (ViewTreeProblem) -> Void = { $0.printToStandardError() }
    ) -> Bool {
        guard let prototype = prototype(name, for: parent ?? view) else { return false }
        let attachment = view.ownAttachment(
            FilledAttachment.self, where: { $0.dom === self }, make: { FilledAttachment(self) })
        guard attachment.names.insert(name).inserted else { return true }
        var builder = ViewBuilder(self, of: prototype)
        builder.build(prototype.data, into: view)
        builder.register()
        builder.problems.forEach(report)
        return true
    }

    /// Returns the prototype of the nearest view with one of this name, or else the global one.
    private func prototype(_ name: String, for parent: UIView?) -> ViewPrototype? {
        for view in sequence(first: parent, next: { $0?.superview }) {
            guard let view else { break }
            for case let attachment as PrototypeAttachment in view.interactions where attachment.dom === self {
                if let prototype = attachment.prototypes[name] { return prototype }
            }
        }
        return viewStyler.globalPrototypes[name]
    }

    /// Adds a prototype. A later one replaces an earlier one with the same name and scope.
    /// - Parameter parent: The view whose element contains the prototype. `nil` if no view does.
    func addPrototype(_ prototype: ViewPrototype, named name: String, isGlobal: Bool, in parent: UIView?) {
        guard let parent, !isGlobal else {
            viewStyler.globalPrototypes[name] = prototype
            return
        }
        let attachment = parent.ownAttachment(
            PrototypeAttachment.self, where: { $0.dom === self }, make: { PrototypeAttachment(self) })
        attachment.prototypes[name] = prototype
    }
}

extension UIView {
    /// Returns the view's attachment of a class that meets a condition, and adds one if there is none.
    fileprivate func ownAttachment<Attachment: ViewAttachment>(
        _ attachmentClass: Attachment.Type, where condition: (Attachment) -> Bool, make: () -> Attachment
    ) -> Attachment {
        for case let attachment as Attachment in interactions where condition(attachment) { return attachment }
        let attachment = make()
        addInteraction(attachment)
        return attachment
    }
}
