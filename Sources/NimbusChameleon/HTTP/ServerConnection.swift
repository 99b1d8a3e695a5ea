import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What an observer asks its server.
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

    /// How people call this app.
    var name: String { options.name.cut(to: WireLimits.nameSize) }

    /// All files that there are.
    func everything() async throws -> WatchAnswer {
        let data = try await client.answer(to: request(address.url("manifest")), sizeLimit: options.limits.answerSize)
        guard let manifest = try? WireCoder.decode(Manifest.self, from: data) else { throw Problem.malformedAnswer }
        return WatchAnswer(manifest)
    }

    /// What changes from a cursor on, with the bytes of small files.
    ///
    /// Ask for ``everything()`` before: on Linux, URLSession keeps a processor busy for as long as a request lasts that
    /// has opened its connection itself, and this one finds an open one then.
    func changes(since cursor: ChangeCursor) throws -> ChangeStream {
        let query = [("name", name), ("since", "\(cursor)"), ("inline", "\(WireLimits.inlineSize)")]
        var request = try request(address.url("watch", query: query))
        request.setValue(WatchAnswer.streamType, forHTTPHeaderField: "Accept")
        let limit = options.limits.answerSize
        return ChangeStream(client.stream(request, type: WatchAnswer.streamType, sizeLimit: limit), options.limits)
    }

    /// The bytes of a file, exactly those that were announced.
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
        guard let body = report.encoded(sizeLimit: WireLimits.reportSize) else { return }
        var request = try request(address.url("report"))
        request.httpMethod = "POST"
        request.httpBody = body
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        _ = try await client.answer(to: request, sizeLimit: 0)
    }

    private func request(_ url: URL?) throws -> URLRequest {
        guard let url else { throw Problem.invalidHost }
        var request = URLRequest(url: url)
        request.httpShouldHandleCookies = false
        // On Linux, only whole seconds count.
        request.timeoutInterval = options.limits.silence.rounded(.up)
        if let token = options.token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        return request
    }
}
