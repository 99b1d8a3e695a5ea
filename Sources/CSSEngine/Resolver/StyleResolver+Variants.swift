extension StyleResolver {
    /// Styles the variants of an element that is styled itself; returns whether one looks different from before.
    mutating func restyleVariants(
        of element: Int32, _ oldOwn: ComputedStyle?, in view: TreeBuffer, _ matcher: inout ElementRuleCollector,
        _ update: inout StyleUpdate
    ) -> Bool {
        let own = styles[Int(nodes[Int(element)].style)]
        let list = tree.variants(view[element].pointee.variants)
        let new = list.map { variant -> ComputedStyle in
            style(of: variant, element, in: view, &matcher, &update).map { styles[Int($0)] } ?? own
        }
        let old = variantStyles[element]
        variantStyles[element] = new.allSatisfy { $0 === own } ? nil : new
        return new.indices.contains { index in
            guard let before = old?[index] ?? oldOwn else { return !new[index].entries.isEmpty }
            return before !== new[index] && !before.hasSameValues(as: new[index])
        }
    }

    /// The row of the style that an element would have; nil where that is its own.
    private mutating func style(
        of variant: StyleVariant, _ element: Int32, in view: TreeBuffer, _ matcher: inout ElementRuleCollector,
        _ update: inout StyleUpdate
    ) -> UInt32? {
        let row = view[element]
        let (state, hasText) = (row.pointee.state, row.pointee.hasText)
        var assumed = row.pointee
        variant.assume(on: &assumed)
        guard questions.tellApart(assumed, row.pointee) else { return nil }
        _ = identity(of: element, in: view)
        (row.pointee.state, row.pointee.hasText) = (assumed.state, assumed.hasText)
        matcher.standsInVariant = true
        defer {
            (row.pointee.state, row.pointee.hasText) = (state, hasText)
            matcher.standsInVariant = false
        }
        let parent = row.pointee.parent < 0 ? nil : nodes[Int(row.pointee.parent)]
        var node = NodeStyle()
        node.identity = identities.find(row.pointee, parent: parent?.identity ?? 0)
        node.list = self.list(element, node.identity, &matcher, &update)
        compute(&node, insteadOf: NodeStyle(), parent: parent, inlineStyle: row.pointee.inlineStyle)
        return node.style
    }

    /// The style of a variant of an element, by its place in the element's list.
    func style(ofVariant index: Int, of element: Int32) -> ComputedStyle {
        variantStyles[element]?[index] ?? style(of: element)
    }
}
