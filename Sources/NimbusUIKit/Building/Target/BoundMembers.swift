/// The outlets and actions of one target of any class. Holds the target strongly.
@MainActor struct BoundMembers {
    /// The result of setting an outlet.
    enum OutletResult {
        case set
        /// The target has no such outlet.
        case unknown
        case unfit(expected: AnyClass)
    }

    /// The class of the target.
    let name: String
    /// In alphabetical order, like `actionNames`.
    let outletNames: [String]
    let actionNames: [String]
    let setOutlet: @MainActor (_ id: String, UIView) -> OutletResult
    /// Returns the closure of an action, or `nil` if the target has no such action.
    let action: @MainActor (_ name: String) -> (@MainActor (UIControl) -> Void)?

    /// Returns `nil` for a target that declares no members.
    init?(_ target: AnyObject?) {
        guard let bound = (target as? any ViewTarget)?.boundMembers else { return nil }
        self = bound
    }

    fileprivate init<Owner: AnyObject>(_ members: ViewMembers<Owner>, of owner: Owner) {
        name = "\(type(of: owner))"
        outletNames = members.outlets.keys.sorted()
        actionNames = members.actions.keys.sorted()
        setOutlet = { id, view in
            guard let outlet = members.outlets[id] else { return .unknown }
            return outlet.set(owner, view) ? .set : .unfit(expected: outlet.expectedClass)
        }
        action = { [weak owner] name in
            guard let perform = members.actions[name] else { return nil }
            return { [weak owner] sender in
                if let owner { perform(owner, sender) }
            }
        }
    }
}

extension ViewTarget {
    /// Returns `nil` if the members belong to a class that the target does not inherit from.
    fileprivate var boundMembers: BoundMembers? {
        (self as? Owner).map { BoundMembers(viewMembers, of: $0) }
    }
}
