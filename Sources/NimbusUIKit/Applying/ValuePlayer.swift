/// An object that shows changes of a view's styled values over time, in place of setters that show them at once.
@MainActor protocol ValuePlayer: AnyObject {
    /// Called before the record of the view compares a property with the view. If the player is showing a change of the
    /// property, it sets the value at which the change ends. The next change can begin at the value of this instant. A value
    /// that the app has set in between stays.
    func settle(_ effect: Effect, on view: UIView)

    /// Called in place of the setter of a property.
    /// - Returns: Whether the player shows the change. Otherwise, the setter is called.
    func play(_ change: PlayedChange, on view: UIView) -> Bool
}

/// A change of a styled property, for a ``ValuePlayer``.
@MainActor struct PlayedChange {
    let effect: Effect
    /// The value that the view has had so far.
    let old: ViewValue
    /// The value of the style, or the value that undoes the style.
    let new: ViewValue
}
