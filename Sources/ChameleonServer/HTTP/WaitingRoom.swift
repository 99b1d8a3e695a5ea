import NIOCore
import NimbusChameleon

/// The connections that wait for a change, in order of arrival.
struct WaitingRoom {
    /// The kind of response that a connection waits for.
    enum Wish: Hashable {
        /// The paths that changed since a revision, for legacy clients.
        case paths(since: UInt64)
        /// One response with the changes since a cursor.
        case answer(Question)
        /// A stream of change events. Pages also receive the embedders' events.
        case stream(Question, isOfPage: Bool)

        /// Whether the response is a stream.
        var isStream: Bool {
            switch self {
            case .paths, .answer: false
            case .stream: true
            }
        }
    }

    /// The parameters of a request for changes.
    struct Question: Hashable {
        /// The client's cursor; `nil` to receive all files.
        var since: ChangeCursor?
        /// The maximum size of a text file that is sent inline, in bytes.
        var inline = 0
    }

    struct Waiter {
        let connection: Connection
        var wish: Wish
        /// The identity of a legacy client.
        var plainName: PlainClients.Name?
        /// The task that responds without a change; `nil` for streams.
        var timeout: Scheduled<Void>?
    }

    private var waiters: [ObjectIdentifier: Waiter] = [:]
    private var order: [ObjectIdentifier] = []
    private var counts: [String: Int] = [:]

    var count: Int { waiters.count }

    /// Whether the limits permit another waiting connection.
    func hasRoom(for peer: String, limits: ServerLimits) -> Bool {
        waiters.count < limits.waiters && counts[peer, default: 0] < limits.waitersPerPeer
    }

    mutating func enter(_ waiter: Waiter) {
        let id = ObjectIdentifier(waiter.connection)
        waiters[id] = waiter
        order.append(id)
        counts[waiter.connection.peer, default: 0] += 1
    }

    /// Removes a connection; `nil` if it does not wait.
    mutating func leave(_ connection: Connection) -> Waiter? {
        let id = ObjectIdentifier(connection)
        order.removeAll { $0 == id }
        return remove(id)
    }

    /// Removes all connections that wait for one response.
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

    /// The connections with a stream.
    var streams: [Waiter] { order.compactMap { waiters[$0] }.filter(\.wish.isStream) }

    /// Sets the cursor up to which a stream has been sent.
    mutating func advance(_ connection: Connection, to cursor: ChangeCursor) {
        let id = ObjectIdentifier(connection)
        guard case .stream(var question, let isOfPage)? = waiters[id]?.wish else { return }
        question.since = cursor
        waiters[id]?.wish = .stream(question, isOfPage: isOfPage)
    }
}
