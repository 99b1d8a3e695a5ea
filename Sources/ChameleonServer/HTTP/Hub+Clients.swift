import NIOCore
import NimbusChameleon

extension Hub {
    /// Records the client that watches on a connection.
    /// - Parameter name: The name that the client sends. `nil` or empty to use the user agent, or else the address.
    func arrive(_ connection: Connection, name: String?, request: Request) {
        let agent = request.head.headers.first(name: "user-agent")?.split(separator: "/").first.map(String.init)
        let names = [name, agent, connection.peer].compactMap(\.self)
        let name = (names.first { !$0.allSatisfy(\.isWhitespace) } ?? "").cut(to: WireLimits.nameSize)
        let client = ServerClient(name: name, address: connection.peer)
        guard connection.client != client else { return }
        depart(connection)
        // Bounds the table in case clients keep changing their names.
        guard clients[client] != nil || clients.count < limits.connections else { return }
        connection.client = client
        let count = clients.updateValue((clients[client] ?? 0) + 1, forKey: client)
        if count == nil { owner.tell(.connected(client)) }
    }

    /// Records that a client stopped watching on a connection. A client may have no connection between two long polls,
    /// so it is reported as gone only after `ServerLimits.absence`.
    func depart(_ connection: Connection) {
        guard let client = connection.client else { return }
        connection.client = nil
        clients[client, default: 1] -= 1
        let bound = NIOLoopBound(self, eventLoop: loop)
        loop.scheduleTask(in: TimeAmount(limits.absence)) {
            let hub = bound.value
            guard hub.clients[client] == 0 else { return }
            hub.clients[client] = nil
            hub.owner.tell(.gone(client))
        }
    }
}
