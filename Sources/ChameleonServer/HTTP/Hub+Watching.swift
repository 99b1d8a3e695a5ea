import NIOCore
import NIOHTTP1
import NimbusChameleon

extension Hub {
    // MARK: Long polls

    /// Responds with the changes since a cursor, or waits for the next change. Starts a stream of events if the client
    /// accepts one.
    func watch(_ request: Request, _ target: RequestTarget, from connection: Connection) {
        let speaksJSON = ["since", "name", "inline"].contains { target.query[$0] != nil }
        guard speaksJSON else { return watchPaths(request, from: connection) }
        guard let since = cursor(target.query["since"]), let inline = inlineSize(target.query["inline"]) else {
            return connection.answer(.text(.badRequest, "the cursor or the size is malformed"))
        }
        let question = WaitingRoom.Question(since: since, inline: inline)
        guard !request.acceptsEvents else {
            return stream(question, isOfPage: false, request, target, to: connection)
        }
        arrive(connection, name: target.query["name"], request: request)
        let wish = WaitingRoom.Wish.answer(question)
        guard log.isCurrent(since) else { return connection.answer(answer(to: wish)) }
        wait(connection, for: wish, atMost: limits.watchTime)
    }

    /// Responds to a legacy client with the changed paths, tracked per client.
    private func watchPaths(_ request: Request, from connection: Connection) {
        let name = plainName(request, connection)
        arrive(connection, name: nil, request: request)
        let since = connection.plainRevision ?? plainClients.revision(of: name)
        let wish = WaitingRoom.Wish.paths(since: since)
        guard log.knownChanges(since: since).isEmpty else { return tell(connection, answer(to: wish), as: name) }
        wait(connection, for: wish, as: name, atMost: limits.plainWatchTime)
    }

    /// Responds to a legacy client. Legacy clients send no cursor, so their revision advances once the whole response
    /// is written.
    private func tell(_ connection: Connection, _ answer: Answer, as name: PlainClients.Name?) {
        let revision = log.cursor.revision
        connection.answer(answer) { [weak self] in
            connection.plainRevision = revision
            if let name { self?.plainClients.note(name, at: revision) }
        }
    }

    private func plainName(_ request: Request, _ connection: Connection) -> PlainClients.Name {
        PlainClients.Name(address: connection.peer, agent: request.head.headers.first(name: "user-agent") ?? "")
    }

    /// - Returns: The cursor, `.some(nil)` if there is none, or `nil` if it is malformed.
    func cursor(_ text: String?) -> ChangeCursor?? {
        guard let text, !text.isEmpty else { return .some(nil) }
        return ChangeCursor(text).map { .some($0) }
    }

    private func inlineSize(_ text: String?) -> Int? {
        guard let text else { return 0 }
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(text).map { min($0, WireLimits.inlineSize) }
    }

    // MARK: Changes

    /// Sends a batch to all waiting clients and reports it to the owner.
    func tellWaiters(of batch: FileBatch) {
        let audience = answerWaiters() + feedStreams()
        let changes = batch.changes.map { change in
            FileChange(path: change.path, state: change.file.map { FileChange.State(hash: $0.hash, size: $0.size) })
        }
        owner.tell(
            .changed(
                ChangeNotice(
                    changes: changes, cursor: log.cursor, audience: audience, start: batch.start,
                    latency: .now - batch.start)))
    }

    /// - Returns: The number of waiting clients.
    private func answerWaiters() -> Int {
        let waiters = room.takeAll()
        // Most clients have the same cursor and so share one response.
        var answers: [WaitingRoom.Wish: Answer] = [:]
        for waiter in waiters {
            let answer = answers[waiter.wish] ?? answer(to: waiter.wish)
            answers[waiter.wish] = answer
            send(answer, to: waiter)
        }
        return waiters.count
    }

    private func send(_ answer: Answer, to waiter: WaitingRoom.Waiter) {
        guard case .paths = waiter.wish else { return waiter.connection.answer(answer) }
        tell(waiter.connection, answer, as: waiter.plainName)
    }

    // MARK: Waiting

    static let full = Answer.text(.serviceUnavailable, "too many are waiting")

    private func wait(
        _ connection: Connection, for wish: WaitingRoom.Wish, as name: PlainClients.Name? = nil, atMost time: Duration
    ) {
        guard room.hasRoom(for: connection.peer, limits: limits) else { return connection.answer(Self.full) }
        let bound = NIOLoopBound((self, connection), eventLoop: loop)
        let timeout = loop.scheduleTask(in: TimeAmount(time)) {
            let (hub, connection) = bound.value
            guard let waiter = hub.room.leave(connection) else { return }
            hub.send(hub.answer(to: waiter.wish), to: waiter)
        }
        room.enter(WaitingRoom.Waiter(connection: connection, wish: wish, plainName: name, timeout: timeout))
    }

    /// Returns the response for a waiting client, also if nothing has changed.
    func answer(to wish: WaitingRoom.Wish) -> Answer {
        switch wish {
        case .paths(let since):
            let paths = log.knownChanges(since: since).map(\.text).joined(separator: "\n")
            return Answer(.ok, type: "text/plain; charset=utf-8", body: ByteBuffer(string: paths))
        case .answer(let question), .stream(let question, _):
            return json(log.answer(since: question.since, inline: question.inline))
        }
    }
}
