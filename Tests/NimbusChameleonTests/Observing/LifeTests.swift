import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// When an observer watches, and when it does not.
@MainActor @Suite(.timeLimit(.minutes(15))) struct LifeTests {
    private static let files = ["a.css": "A { width: 1px }"]

    @Test("Released, it ends, and its folder goes with it")
    func release() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["menu.json": "[]"])
        weak var gone: NIChameleonObserver?
        do {
            let observer = app.watch(server)
            gone = observer
            try await eventually("it watches") { observer.state == .watching(server.cursor) }
        }
        #expect(gone == nil)
        let folder = URL(fileURLWithPath: try #require(app.localPaths.first)).deletingLastPathComponent().path
        try await eventually("the folder is gone") { !FileManager.default.fileExists(atPath: folder) }
        // A report that was under way may still arrive.
        let requestCount = { server.requests.count { $0.path != "report" } }
        let formerCount = requestCount()
        server.save("[1]", "menu.json")
        for _ in 0..<20 { try await Task.sleep(for: .milliseconds(2)) }
        #expect(requestCount() == formerCount && app.heard.count == 1)
    }

    @Test("Where it is not enabled, it does nothing")
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

    @Test("Without a host, it says so")
    func invalidHost() throws {
        let app = try WatchingApp()
        let observer = app.observer("ftp://127.0.0.1:8888")
        #expect(observer.state == .stopped(nil))
        observer.watchSkinChanges()
        #expect(observer.state == .stopped(.invalidHost))
    }

    @Test("Stopped, it changes nothing, and goes on where it was")
    func stopping() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(Self.files)
        let stylesheet = try app.stylesheet("a.css")
        let observer = app.watch(server)
        try await eventually("it watches") { observer.state == .watching(server.cursor) }
        for width in 2...20 {
            observer.stopWatching()
            #expect(observer.state == .stopped(nil))
            server.save("A { width: \(width)px }", "a.css")
            let rules = WatchingApp.rules(stylesheet)
            for _ in 0..<width { try await Task.sleep(for: .milliseconds(1)) }
            #expect(WatchingApp.rules(stylesheet) == rules, "it was told to stop")
            observer.watchSkinChanges()
            observer.watchSkinChanges()
            // Stopped at whatever it is doing, it loses nothing.
            for _ in 0..<width % 5 { try await Task.sleep(for: .milliseconds(1)) }
        }
        try await eventually("it goes on") { WatchingApp.rules(stylesheet) == ["width: 20px"] }
    }

    @Test("Stopped between a file's arrival and its turn on the main actor, it changes nothing, and does so later")
    func stoppingInBetween() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(Self.files)
        let stylesheet = try app.stylesheet("a.css")
        let observer = app.watch(server)
        try await eventually("it watches") { observer.state == .watching(server.cursor) }
        server.save("A { width: 2px }", "a.css")
        let end = ContinuousClock.now + .seconds(90)
        // Without giving the main actor away.
        while app.cache.overlay.contents.isEmpty, ContinuousClock.now < end { usleep(1_000) }
        observer.stopWatching()
        for _ in 0..<50 { try await Task.sleep(for: .milliseconds(2)) }
        #expect(WatchingApp.rules(stylesheet) == ["width: 1px"] && app.heard.isEmpty)
        observer.watchSkinChanges()
        try await eventually("it counts") { WatchingApp.rules(stylesheet) == ["width: 2px"] }
        #expect(app.heard == ["a.css"])
    }

    @Test("It waits ever longer for a server that is away, and asks at once when it is told to")
    func retrying() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["a.css": "A { width: 2px }"])
        server.stop()
        let stylesheet = try app.stylesheet("a.css")
        var options = WatchingApp.options
        options.backOff = BackOff(first: 3600, limit: 3600)
        let observer = app.watch(server, options)
        try await eventually("it waits") {
            guard case .waiting(let retry, .unreachable) = observer.state else { return false }
            return retry > Date()
        }
        try server.start()
        observer.retryNow()
        try await eventually("it is there") { WatchingApp.rules(stylesheet) == ["width: 2px"] }
    }

    @Test("A request that hangs is given up when it is told to ask again")
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
        try await eventually("it asks") { !server.requests.isEmpty }
        isHanging.withLock { $0 = false }
        observer.retryNow()
        try await eventually("it is there") { WatchingApp.rules(stylesheet) == ["width: 2px"] }
    }

    @Test("A server that shows signs of life is not given up, one that shows none is")
    func silence() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(Self.files)
        let isAlive = Locked(true)
        server.fault = { [weak server] request, connection in
            guard request.path == "watch", let cursor = server?.cursor else { return false }
            connection.beginEvents()
            connection.send("id: \(cursor)\n\n")
            while connection.isWanted {
                if isAlive.withLock({ $0 }) { connection.send(":\n\n") }
                usleep(50_000)
            }
            return true
        }
        var options = WatchingApp.options
        options.limits.silence = 1
        options.backOff = BackOff(first: 3600, limit: 3600)
        let observer = app.watch(server, options)
        try await eventually("it watches") { observer.state == .watching(server.cursor) }
        for _ in 0..<25 {
            try await Task.sleep(for: .milliseconds(100))
            #expect(observer.state == .watching(server.cursor))
        }
        isAlive.withLock { $0 = false }
        try await eventually("it is given up") {
            guard case .waiting(_, .tooSlow) = observer.state else { return false }
            return true
        }
    }

    @Test("It says who it is, and shows its token")
    func headers() async throws {
        let app = try WatchingApp(Self.files)
        let server = try TestChameleon(["a.css": "A { width: 2px }"])
        _ = try app.stylesheet("a.css")
        var options = WatchingApp.options
        options.name = "Zoë & co"
        options.token = "00ff"
        let observer = app.watch(server, options)
        try await eventually("it reports") { !server.reports.isEmpty }
        #expect(server.reports.first?.name == "Zoë & co")
        for request in server.requests {
            #expect(request.headers["authorization"] == "Bearer 00ff")
            #expect(request.headers["cookie"] == nil && request.headers["origin"] == nil)
            if request.path == "watch" { #expect(request.query["name"] == "Zoë & co") }
        }
        withExtendedLifetime(observer) {}
    }
}
