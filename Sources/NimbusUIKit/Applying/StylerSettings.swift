/// The settings of the app and of other modules for all views of a DOM.
@MainActor struct StylerSettings {
    var switches = StylingSwitches()
    /// Whether labels and buttons keep the attributes of attributed text.
    var preservesTextAttributes = false
    /// The tables with a `rowSource`.
    var tables: [WeakView] = []
    /// The objects that other modules keep with the DOM, by their classes.
    var attachments: [ObjectIdentifier: AnyObject] = [:]
}
