import NIOCore
import NimbusChameleon

extension Hub {
    /// Notes who watches on a connection.
    /// - Parameter name: as they call themselves; nil for those who do not, who are known by their software.
    func arrive(_ connection: Connection, name: String?, request: Request) {
        let agent = request.head.headers.first(name: "user-agent")?.split(separator: "/").first.map(String.init)
        let name = (name ?? agent ?? "?").prefix(WireLimits.nameSize)
        let client = ServerClient(name: String(name), address: connection.peer)
        guard connection.client != client else { return }
        depart(connection)
        // Whoever changes its name all the time is not worth being remembered.
        guard clients[client] != nil || clients.count < limits.connections else { return }
        connection.client = client
        let count = clients.updateValue((clients[client] ?? 0) + 1, forKey: client)
        if count == nil { owner.tell(.connected(client)) }
    }

    /// Notes that nobody watches on a connection any more. Between two questions there may be no connection at all, so
    /// that one counts as gone only after a while.
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
