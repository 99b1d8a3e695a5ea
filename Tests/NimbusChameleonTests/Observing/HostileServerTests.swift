import ChameleonTestSupport
import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// Faulty and adversarial servers: the app keeps its files, and gets all changes once the server works again.
@MainActor @Suite(.timeLimit(.minutes(15))) struct HostileServerTests {
    /// - Parameter limit: The limit for the time of a response, and for the silence in a stream, in seconds.
    private static func options(limit: Double = 300) -> NIChameleonObserver.Options {
        var options = WatchingApp.options
        options.limits.answerSize = 1 << 20
        options.limits.totalSize = 1 << 20
        options.limits.fileSize = 500_000
        options.limits.fileCount = 10
        options.limits.answerTime = limit
        options.limits.silence = limit
        return options
    }

    @Test(
        "A faulty response has no effect, and the app gets all changes afterwards",
        arguments: ServerFault.all)
    func faults(_ fault: ServerFault) async throws {
        // A machine that is too busy for a limit passes with a longer one.
        for limit in [0.5, 2, 8] {
            do { return try await recover(from: fault, limit: limit) } catch is TimeoutError {}
        }
        try await recover(from: fault, limit: 32)
    }

    /// Lets an observer watch a server whose first three responses are faulty.
    /// - Parameter limit: The limit that ends a fault without an end.
    private func recover(from fault: ServerFault, limit: Double) async throws {
        let app = try WatchingApp(["a.css": "A { width: 1px }"])
        let isLate = fault.path == "watch"
        let server = try TestChameleon(["a.css": isLate ? "A { width: 1px }" : "A { width: 2px }"])
        let stylesheet = try app.stylesheet("a.css")
        let count = Counter()
        server.fault = { [weak server] request, connection in
            guard request.path == fault.path else { return false }
            guard count.next() <= 3 else {
                // The change comes late, because the manifest would otherwise deliver it before the fault.
                if isLate { server?.save("A { width: 2px }", "a.css") }
                return false
            }
            fault.answer(connection)
            return true
        }
        let observer = app.watch(server, Self.options(limit: limit))
        let time = Duration.seconds(60 * limit)
        try await eventually("an effect of the fault", within: time) {
            if case .waiting = observer.state { return true }
            return count.value > 1
        }
        if count.value <= 3 { #expect(WatchingApp.rules(stylesheet) == ["width: 1px"]) }
        try await eventually("the observer to watch", within: time) { observer.state == .watching(server.cursor) }
        #expect(WatchingApp.rules(stylesheet) == ["width: 2px"])
        #expect(app.cache.overlay.contents.count == 1 && app.heard == ["a.css"])
    }

    @Test(
        "The observer reports the problem",
        arguments: ServerFault.withProblems)
    func problems(_ fault: ServerFault, _ problem: NIChameleonObserver.Problem) async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        server.fault = { request, connection in
            guard request.path == fault.path else { return false }
            fault.answer(connection)
            return true
        }
        let observer = app.watch(server, Self.options(limit: problem == .tooSlow ? 0.1 : 60))
        try await eventually("the problem") {
            guard case .waiting(_, problem) = observer.state else { return false }
            return true
        }
        #expect(!problem.description.isEmpty && !problem.description.hasSuffix("."))
    }

    @Test(
        "Redirections are not followed, so no other server receives the token",
        arguments: [301, 302, 303, 307, 308], ["manifest", "watch"])
    func redirections(_ status: Int, _ path: String) async throws {
        let app = try WatchingApp()
        let (server, elsewhere) = (try TestChameleon(["a.css": "A {}"]), try TestChameleon(["a.css": "B {}"]))
        server.fault = { request, connection in
            guard request.path == path else { return false }
            connection.answer(status, headers: ["Location: http://\(elsewhere.host)/\(path)", "Set-Cookie: a=b"])
            return true
        }
        var options = Self.options()
        options.token = "00ff"
        let observer = app.watch(server, options)
        try await eventually("several attempts") {
            guard case .waiting(_, .refused(status)) = observer.state else { return false }
            return server.requests.count > 2
        }
        #expect(elsewhere.requests.isEmpty)
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test("Many events without changes do not keep the app busy")
    func emptyEvents() async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        let start = server.cursor
        let hasSent = Locked(false)
        server.fault = { request, connection in
            guard request.path == "watch" else { return false }
            connection.beginEvents()
            for revision in 1...1000 where connection.isWanted {
                connection.send("id: \(ChangeCursor(boot: start.boot, revision: UInt64(revision)))\n\n")
            }
            hasSent.withLock { $0 = true }
            while connection.isWanted { usleep(5_000) }
            return true
        }
        var options = Self.options()
        options.backOff = BackOff(first: 3600, limit: 3600)
        let observer = app.watch(server, options)
        try await eventually("the first event") { if case .watching = observer.state { true } else { false } }
        try await eventually("all events") { hasSent.withLock { $0 } }
        // An observer that continued immediately would have another state when another app has received a change.
        let (otherApp, otherServer) = (try WatchingApp(), try TestChameleon(["menu.json": "[]"]))
        let otherObserver = otherApp.watch(otherServer)
        try await eventually("the file in another app") { !otherApp.heard.isEmpty }
        otherObserver.stopWatching()
        let states = (1...2).map { revision in
            NIChameleonObserver.State.watching(ChangeCursor(boot: start.boot, revision: revision))
        }
        #expect(states.contains(observer.state))
    }

    @Test("The delay grows if a server sends its cursor and then closes the connection each time")
    func closedStreams() async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        server.fault = { [weak server] request, connection in
            guard request.path == "watch", let cursor = server?.cursor else { return false }
            connection.beginEvents()
            connection.send("id: \(cursor)\n\n")
            return true
        }
        var options = Self.options()
        options.backOff = BackOff(first: 0.001, limit: 3600)
        let start = ContinuousClock.now
        let observer = app.watch(server, options)
        // Delays that double reach a second after ten failures. Delays that do not double would stay at a millisecond.
        try await eventually("a long delay") {
            guard case .waiting(let retry, _) = observer.state else { return false }
            return retry.timeIntervalSinceNow > 0.2
        }
        // The nth delay is at least half of the first one, doubled n - 1 times. On a busy machine, there can be more of them.
        let delays = (ContinuousClock.now - start) / .milliseconds(0.5)
        #expect(Double(server.requests.count { $0.path == "watch" }) <= 2 + log2(1 + delays))
    }

    @Test("The files of old versions are removed")
    func oldVersions() async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        let observer = app.watch(server, Self.options())
        for number in 0..<20 {
            server.save([
                "menu.json": Data(String(repeating: "\(number) ", count: 100_000).utf8),
                "a.css": Data("A { order: \(number) }".utf8),
            ])
            try await eventually("the change") { observer.state == .watching(server.cursor) }
        }
        let folder = URL(fileURLWithPath: try #require(app.localPaths.last)).deletingLastPathComponent().path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        #expect(app.cache.overlay.contents.count == 1)
    }
}
