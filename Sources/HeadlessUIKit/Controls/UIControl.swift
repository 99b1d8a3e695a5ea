import Foundation

/// A view that performs actions in response to user interaction.
@MainActor open class UIControl: UIView {
    private var actions: [ControlAction] = []

    // MARK: State

    /// The current state of the control.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFirstResponder || isFocused { state.insert(.focused) }
        return state
    }

    /// Whether the control is enabled. The default is `true`.
    open var isEnabled = true { didSet { changeState(from: oldValue, to: isEnabled) } }
    /// Whether the control is selected. The default is `false`.
    open var isSelected = false { didSet { changeState(from: oldValue, to: isSelected) } }
    /// Whether the control is highlighted. The default is `false`.
    open var isHighlighted = false { didSet { changeState(from: oldValue, to: isHighlighted) } }

    private func changeState(from oldValue: Bool, to newValue: Bool, _ setter: StaticString = #function) {
        recordSetter(setter)
        if oldValue != newValue { stateDidChange() }
    }

    /// Called after a change of the state. Requests a layout.
    func stateDidChange() { setNeedsLayout() }

    /// The vertical alignment of the content. The default is `center`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { recordAndSetNeedsLayout() } }

    /// The horizontal alignment of the content. The default is `center`.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { recordAndSetNeedsLayout() } }

    /// Whether the control tracks a touch.
    open var isTracking: Bool { isHighlighted }

    // MARK: Actions

    /// Adds a method that the control calls on events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        actions.append(ControlAction(events: controlEvents, effect: .call(action, target: WeakTarget(object: object))))
    }

    /// Removes a method that the control calls on events. A `nil` target matches all targets, and a `nil` action
    /// matches all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        edit(controlEvents) { effect in
            guard case .call(let selector, let weak) = effect else { return false }
            return (object == nil || weak.object === object) && (action == nil || selector == action)
        }
    }

    /// Adds an action that the control performs on events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append(ControlAction(events: controlEvents, effect: .action(action)))
    }

    /// Removes an action that the control performs on events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        edit(controlEvents) { effect in
            guard case .action(let own) = effect else { return false }
            return own === action
        }
    }

    /// Returns the names of the target's methods that the control calls on an event. `nil` if there are none.
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

    /// Performs all actions of the control for events.
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

    /// Calls a method of a target. A `nil` target selects the first `UIActionTarget` in the responder chain.
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
