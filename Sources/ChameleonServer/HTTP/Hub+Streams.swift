import NIOCore
import NIOHTTP1
import NimbusChameleon

/// Answers without end, of server-sent events (HTML, 9.2).
extension Hub {
    /// Begins to send a page all events that there are.
    func stream(_ request: Request, _ target: RequestTarget, to connection: Connection) {
        guard let since = cursor(request.head.headers.first(name: "last-event-id") ?? target.query["since"]) else {
            return connection.answer(.text(.badRequest, "the cursor is malformed"))
        }
        let question = WaitingRoom.Question(since: since)
        stream(question, isOfPage: true, request, target, to: connection)
    }

    /// Begins to send events: at once what has been missed, or else that nothing has.
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

    /// Lets those who receive events know that the server is there.
    func beat() {
        let bytes = ByteBuffer(string: ":\n\n")
        for stream in room.streams { stream.connection.send(bytes) }
    }

    /// Tells all streams of a change.
    /// - Returns: how many there were.
    func feedStreams() -> Int {
        let streams = room.streams
        // Most wait for the same.
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
