extension StyleResolver {
    /// Styles the elements that are marked, and those that inherit from them; returns what has changed.
    /// - Parameters:
    ///   - nameCount: how many names the engine's table has.
    ///   - device: a change restyles what is relative to its size or scheme.
    ///   - keepsColorSchemes: whether colours that differ by scheme stay `light-dark()`.
    mutating func update(nameCount: Int, device: Environment, keepsColorSchemes: Bool) -> StyleUpdate {
        while nodes.count < tree.count { nodes.append(NodeStyle()) }
        setDevice(device, keepsColorSchemes)
        cascade.reserve(names: nameCount)
        round += 1
        positions.begin()
        if !customPropertyChanges.isEmpty { customPropertyChanges = [:] }
        var update = StyleUpdate()
        let view = tree.view
        index.selectors.parts.withUnsafeBufferPointer { parts in
            var matcher = ElementRuleCollector(tree, index, parts: parts, positions: positions)
            // Down into what is dirty, and up again where nothing dirty is left.
            var outer: Int32 = -1
            while true {
                let element = view.firstDirty(inside: outer)
                update.searchCount += 1
                if element >= 0 {
                    enter(element, in: view, &matcher, &update)
                    outer = element
                } else if outer >= 0 {
                    let parent = view[outer].pointee.parent
                    view.clean(outer)
                    outer = parent
                } else {
                    break
                }
            }
            update.stepCount = matcher.stepCount + positions.numberedCount
        }
        renewDependencies()
        update.searchCount += tree.marked.searchCount
        tree.marked.searchCount = 0
        tree.marked.begin()
        return update
    }

    /// Styles an element, if it is out of date itself.
    private mutating func enter(
        _ element: Int32, in view: TreeBuffer, _ matcher: inout ElementRuleCollector, _ update: inout StyleUpdate
    ) {
        let isRoot = view[element].pointee.parent < 0
        let dirt = view[element].pointee.dirt
        if isRoot { rootFontSize = defaultFontSize }
        if view[element].pointee.isDirty { style(element, dirt, in: view, &matcher, &update) }
        if isRoot { rootFontSize = fontSize(of: styles[Int(nodes[Int(element)].style)]) }
    }

    private mutating func style(
        _ element: Int32, _ dirt: RestyleHint, in view: TreeBuffer, _ matcher: inout ElementRuleCollector,
        _ update: inout StyleUpdate
    ) {
        let mirrored = view[element].pointee
        let parent = mirrored.parent < 0 ? nil : nodes[Int(mirrored.parent)]
        let old = nodes[Int(element)]
        var node = old
        update.visitedCount += 1
        if dirt.contains(.matches) || old.list == NodeStyle.none {
            node.identity = identity(of: element, in: view)
            node.round = round
            node.list = list(element, node.identity, &matcher, &update)
        }
        compute(&node, insteadOf: old, parent: parent, inlineStyle: mirrored.inlineStyle)
        var isChanged = old.style == NodeStyle.none
        if !isChanged, node.style != old.style {
            isChanged = !styles[Int(node.style)].hasSameValues(as: styles[Int(old.style)])
            // Only its origin may have changed; children look at the values.
            if !isChanged, styles[Int(node.style)].isEqual(to: styles[Int(old.style)]) { node.style = old.style }
        }
        nodes[Int(element)] = node
        let oldStyle = old.style == NodeStyle.none ? nil : styles[Int(old.style)]
        let isVariantNew =
            mirrored.variants != 0 && restyleVariants(of: element, oldStyle, in: view, &matcher, &update)
        if isChanged || isVariantNew {
            update.add(
                tree.node(element), from: oldStyle, to: styles[Int(node.style)], isVariantNew: isVariantNew)
        }
        // All that is inside of what is new is new itself.
        if old.list != NodeStyle.none {
            if node.customProperties != old.customProperties {
                passOn(node.customProperties, insteadOf: old.customProperties, inside: element, in: view)
            }
            if isChanged { markChildrenReadingParent(element, in: view) }
        }
        if isChanged, mirrored.parent < 0, dependencies.contains(.rootFontSize), old.style != NodeStyle.none,
            fontSize(of: styles[Int(node.style)]) != fontSize(of: styles[Int(old.style)])
        {
            markAll(from: element, reading: .rootFontSize, in: view)
        }
    }

    /// What the rules of an element's list come to under its parent.
    mutating func compute(
        _ node: inout NodeStyle, insteadOf old: NodeStyle, parent: NodeStyle?, inlineStyle: UInt32
    ) {
        let cascade = cascade(node.list, inlineStyle)
        node.declaresCustomProperties = !cascades[Int(cascade)].result.customWinners.isEmpty
        node.customProperties = customProperties(
            of: node, cascade, parent: parent?.customProperties ?? 0, inlineStyle)
        if customProperties[Int(node.customProperties)].isEqual(to: customProperties[Int(old.customProperties)]) {
            node.customProperties = old.customProperties
        }
        node.style = style(of: node, cascade, parent: parent, inlineStyle: inlineStyle)
    }

    /// Notes a new device, and marks the elements whose values depend on it.
    private mutating func setDevice(_ device: Environment, _ keepsColorSchemes: Bool) {
        let old = ResolutionContext(self.device)
        var new = ResolutionContext(device)
        if self.keepsColorSchemes { new.colorScheme = old.colorScheme }
        var changed: StyleDependencies = []
        if old != new || self.keepsColorSchemes != keepsColorSchemes { changed.insert(.device) }
        if self.device.textScale != device.textScale, dependencies.contains(.textScale) {
            // A word for a size stays what it is, so that nobody else tells those whose sizes rest on it.
            changed.formUnion([.textScale, .parent, .rootFontSize])
        }
        self.device = device
        self.keepsColorSchemes = keepsColorSchemes
        guard !dependencies.isDisjoint(with: changed) else { return }
        styleRows = [:]
        for row in cascades.indices { cascades[row].style = 0 }
        let view = tree.view
        for root in tree.roots { markAll(from: root, reading: changed, in: view) }
    }
}
