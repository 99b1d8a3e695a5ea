import NimbusUIKit

/// The action of a control, for use in the values of `buildSubviews(_:in:)`.
public struct ViewAction: Sendable {
    enum Effect: Sendable {
        case closure(@MainActor (UIControl) -> Void)
        /// The named action of the DOM's target.
        case name(String)
    }

    let effect: Effect

    /// Creates an action from a closure, which receives the control. The control holds the closure strongly.
    public init(_ perform: @escaping @MainActor (_ sender: UIControl) -> Void) {
        effect = .closure(perform)
    }

    /// The name of the target's action. `nil` if the action is a closure.
    package var name: String? {
        switch effect {
        case .closure: nil
        case .name(let name): name
        }
    }

    init(_ effect: Effect) {
        self.effect = effect
    }
}
