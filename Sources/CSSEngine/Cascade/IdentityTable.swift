/// What an element is to selectors that look only at it and its ancestors: two elements of one identity match the same
/// rules, as long as matching did not look at anything else.
struct IdentityTable: ~Copyable {
    private struct Identity: BitwiseCopyable {
        var parent: UInt32
        var types: UInt32
        var classes: UInt32
        var id: UInt32
        var attributes: UInt32
        var state: UInt32
        /// One more than the row of the shared list of matches; 0 while there is none.
        var list: UInt32
        var hash: UInt32
    }

    /// Row 0 is that of a root's parent.
    private var identities = Column<Identity>(minimumCapacity: 256)
    private var slots = Column<UInt32>()

    init() {
        identities.append(Identity(parent: 0, types: 0, classes: 0, id: 0, attributes: 0, state: 0, list: 0, hash: 0))
        slots.resize(to: 1024, filling: 0)
    }

    /// The identity of a node, and the list of matches of the elements that share it.
    @inline(__always)
    mutating func find(_ node: TreeNode, parent: UInt32) -> (identity: UInt32, list: UInt32?) {
        var identity = Identity(
            parent: parent, types: node.types, classes: node.classes, id: node.id, attributes: node.attributes,
            state: UInt32(node.state), list: 0, hash: 0)
        identity.hash = hash(identity)
        var slot = Int(identity.hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let known = identities[Int(slots[slot])]
            if known.hash == identity.hash, equals(known, identity) {
                return (slots[slot], known.list == 0 ? nil : known.list - 1)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = UInt32(identities.count)
        identities.append(identity)
        if identities.count * 2 > slots.count { grow() }
        return (UInt32(identities.count - 1), nil)
    }

    /// Makes `list` that of all elements of this identity.
    mutating func share(_ list: UInt32, for identity: UInt32) {
        identities.base[Int(identity)].list = list + 1
    }

    private func equals(_ left: Identity, _ right: Identity) -> Bool {
        left.parent == right.parent && left.types == right.types && left.classes == right.classes
            && left.id == right.id && left.attributes == right.attributes && left.state == right.state
    }

    private func hash(_ identity: Identity) -> UInt32 {
        var state = UInt64(identity.parent) << 32 | UInt64(identity.types)
        state = (state ^ UInt64(identity.classes) << 20 ^ UInt64(identity.state) << 56) &* 0x9E37_79B9_7F4A_7C15
        state = (state ^ state >> 29 ^ UInt64(identity.id) ^ UInt64(identity.attributes) << 32) &* 0xBF58_476D_1CE4_E5B9
        return UInt32(truncatingIfNeeded: state ^ state >> 32)
    }

    private mutating func grow() {
        let size = slots.count * 2
        slots.removeAll()
        slots.resize(to: size, filling: 0)
        for row in 1..<identities.count {
            var slot = Int(identities[row].hash) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(row)
        }
    }
}
