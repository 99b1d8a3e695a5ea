import ChameleonServer
import Foundation
import HTTPTestSupport
import TestSupport
import Testing

@testable import chameleon

/// Chameleon with its page, on a free port, with its own folder.
@MainActor final class PreviewServer {
    let folder: TemporaryFolder
    private let watched: String
    private let trees: [String]
    /// The names of the files with the app's own properties. Empty to search the folder for them.
    var properties: [String] = []
    /// The processor time of a drawing, in seconds.
    var drawingTime = DrawingLimits.time
    /// The maximum number of files that are served.
    var fileLimit = 5000
    /// The time for which screens are read after a change before requests are handled.
    var updateSlice = Duration.milliseconds(10)
    private let lines: @MainActor ([String]) -> Void
    private var server: ChameleonServer?
    private var preview: Preview?
    private var eventTask: Task<Void, Never>?
    private(set) var port = 0

    /// - Parameters:
    ///   - watched: The name of the watched folder in `folder`. Empty for `folder` itself.
    ///   - trees: The names of the view trees. Empty to search the folder for them.
    ///   - print: The closure that receives the lines for the terminal.
    init(
        in folder: TemporaryFolder, folder watched: String = "", trees: [String] = [],
        print lines: @escaping @MainActor ([String]) -> Void = { _ in }
    ) {
        self.folder = folder
        self.watched = watched.isEmpty ? folder.path : folder.file(watched)
        self.trees = trees
        self.lines = lines
    }

    /// Starts a server, runs the body, and stops the server.
    static func run(_ texts: [String: String], _ body: (PreviewServer) async throws -> Void) async throws {
        let server = PreviewServer(in: try TemporaryFolder(texts))
        try await server.start()
        do {
            try await body(server)
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    var url: String { "http://127.0.0.1:\(port)/" }

    /// The key for changing files.
    var key: String { preview?.editingKey.pairingCode ?? "" }

    /// Starts a server, on the port of the previous server if there was one.
    func start() async throws {
        var configuration = ServerConfiguration(folder: watched)
        configuration.port = port
        configuration.folderLimits.files = fileLimit
        let server = ChameleonServer(configuration)
        let preview = Preview(
            server, folder: watched, trees: trees.map { folder.url(of: $0) }, sheets: [],
            properties: properties.map { folder.url(of: $0) }, program: try ProgramRun.built("chameleon"),
            updateSlice: updateSlice, drawingTime: drawingTime, print: lines)
        try preview.addRoutes()
        let events = server.events()
        port = try #require(try await server.start().first).port
        preview.begin()
        (self.server, self.preview) = (server, preview)
        eventTask = Task { await preview.follow(events) }
    }

    func stop() async {
        preview?.end()
        await server?.shutdown()
        await eventTask?.value
        server = nil
    }

    // MARK: Requests

    struct Response {
        let status: Int
        let contentType: String
        let body: Data

        func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
            try JSONDecoder().decode(Value.self, from: body)
        }
    }

    func get(_ path: String, _ query: [String: String] = [:]) async throws -> Response {
        var components = URLComponents()
        components.path = path
        if !query.isEmpty { components.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) } }
        return try await respond(to: RawClient.request("GET", try #require(components.string)))
    }

    func post(_ path: String, _ body: some Encodable, headers: [String: String] = [:]) async throws -> Response {
        let headers = ["Content-Type": "application/json"].merging(headers) { $1 }.map { "\($0): \($1)" }
        let body = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
        return try await respond(to: RawClient.request("POST", path, headers, body: body))
    }

    private func respond(to request: String) async throws -> Response {
        // The preview responds on the main actor, which other tests can keep busy.
        let response = try await RawClient(port: port, sending: request).response(within: .seconds(600))
        return Response(
            status: response.status, contentType: response.headers["content-type"] ?? "", body: Data(response.body))
    }

    /// Waits until the response for a path contains a text.
    func waitUntil(_ path: String, _ query: [String: String] = [:], contains text: String) async throws {
        let end = ContinuousClock.now + .seconds(600)
        while try await !String(decoding: get(path, query).body, as: UTF8.self).contains(text) {
            guard ContinuousClock.now < end else { throw Timeout(text: text) }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private struct Timeout: Error {
        let text: String
    }
}
