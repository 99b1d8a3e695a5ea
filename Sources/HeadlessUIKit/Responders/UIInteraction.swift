import Foundation

/// An object that adds a behaviour to a view, such as hover effects.
@MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view to which the interaction belongs. Conforming types hold the view weakly.
    var view: UIView? { get }

    /// Called before the interaction is added to a view. `view` is `nil` if the interaction is removed.
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view. `view` is `nil` if the interaction was removed.
    func didMove(to view: UIView?)
}
