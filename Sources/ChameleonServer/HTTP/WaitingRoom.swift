import NIOCore
import NimbusChameleon

/// Those who wait to be told of a change, in the order in which they came.
struct WaitingRoom {
    /// What somebody waits for.
    enum Wish: Hashable {
        /// Changed paths since a revision, for the ancestor's clients.
        case paths(since: UInt64)
        /// One answer.
        case answer(Question)
        /// One answer after the other; for pages, what embedders publish as well.
        case stream(Question, isOfPage: Bool)

        /// Whether it has no end.
        var isStream: Bool {
            switch self {
            case .paths, .answer: false
            case .stream: true
            }
        }
    }

    /// What has changed?
    struct Question: Hashable {
        /// How far somebody has followed; nil for all that there is.
        var since: ChangeCursor?
        /// Bytes up to which a file that is text is sent along.
        var inline = 0
    }

    struct Waiter {
        let connection: Connection
        var wish: Wish
        /// What a client without a cursor is known by.
        var plainName: PlainClients.Name?
        /// When it is answered without a change; nil where it never is.
        var timeout: Scheduled<Void>?
    }

    private var waiters: [ObjectIdentifier: Waiter] = [:]
    private var order: [ObjectIdentifier] = []
    private var counts: [String: Int] = [:]

    var count: Int { waiters.count }

    /// Whether there is room for one more.
    func hasRoom(for peer: String, limits: ServerLimits) -> Bool {
        waiters.count < limits.waiters && counts[peer, default: 0] < limits.waitersPerPeer
    }

    mutating func enter(_ waiter: Waiter) {
        let id = ObjectIdentifier(waiter.connection)
        waiters[id] = waiter
        order.append(id)
        counts[waiter.connection.peer, default: 0] += 1
    }

    /// Takes somebody out; nil where they do not wait.
    mutating func leave(_ connection: Connection) -> Waiter? {
        let id = ObjectIdentifier(connection)
        order.removeAll { $0 == id }
        return remove(id)
    }

    /// Takes out all who wait for one answer.
    mutating func takeAll() -> [Waiter] {
        let leaving = order.filter { waiters[$0]?.wish.isStream == false }
        order.removeAll { waiters[$0]?.wish.isStream == false }
        return leaving.compactMap { remove($0) }
    }

    private mutating func remove(_ id: ObjectIdentifier) -> Waiter? {
        guard let waiter = waiters.removeValue(forKey: id) else { return nil }
        waiter.timeout?.cancel()
        let peer = waiter.connection.peer
        let count = counts[peer, default: 1] - 1
        counts[peer] = count == 0 ? nil : count
        return waiter
    }

    /// Those who are told without end.
    var streams: [Waiter] { order.compactMap { waiters[$0] }.filter(\.wish.isStream) }

    /// Notes how far a stream has been told.
    mutating func advance(_ connection: Connection, to cursor: ChangeCursor) {
        let id = ObjectIdentifier(connection)
        guard case .stream(var question, let isOfPage)? = waiters[id]?.wish else { return }
        question.since = cursor
        waiters[id]?.wish = .stream(question, isOfPage: isOfPage)
    }
}
