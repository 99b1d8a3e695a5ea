import ChameleonServer
import Foundation
import HTTPTestSupport
import NIOConcurrencyHelpers
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer
@testable import NimbusChameleon

/// A server on a free port, with its own folder. It records all events.
final class TestServer: Sendable {
    let server: ChameleonServer
    let folder: TemporaryFolder
    let addresses: [ServerAddress]

    private let recordedEvents = NIOLockedValueBox<[ServerEvent]>([])
    private let recording: Task<Void, Never>

    /// - Parameter files: The contents of files by their paths in the folder.
    convenience init(
        _ files: [String: String] = [:], _ configure: (inout ServerConfiguration) -> Void = { _ in }
    ) async throws {
        try await self.init(in: TemporaryFolder(files), configure)
    }

    init(in folder: TemporaryFolder, _ configure: (inout ServerConfiguration) -> Void = { _ in }) async throws {
        self.folder = folder
        var configuration = ServerConfiguration(folder: folder.path)
        configuration.port = 0
        configuration.limits.waitForBusyTests()
        configure(&configuration)
        server = ChameleonServer(configuration)
        let (events, recordedEvents) = (server.events(), recordedEvents)
        recording = Task { for await event in events { recordedEvents.withLockedValue { $0.append(event) } } }
        await ServerSlots.shared.acquire()
        do {
            addresses = try await server.start()
        } catch {
            // An initialiser that throws does not run `deinit`.
            ServerSlots.shared.release()
            throw error
        }
    }

    deinit { ServerSlots.shared.release() }

    var port: Int { addresses[0].port }

    /// The events so far.
    var events: [ServerEvent] { recordedEvents.withLockedValue { $0 } }

    var solved: [FolderProblem] { events.compactMap { if case .solved(let problem) = $0 { problem } else { nil } } }

    var problems: [FolderProblem] { events.compactMap { if case .problem(let problem) = $0 { problem } else { nil } } }

    /// Runs `body`, and then shuts the server down, even if `body` throws.
    func run<Result>(_ body: (TestServer) async throws -> Result) async throws -> Result {
        do {
            let result = try await body(self)
            await server.shutdown()
            return result
        } catch {
            await server.shutdown()
            throw error
        }
    }

    func connect() async throws -> RawClient { try await RawClient(port: port) }

    /// Returns the response to a request on a new connection.
    func ask(
        _ method: String, _ target: String, _ headers: [String] = [], body: String? = nil
    ) async throws -> RawResponse {
        let client = try await connect()
        client.send(method, target, headers, body: body)
        return try await client.response(toHead: method == "HEAD")
    }

    func get(_ target: String) async throws -> RawResponse { try await ask("GET", target) }

    func manifest() async throws -> Manifest { try WireCoder.decode(from: Data(try await get("/manifest").body)) }

    func answer(since cursor: ChangeCursor, inline: Int = 0) async throws -> WatchAnswer {
        try WireCoder.decode(from: Data(try await get("/watch?since=\(cursor)&inline=\(inline)").body))
    }

    // MARK: Served files

    /// The contents of all served files by their paths.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: server.files.map { ($0.path.text, $0.text ?? "no text") })
    }

    /// Waits until the served files have exactly these paths and contents.
    func waitUntilServing(_ texts: [String: String]) async throws {
        try await eventually("\(texts) instead of \(self.texts)") { self.texts == texts }
    }
}

/// Starts a server, runs `body`, and shuts the server down.
func withServer<Result>(
    _ files: [String: String] = [:], _ settings: Setting..., body: (TestServer) async throws -> Result
) async throws -> Result {
    try await TestServer(files) { for setting in settings { setting.apply(&$0) } }.run(body)
}

extension TestServer {
    /// Waits until exactly `count` clients wait for changes, by requests or streams.
    func waitForWatchers(_ count: Int = 1) async throws {
        try await eventually("\(count) waiting clients") { await server.waiterCount == count }
    }

    /// Waits for at least `count` change notices, and returns all notices so far.
    func notices(_ count: Int) async throws -> [ChangeNotice] {
        try await eventually("\(count) change notices") {
            let notices = events.compactMap { if case .changed(let notice) = $0 { notice } else { nil } }
            return notices.count >= count ? notices : nil
        }
    }
}

extension ServerLimits {
    /// Raises the timeouts, because other tests can keep all threads busy between connecting and sending.
    fileprivate mutating func waitForBusyTests() {
        let time = Duration.seconds(300)
        (requestTime, idleTime, answerTime, watchTime, absence) = (time, time, time, time, time)
    }
}
