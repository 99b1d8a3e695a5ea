import NimbusUIKit

/// The type-erased outlets and actions of a target. Holds the target strongly.
@MainActor struct BoundMembers {
    /// The result of setting an outlet.
    enum OutletResult {
        case set
        /// The target has no such outlet.
        case unknown
        case unfit(expected: AnyClass)
    }

    /// The class name of the target.
    let name: String
    /// The names of the outlets in alphabetical order.
    let outletNames: [String]
    let actionNames: [String]
    let setOutlet: @MainActor (_ id: String, UIView) -> OutletResult
    /// Returns the closure of an action, or `nil` if the target has no such action.
    let action: @MainActor (_ name: String) -> (@MainActor (UIControl) -> Void)?

    /// Creates the members of a target. `nil` if the target is not a ``ViewTarget``.
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
    /// The members of the target. `nil` if `Owner` is neither the class of the target nor a superclass.
    fileprivate var boundMembers: BoundMembers? {
        (self as? Owner).map { BoundMembers(viewMembers, of: $0) }
    }
}
