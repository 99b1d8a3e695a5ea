/// The members of one target, whatever its class. Does not keep the target alive longer than whoever holds this.
@MainActor struct BoundMembers {
    /// What comes of giving an outlet a view.
    enum OutletResult {
        case set
        /// There is no such outlet.
        case unknown
        case unfit(expected: UIView.Type)
    }

    /// The class of the target.
    let name: String
    /// In alphabetical order, as those of the actions.
    let outletNames: [String]
    let actionNames: [String]
    let setOutlet: @MainActor (_ id: String, UIView) -> OutletResult
    /// What an action of the target does; nil where there is none of this name.
    let action: @MainActor (_ name: String) -> (@MainActor (UIControl) -> Void)?

    /// Nil for a target that names no members.
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
            return outlet.set(owner, view) ? .set : .unfit(expected: outlet.viewClass)
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
    /// Nil where the members are those of a class that it is none of.
    fileprivate var boundMembers: BoundMembers? {
        (self as? Owner).map { BoundMembers(viewMembers, of: $0) }
    }
}
