import CSSEngine

/// What the engine has for each registered view, and the ids that views go by.
extension NIDOM {
    /// The node of a registered view. Where another one was that is gone, that one is forgotten.
    func node(of view: any NIStyleable) -> StyleNode? {
        guard let node = nodes[ObjectIdentifier(view)] else { return nil }
        if element(of: node).view === view { return node }
        remove(node)
        return nil
    }

    func element(of node: StyleNode) -> DOMElement {
        guard let element = engine.element(of: node) as? DOMElement else {
            preconditionFailure("an engine's nodes mirror what was inserted")
        }
        return element
    }

    /// Whether it is still the element of its view.
    func isRegistered(_ element: DOMElement) -> Bool {
        nodes[element.identity].map { self.element(of: $0) === element } ?? false
    }

    func insert(_ view: any NIStyleable, _ classes: [String], _ id: String?) {
        lookForLostViews()
        let element = DOMElement(view)
        element.classes.append(classes)
        element.isIDGiven = id != nil
        element.styleID = id ?? view.styleID.flatMap(Self.bareID)
        let place = place(of: view)
        let node = engine.insert(element, under: place.parent, before: place.next)
        nodes[element.identity] = node
        if let id = element.styleID { hold(id: id, by: node) }
        noteTreeChange(of: element, isNew: true)
        noteHolders(of: view)
        gatherChildren(of: view, into: node)
        // Until it is styled it may be put somewhere.
        if place.parent == nil, needsStyleLater { styling.changedViews[node] = [] }
        view.didRegister(in: self)
    }

    func remove(_ node: StyleNode) {
        let element = element(of: node)
        // Those inside it stay registered, and take its place.
        let children = engine.children(of: node)
        for child in children { engine.move(child, under: engine.parent(of: node), before: node) }
        if let id = element.styleID { forget(id: id, of: node) }
        nodes[element.identity] = nil
        styling.changedViews[node] = nil
        noteTreeChange(of: element)
        engine.remove(node)
        guard !children.isEmpty, let view = element.view else { return }
        treeNotes.holders.insert(element.identity)
        noteHolders(of: view)
    }

    /// Forgets the views that are gone.
    func forgetLostViews() {
        for node in Array(nodes.values) where element(of: node).view == nil { remove(node) }
    }

    private func lookForLostViews() {
        guard treeNotes.isLookoutDue(registered: nodes.count) else { return }
        forgetLostViews()
        noteHolders()
        treeNotes.didLookOut(registered: nodes.count)
    }

    // MARK: IDs

    /// An id without its `#`; nil where that leaves nothing.
    package nonisolated static func bareID(_ id: String) -> String? {
        // Bytes: to a string, a `#` with an accent on it is no `#`.
        let bare = id.utf8.first == UInt8(ascii: "#") ? String(Substring(id.utf8.dropFirst())) : id
        return bare.isEmpty ? nil : bare
    }

    /// Has a view go by an id that somebody gives it.
    func giveID(_ id: String, to node: StyleNode) {
        element(of: node).isIDGiven = true
        setID(id, of: node)
    }

    /// Has a view that was given no id go by the one that it has by itself.
    func updateOwnID(of node: StyleNode) {
        let element = element(of: node)
        guard !element.isIDGiven, let view = element.view else { return }
        let id = view.styleID.flatMap(Self.bareID)
        if id.map(BytewiseString.init) != element.styleID.map(BytewiseString.init) { setID(id, of: node) }
    }

    private func setID(_ id: String?, of node: StyleNode) {
        let element = element(of: node)
        if let old = element.styleID { forget(id: old, of: node) }
        element.styleID = id
        if let id { hold(id: id, by: node) }
        noteTreeChange(of: element)
    }

    private func hold(id: String, by node: StyleNode) {
        let key = BytewiseString(id)
        if companion != nil {
            treeChanges.ids.append(id)
            if let former = nodesByID[key]?.last { treeChanges.note(element(of: former)) }
        }
        nodesByID[key, default: []].append(node)
    }

    private func forget(id: String, of node: StyleNode) {
        let key = BytewiseString(id)
        nodesByID[key]?.removeAll { $0 == node }
        if nodesByID[key]?.isEmpty == true { nodesByID[key] = nil }
    }
}
