extension StyleResolver {
    /// What an element has come to; nothing for one that was not styled yet.
    private func state(of element: Int32) -> NodeStyle {
        Int(element) < nodes.count ? nodes[Int(element)] : NodeStyle()
    }

    func style(of element: Int32) -> ComputedStyle {
        let style = state(of: element).style
        return style == NodeStyle.none ? .empty : styles[Int(style)]
    }

    func customProperties(of element: Int32) -> CustomProperties {
        customProperties[Int(state(of: element).customProperties)]
    }

    /// The text of a custom property; nil for the guaranteed-invalid value.
    func string(_ text: Atom) -> String? { variables.string(text) }

    /// The row of the list of what the element matches: the same for all elements that match the same.
    func list(of element: Int32) -> UInt32 { state(of: element).list }

    /// The ranks of the selectors that the element matches, the strongest last.
    func matches(of element: Int32) -> [UInt32] {
        let list = state(of: element).list
        return list == NodeStyle.none ? [] : Array(lists[list])
    }

    /// The declarations that gave the element its values and its own custom properties.
    mutating func winningDeclarations(of element: Int32) -> Set<DeclarationID> {
        let state = state(of: element)
        guard state.list != NodeStyle.none else { return [] }
        let known = customProperties[Int(state.customProperties)]
        var winning = Set(styles[Int(state.style)].entries.map(\.reference))
        let cascade = cascade(state.list, tree.view[element].pointee.inlineStyle)
        for winner in cascades[Int(cascade)].result.customWinners {
            // What `revert` left the name to stands in the custom properties, which do not tell who said `inherit`.
            let own = winner.outcome == .declared ? known[winner.name] : nil
            winning.insert(own?.reference ?? winner.reference)
        }
        return winning
    }

    /// How many different lists of rules, and styles, the tree has come to.
    var counts: (lists: Int, styles: Int) { (lists.count, styles.count) }
}
