/// The changes of the registered views' tree since the adapter last read them.
///
/// After these changes, an id or a sibling position may refer to a different view than before.
package struct TreeMutations {
    /// A view that was registered, moved, renamed or removed, or that had an id which another view has now.
    package struct Mutation {
        /// `nil` if the view was deallocated.
        package private(set) weak var view: AnyObject?
        package let identity: ObjectIdentifier
        /// Whether the view was just registered.
        package let isNew: Bool
    }

    package private(set) var views: [Mutation] = []
    /// The ids that were given to views, without `#`.
    package private(set) var ids: [String] = []
    /// Whether all views were removed before these changes.
    package let didRemoveAll: Bool

    package init(didRemoveAll: Bool = false) { self.didRemoveAll = didRemoveAll }

    mutating func append(_ view: AnyObject?, _ identity: ObjectIdentifier, isNew: Bool) {
        views.append(Mutation(view: view, identity: identity, isNew: isNew))
    }

    mutating func append(id: String) { ids.append(id) }
}
