/// Shows the changes of a view's styled values over time, in place of setters that show them at once.
@MainActor protocol ValuePlayer: AnyObject {
    /// Called in place of the setter of a property.
    /// - Returns: Whether the view has the new value now, or the player sets it later. Otherwise, the setter is called.
    func play(_ change: PlayedChange, on view: UIView) -> Bool
}

/// A change of a styled property, for a ``ValuePlayer``.
@MainActor struct PlayedChange {
    let effect: Effect
    /// The value that the view has now.
    let old: ViewValue
    /// The value of the style, or the value that undoes the style.
    let new: ViewValue
}
