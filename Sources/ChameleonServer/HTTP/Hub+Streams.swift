import NIOCore
import NIOHTTP1
import NimbusChameleon

/// Streams of server-sent events (HTML, 9.2).
extension Hub {
    /// Starts a page's stream, which contains change events and embedders' events.
    func stream(_ request: Request, _ target: RequestTarget, to connection: Connection) {
        guard let since = cursor(request.head.headers.first(name: "last-event-id") ?? target.query["since"]) else {
            return connection.answer(.text(.badRequest, "the cursor is malformed"))
        }
        let question = WaitingRoom.Question(since: since)
        stream(question, isOfPage: true, request, target, to: connection)
    }

    /// Starts a stream of events. The first event contains the missed changes, or only an identifier if nothing
    /// changed.
    func stream(
        _ question: WaitingRoom.Question, isOfPage: Bool, _ request: Request, _ target: RequestTarget,
        to connection: Connection
    ) {
        guard room.hasRoom(for: connection.peer, limits: limits) else { return connection.answer(Self.full) }
        arrive(connection, name: target.query["name"], request: request)
        connection.beginStream(type: WatchAnswer.streamType)
        let wish = WaitingRoom.Wish.stream(question, isOfPage: isOfPage)
        room.enter(WaitingRoom.Waiter(connection: connection, wish: wish))
        let news = log.isCurrent(question.since) ? "id: \(log.cursor)\n\n" : event(for: wish)
        connection.send(ByteBuffer(string: "retry: 500\n\n" + news))
        room.advance(connection, to: log.cursor)
    }

    /// Sends an embedder's event to all pages.
    func publish(_ event: ServerSentEvent) {
        let bytes = ByteBuffer(string: event.text())
        for stream in room.streams {
            if case .stream(_, isOfPage: true) = stream.wish { stream.connection.send(bytes) }
        }
    }

    /// Sends an event to the newest stream of an app. Several apps can have the same name and address.
    /// - Returns: Whether the app has a stream.
    func send(_ event: ServerSentEvent, to client: ServerClient) -> Bool {
        for stream in room.streams.reversed() where stream.connection.client == client {
            guard case .stream(_, isOfPage: false) = stream.wish else { continue }
            stream.connection.send(ByteBuffer(string: event.text()))
            return true
        }
        return false
    }

    /// Sends a comment to all streams to keep them alive.
    func beat() {
        let bytes = ByteBuffer(string: ":\n\n")
        for stream in room.streams { stream.connection.send(bytes) }
    }

    /// Sends the changes to all streams.
    /// - Returns: The number of streams.
    func feedStreams() -> Int {
        let streams = room.streams
        // Most streams have the same cursor and so share one event.
        var events: [WaitingRoom.Wish: ByteBuffer] = [:]
        for stream in streams {
            let event = events[stream.wish] ?? ByteBuffer(string: event(for: stream.wish))
            events[stream.wish] = event
            stream.connection.send(event)
            room.advance(stream.connection, to: log.cursor)
        }
        return streams.count
    }

    private func event(for wish: WaitingRoom.Wish) -> String {
        let event = ServerSentEvent(name: WatchAnswer.eventName, data: String(buffer: answer(to: wish).body))
        return event.text(id: log.cursor.description)
    }
}
