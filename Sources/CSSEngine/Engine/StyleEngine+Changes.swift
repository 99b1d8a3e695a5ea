/// What of an element may have changed.
public struct ElementChanges: OptionSet, Sendable {
    /// The aspects as bits.
    public let rawValue: UInt8

    /// Aspects from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `styleID`.
    public static let id = ElementChanges(rawValue: 1)
    /// `styleClasses`.
    public static let classes = ElementChanges(rawValue: 2)
    /// `styleState`.
    public static let state = ElementChanges(rawValue: 4)
    /// What `styleAttribute` answers.
    public static let attributes = ElementChanges(rawValue: 8)
    /// `hasText`.
    public static let text = ElementChanges(rawValue: 16)
    /// `inlineStyle`.
    public static let inlineStyle = ElementChanges(rawValue: 32)
    /// Everything that may change while an element lives.
    public static let all = ElementChanges(rawValue: 63)
}

extension StyleEngine {
    // MARK: The tree

    /// Adds an element with all its children.
    /// - Parameters:
    ///   - parent: the element that it becomes a child of; nil makes it a root of its own.
    ///   - sibling: the child of `parent`, or the root, in front of which it comes; nil puts it behind all others.
    /// - Complexity: the elements in it, and those siblings whose place or neighbours selectors ask about.
    @discardableResult
    public func insert<Element: StyleElement>(
        _ element: Element, under parent: StyleNode? = nil, before sibling: StyleNode? = nil
    ) -> StyleNode {
        let (parent, next) = rows(under: parent, before: sibling)
        let top = makeNode(element)
        var pending = [(element, top)]
        var inside: [Int32] = []
        while let (element, row) = pending.popLast() {
            for child in element.styleChildren {
                let childRow = makeNode(child)
                tree.link(childRow, under: row, before: -1)
                inside.append(childRow)
                pending.append((child, childRow))
            }
        }
        tree.link(top, under: parent, before: next)
        let view = tree.view
        view.mark(top, .matches)
        for row in inside { view.mark(row, .matches) }
        invalidator.invalidateSurroundings(of: top)
        return tree.node(top)
    }

    /// The rows that say where an element is to stand; -1 for none.
    private func rows(under parent: StyleNode?, before sibling: StyleNode?) -> (parent: Int32, next: Int32) {
        let parent = parent.map { tree.row(of: $0) } ?? -1
        guard let sibling else { return (parent, -1) }
        let next = tree.row(of: sibling)
        precondition(tree.view[next].pointee.parent == parent, "the sibling stands elsewhere")
        return (parent, next)
    }

    private func makeNode(_ element: some StyleElement) -> Int32 {
        tree.makeNode(element, inlineStyle: inlineStyle(of: element, nil), names: &names)
    }

    /// Takes an element away, with all inside it. Their nodes are no longer valid.
    /// - Complexity: as for `insert`; of what is taken away nothing is styled.
    public func remove(_ node: StyleNode) {
        let top = tree.row(of: node)
        invalidator.invalidateSurroundings(of: top)
        tree.unlink(top)
        tree.discard(top) { row in
            styler.forget(row)
            set(custom: nil, for: row)
        }
    }

    /// Gives an element another place, with all inside it; for the parameters see `insert`.
    /// - Precondition: the new place is not inside the element, and `sibling` stands under `parent`.
    /// - Complexity: as for `remove` and `insert` together, and the elements around the new place.
    public func move(_ node: StyleNode, under parent: StyleNode?, before sibling: StyleNode? = nil) {
        let top = tree.row(of: node)
        // In front of itself it stands already.
        let sibling = sibling == node ? nextSibling(of: node) : sibling
        let (parent, next) = rows(under: parent, before: sibling)
        precondition(!tree.view.isInside(parent, top), "an element does not move into itself")
        invalidator.invalidateSurroundings(of: top)
        tree.unlink(top)
        tree.link(top, under: parent, before: next)
        let view = tree.view
        var row = top
        while row >= 0 {
            view.mark(row, .matches)
            row = view.next(after: row, within: top)
        }
        invalidator.invalidateSurroundings(of: top)
    }

    // MARK: Elements

