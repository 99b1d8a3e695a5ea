import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The requests of an observer to its server.
struct ServerConnection: Sendable {
    typealias Problem = NIChameleonObserver.Problem

    private let address: ServerURL
    private let options: NIChameleonObserver.Options
    private let client: HTTPClient

    init(_ address: ServerURL, _ options: NIChameleonObserver.Options) {
        self.address = address
        self.options = options
        client = HTTPClient(limits: options.limits)
    }

    /// The display name of this app.
    var name: String { options.name.cut(to: WireLimits.nameSize) }

    /// Returns all files.
    func everything() async throws -> WatchAnswer {
        let data = try await client.answer(to: request(address.url("manifest")), sizeLimit: options.limits.answerSize)
        guard let manifest = try? WireCoder.decode(Manifest.self, from: data) else { throw Problem.malformedAnswer }
        return WatchAnswer(manifest)
    }

    /// Returns a stream of the changes after a cursor, with the contents of small text files.
    ///
    /// Call ``everything()`` first. On Linux, URLSession uses a whole core for the duration of a request that opened
    /// its own connection. The stream then reuses the open connection.
    func changes(since cursor: ChangeCursor) throws -> ChangeStream {
        let query = [("name", name), ("since", "\(cursor)"), ("inline", "\(WireLimits.inlineSize)")]
        var request = try request(address.url("watch", query: query))
        request.setValue(WatchAnswer.streamType, forHTTPHeaderField: "Accept")
        let limit = options.limits.answerSize
        return ChangeStream(client.stream(request, type: WatchAnswer.streamType, sizeLimit: limit), options.limits)
    }

    /// Returns the contents of a file, checked against the announced hash and size.
    func bytes(of path: WatchedPath, _ state: FileChange.State) async throws -> Data {
        let data =
            if let content = state.content {
                Data(content.utf8)
            } else {
                try await client.answer(
                    to: request(address.url("files/\(path)", query: [("hash", "\(state.hash)")])),
                    sizeLimit: state.size)
            }
        guard data.count == state.size, ContentHash(of: data) == state.hash else { throw Problem.otherBytes(path) }
        return data
    }

    func send(_ report: ClientReport) async throws {
        if let body = report.encoded(sizeLimit: WireLimits.reportSize) { try await post(body, to: "report") }
    }

    func send(_ part: ScreenPart) async throws { try await post(WireCoder.encode(part), to: "screen") }

    private func post(_ body: Data, to path: String) async throws {
        var request = try request(address.url(path))
        request.httpMethod = "POST"
        request.httpBody = body
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        _ = try await client.answer(to: request, sizeLimit: 0)
    }

    private func request(_ url: URL?) throws -> URLRequest {
        guard let url else { throw Problem.invalidHost }
        var request = URLRequest(url: url)
        request.httpShouldHandleCookies = false
        // On Linux, URLSession supports whole seconds only.
        request.timeoutInterval = options.limits.silence.rounded(.up)
        if let token = options.token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        return request
    }
}
