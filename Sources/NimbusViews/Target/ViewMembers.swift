import NimbusUIKit

/// The outlets and actions of a class, by their names in data. Of several outlets or actions with the same name, the
/// last one applies.
@MainActor public struct ViewMembers<Owner: AnyObject> {
    struct Outlet {
        /// The required class of the view or of its view controller.
        let expectedClass: AnyClass
        /// Stores a view or its view controller. Returns `false` if the class does not match.
        let set: @MainActor (Owner, UIView) -> Bool
    }

    private(set) var outlets: [String: Outlet] = [:]
    private(set) var actions: [String: @MainActor (Owner, UIControl) -> Void] = [:]

    /// Creates an empty list.
    public init() {}

    // MARK: Outlets

    /// Returns the members with an outlet that stores the view with an id in a property.
    public func outlet<View: UIView>(_ id: String, _ property: ReferenceWritableKeyPath<Owner, View?>) -> ViewMembers {
        outlet(id) { (owner: Owner, view: View) in owner[keyPath: property] = view }
    }

    /// Returns the members with an outlet that stores the view with an id in a property.
    public func outlet<View: UIView>(_ id: String, _ property: ReferenceWritableKeyPath<Owner, View>) -> ViewMembers {
        outlet(id) { (owner: Owner, view: View) in owner[keyPath: property] = view }
    }

    /// Returns the members with an outlet that passes the view with an id to a closure. Called after the view was
    /// registered and styled.
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

    /// Returns the members with an outlet for a view controller, which is stored in a property. The root view has the
    /// id.
    public func outlet<Controller: UIViewController>(
        _ id: String, _ property: ReferenceWritableKeyPath<Owner, Controller?>
    ) -> ViewMembers {
        outlet(id) { (owner: Owner, controller: Controller) in owner[keyPath: property] = controller }
    }

    /// Returns the members with an outlet for a view controller, which is passed to a closure. The root view has the
    /// id. Called after the root view was registered and styled.
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

    /// Returns the members with an action that calls a closure with the owner and the control.
    public func action(
        _ name: String, _ perform: @escaping @MainActor (_ owner: Owner, _ sender: UIControl) -> Void
    ) -> ViewMembers {
        var members = self
        members.actions[name] = perform
        return members
    }

    /// Returns the members with an action that calls a method of the owner: `.action("go", ProfileScreen.go)`.
    public func action(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> ViewMembers {
        action(name) { owner, _ in method(owner)() }
    }

    /// Returns the members with an action that calls a method of the owner with the control.
    public func action(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (UIControl) -> Void
    ) -> ViewMembers {
        action(name) { owner, sender in method(owner)(sender) }
    }
}
