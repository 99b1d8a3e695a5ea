/// The last revisions sent to legacy clients, which are clients of Nimbus CSS and have no cursor. Clients with the same
/// address and user agent are treated as one.
struct PlainClients {
    struct Name: Hashable {
        let address: String
        let agent: String
    }

    private var revisions: [Name: UInt64] = [:]
    /// The clients by their last response, the least recent first.
    private var order: [Name] = []
    private let capacity: Int

    init(capacity: Int = 256) {
        self.capacity = capacity
    }

    /// Returns the last revision sent to a client. It is 0 for a new client, which then receives all changes since the
    /// server started.
    func revision(of name: Name) -> UInt64 { revisions[name] ?? 0 }

    mutating func note(_ name: Name, at revision: UInt64) {
        if revisions.updateValue(revision, forKey: name) != nil { order.removeAll { $0 == name } }
        order.append(name)
        if order.count > capacity { revisions[order.removeFirst()] = nil }
    }
}
