import Foundation
import NimbusCSS
import NimbusChameleon

/// A server that follows the protocol, except for requests that its fault handles.
package final class TestChameleon: Sendable {
    /// A closure that can respond instead of the server. Returns whether it has responded.
    package typealias Fault = @Sendable (ScriptedRequest, ScriptedConnection) -> Bool

    private let state = Locked(State())
    private let server = Locked<ScriptedServer?>(nil)
    private let port: ReservedPort

    private struct State: Sendable {
        var boot = BootIdentifier()
        var revision: UInt64 = 0
        var files: [String: Data] = [:]
        /// The revision of the last change of each path.
        var changes: [String: UInt64] = [:]
        var isStopped = false
        var fault: Fault?
        var requests: [ScriptedRequest] = []
        var reports: [ClientReport] = []

        var cursor: ChangeCursor { ChangeCursor(boot: boot, revision: revision) }

        var manifest: Manifest {
            let rows = files.sorted { $0.key < $1.key }.map { path, data in
                Manifest.File(path: WatchedPath(path)!, hash: ContentHash(of: data), size: data.count)
            }
            return Manifest(cursor: cursor, files: rows)
        }

        func answer(_ since: ChangeCursor?, inline: Int) -> WatchAnswer {
            if let since, since.boot == boot, since.revision <= revision {
                let paths = changes.filter { $0.value > since.revision }.keys
                return WatchAnswer(cursor: cursor, reset: false, changes: paths.sorted().map { change($0, inline) })
            }
            return WatchAnswer(cursor: cursor, reset: true, changes: files.keys.sorted().map { change($0, inline) })
        }

        private func change(_ path: String, _ inline: Int) -> FileChange {
            let state = files[path].map { data in
                FileChange.State(
                    hash: ContentHash(of: data), size: data.count,
                    content: data.count <= inline ? String(exactly: data) : nil)
            }
            return FileChange(path: WatchedPath(path)!, state: state)
        }
    }

    package init(_ files: [String: String] = [:]) throws {
        port = try ReservedPort()
        state.withLock { $0.files = files.mapValues { Data($0.utf8) } }
        try start()
    }

    deinit { stop() }

    package var host: String { "127.0.0.1:\(port.number)" }

    package var cursor: ChangeCursor { state.withLock { $0.cursor } }

    /// The requests so far.
    package var requests: [ScriptedRequest] { state.withLock { $0.requests } }

    package var reports: [ClientReport] { state.withLock { $0.reports } }

    package var fault: Fault? {
        get { state.withLock { $0.fault } }
        set { state.withLock { $0.fault = newValue } }
    }

    // MARK: Files

    package var files: [String: Data] { state.withLock { $0.files } }

    /// Changes files in one revision. `nil` removes a file.
    package func save(_ changes: [String: Data?]) {
        state.withLock { state in
            state.revision += 1
            for (path, data) in changes {
                state.files[path] = data
                state.changes[path] = state.revision
            }
        }
    }

    package func save(_ text: String, _ path: String) { save([path: Data(text.utf8)]) }

    package func remove(_ path: String) { save([path: nil]) }

    // MARK: Starting and stopping

    package func start() throws {
        state.withLock { state in
            state.boot = BootIdentifier()
            state.revision = 0
            state.changes = [:]
            state.isStopped = false
        }
        let server = try ScriptedServer(on: port) { [weak self] request, connection in
            self?.answer(request, connection)
        }
        self.server.withLock { $0 = server }
    }

    package func stop() {
        state.withLock { $0.isStopped = true }
        server.withLock { $0 }?.stop()
    }

    // MARK: Responses

    private func answer(_ request: ScriptedRequest, _ connection: ScriptedConnection) {
        let fault = state.withLock { state in
            state.requests.append(request)
            return state.fault
        }
        if let fault, fault(request, connection) { return }
        switch request.path {
        case "manifest": answerManifest(connection)
        case "watch": answerWatch(request, connection)
        case "report": answerReport(request, connection)
        default: answerFile(request, connection)
        }
    }

    private func answerManifest(_ connection: ScriptedConnection) {
        guard let data = try? WireCoder.encode(state.withLock { $0.manifest }) else { return }
        connection.answer(200, data, headers: ["Content-Type: application/json"], isKept: true)
    }

    private func answerWatch(_ request: ScriptedRequest, _ connection: ScriptedConnection) {
        guard request.headers["accept"] == "text/event-stream" else { return connection.answer(400) }
        var since = request.query["since"].flatMap(ChangeCursor.init)
        let inline = request.query["inline"].flatMap(Int.init) ?? 0
        connection.beginEvents()
        connection.send("retry: 500\n\n")
        if let since, since == cursor { connection.send("id: \(since)\n\n") }
        // Polling finds a change soon. Between changes, the stream is silent.
        while connection.isWanted {
            let (answer, isStopped) = state.withLock { ($0.answer(since, inline: inline), $0.isStopped) }
            if isStopped { return }
            if answer.reset || !answer.changes.isEmpty {
                guard let data = try? WireCoder.encode(answer), connection.send(event: data) else { return }
                since = answer.cursor
            }
            usleep(1_000)
        }
    }

    private func answerReport(_ request: ScriptedRequest, _ connection: ScriptedConnection) {
        guard request.method == "POST", request.headers["content-type"] == "application/json",
            request.body.count <= WireLimits.reportSize,
            let report = try? WireCoder.decode(ClientReport.self, from: request.body)
        else { return connection.answer(400) }
        state.withLock { $0.reports.append(report) }
        connection.answer(204)
    }

    private func answerFile(_ request: ScriptedRequest, _ connection: ScriptedConnection) {
        guard request.path.hasPrefix("files/"),
            let data = state.withLock({ $0.files[String(request.path.dropFirst(6))] })
        else { return connection.answer(404) }
        guard request.query["hash"] == "\(ContentHash(of: data))" else { return connection.answer(409) }
        connection.answer(200, data)
    }
}
