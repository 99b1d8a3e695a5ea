/// The changes of the registered views' tree since the adapter last read them.
///
/// After these changes, an id or a sibling position may refer to a different view than before.
package struct TreeMutations {
    /// A view that was registered, moved, renamed or removed, or that had an id which another view has now.
    package struct Mutation {
        package let identity: ObjectIdentifier
        /// Whether the view was just registered.
        package let isNew: Bool
        /// `nil` if the view was deallocated.
        package private(set) weak var view: (any NIStyleable)?
    }

    package private(set) var views: [Mutation] = []
    /// The ids that were given to views, without `#`.
    package private(set) var ids: [String] = []
    /// Whether all views were removed before these changes.
    package let didRemoveAll: Bool

    init(didRemoveAll: Bool = false) { self.didRemoveAll = didRemoveAll }

    mutating func append(_ element: DOMElement, isNew: Bool) {
        views.append(Mutation(identity: element.identity, isNew: isNew, view: element.view))
    }

    mutating func append(id: String) { ids.append(id) }
}
