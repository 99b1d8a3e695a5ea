/// The outlets and actions of a class by their names in data. The last one of a name applies.
@MainActor public struct ViewMembers<Owner: AnyObject> {
    struct Outlet {
        /// The class of the view, or of its view controller.
        let expectedClass: AnyClass
        /// Stores a view or its view controller. Returns `false` if it has another class.
        let set: @MainActor (Owner, UIView) -> Bool
    }

    private(set) var outlets: [String: Outlet] = [:]
    private(set) var actions: [String: @MainActor (Owner, UIControl) -> Void] = [:]

    /// Creates an empty list.
    public init() {}

    // MARK: Outlets

    /// Stores the view with an id in a property.
    public func outlet<View: UIView>(_ id: String, _ property: ReferenceWritableKeyPath<Owner, View?>) -> ViewMembers {
        outlet(id) { (owner: Owner, view: View) in owner[keyPath: property] = view }
    }

    /// Stores the view with an id in a property.
    public func outlet<View: UIView>(_ id: String, _ property: ReferenceWritableKeyPath<Owner, View>) -> ViewMembers {
        outlet(id) { (owner: Owner, view: View) in owner[keyPath: property] = view }
    }

    /// Calls a closure with the view that has an id, after the view is registered and styled.
    public func outlet<View: UIView>(
        _ id: String, _ set: @escaping @MainActor (_ owner: Owner, _ view: View) -> Void
    ) -> ViewMembers {
        var members = self
        members.outlets[id] = Outlet(expectedClass: View.self) { owner, view in
            guard let view = view as? View else { return false }
            set(owner, view)
            return true
        }
        return members
    }

    /// Stores the view controller whose root view has an id in a property.
    public func outlet<Controller: UIViewController>(
        _ id: String, _ property: ReferenceWritableKeyPath<Owner, Controller?>
    ) -> ViewMembers {
        outlet(id) { (owner: Owner, controller: Controller) in owner[keyPath: property] = controller }
    }

    /// Calls a closure with the view controller whose root view has an id, after the view is registered and styled.
    public func outlet<Controller: UIViewController>(
        _ id: String, _ set: @escaping @MainActor (_ owner: Owner, _ controller: Controller) -> Void
    ) -> ViewMembers {
        var members = self
        members.outlets[id] = Outlet(expectedClass: Controller.self) { owner, view in
            guard let controller = view.ownController as? Controller else { return false }
            set(owner, controller)
            return true
        }
        return members
    }

    // MARK: Actions

    /// Calls a closure when the user activates a control with this `selector`.
    public func action(
        _ name: String, _ perform: @escaping @MainActor (_ owner: Owner, _ sender: UIControl) -> Void
    ) -> ViewMembers {
        var members = self
        members.actions[name] = perform
        return members
    }

    /// Calls a method when the user activates a control with this `selector`: `.action("go", ProfileScreen.go)`.
    public func action(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> ViewMembers {
        action(name) { owner, _ in method(owner)() }
    }

    /// Calls a method with the control when the user activates a control with this `selector`.
    public func action(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (UIControl) -> Void
    ) -> ViewMembers {
        action(name) { owner, sender in method(owner)(sender) }
    }
}
