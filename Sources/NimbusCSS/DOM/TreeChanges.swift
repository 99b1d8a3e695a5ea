/// What may have made an id, or a place among siblings, mean another view than before.
package struct TreeChanges {
    /// A view that was registered, moved or forgotten, or that has or had one of the ids.
    package struct Change {
        package let identity: ObjectIdentifier
        /// Whether it has just been registered, and did not count before.
        package let isNew: Bool
        /// Nil where it is gone.
        package private(set) weak var view: (any NIStyleable)?
    }

    package private(set) var views: [Change] = []
    /// Those that were given to a view, without `#`.
    package internal(set) var ids: [String] = []
    /// Whether all views were forgotten before these changes.
    package internal(set) var haveAllGone = false

    mutating func note(_ element: DOMElement, isNew: Bool = false) {
        views.append(Change(identity: element.identity, isNew: isNew, view: element.view))
    }
}
