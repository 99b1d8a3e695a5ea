import CSSEngine
import NimbusCSS
import NimbusUIKit

// XML features: properties of owners, prototypes, data sources, and app-defined attributes.
extension ViewBuilder {
    /// A view to be stored in a property of an owner.
    struct OwnedView {
        let view: UIView
        let name: ViewMarkup.Name
        /// The ancestors of the view, outermost first.
        let ancestors: [UIView]
    }

    mutating func fill(_ view: UIView, _ markup: ViewMarkup) {
        if let identifier = markup.accessibilityIdentifier { view.accessibilityIdentifier = identifier }
        guard let target = dom?.target, let table = view as? UITableView else { return }
        if let source = target as? any UITableViewDataSource { table.dataSource = source }
        if let delegate = target as? any UITableViewDelegate { table.delegate = delegate }
    }

    /// Adds a prototype to the DOM, and registers the class of a cell with its table view.
    /// - Parameter parent: The view whose element contains the prototype. `nil` if there is none.
    mutating func addPrototype(_ data: ViewData, in parent: UIView?) {
        guard let dom, let markup = data.markup, let name = markup.prototype?.text else { return }
        let prototype = ViewPrototype(data: data, tree: tree, classes: classes)
        dom.addPrototype(prototype, named: name, isGlobal: markup.isGlobalPrototype, in: parent)
        guard let table = parent as? UITableView, let cell = view(of: data) as? UITableViewCell else { return }
        table.register(type(of: cell), forCellReuseIdentifier: name)
    }

    // MARK: Properties

    /// Stores the views in the properties of their owners. The owner is the target, or else the nearest ancestor with
    /// such an outlet. In a prototype, ancestors take precedence over the target.
    /// - Returns: The names of the target's outlets that were set.
    mutating func setProperties() -> Set<String> {
        var outlets: Set<String> = []
        var membersByView: [ObjectIdentifier: BoundMembers?] = [:]
        for owned in ownedViews {
            var owners = owned.ancestors.reversed().compactMap { view -> BoundMembers? in
                let id = ObjectIdentifier(view)
                if let known = membersByView[id] { return known }
                let members = BoundMembers(view)
                membersByView[id] = .some(members)
                return members
            }
            let targetIndex = isPrototype ? owners.count : 0
            if let members { owners.insert(members, at: targetIndex) }
            guard let index = owners.firstIndex(where: { set(owned, of: $0) }) else {
                if dom?.target != nil || !owners.isEmpty {
                    let known = Set(owners.flatMap(\.outletNames)).sorted()
                    note(.unknownProperty(owned.name.text, known: known), owned.name.place)
                }
                continue
            }
            if members != nil, index == targetIndex { outlets.insert(owned.name.text) }
        }
        return outlets
    }

    /// Stores a view in the outlet of an owner. Returns `false` if the owner has no such outlet.
    private mutating func set(_ owned: OwnedView, of owner: BoundMembers) -> Bool {
        switch owner.setOutlet(owned.name.text, owned.view) {
        case .set: break
        case .unknown: return false
        case .unfit(let expected):
            let kind = ViewTreeProblem.Kind.unfitOutlet(
                owned.name.text, target: owner.name, expected: "\(expected)", found: "\(type(of: owned.view))")
            note(kind, owned.name.place)
        }
        return true
    }

    // MARK: Attributes

    /// Passes the views with their attributes to the app's closure. If there is no closure, reports attributes that the
    /// format does not define.
    mutating func notifyApp() {
        guard let didBuildView = dom?.didBuildView else {
            let known = XMLAttributeName.allCases.map(\.rawValue)
            for attribute in built.flatMap({ $0.data.markup?.customAttributes ?? [] }) {
                let isLayout = attribute.name.lowercased() == XMLAttributeName.layout.rawValue
                note(isLayout ? .unreadLayout : .unknownAttribute(attribute.name, known: known), attribute.place)
            }
            return
        }
        for (view, data) in built {
            didBuildView(
                BuiltView(
                    view: view, controller: controllers[ObjectIdentifier(view)], viewClass: data.viewClass,
                    attributes: data.markup?.attributes ?? [:]))
        }
    }
}
