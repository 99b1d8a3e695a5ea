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

    /// What has changed, once something has, or after a while; without a cursor, all files that there are.
    func changes(since cursor: ChangeCursor?) async throws -> WatchAnswer {
        var query = [(name: "name", value: name)]
        // Of all files, most are those that the app has: their bytes need not come along.
        if let cursor { query += [("since", "\(cursor)"), ("inline", "\(WireLimits.inlineSize)")] }
        let data = try await answer(to: address.url("watch", query: query), sizeLimit: options.limits.answerSize)
        guard let answer = try? WireCoder.decode(WatchAnswer.self, from: data) else { throw Problem.malformedAnswer }
        return answer
    }

    /// The bytes of a file, exactly those that were announced.
    func bytes(of path: WatchedPath, _ state: FileChange.State) async throws -> Data {
        let data =
            if let content = state.content {
                Data(content.utf8)
            } else {
                try await answer(
                    to: address.url("files/\(path)", query: [("hash", "\(state.hash)")]), sizeLimit: state.size)
            }
        guard data.count == state.size, ContentHash(of: data) == state.hash else { throw Problem.otherBytes(path) }
        return data
    }

    func send(_ report: ClientReport) async throws {
        guard let body = report.encoded(sizeLimit: WireLimits.reportSize) else { return }
        _ = try await answer(to: address.url("report"), body: body, sizeLimit: 0)
    }

    private func answer(to url: URL?, body: Data? = nil, sizeLimit: Int) async throws -> Data {
        guard let url else { throw Problem.invalidHost }
        var request = URLRequest(url: url)
        request.httpShouldHandleCookies = false
        request.timeoutInterval = options.limits.silence
        if let token = options.token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        if let body {
            request.httpMethod = "POST"
            request.httpBody = body
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return try await client.answer(to: request, sizeLimit: sizeLimit)
    }
}
