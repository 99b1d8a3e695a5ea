/// What a control does when something happens to it.
struct ControlAction {
    enum Effect {
        case action(UIAction)
        case call(Selector, target: WeakTarget)
    }

    var events: UIControl.Event
    var effect: Effect
}

/// A target that may go away.
struct WeakTarget {
    weak var object: AnyObject?
}
