/// What a control does when it is touched, as an element of what `buildSubviews(_:in:)` is given, or the value of its
/// `selector`.
public struct ViewAction: Sendable {
    enum Effect: Sendable {
        case closure(@MainActor (UIControl) -> Void)
        /// The action of the DOM's target that has this name.
        case name(String)
    }

    let effect: Effect

    /// An action that a closure does. It is given the control that was touched, which keeps the closure alive.
    public init(_ perform: @escaping @MainActor (_ sender: UIControl) -> Void) {
        effect = .closure(perform)
    }

    /// The name of the target's action; nil where a closure does it.
    var name: String? {
        switch effect {
        case .closure: nil
        case .name(let name): name
        }
    }

    init(_ effect: Effect) {
        self.effect = effect
    }
}
