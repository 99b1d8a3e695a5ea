import NimbusCSS
import NimbusUIKit

extension NIDOM {
    /// The closure that receives each view created from data for this DOM. The default is `nil`.
    ///
    /// The closure is called after the view was styled and stored in the property of its owner.
    ///
    /// The closure also receives XML attributes that the format does not define. If there is no closure, such
    /// attributes are reported as problems.
    public var didBuildView: (@MainActor (BuiltView) -> Void)? {
        get { buildingState.didBuildView }
        set { buildingState.didBuildView = newValue }
    }

    /// Creates the view of a prototype with its subviews, and registers them.
    ///
    /// ```swift
    /// if let badge = dom.makeView(prototype: "badge") { header.addSubview(badge) }
    /// ```
    ///
    /// If an element has a `property`, its view is stored in the outlet with this name. The owner of the outlet is the
    /// nearest ancestor that declares it (``ViewTarget``), or else the DOM's target.
    /// - Parameters:
    ///   - name: The name of the prototype in XML.
    ///   - parent: The view whose element contains the prototype, or one of its descendants. If `nil`, only global
    ///     prototypes are found.
    ///   - report: A closure that receives each problem. By default, problems are written to standard error.
    /// - Returns: The view, without a superview. `nil` if there is no such prototype, or if its class is unknown.
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

    /// Applies a prototype to an existing view, such as a cell that a table view has created.
    ///
    /// Sets the classes, the id and the other members of the prototype, and adds its subviews. Does nothing if the
    /// prototype was applied to the view before.
    ///
    /// ```swift
    /// let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    /// dom.fill(cell, fromPrototype: "row", for: tableView)
    /// ```
    ///
    /// If the prototype of a cell is in the element of a table view, its class is registered with the table view.
    /// - Parameters:
    ///   - name: The name of the prototype in XML.
    ///   - parent: The view whose element contains the prototype, or one of its descendants. If `nil`, the prototype is
    ///     searched from `view` on.
    ///   - report: A closure that receives each problem. By default, problems are written to standard error.
    /// - Returns: Whether the prototype exists.
    @discardableResult
    public func fill(
        _ view: UIView, fromPrototype name: String, for parent: UIView? = nil,
        reportingTo report: (ViewTreeProblem) -> Void = { $0.printToStandardError() }
    ) -> Bool {
        guard let prototype = prototype(name, for: parent ?? view) else { return false }
        let filled = view.object(where: { $0.dom === self }, default: FilledPrototypes(self))
        guard filled.names.insert(name).inserted else { return true }
        var builder = ViewBuilder(self, of: prototype)
        builder.build(prototype.data, into: view)
        builder.register()
        builder.problems.forEach(report)
        return true
    }

    /// Returns the prototype of the nearest ancestor with a prototype of this name, or else the global prototype.
    private func prototype(_ name: String, for parent: UIView?) -> ViewPrototype? {
        for view in sequence(first: parent, next: { $0?.superview }) {
            guard let view else { break }
            let local = view.attachedObject(LocalPrototypes.self) { $0.dom === self }
            if let prototype = local?.prototypes[name] { return prototype }
        }
        return buildingState.globalPrototypes[name]
    }

    /// Adds a prototype. Replaces a prototype with the same name and scope.
    /// - Parameter parent: The view whose element contains the prototype. `nil` if there is none.
    func addPrototype(_ prototype: ViewPrototype, named name: String, isGlobal: Bool, in parent: UIView?) {
        guard let parent, !isGlobal else {
            buildingState.globalPrototypes[name] = prototype
            return
        }
        parent.object(where: { $0.dom === self }, default: LocalPrototypes(self)).prototypes[name] = prototype
    }

    private var buildingState: BuildingState { attachment(BuildingState()) }
}

extension UIView {
    /// Returns the attached object that meets a condition. Attaches an object if there is none.
    fileprivate func object<Object: AnyObject>(
        where condition: (Object) -> Bool, default make: @autoclosure () -> Object
    ) -> Object {
        if let known = attachedObject(Object.self, where: condition) { return known }
        let object = make()
        attach(object)
        return object
    }
}
