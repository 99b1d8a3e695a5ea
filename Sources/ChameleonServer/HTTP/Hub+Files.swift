import Foundation
import NIOCore
import NIOHTTP1
import NimbusChameleon

extension Hub {
    func manifest() -> Answer { json(log.manifest) }

    /// Returns the contents of a file. The file is looked up by its whole path in the file table, never on disk.
    func file(_ request: Request, _ target: RequestTarget) -> Answer {
        let prefix = "/files/"
        let path = target.path.hasPrefix(prefix) ? target.path.dropFirst(prefix.count) : target.path.dropFirst()
        guard let file = WatchedPath(String(path)).flatMap({ log.files[$0] }) else {
            return .text(.notFound, "there is no such file")
        }
        guard [.GET, .HEAD].contains(request.head.method) else { return .notAllowed([.GET, .HEAD]) }
        if let wanted = target.query["hash"] {
            guard let wanted = ContentHash(wanted) else { return .text(.badRequest, "the hash is malformed") }
            guard wanted == file.hash else { return .text(.conflict, "the file has changed") }
        }
        return answer(file, knownTags: request.head.headers[canonicalForm: "if-none-match"])
    }

    private func answer(_ file: WatchedFile, knownTags: [Substring]) -> Answer {
        let tag = "\"\(file.hash)\""
        let isKnown = knownTags.contains { $0 == tag }
        var answer = Answer(
            isKnown ? .notModified : .ok, type: file.kind.contentType, body: isKnown ? ByteBuffer() : file.buffer)
        answer.headers.add(name: "ETag", value: tag)
        // An SVG image is also a document and can contain scripts.
        answer.headers.add(
            name: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        return answer
    }

    func json(_ value: some Encodable) -> Answer {
        guard let data = try? WireCoder.encode(value) else { return .text(.internalServerError, "cannot be encoded") }
        return .json(ByteBuffer(bytes: data))
    }

    /// Receives a client's report on its stylesheets.
    func report(_ request: Request, from connection: Connection) {
        let data = Data(request.body.readableBytesView)
        guard let report = try? WireCoder.decode(ClientReport.self, from: data) else {
            return connection.answer(.text(.badRequest, "the report is malformed"))
        }
        owner.tell(.reported(report, by: ServerClient(name: report.name, address: connection.peer)))
        connection.answer(Answer(.noContent, type: "text/plain", body: ByteBuffer()))
    }

    /// Passes a request to an embedder's handler and sends the handler's response. Cancels the handler's task if the
    /// connection closes before.
    func embed(
        _ request: Request, _ target: RequestTarget, _ handlers: [ServerRequest.Method: ChameleonServer.Handler],
        showsCookie: Bool, from connection: Connection
    ) {
        // A HEAD request is handled as GET; the connection omits the body.
        let name = request.head.method == .HEAD ? "GET" : request.head.method.rawValue
        guard let method = ServerRequest.Method(rawValue: name), let handler = handlers[method] else {
            return connection.answer(.notAllowed(handlers.keys.map { HTTPMethod(rawValue: $0.rawValue) }))
        }
        let asked = ServerRequest(
            method: method, path: target.path, query: target.query, body: Data(request.body.readableBytesView),
            address: connection.peer)
        let cookie = showsCookie ? gate.token.map { "\(RequestGuard.cookieName)=\($0.pairingCode)" } : nil
        let bound = NIOLoopBound(connection, eventLoop: loop)
        connection.handling = Task { [loop] in
            let response = await handler(asked)
            // The connection has closed, and so may have the event loop.
            guard !Task.isCancelled else { return }
            loop.execute { bound.value.answer(Answer(response, cookie: cookie)) }
        }
    }
}

extension Answer {
    /// Creates a response from an embedder's response.
    /// - Parameter cookie: The cookie that replaces the token in the target from now on.
    fileprivate init(_ response: ServerResponse, cookie: String?) {
        self.init(
            HTTPResponseStatus(statusCode: (200..<600).contains(response.status) ? response.status : 500),
            type: response.contentType, body: ByteBuffer(bytes: response.body))
        let policy =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        headers.add(name: "Content-Security-Policy", value: policy)
        for (name, value) in response.headers where HTTPHeaders([(name, value)]).isValid {
            headers.replaceOrAdd(name: name, value: value)
        }
        if let cookie { headers.add(name: "Set-Cookie", value: cookie + "; Path=/; SameSite=Strict; HttpOnly") }
    }
}

extension HTTPHeaders {
    /// Whether the headers contain no line breaks, which could start another header.
    fileprivate var isValid: Bool {
        allSatisfy { name, value in
            !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
                && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        }
    }
}
