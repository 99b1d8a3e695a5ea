import CSSEngine

/// A registered view's element with its node in the engine.
struct RegistryEntry {
    let element: DOMElement
    let node: StyleNode
}

/// Finds registered views by identity and by id, and records their changes for the toolkit's adapter.
///
/// The registry holds views weakly. The entry of a deallocated view stays until ``ViewTreeMirror`` removes it.
@MainActor package final class ViewRegistry {
    /// The entries by the indices of their nodes: in the order of registration, in which neighbours are usually adjacent in
    /// memory. Visiting all takes half as long as in the order of addresses.
    private var entries: [RegistryEntry?] = []
    private var indices: [ObjectIdentifier: Int32] = [:]
    /// The elements that were given each id. The last one has the id.
    private var elementsByID: [BytewiseString: [DOMElement]] = [:]
    private var mutations = TreeMutations()

    /// Whether changes are recorded for ``takeMutations()``. Without an adapter, the record would only grow.
    var recordsMutations = false
    /// Whether newly registered views and newly given ids are recorded as well. By default false.
    package var recordsNewViews = false

    var count: Int { indices.count }

    /// The entries in the order of their nodes' indices, including those of deallocated views.
    var all: Entries { Entries(slots: entries.makeIterator()) }

    /// The entries of a registry.
    struct Entries: Sequence, IteratorProtocol {
        fileprivate var slots: IndexingIterator<[RegistryEntry?]>

        mutating func next() -> RegistryEntry? {
            while let slot = slots.next() {
                if let slot { return slot }
            }
            return nil
        }
    }

    /// Returns the entry of a view, or `nil` if the view is not registered.
    subscript(view: any NIStyleable) -> RegistryEntry? {
        // A new view can have the address of a deallocated one.
        guard let entry = entry(atAddressOf: view), entry.element.view === view else { return nil }
        return entry
    }

    /// Returns the entry of a view, or of a deallocated view whose address the view has.
    func entry(atAddressOf view: any NIStyleable) -> RegistryEntry? {
        guard let index = indices[ObjectIdentifier(view)] else { return nil }
        return entries[Int(index)]
    }

    /// Returns the element of a node that is in the tree.
    func element(of node: StyleNode) -> DOMElement {
        guard let entry = entries[Int(node.index)] else { preconditionFailure("the node was removed") }
        return entry.element
    }

    /// Returns the element of a node, or `nil` if the node was removed.
    func currentElement(of node: StyleNode) -> DOMElement? {
        guard Int(node.index) < entries.count, let entry = entries[Int(node.index)], entry.node == node else {
            return nil
        }
        return entry.element
    }

    /// Returns whether an element still belongs to a node.
    func contains(_ element: DOMElement, _ node: StyleNode) -> Bool {
        Int(node.index) < entries.count && entries[Int(node.index)]?.element === element
    }

    func insert(_ entry: RegistryEntry) {
        while entries.count <= Int(entry.node.index) { entries.append(nil) }
        entries[Int(entry.node.index)] = entry
        indices[entry.element.identity] = entry.node.index
        if let id = entry.element.styleID { add(id, of: entry.element) }
        if recordsNewViews { recordMutation(of: entry.element, isNew: true) }
    }

    func remove(_ entry: RegistryEntry) {
        if let id = entry.element.styleID { remove(id, of: entry.element) }
        entries[Int(entry.node.index)] = nil
        indices[entry.element.identity] = nil
        recordMutation(of: entry.element)
    }

    func removeAll() {
        entries = []
        indices = [:]
        elementsByID = [:]
        mutations = TreeMutations(didRemoveAll: true)
    }

    // MARK: Queries of the adapter

    /// Returns whether a view is registered.
    package func isRegistered(_ view: any NIStyleable) -> Bool { self[view] != nil }

    /// Returns the node of a view, or `nil` if the view is not registered.
    package func node(of view: any NIStyleable) -> StyleNode? { self[view]?.node }

    /// Returns the id of a registered view.
    package func id(of view: any NIStyleable) -> String? { self[view]?.element.styleID }

    /// Returns the classes and the id that a view was given. The id has no `#`, and is `nil` if the view has its own.
    package func givenNames(of view: any NIStyleable) -> (classes: [String], id: String?) {
        guard let element = self[view]?.element else { return ([], nil) }
        return (element.classes.names, element.hasExplicitID ? element.styleID : nil)
    }

    /// Returns the object that the adapter has stored with a view.
    package func adapterState(of view: any NIStyleable) -> (any AdapterState)? { self[view]?.element.adapterState }

    /// The registered views with the objects that the adapter has stored with them, in no particular order.
    package var adapterStates: [(view: any NIStyleable, state: any AdapterState)] {
        var states: [(view: any NIStyleable, state: any AdapterState)] = []
        visitAdapterStates { state, _, view in
            if let view = view() { states.append((view, state)) }
        }
        return states
    }

    /// Calls `body` with each object that the adapter has stored with a view, and a closure that returns the view.
    package func visitAdapterStates(
        _ body:
            @MainActor (
                _ state: any AdapterState, _ node: StyleNode, _ view: @MainActor () -> (any NIStyleable)?
            ) -> Void
    ) {
        for registered in all {
            if let state = registered.element.adapterState { body(state, registered.node) { registered.element.view } }
        }
    }

    // MARK: IDs

    /// Removes the `#` from an id. Returns `nil` if nothing else is left.
    package nonisolated static func bareID(_ id: String) -> String? {
        // Compares bytes: a `Character` merges `#` with a combining accent that follows it.
        let bare = id.utf8.first == UInt8(ascii: "#") ? String(Substring(id.utf8.dropFirst())) : id
        return bare.isEmpty ? nil : bare
    }

    /// Returns the view that was last given an id, or `nil` if there is none.
    package func view(withID id: String) -> (any NIStyleable)? {
        elementsByID[BytewiseString(id)]?.lazy.compactMap(\.view).last
    }

    /// Gives a view an id that takes precedence over the view's own. If it is `nil`, the view has its own again.
    func assignID(_ id: String?, to element: DOMElement) {
        element.hasExplicitID = id != nil
        if let id {
            setID(id, of: element)
        } else if let view = element.view {
            updateOwnID(of: element, view)
        }
    }

    /// Reads the id of a view that was given none.
    func updateOwnID(of element: DOMElement, _ view: any NIStyleable) {
        if element.hasExplicitID { return }
        let id = view.styleID.flatMap(Self.bareID)
        if id == nil, element.styleID == nil { return }
        if id.map(BytewiseString.init) != element.styleID.map(BytewiseString.init) { setID(id, of: element) }
    }

    private func setID(_ id: String?, of element: DOMElement) {
        if let old = element.styleID { remove(old, of: element) }
        element.styleID = id
        if let id { add(id, of: element) }
        recordMutation(of: element)
    }

    private func add(_ id: String, of element: DOMElement) {
        let key = BytewiseString(id)
        if recordsMutations, recordsNewViews {
            mutations.append(id: id)
            if let former = elementsByID[key]?.last { mutations.append(former, isNew: false) }
        }
        elementsByID[key, default: []].append(element)
    }

    private func remove(_ id: String, of element: DOMElement) {
        let key = BytewiseString(id)
        elementsByID[key]?.removeAll { $0 === element }
        if elementsByID[key]?.isEmpty == true { elementsByID[key] = nil }
    }

    // MARK: Mutations

    /// Records that a view was registered, moved, renamed or removed.
    func recordMutation(of element: DOMElement, isNew: Bool = false) {
        if recordsMutations { mutations.append(element, isNew: isNew) }
    }

    /// Returns the changes of the tree since the last call.
    package func takeMutations() -> TreeMutations {
        defer { mutations = TreeMutations() }
        return mutations
    }
}
