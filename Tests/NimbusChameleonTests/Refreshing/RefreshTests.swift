import CSSEngine
import ChameleonTestSupport
import Foundation
import InterfaCSS
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// Stylesheets that are updated from a file on the disk or on a server.
@MainActor @Suite(.timeLimit(.minutes(15))) struct RefreshTests {
    private static var options: NIStylesheetRefresher.Options {
        NIStylesheetRefresher.Options(
            interval: 0.02, fileInterval: 0.01, isEnabled: true, backOff: BackOff(first: 0.01, limit: 0.05))
    }

    /// Returns the declarations of all effective rules in order, such as `width: 1px`.
    private static func rules(_ stylesheet: NIStylesheet) -> [String] { WatchingApp.rules(stylesheet) }

    private static func css(_ width: Int) -> String { "A { width: \(width)px }" }

    /// Records the names of the notifications of a refresher.
    @MainActor private final class NotificationRecorder {
        private(set) var names: [String] = []
        private var tokens: [NotificationTokens] = []

        init(_ refresher: NIStylesheetRefresher) {
            let all = [
                NIStylesheetWillRefreshNotification, NIStylesheetDidRefreshNotification,
                NIStylesheetRefreshDidFailNotification,
            ]
            for name in all {
                let token = NotificationCenter.default.addObserver(forName: name, object: refresher, queue: nil) {
                    [weak self] _ in
                    let text = name.rawValue
                    MainActor.assumeIsolated { self?.names.append(text) }
                }
                tokens.append(NotificationTokens(in: .default, [token]))
            }
        }
    }

    // MARK: Files

    @Test("A file is loaded, and loaded again when it changes, in the dialect of its extension")
    func fileIsFollowed() async throws {
        let folder = try TemporaryFolder(["a.iss": "// Width\nA { width = 1 }"])
        let sheet = NIStylesheet(dialects: [.interfaCSS])
        let refresher = sheet.loadRefreshable(from: folder.url(of: "a.iss"), options: Self.options)
        let recorder = NotificationRecorder(refresher)
        #expect(!refresher.stylesheet.isLoaded)
        try await eventually("the first load") { Self.rules(sheet) == ["width: 1px"] }
        try folder.write("A { width = 2; }", to: "a.iss", atomically: true)
        try await eventually("the second load") { Self.rules(sheet) == ["width: 2px"] }
        let names = ["NIStylesheetWillRefreshNotification", "NIStylesheetDidRefreshNotification"]
        #expect(recorder.names == names + names)
        #expect(refresher.problem == nil)
    }

    @Test("A missing, empty, too large or broken file keeps the rules and sets the problem")
    func badFileKeepsTheRules() async throws {
        let folder = try TemporaryFolder([:])
        var options = Self.options
        options.limits.fileSize = 2000
        let sheet = NIStylesheet()
        let refresher = sheet.loadRefreshable(from: folder.url(of: "a.css"), options: options)
        try await eventually("the problem of a missing file") { refresher.problem == .unreadable }
        try folder.write(Self.css(1), to: "a.css", atomically: true)
        try await eventually("the first load") { Self.rules(sheet) == ["width: 1px"] && refresher.problem == nil }
        let steps: [(String, NIStylesheetRefresher.Problem)] = [
            (" \n", .empty), ("A { width: 2px; color }", .broken(errors: 1)),
            (String(repeating: Self.css(3), count: 200), .tooLarge),
        ]
        for (text, problem) in steps {
            try folder.write(text, to: "a.css", atomically: true)
            try await eventually("\(problem)") { refresher.problem == problem }
            #expect(Self.rules(sheet) == ["width: 1px"])
        }
        try FileManager.default.removeItem(at: folder.url(of: "a.css"))
        try await eventually("the problem of a removed file") { refresher.problem == .unreadable }
        try folder.write(Self.css(4), to: "a.css", atomically: true)
        try await eventually("the recovery") { Self.rules(sheet) == ["width: 4px"] && refresher.problem == nil }
    }

    @Test("A change of an imported file is loaded") func importsAreFollowed() async throws {
        let folder = try TemporaryFolder(["a.css": "@import 'b.css';", "b.css": Self.css(1)])
        let sheet = NIStylesheet()
        let refresher = sheet.loadRefreshable(from: folder.url(of: "a.css"), options: Self.options)
        try await eventually("the first load") { Self.rules(sheet) == ["width: 1px"] }
        try folder.write(Self.css(2), to: "b.css", atomically: true)
        try await eventually("the second load") { Self.rules(sheet) == ["width: 2px"] }
        withExtendedLifetime(refresher) {}
    }

    @Test("Random bytes do not stop refreshing") func garbageIsSurvived() async throws {
        let folder = try TemporaryFolder([:])
        var options = Self.options
        options.keepsLastGoodRules = false
        let sheet = NIStylesheet(dialects: [.interfaCSS])
        let refresher = sheet.loadRefreshable(from: folder.url(of: "a.iss"), options: options)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20 {
            let bytes = (0..<random.number(in: 1...3000)).map { _ in UInt8(truncatingIfNeeded: random.next() >> 13) }
            try Data(bytes).write(to: folder.url(of: "a.iss"), options: .atomic)
            try await Task.sleep(for: .milliseconds(5))
        }
        try folder.write("A { width: 9 }", to: "a.iss", atomically: true)
        try await eventually("the load of the valid file") { Self.rules(sheet) == ["width: 9px"] }
        withExtendedLifetime(refresher) {}
    }

    @Test("A stopped refresher loads only on request, and unloading removes the rules") func refreshingEnds()
        async throws
    {
        let folder = try TemporaryFolder(["a.css": Self.css(1)])
        let sheet = NIStylesheet()
        var refresher: NIStylesheetRefresher? = sheet.loadRefreshable(
            from: folder.url(of: "a.css"), options: Self.options)
        try await eventually("the first load") { Self.rules(sheet) == ["width: 1px"] }
        refresher?.stop()
        try folder.write(Self.css(2), to: "a.css", atomically: true)
        let other = NIStylesheet()
        let otherRefresher = other.loadRefreshable(from: folder.url(of: "a.css"), options: Self.options)
        try await eventually("the load in another stylesheet") { Self.rules(other) == ["width: 2px"] }
        try folder.write(Self.css(3), to: "a.css", atomically: true)
        try await eventually("the refresh of the other stylesheet") { Self.rules(other) == ["width: 3px"] }
        withExtendedLifetime(otherRefresher) {}
        #expect(Self.rules(sheet) == ["width: 1px"])
        refresher?.refreshNow()
        try await eventually("the second load") { Self.rules(sheet) == ["width: 3px"] }
        refresher?.unload()
        #expect(Self.rules(sheet) == [])
        weak let released = refresher
        refresher = nil
        try await eventually("the release") { released == nil }
    }

    // MARK: Order

    @Test("Refreshable rules come after all others, or stay where they were added") func orderIsKept() async throws {
        let folder = try TemporaryFolder(["a.css": Self.css(1)])
        for order in [NIStylesheetRefresher.Order.last, .asAdded] {
            try folder.write(Self.css(1), to: "a.css", atomically: true)
            let sheet = NIStylesheet()
            var options = Self.options
            options.order = order
            let refresher = sheet.loadRefreshable(from: folder.url(of: "a.css"), options: options)
            try await eventually("the first load") { Self.rules(sheet) == ["width: 1px"] }
            let other = NIStylesheet()
            other.load(text: Self.css(5))
            sheet.add(other)
            let (first, second) = order == .last ? (5, 1) : (1, 5)
            #expect(Self.rules(sheet) == ["width: \(first)px", "width: \(second)px"])
            try folder.write(Self.css(2), to: "a.css", atomically: true)
            let expected = order == .last ? ["width: 5px", "width: 2px"] : ["width: 2px", "width: 5px"]
            try await eventually("the second load") { Self.rules(sheet) == expected }
            withExtendedLifetime(refresher) {}
        }
    }

    // MARK: Servers

    /// A server with one file.
    private final class FileServer: Sendable {
        struct State: Sendable {
            var text = ""
            var fault: (@Sendable (ScriptedConnection) -> Void)?
            var requests: [ScriptedRequest] = []
            var sent = 0
        }

        let state = Locked(State())
        private let port: ReservedPort
        private let server = Locked<ScriptedServer?>(nil)

        init(_ text: String) throws {
            port = try ReservedPort()
            state.withLock { $0.text = text }
            let started = try ScriptedServer(on: port) { [state] request, connection in
                let now = state.withLock { state in
                    state.requests.append(request)
                    return state
                }
                if let fault = now.fault { return fault(connection) }
                let tag = "\"\(now.text.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) })\""
                if request.headers["if-none-match"] == tag { return connection.answer(304, headers: ["ETag: \(tag)"]) }
                state.withLock { $0.sent += 1 }
                connection.answer(200, Data(now.text.utf8), headers: ["ETag: \(tag)"])
            }
            server.withLock { $0 = started }
        }

        deinit { server.withLock { $0 }?.stop() }

        func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port.number)/\(path)")! }

        var requests: [ScriptedRequest] { state.withLock { $0.requests } }
        var sent: Int { state.withLock { $0.sent } }
        func save(_ text: String) { state.withLock { $0.text = text } }
        func fail(_ fault: (@Sendable (ScriptedConnection) -> Void)?) { state.withLock { $0.fault = fault } }
    }

    @Test("A file on a server is requested with its ETag, and sent only after a change")
    func serverIsPolled() async throws {
        let server = try FileServer("A { width: 1 }")
        let sheet = NIStylesheet(dialects: [.interfaCSS])
        let refresher = sheet.loadRefreshable(from: server.url("theme.iss"), options: Self.options)
        try await eventually("the first load") { Self.rules(sheet) == ["width: 1px"] }
        try await eventually("more requests") { server.requests.count > 3 }
        #expect(server.sent == 1)
        server.save("A { width: 2 }")
        try await eventually("the second load") { Self.rules(sheet) == ["width: 2px"] }
        #expect(server.sent == 2 && refresher.problem == nil)
    }

    @Test("A server that fails is tried again, and the rules stay") func serverFails() async throws {
        let server = try FileServer(Self.css(1))
        let sheet = NIStylesheet()
        var options = Self.options
        options.limits.fileSize = 5000
        let refresher = sheet.loadRefreshable(from: server.url("a.css"), options: options)
        try await eventually("the first load") { Self.rules(sheet) == ["width: 1px"] }
        server.fail { $0.answer(500) }
        try await eventually("the rejection") { refresher.problem == .server(.refused(status: 500)) }
        server.fail { $0.answer(200, Data(repeating: 65, count: 20_000)) }
        try await eventually("the size limit") { refresher.problem == .tooLarge }
        server.fail { $0.send("garbage\r\n\r\n") }
        try await eventually("the problem of an invalid response") {
            if case .server(.unreachable)? = refresher.problem { true } else { false }
        }
        #expect(Self.rules(sheet) == ["width: 1px"])
        server.fail(nil)
        try await eventually("the recovery") { refresher.problem == nil }
        server.save(Self.css(2))
        try await eventually("the second load") { Self.rules(sheet) == ["width: 2px"] }
    }

    @Test("A server that does not respond in time is a problem") func serverIsSlow() async throws {
        let server = try FileServer(Self.css(1))
        server.fail { connection in while connection.isWanted { usleep(1000) } }
        var options = Self.options
        options.limits.answerTime = 0.1
        let refresher = NIStylesheet().loadRefreshable(from: server.url("a.css"), options: options)
        try await eventually("the timeout") { refresher.problem == .server(.tooSlow) }
    }

    @Test("URLs with other schemes are rejected") func otherURLsAreRefused() async throws {
        let refresher = NIStylesheet().loadRefreshable(
            from: try #require(URL(string: "ftp://127.0.0.1/a.css")), options: Self.options)
        try await eventually("the rejection") { refresher.problem == .unsupportedURL }
    }
}
