/// A method call or an action that a control performs on an event.
struct ControlAction {
    enum Effect {
        case action(UIAction)
        case call(Selector, target: WeakTarget)
    }

    var events: UIControl.Event
    var effect: Effect
}

/// A weak reference to the target of a method call.
struct WeakTarget {
    weak var object: AnyObject?
}
