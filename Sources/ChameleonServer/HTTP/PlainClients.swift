/// How far the ancestor's clients, which have no cursor, have been told of changes: those of one address that call
/// themselves the same are taken for one.
struct PlainClients {
    struct Name: Hashable {
        let address: String
        let agent: String
    }

    private var revisions: [Name: UInt64] = [:]
    /// The ones that were heard of longest ago first.
    private var order: [Name] = []
    private let capacity: Int

    init(capacity: Int = 256) {
        self.capacity = capacity
    }

    /// 0 for one that is new, so that it is told of everything since the server started.
    func revision(of name: Name) -> UInt64 { revisions[name] ?? 0 }

    mutating func note(_ name: Name, at revision: UInt64) {
        if revisions.updateValue(revision, forKey: name) != nil { order.removeAll { $0 == name } }
        order.append(name)
        if order.count > capacity { revisions[order.removeFirst()] = nil }
    }
}
