/// What of an element may have changed.
public struct ElementAspect: OptionSet, Sendable {
    /// The aspects as bits.
    public let rawValue: UInt8

    /// Aspects from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `styleID`.
    public static let id = ElementAspect(rawValue: 1)
    /// `styleClasses`.
    public static let classes = ElementAspect(rawValue: 2)
    /// `styleState`.
    public static let state = ElementAspect(rawValue: 4)
    /// What `styleAttribute` answers.
    public static let attributes = ElementAspect(rawValue: 8)
    /// `hasText`.
    public static let text = ElementAspect(rawValue: 16)
    /// `inlineStyle`.
    public static let inlineStyle = ElementAspect(rawValue: 32)
    /// Everything that may change while an element lives.
    public static let all = ElementAspect(rawValue: 63)
}

extension StyleEngine {
    // MARK: The tree

    /// Adds an element with all its children.
    /// - Parameters:
    ///   - parent: the element that it becomes a child of; nil makes it a root of its own.
    ///   - sibling: the child of `parent`, or the root, in front of which it comes; nil puts it behind all others.
    /// - Complexity: as many steps as there are elements in it, and those around whose place selectors ask about.
    @discardableResult
    public func insert<Element: StyleElement>(
        _ element: Element, under parent: StyleNode? = nil, before sibling: StyleNode? = nil
    ) -> StyleNode {
        checkPlace(under: parent, before: sibling)
        let top = makeNode(element)
        var pending = [(element, top)]
        var inside: [StyleNode] = []
        while let (element, node) = pending.popLast() {
            for child in element.styleChildren {
                let childNode = makeNode(child)
                tree.link(childNode, under: node, before: nil)
                inside.append(childNode)
                pending.append((child, childNode))
            }
        }
        tree.link(top, under: parent ?? .none, before: sibling)
        let invalidator = invalidator
        invalidator.mark(top.index, .matches)
        for node in inside { invalidator.mark(node.index, .matches) }
        invalidator.invalidateSurroundings(of: top.index)
        return top
    }

    private func checkPlace(under parent: StyleNode?, before sibling: StyleNode?) {
        guard let sibling else { return }
        precondition(self.parent(of: sibling) == parent, "the sibling stands elsewhere")
    }

    private func makeNode(_ element: some StyleElement) -> StyleNode {
        tree.makeNode(element, inlineStyle: inlineStyle(of: element, nil), names: &names)
    }

    /// Takes an element away, with all inside it. Their nodes are no longer valid.
    public func remove(_ node: StyleNode) {
        invalidator.invalidateSurroundings(of: node.index)
        tree.unlink(node)
        tree.discard(node) { element in
            styler.forget(element)
            set(custom: nil, for: StyleNode(index: element))
        }
    }

    /// Gives an element another place, with all inside it; for the parameters see `insert`.
    /// - Precondition: the new place is not inside the element, and `sibling` stands under `parent`.
    public func move(_ node: StyleNode, under parent: StyleNode?, before sibling: StyleNode? = nil) {
        // In front of itself it stands already.
        let sibling = sibling == node ? nextSibling(of: node) : sibling
        checkPlace(under: parent, before: sibling)
        var outer = parent
        while let current = outer {
            precondition(current != node, "an element does not move into itself")
            outer = self.parent(of: current)
        }
        invalidator.invalidateSurroundings(of: node.index)
        tree.unlink(node)
        tree.link(node, under: parent ?? .none, before: sibling)
        let invalidator = invalidator
        var element = node.index
        while element >= 0 {
            invalidator.mark(element, .matches)
            element = tree.view.next(after: element, within: node.index)
        }
        invalidator.invalidateSurroundings(of: node.index)
    }

    // MARK: Elements

    /// Asks an element again for what may have changed of it.
    public func update(_ node: StyleNode, _ aspects: ElementAspect = .all) {
        update(node, from: tree.element(of: node), aspects)
    }

    /// Has a node mirror another element from now on, or a new copy of it: asks that for everything but its types and
    /// children.
    public func update(_ node: StyleNode, to element: some StyleElement) {
        tree.set(element, for: node)
        update(node, from: element, .all)
    }

    private func update(_ node: StyleNode, from element: some StyleElement, _ aspects: ElementAspect) {
        if aspects.contains(.classes) { setClasses(element.styleClasses, of: node) }
        if aspects.contains(.id) { setID(element.styleID, of: node) }
        if aspects.contains(.state) { setState(element.styleState, of: node) }
        let row = tree.view[node.index]
        if aspects.contains(.attributes) {
            let attributes = tree.attributeSet(of: element)
            if attributes != row.pointee.attributes {
                row.pointee.attributes = attributes
                invalidator.invalidate(.attributes, of: node.index)
            }
        }
        if aspects.contains(.text), element.hasText != row.pointee.hasText {
            row.pointee.hasText = element.hasText
            invalidator.invalidate(.empty, of: node.index)
        }
        if aspects.contains(.inlineStyle) { setInlineStyle(inlineStyle(of: element, node), of: node) }
    }

    private func setClasses(_ classes: [String], of node: StyleNode) {
        let list = tree.nameList(classes, &names)
        let view = tree.view
        let old = view[node.index].pointee.classes
        guard list != old else { return }
        view[node.index].pointee.classes = list
        let invalidator = invalidator
        for name in view.names(in: old) where !view.contains(list, name) {
            invalidator.invalidate(.class(name), of: node.index)
        }
        for name in view.names(in: list) where !view.contains(old, name) {
            invalidator.invalidate(.class(name), of: node.index)
        }
    }

    private func setID(_ id: String?, of node: StyleNode) {
        let name = id.map { names.intern($0).id } ?? 0
        let row = tree.view[node.index]
        let old = row.pointee.id
        guard name != old else { return }
        row.pointee.id = name
        for name in [old, name] where name != 0 { invalidator.invalidate(.id(name), of: node.index) }
    }

    private func setState(_ state: ElementState, of node: StyleNode) {
        let row = tree.view[node.index]
        let changed = row.pointee.state ^ state.rawValue
        row.pointee.state = state.rawValue
        for bit in 0..<8 where changed & 1 << UInt8(bit) != 0 {
            invalidator.invalidate(.state(1 << UInt8(bit)), of: node.index)
        }
    }

    private func setInlineStyle(_ style: UInt32, of node: StyleNode) {
        let row = tree.view[node.index]
        guard style != row.pointee.inlineStyle else { return }
        row.pointee.inlineStyle = style
        invalidator.mark(node.index, .values)
    }

    // MARK: Custom properties

    /// Sets a custom property of an element from code; nil takes it back.
    ///
    /// As `setProperty(name, value)` does in a browser (CSSOM): it takes the place of what the element's own style says of
    /// the name, whatever that says from now on, and wins over all sheets but for their `!important` declarations.
    /// - Parameters:
    ///   - name: with its two dashes.
    ///   - value: as a sheet would declare it, without `!important`.
    /// - Returns: false, and nothing is changed, where the name or the value is none.
    @discardableResult
    public func setCustomProperty(_ name: String, to value: String?, of node: StyleNode) -> Bool {
        guard CustomPropertyText.isName(name), value.map(CustomPropertyText.isValue) ?? true else { return false }
        var own = customProperties[node] ?? [:]
        own[name] = value
        set(custom: own.isEmpty ? nil : own, for: node)
        setInlineStyle(inlineStyle(of: tree.element(of: node), node), of: node)
        return true
    }
}