    /// Asks an element again for what may have changed of it.
    /// - Complexity: none where no selector asks about what has changed. Otherwise the element, and for selectors that ask
    ///   about elements around their subject, the elements inside it or its siblings that may be that subject.
    public func update(_ node: StyleNode, _ aspects: ElementChanges = .all) {
        let row = tree.row(of: node)
        update(row, from: tree.element(of: row), aspects)
    }

    /// Has a node mirror another element from now on, or a new copy of it: asks that for everything but its types and
    /// children.
    public func update(_ node: StyleNode, to element: some StyleElement) {
        let row = tree.row(of: node)
        tree.set(element, for: row)
        update(row, from: element, .all)
    }

    private func update(_ row: Int32, from element: some StyleElement, _ aspects: ElementChanges) {
        if aspects.contains(.classes) { setClasses(element.styleClasses, of: row) }
        if aspects.contains(.id) { setID(element.styleID, of: row) }
        if aspects.contains(.state) { setState(element.styleState, of: row) }
        let node = tree.view[row]
        if aspects.contains(.attributes) {
            let attributes = tree.attributeSet(of: element)
            if attributes != node.pointee.attributes {
                node.pointee.attributes = attributes
                invalidator.invalidate(.attributes, of: row)
            }
        }
        if aspects.contains(.text), element.hasText != node.pointee.hasText {
            node.pointee.hasText = element.hasText
            invalidator.invalidate(.empty, of: row)
        }
        if aspects.contains(.inlineStyle) { setInlineStyle(inlineStyle(of: element, row), of: row) }
    }

    private func setClasses(_ classes: [String], of row: Int32) {
        let list = tree.nameList(classes, &names)
        let view = tree.view
        let old = view[row].pointee.classes
        guard list != old else { return }
        view[row].pointee.classes = list
        let invalidator = invalidator
        for name in view.names(in: old) where !view.contains(list, name) {
            invalidator.invalidate(.class(name), of: row)
        }
        for name in view.names(in: list) where !view.contains(old, name) {
            invalidator.invalidate(.class(name), of: row)
        }
    }

    private func setID(_ id: String?, of row: Int32) {
        let name = id.map { names.intern($0).id } ?? 0
        let node = tree.view[row]
        let old = node.pointee.id
        guard name != old else { return }
        node.pointee.id = name
        for name in [old, name] where name != 0 { invalidator.invalidate(.id(name), of: row) }
    }

    private func setState(_ state: ElementState, of row: Int32) {
        let node = tree.view[row]
        let changed = node.pointee.state ^ state.rawValue
        node.pointee.state = state.rawValue
        for bit in 0..<8 where changed & 1 << UInt8(bit) != 0 {
            invalidator.invalidate(.state(1 << UInt8(bit)), of: row)
        }
    }

    private func setInlineStyle(_ style: UInt32, of row: Int32) {
        let node = tree.view[row]
        guard style != node.pointee.inlineStyle else { return }
        node.pointee.inlineStyle = style
        tree.view.mark(row, .values)
    }

    // MARK: Custom properties

    /// Sets a custom property of an element from code; nil takes it back.
    ///
    /// As `setProperty(name, value)` does in a browser (CSSOM): it takes the place of what the element's own style says of
    /// the name, whatever that says from now on, and wins over all sheets but for their `!important` declarations.
    /// - Parameters:
    ///   - name: with its two dashes.
    ///   - value: as a sheet would declare it, without `!important`.
    /// - Complexity: the elements inside that inherit it are given the new one in passing; those whose values read it, and
    ///   those that have custom properties of their own, are styled.
    /// - Returns: false, and nothing is changed, where the name or the value is none.
    @discardableResult
    public func setCustomProperty(_ name: String, to value: String?, of node: StyleNode) -> Bool {
        guard CustomPropertyText.isName(name), value.map(CustomPropertyText.isValue) ?? true else { return false }
        let row = tree.row(of: node)
        var own = customProperties[row] ?? [:]
        own[name] = value
        set(custom: own.isEmpty ? nil : own, for: row)
        setInlineStyle(inlineStyle(of: tree.element(of: row), row), of: row)
        return true
    }
}
