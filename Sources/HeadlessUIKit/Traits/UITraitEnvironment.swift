/// An object that has traits and receives notifications of their changes.
@MainActor public protocol UITraitEnvironment: AnyObject {
    /// The current traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called after a change of the traits.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
