/// What elements are to selectors that look only at them and their ancestors: elements of one identity match the same
/// rules, but for those that look further.
struct StyleSharingCache: ~Copyable {
    struct Identity: BitwiseCopyable {
        var parent: UInt32
        var types: UInt32
        var classes: UInt32
        var id: UInt32
        var attributes: UInt32
        var state: UInt32
        /// One more than the row of the list of what all its elements match; 0 while that is not known.
        var list: UInt32 = 0
        /// What its elements match depending on what is around them: a run of `candidates`.
        var candidatesStart: UInt32 = 0
        var candidatesCount: UInt32 = 0
    }

    /// Row 0 is that of a root's parent.
    private var identities = UniqueArray<Identity>(minimumCapacity: 256)
    private var slots = HashIndex(capacity: 512)
    /// Rows of the rule index's entries.
    private var candidates = UniqueArray<UInt32>()

    init() {
        identities.append(Identity(parent: 0, types: 0, classes: 0, id: 0, attributes: 0, state: 0))
    }

    var count: Int { identities.count }

    /// Whether a row is the identity of a node.
    func isIdentity(_ row: UInt32, of node: TreeNode, parent: UInt32) -> Bool {
        let known = identities[Int(row)]
        return known.parent == parent && known.types == node.types && known.classes == node.classes
            && known.id == node.id && known.attributes == node.attributes && known.state == UInt32(node.state)
    }

    /// The identity of a node.
    mutating func find(_ node: TreeNode, parent: UInt32) -> UInt32 {
        let identity = Identity(
            parent: parent, types: node.types, classes: node.classes, id: node.id, attributes: node.attributes,
            state: UInt32(node.state))
        let hash = hash(identity)
        if let known = slots.find(hash: hash, { equals(identities[Int($0)], identity) }) { return known }
        let row = UInt32(identities.count)
        identities.append(identity)
        slots.insert(row, hash: hash)
        return row
    }

    /// The list of what all elements of an identity match; nil while that is not known.
    func list(of identity: UInt32) -> UInt32? {
        let list = identities[Int(identity)].list
        return list == 0 ? nil : list - 1
    }

    /// The entries to test for each element of an identity, valid until the next change.
    func candidates(of identity: UInt32) -> UnsafeBufferPointer<UInt32> {
        let identity = identities[Int(identity)]
        return UnsafeBufferPointer(
            start: candidates.base + Int(identity.candidatesStart), count: Int(identity.candidatesCount))
    }

    /// Makes known what all elements of an identity match, and what to test for each.
    mutating func set(_ list: UInt32, candidates rows: UnsafeBufferPointer<UInt32>, for identity: UInt32) {
        let known = identities.base + Int(identity)
        known.pointee.list = list + 1
        known.pointee.candidatesStart = UInt32(candidates.count)
        known.pointee.candidatesCount = UInt32(rows.count)
        for row in rows { candidates.append(row) }
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
}
