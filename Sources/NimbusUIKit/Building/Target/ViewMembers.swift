/// The outlets and actions of a class, by the names that data has for them. Of two with a name the later one counts.
@MainActor public struct ViewMembers<Owner: AnyObject> {
    struct Outlet {
        let viewClass: UIView.Type
        /// Keeps a view; returns false where it is of another class.
        let set: @MainActor (Owner, UIView) -> Bool
    }

    private(set) var outlets: [String: Outlet] = [:]
    private(set) var actions: [String: @MainActor (Owner, UIControl) -> Void] = [:]

    /// None.
    public init() {}

    // MARK: Outlets

    /// Keeps the view with an id in a property.
    public func outlet<View: UIView>(_ id: String, _ property: ReferenceWritableKeyPath<Owner, View?>) -> ViewMembers {
        outlet(id) { (owner: Owner, view: View) in owner[keyPath: property] = view }
    }

    /// Keeps the view with an id in a property.
    public func outlet<View: UIView>(_ id: String, _ property: ReferenceWritableKeyPath<Owner, View>) -> ViewMembers {
        outlet(id) { (owner: Owner, view: View) in owner[keyPath: property] = view }
    }

    /// Calls a closure with the view that has an id, once it is registered and styled.
    public func outlet<View: UIView>(
        _ id: String, _ set: @escaping @MainActor (_ owner: Owner, _ view: View) -> Void
    ) -> ViewMembers {
        var members = self
        members.outlets[id] = Outlet(viewClass: View.self) { owner, view in
            guard let view = view as? View else { return false }
            set(owner, view)
            return true
        }
        return members
    }

    // MARK: Actions

    /// Calls a closure when a control with this `selector` is touched.
    public func action(
        _ name: String, _ perform: @escaping @MainActor (_ owner: Owner, _ sender: UIControl) -> Void
    ) -> ViewMembers {
        var members = self
        members.actions[name] = perform
        return members
    }

    /// Calls a method when a control with this `selector` is touched, as in `.action("go", ProfileScreen.go)`.
    public func action(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> ViewMembers {
        action(name) { owner, _ in method(owner)() }
    }

    /// Calls a method with the control when one with this `selector` is touched.
    public func action(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (UIControl) -> Void
    ) -> ViewMembers {
        action(name) { owner, sender in method(owner)(sender) }
    }
}
