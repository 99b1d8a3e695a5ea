import ChameleonTestSupport
import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// The life cycle of an observer.
@MainActor @Suite(.timeLimit(.minutes(15))) struct LifeTests {
    private static let files = ["a.css": "A { width: 1px }"]

    @Test("An observer that is released stops, and removes its folder")
    func release() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["menu.json": "[]"])
        weak var released: NIChameleonObserver?
        do {
            let observer = app.watch(server)
            released = observer
            try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        }
        #expect(released == nil)
        let folder = URL(fileURLWithPath: try #require(app.localPaths.first)).deletingLastPathComponent().path
        try await eventually("the removal of the folder") { !FileManager.default.fileExists(atPath: folder) }
        // A report that is in flight may still arrive.
        let requestCount = { server.requests.count { $0.path != "report" && $0.headers["authorization"] == nil } }
        let formerCount = requestCount()
        server.save("[1]", "menu.json")
        try await receiveChangesInAnotherApp(server)
        #expect(requestCount() == formerCount && app.heard.count == 1)
    }

    /// Waits until another app, whose requests have a token, has received a change from the server.
    private func receiveChangesInAnotherApp(_ server: TestChameleon) async throws {
        let app = try WatchingApp()
        var options = WatchingApp.options
        options.token = "00ff"
        let observer = app.watch(server, options)
        server.save("[]", "other.json")
        try await eventually("the change in another app") { app.heard.contains("other.json: []") }
        observer.stopWatching()
    }

    @Test("A disabled observer does nothing")
    func disabled() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["a.css": "A { width: 2px }"])
        var options = WatchingApp.options
        options.isEnabled = false
        let observer = app.watch(server, options)
        observer.retryNow()
        #expect(observer.state == .stopped(.disabled))
        #expect(try WatchingApp.rules(observer.stylesheet(forPath: "a.css")) == ["width: 1px"])
        #expect(server.requests.isEmpty)
    }

    @Test("An observer with an invalid host stops with a problem")
    func invalidHost() throws {
        let app = try WatchingApp()
        let observer = app.observer("ftp://127.0.0.1:8888")
        #expect(observer.state == .stopped(nil))
        observer.watchSkinChanges()
        #expect(observer.state == .stopped(.invalidHost))
    }

    @Test("A stopped observer changes nothing, and continues from the same cursor")
    func stopping() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(Self.files)
        let stylesheet = try app.stylesheet("a.css")
        let observer = app.watch(server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        for width in 2...20 {
            observer.stopWatching()
            #expect(observer.state == .stopped(nil))
            server.save("A { width: \(width)px }", "a.css")
            let rules = WatchingApp.rules(stylesheet)
            // The delays differ, so that the observer is stopped and continues at different points of its work.
            for _ in 0..<width { try await Task.sleep(for: .milliseconds(1)) }
            #expect(WatchingApp.rules(stylesheet) == rules, "the observer is stopped")
            observer.watchSkinChanges()
            observer.watchSkinChanges()
            for _ in 0..<width % 5 { try await Task.sleep(for: .milliseconds(1)) }
        }
        try await eventually("the last rules") { WatchingApp.rules(stylesheet) == ["width: 20px"] }
    }

    @Test("An observer stopped between a file's arrival and the main actor's turn applies the file when it continues")
    func stoppingInBetween() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(Self.files)
        let stylesheet = try app.stylesheet("a.css")
        let observer = app.watch(server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        server.save("A { width: 2px }", "a.css")
        let end = ContinuousClock.now + .seconds(300)
        // Blocks the main actor, so that the observer cannot apply the file yet.
        while app.cache.overlay.contents.isEmpty, ContinuousClock.now < end { usleep(1_000) }
        #expect(!app.cache.overlay.contents.isEmpty, "the file did not arrive")
        observer.stopWatching()
        try await receiveChangesInAnotherApp(server)
        #expect(WatchingApp.rules(stylesheet) == ["width: 1px"] && app.heard.isEmpty)
        observer.watchSkinChanges()
        try await eventually("the new rules") { WatchingApp.rules(stylesheet) == ["width: 2px"] }
        #expect(app.heard.filter { $0.hasSuffix(".css") } == ["a.css"])
    }

    @Test("retryNow() ends the delay before the next attempt")
    func retrying() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["a.css": "A { width: 2px }"])
        server.stop()
        let stylesheet = try app.stylesheet("a.css")
        var options = WatchingApp.options
        options.backOff = BackOff(first: 3600, limit: 3600)
        let observer = app.watch(server, options)
        try await eventually("a delay") {
            guard case .waiting(let retry, .unreachable) = observer.state else { return false }
            return retry > Date()
        }
        try server.start()
        observer.retryNow()
        try await eventually("the new rules") { WatchingApp.rules(stylesheet) == ["width: 2px"] }
    }

    @Test("retryNow() cancels a request that hangs")
    func hanging() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["a.css": "A { width: 2px }"])
        let isHanging = Locked(true)
        server.fault = { _, connection in
            guard isHanging.withLock({ $0 }) else { return false }
            while connection.isWanted { usleep(1_000) }
            return true
        }
        let stylesheet = try app.stylesheet("a.css")
        let observer = app.watch(server)
        try await eventually("a request") { !server.requests.isEmpty }
        isHanging.withLock { $0 = false }
        observer.retryNow()
        try await eventually("the new rules") { WatchingApp.rules(stylesheet) == ["width: 2px"] }
    }

    @Test("An observer stays connected while heartbeats arrive, and times out without them")
    func silence() async throws {
        // On a busy machine, a heartbeat can be late. A longer limit tells whether the others are noticed.
        var limit = 1.0
        while try await !staysConnected(limit) {
            limit *= 2
            try #require(limit <= 64, "heartbeats do not keep the observer connected")
        }
    }

    /// Lets an observer watch a server that sends heartbeats for longer than the limit, and then nothing.
    /// - Parameter limit: The seconds without a heartbeat after which the observer times out.
    /// - Returns: Whether the observer stays connected while the server sends heartbeats.
    private func staysConnected(_ limit: Double) async throws -> Bool {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(Self.files)
        let sendsHeartbeats = Locked(true)
        server.fault = { [weak server] request, connection in
            guard request.path == "watch", let cursor = server?.cursor else { return false }
            connection.beginEvents()
            connection.send("id: \(cursor)\n\n")
            while connection.isWanted {
                if sendsHeartbeats.withLock({ $0 }) { connection.send(":\n\n") }
                usleep(50_000)
            }
            return true
        }
        var options = WatchingApp.options
        options.limits.silence = limit
        options.backOff = BackOff(first: 3600, limit: 3600)
        let observer = app.watch(server, options)
        try await eventually("the observer to watch, or a timeout") {
            if case .waiting = observer.state { return true }
            return observer.state == .watching(server.cursor)
        }
        let end = ContinuousClock.now + .seconds(1.5 * limit)
        try await eventually("the end of the heartbeats, or a timeout") {
            ContinuousClock.now > end || observer.state != .watching(server.cursor)
        }
        guard observer.state == .watching(server.cursor) else { return false }
        sendsHeartbeats.withLock { $0 = false }
        try await eventually("the timeout") {
            guard case .waiting(_, .tooSlow) = observer.state else { return false }
            return true
        }
        return true
    }

    @Test("Requests contain the name and the token")
    func headers() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["a.css": "A { width: 2px }"])
        _ = try app.stylesheet("a.css")
        var options = WatchingApp.options
        options.name = "Zoë & co"
        options.token = "00ff"
        let observer = app.watch(server, options)
        try await eventually("a report") { !server.reports.isEmpty }
        #expect(server.reports.first?.name == "Zoë & co")
        for request in server.requests {
            #expect(request.headers["authorization"] == "Bearer 00ff")
            #expect(request.headers["cookie"] == nil && request.headers["origin"] == nil)
            if request.path == "watch" { #expect(request.query["name"] == "Zoë & co") }
        }
        withExtendedLifetime(observer) {}
    }
}
