import CSSEngine

/// The properties of a registered view that the DOM looks up often.
struct ViewFlags: OptionSet {
    let rawValue: UInt8

    /// The class of the view conforms to `NIStyleableView`.
    static let hasCustomStyle = ViewFlags(rawValue: 1)
    /// The app gave the view its id.
    static let hasExplicitID = ViewFlags(rawValue: 2)
    /// The toolkit's adapter applies the styles of the view.
    static let isStyledByAdapter = ViewFlags(rawValue: 4)
    /// The superview was registered when the position of the view was read last.
    static let isInParent = ViewFlags(rawValue: 8)
    /// Only `::part()` matches the view.
    static let isInternalPart = ViewFlags(rawValue: 16)
    /// The view is registered. Other flags are meaningless without this one.
    static let isRegistered = ViewFlags(rawValue: 32)

    /// Whether the view is notified of its changed values.
    var isNotified: Bool { contains(.hasCustomStyle) || !contains(.isStyledByAdapter) }
}

/// The registered views, by the indices of their nodes in the engine.
///
/// Finds views by identity and by id, and records their changes for the toolkit's adapter. Other tables of the DOM refer to
/// a view by its node, and ``contains(_:)`` returns whether a node still has its view.
///
/// The registry holds views weakly. The entry of a deallocated view stays until ``ViewTreeMirror`` removes it.
@MainActor package final class ViewRegistry {
    /// A registered view. Without a view, the index is unused. Not copyable, because a copy of a weak reference takes long.
    private struct Entry: ~Copyable {
        weak var view: (any NIStyleable)?
        var identity: ObjectIdentifier?
        var names: GivenNamesTable.Entry?
        /// Data that the toolkit's adapter stores with the view.
        var adapterState: (any AdapterState)?
        /// The generation of the view's node.
        var generation: UInt32 = 0
        var flags: ViewFlags = []
    }

    /// The entries, which are read and changed in place.
    private final class EntryList {
        private(set) var count: Int
        private var storage: UnsafeMutableBufferPointer<Entry>

        init(count: Int) {
            self.count = count
            storage = .allocate(capacity: count)
            for index in 0..<count { storage.initializeElement(at: index, to: Entry()) }
        }

        deinit {
            storage.extracting(0..<count).deinitialize()
            storage.deallocate()
        }

        @inline(__always) subscript(index: Int32) -> UnsafeMutablePointer<Entry> {
            precondition(index >= 0 && Int(index) < count, "the node belongs to another registry")
            return storage.baseAddress.unsafelyUnwrapped + Int(index)
        }

        func grow(to newCount: Int) {
            if newCount <= count { return }
            if newCount > storage.count {
                let larger = UnsafeMutableBufferPointer<Entry>.allocate(
                    capacity: max(newCount, storage.count + storage.count / 2))
                _ = larger.moveInitialize(fromContentsOf: storage.extracting(0..<count))
                storage.deallocate()
                storage = larger
            }
            for index in count..<newCount { storage.initializeElement(at: index, to: Entry()) }
            count = newCount
        }
    }

    // Nothing is released while the list grows or an entry in use is replaced, because a release can run code of the app. No
    // other thread reads the list. The list never gets shorter, so that the index of a removed node stays valid.
    @exclusivity(unchecked) private nonisolated(unsafe) var entries = EntryList(count: 0)
    private var indices: [ObjectIdentifier: Int32] = [:]
    private var namesTable = GivenNamesTable()
    /// The nodes of the views that were given each id. The last one has the id.
    private var nodesByID: [BytewiseString: [StyleNode]] = [:]
    private var mutations = TreeMutations()

    /// Whether changes are recorded for ``takeMutations()``. Without an adapter, the record would only grow.
    var recordsMutations = false
    /// Whether newly registered views and newly given ids are recorded as well. By default false.
    package var recordsNewViews = false

    /// The number of views, including those that were deallocated but not removed yet.
    var count: Int { indices.count }

    // MARK: Nodes

    /// The nodes of all views in the order of their indices: mostly the order of registration, in which neighbours are
    /// usually adjacent in memory. Visiting all takes half as long as in the order of addresses.
    ///
    /// A node that is removed during the iteration is left out.
    package var nodes: Nodes { Nodes(registry: self, end: Int32(entries.count)) }

    /// The nodes of a registry's views.
    package struct Nodes: Sequence, IteratorProtocol {
        fileprivate let registry: ViewRegistry
        fileprivate var index: Int32 = 0
        fileprivate let end: Int32

        fileprivate init(registry: ViewRegistry, end: Int32) { (self.registry, self.end) = (registry, end) }

        package mutating func next() -> StyleNode? {
            while index < end {
                defer { index += 1 }
                if let node = registry.node(at: index) { return node }
            }
            return nil
        }
    }

    /// Returns the node with an index, or `nil` if the index is unused.
    private nonisolated func node(at index: Int32) -> StyleNode? {
        guard Int(index) < entries.count, flags(at: index).contains(.isRegistered) else { return nil }
        return StyleNode(index: index, generation: entries[index].pointee.generation)
    }

    /// Returns whether a node belongs to a registered view. The view can be deallocated.
    package func contains(_ node: StyleNode) -> Bool { self.node(at: node.index) == node }

    /// Returns the node of a view, or `nil` if the view is not registered.
    package func node(of view: any NIStyleable) -> StyleNode? {
        // A new view can have the address of a deallocated one.
        guard let node = node(atAddressOf: view), self.view(at: node.index) === view else { return nil }
        return node
    }

    /// Returns the node of a view, or of a deallocated view whose address the view has.
    func node(atAddressOf view: any NIStyleable) -> StyleNode? {
        // A closure for `flatMap` would check at each call that it runs on the main actor.
        guard let index = indices[ObjectIdentifier(view)] else { return nil }
        return node(at: index)
    }

    /// Returns the view of a node. `nil` if the view was deallocated, or if the node was removed.
    package func view(of node: StyleNode) -> (any NIStyleable)? {
        contains(node) ? view(at: node.index) : nil
    }

    /// Returns whether a node belongs to a view, without reading the view.
    func hasIdentity(_ view: any NIStyleable, _ node: StyleNode) -> Bool {
        entries[node.index].pointee.identity == ObjectIdentifier(view)
    }

    // MARK: Entries

    private nonisolated func view(at index: Int32) -> (any NIStyleable)? { entries[index].pointee.view }

    nonisolated func flags(at index: Int32) -> ViewFlags { entries[index].pointee.flags }

    nonisolated func names(at index: Int32) -> GivenNames? { entries[index].pointee.names?.names }

    nonisolated func adapterState(at index: Int32) -> (any AdapterState)? { entries[index].pointee.adapterState }

    func flags(of node: StyleNode) -> ViewFlags { flags(at: node.index) }

    func names(of node: StyleNode) -> GivenNames { names(at: node.index) ?? GivenNames() }

    func id(of node: StyleNode) -> String? { entries[node.index].pointee.names?.names.id }

    func part(of node: StyleNode) -> ViewPart? { entries[node.index].pointee.names?.names.part }

    /// Returns the object that the adapter has stored with the view of a node.
    package func adapterState(of node: StyleNode) -> (any AdapterState)? { adapterState(at: node.index) }

    /// Returns a view as the engine reads it.
    func reading(_ view: (any NIStyleable)?, of node: StyleNode) -> ViewReading {
        ViewReading(view, at: node.index, of: self)
    }

    func set(_ flags: ViewFlags, to isSet: Bool, of node: StyleNode) {
        entries[node.index].pointee.flags.set(flags, to: isSet)
    }

    /// Stores an object of the adapter with a view.
    package func setAdapterState(_ state: (any AdapterState)?, of node: StyleNode) {
        entries[node.index].pointee.adapterState = state
    }

    func insert(_ view: any NIStyleable, at node: StyleNode, _ flags: ViewFlags, _ names: GivenNames) {
        entries.grow(to: Int(node.index) + 1)
        precondition(!self.flags(at: node.index).contains(.isRegistered), "the node belongs to another view")
        let names = namesTable.entry(for: names)
        entries[node.index].pointee = Entry(
            view: view, identity: ObjectIdentifier(view), names: names, generation: node.generation,
            flags: flags.union(.isRegistered))
        indices[ObjectIdentifier(view)] = node.index
        if let id = names?.names.id { add(id, of: node) }
        if recordsNewViews { recordMutation(of: node, isNew: true) }
    }

    /// Removes a view.
    /// - Returns: The object of the adapter. Releasing it can run code, which must find the view in no table.
    func remove(_ node: StyleNode) -> (any AdapterState)? {
        if let id = id(of: node) { remove(id, of: node) }
        recordMutation(of: node)
        if let identity = entries[node.index].pointee.identity { indices[identity] = nil }
        let state = adapterState(of: node)
        entries[node.index].pointee = Entry()
        return state
    }

    /// Removes all views.
    /// - Parameter body: Removes the views from other tables. Runs before the objects of the adapter are released, which can
    ///   run code.
    func removeAll(_ body: () -> Void) {
        // A getter of the app can remove all views while a node is read. The index of the node stays valid.
        let removed = entries
        entries = EntryList(count: removed.count)
        indices = [:]
        nodesByID = [:]
        mutations = TreeMutations(didRemoveAll: true)
        body()
        withExtendedLifetime(removed) {}
    }

    // MARK: Queries of the adapter

    /// Returns whether a view is registered.
    package func isRegistered(_ view: any NIStyleable) -> Bool { node(of: view) != nil }

    /// Returns whether a view is registered only as a part of another view.
    package func isInternalPart(_ view: any NIStyleable) -> Bool {
        node(of: view).map { flags(of: $0).contains(.isInternalPart) } ?? false
    }

    /// Returns the id of a registered view.
    package func id(of view: any NIStyleable) -> String? { node(of: view).flatMap { id(of: $0) } }

    /// Returns the classes and the id that a view was given. The id has no `#`, and is `nil` if the view has its own.
    package func givenNames(of view: any NIStyleable) -> (classes: [String], id: String?) {
        guard let node = node(of: view) else { return ([], nil) }
        let names = names(of: node)
        return (names.classes.names, flags(of: node).contains(.hasExplicitID) ? names.id : nil)
    }

    /// Returns the object that the adapter has stored with a view.
    package func adapterState(of view: any NIStyleable) -> (any AdapterState)? {
        guard let node = node(of: view) else { return nil }
        return adapterState(of: node)
    }

    /// The registered views with the objects that the adapter has stored with them.
    package var adapterStates: [(view: any NIStyleable, state: any AdapterState)] {
        var states: [(view: any NIStyleable, state: any AdapterState)] = []
        for node in nodes {
            if let state = adapterState(of: node), let view = view(of: node) { states.append((view, state)) }
        }
        return states
    }

    // MARK: Names

    /// Changes the classes, the declarations or the part of a view.
    func changeNames(of node: StyleNode, _ change: (inout GivenNames) -> Void) {
        var names = names(of: node)
        change(&names)
        entries[node.index].pointee.names = namesTable.entry(for: names)
    }

    /// Returns the view that was last given an id, or `nil` if there is none.
    package func view(withID id: String) -> (any NIStyleable)? {
        nodesByID[BytewiseString(id)]?.lazy.compactMap { self.view(of: $0) }.last
    }

    /// Gives a view an id that takes precedence over the view's own. If it is `nil`, the view has its own again.
    func assignID(_ id: String?, to node: StyleNode) {
        set(.hasExplicitID, to: id != nil, of: node)
        if let id {
            setID(id, of: node)
        } else if let view = view(of: node) {
            updateOwnID(of: node, view)
        }
    }

    /// Reads the id of a view that was given none.
    func updateOwnID(of node: StyleNode, _ view: any NIStyleable) {
        if flags(of: node).contains(.hasExplicitID) { return }
        let (old, new) = (id(of: node), view.styleID.flatMap(IDText.bare))
        if old == nil, new == nil { return }
        if new.map(BytewiseString.init) != old.map(BytewiseString.init) { setID(new, of: node) }
    }

    private func setID(_ id: String?, of node: StyleNode) {
        if let old = self.id(of: node) { remove(old, of: node) }
        changeNames(of: node) { $0.id = id }
        if let id { add(id, of: node) }
        recordMutation(of: node)
    }

    private func add(_ id: String, of node: StyleNode) {
        let key = BytewiseString(id)
        if recordsMutations, recordsNewViews {
            mutations.append(id: id)
            if let former = nodesByID[key]?.last { recordMutation(of: former) }
        }
        nodesByID[key, default: []].append(node)
    }

    private func remove(_ id: String, of node: StyleNode) {
        let key = BytewiseString(id)
        nodesByID[key]?.removeAll { $0 == node }
        if nodesByID[key]?.isEmpty == true { nodesByID[key] = nil }
    }

    // MARK: Mutations

    /// Records that a view was registered, moved, renamed or removed.
    func recordMutation(of node: StyleNode, isNew: Bool = false) {
        guard recordsMutations, let identity = entries[node.index].pointee.identity else { return }
        mutations.append(view(at: node.index), identity, isNew: isNew)
    }

    /// Returns the changes of the tree since the last call.
    package func takeMutations() -> TreeMutations {
        defer { mutations = TreeMutations() }
        return mutations
    }
}

extension ViewRegistry: StyleElementSource {
    package nonisolated func element(of node: Int32) -> any StyleElement {
        ViewReading(view(at: node), at: node, of: self)
    }
}
