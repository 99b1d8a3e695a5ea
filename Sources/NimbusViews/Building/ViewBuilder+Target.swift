import CSSEngine
import NimbusCSS
import NimbusUIKit

// The outlets and actions of the DOM's target.
extension ViewBuilder {
    mutating func setAction(_ action: ViewAction, of view: UIView, _ data: ViewData) {
        guard let control = view as? UIControl else {
            note(.noControl(viewClass: data.viewClass), data.places.action)
            return
        }
        switch action.effect {
        case .closure(let perform): Self.add(perform, to: control)
        case .name(let name): setAction(name, of: control, data)
        }
    }

    private mutating func setAction(_ name: String, of control: UIControl, _ data: ViewData) {
        if let perform = members?.action(name) {
            Self.add(perform, to: control)
            control.attach(NamedAction(name))
            return
        }
        let target = dom?.target
        guard let target, !Self.canPerform(Selector(name), on: target) else {
            // If there is no target, UIKit sends the action to the first object in the responder chain that implements
            // it.
            control.addTarget(target, action: Selector(name), for: control.actionEvent.event)
            return
        }
        let kind = ViewTreeProblem.Kind.unknownAction(
            name, target: "\(type(of: target))", known: members?.actionNames ?? [])
        note(kind, data.places.action)
    }

    private static func add(_ perform: @escaping @MainActor (UIControl) -> Void, to control: UIControl) {
        let action = UIAction { action in
            if let sender = action.sender as? UIControl { perform(sender) }
        }
        control.addAction(action, for: control.actionEvent.event)
    }

    /// Sets the target's outlets to the views whose ids equal the names of the outlets.
    /// - Parameter names: The names of the outlets that are set already.
    mutating func setOutlets(without names: Set<String>) {
        guard let members else { return }
        var missing: [(id: String, place: DataPlace?)] = []
        var unset = Set(members.outletNames).subtracting(names)
        for (view, data) in built {
            guard let id = data.id, !names.contains(id) else { continue }
            switch members.setOutlet(id, view) {
            case .set: unset.remove(id)
            case .unknown: missing.append((id, data.places.id))
            case .unfit(let expected):
                unset.remove(id)
                let kind = ViewTreeProblem.Kind.unfitOutlet(
                    id, target: members.name, expected: "\(expected)", found: "\(type(of: view))")
                note(kind, data.places.id)
            }
        }
        noteMissing(missing, among: unset.sorted(), of: members.name)
    }

    /// Reports ids that are similar to the name of an unset outlet. All other ids are assumed to be for stylesheets
    /// only.
    private mutating func noteMissing(
        _ missing: [(id: String, place: DataPlace?)], among unset: [String], of target: String
    ) {
        guard !unset.isEmpty else { return }
        for (id, place) in missing where Suggestion.nearest(to: id, among: unset) != nil {
            note(.unknownOutlet(id, target: target, known: unset), place)
        }
    }
}

/// The name of the action that data gives a control, because UIKit does not expose the closures of a control.
final class NamedAction {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}
