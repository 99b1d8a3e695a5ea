import Foundation

/// What a view is given to take part in what happens in it, and keeps for that.
@MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that has it; kept weakly.
    var view: UIView? { get }

    /// It is about to be given to `view`, or, where that is nil, taken from the one that it has.
    func willMove(to view: UIView?)

    /// It was given to `view`, or, where that is nil, taken from the one that it had.
    func didMove(to view: UIView?)
}
