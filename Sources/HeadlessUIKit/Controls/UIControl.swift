import Foundation

/// A view that is used: touched, typed into, switched.
@MainActor open class UIControl: UIView {
    private var actions: [ControlAction] = []

    // MARK: State

    /// What it goes through.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFirstResponder || isFocused { state.insert(.focused) }
        return state
    }

    /// Whether it can be used now.
    open var isEnabled = true { didSet { changeState(from: oldValue, to: isEnabled) } }
    /// Whether it is chosen.
    open var isSelected = false { didSet { changeState(from: oldValue, to: isSelected) } }
    /// Whether it is touched.
    open var isHighlighted = false { didSet { changeState(from: oldValue, to: isHighlighted) } }

    private func changeState(from oldValue: Bool, to newValue: Bool, _ setter: StaticString = #function) {
        note(setter)
        if oldValue != newValue { stateDidChange() }
    }

    /// Its state is another; subclasses arrange themselves anew.
    func stateDidChange() { setNeedsLayout() }

    /// Where it keeps its content along y.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { rearrange() } }

    /// Where it keeps its content along x.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { rearrange() } }

    /// Whether a finger is on it.
    open var isTracking: Bool { isHighlighted }

    // MARK: Actions

    /// Calls the method `action` of `target` when one of these events happens.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        actions.append(ControlAction(events: controlEvents, effect: .call(action, target: WeakTarget(object: object))))
    }

    /// Does not call that method any more; nil stands for all of them.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        edit(controlEvents) { effect in
            guard case .call(let selector, let weak) = effect else { return false }
            return (object == nil || weak.object === object) && (action == nil || selector == action)
        }
    }

    /// Does `action` when one of these events happens.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append(ControlAction(events: controlEvents, effect: .action(action)))
    }

    /// Does not do `action` any more.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        edit(controlEvents) { effect in
            guard case .action(let own) = effect else { return false }
            return own === action
        }
    }

    /// The names of the methods of `target` that it calls for an event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = actions.compactMap { action -> String? in
            guard case .call(let selector, let weak) = action.effect, weak.object === object,
                !action.events.isDisjoint(with: controlEvent)
            else { return nil }
            return "\(selector)"
        }
        return names.isEmpty ? nil : names
    }

    /// Does all that it does when one of these events happens.
    open func sendActions(for controlEvents: Event) {
        for action in actions where !action.events.isDisjoint(with: controlEvents) {
            switch action.effect {
            case .action(let action):
                action.sender = self
                action.handler(action)
                action.sender = nil
            case .call(let selector, let target):
                sendAction(selector, to: target.object, for: nil)
            }
        }
    }

    /// Calls a method; a nil target stands for the first responder outwards that takes it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let responders = sequence(first: self as UIResponder, next: \.next)
        let found = target.map { $0 as? UIActionTarget } ?? responders.lazy.compactMap { $0 as? UIActionTarget }.first
        found?.perform(action, from: self)
    }

    private func edit(_ events: Event, removing isMeant: (ControlAction.Effect) -> Bool) {
        for index in actions.indices where isMeant(actions[index].effect) { actions[index].events.subtract(events) }
        actions.removeAll { $0.events.isEmpty }
    }
}
