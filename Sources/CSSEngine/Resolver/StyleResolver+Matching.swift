extension StyleResolver {
    /// The identity of an element. Those of the elements around it that are out of date are renewed on the way, and with
    /// them what is known of their names.
    mutating func identity(of element: Int32, in view: TreeBuffer) -> UInt32 {
        path.removeAll(keepingCapacity: true)
        var next = element
        while next >= 0, nodes[Int(next)].round != round {
            path.append(next)
            next = view[next].pointee.parent
        }
        var parent = next < 0 ? 0 : nodes[Int(next)].identity
        for element in path.reversed() {
            let node = view[element]
            let known = nodes[Int(element)].identity
            if known == 0 || !identities.isIdentity(known, of: node.pointee, parent: parent) {
                nodes[Int(element)].identity = identities.find(node.pointee, parent: parent)
                node.pointee.filter = view.filter(of: node.pointee)
            }
            nodes[Int(element)].round = round
            parent = nodes[Int(element)].identity
        }
        return parent
    }

    mutating func list(
        _ element: Int32, _ identity: UInt32, _ matcher: inout ElementRuleCollector, _ update: inout StyleUpdate
    ) -> UInt32 {
        let base: UInt32
        if let known = identities.list(of: identity) {
            base = known
        } else {
            matcher.collect(element)
            update.matchedCount += 1
            base = lists.intern(matcher.matches)
            identities.set(base, candidates: matcher.candidates, for: identity)
        }
        let candidates = identities.candidates(of: identity)
        guard !candidates.isEmpty, matcher.collect(element, lists[base], candidates: candidates) else {
            return base
        }
        return lists.intern(matcher.matches)
    }
}
