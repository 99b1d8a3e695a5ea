import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// Servers that answer nonsense, or mean harm: the app goes on as it is, and has everything once they are good again.
@MainActor @Suite(.timeLimit(.minutes(15))) struct HostileServerTests {
    private static var options: NIChameleonObserver.Options {
        var options = WatchingApp.options
        options.limits.answerSize = 1 << 20
        options.limits.totalSize = 1 << 20
        options.limits.fileSize = 500_000
        options.limits.fileCount = 10
        options.limits.answerTime = 0.5
        options.limits.silence = 0.5
        return options
    }

    @Test(
        "Nothing that is wrong counts, and everything comes in the end",
        arguments: ServerFault.all)
    func faults(_ fault: ServerFault) async throws {
        let app = try WatchingApp(["a.css": "A { width: 1px }"])
        let isLate = fault.path == "watch"
        let server = try TestChameleon(["a.css": isLate ? "A { width: 1px }" : "A { width: 2px }"])
        let stylesheet = try app.stylesheet("a.css")
        let count = Counter()
        server.fault = { [weak server] request, connection in
            guard request.path == fault.path else { return false }
            guard count.next() <= 3 else {
                // With the manifest, it would count before there is a fault.
                if isLate { server?.save("A { width: 2px }", "a.css") }
                return false
            }
            fault.answer(connection)
            return true
        }
        let observer = app.watch(server, Self.options)
        try await eventually("the fault shows") {
            if case .waiting = observer.state { return true }
            return count.value > 1
        }
        if count.value <= 3 { #expect(WatchingApp.rules(stylesheet) == ["width: 1px"]) }
        try await eventually("it watches") { observer.state == .watching(server.cursor) }
        #expect(WatchingApp.rules(stylesheet) == ["width: 2px"])
        #expect(app.cache.overlay.contents.count == 1 && app.heard == ["a.css"])
    }

    @Test(
        "It knows what is wrong",
        arguments: ServerFault.withProblems)
    func problems(_ fault: ServerFault, _ problem: NIChameleonObserver.Problem) async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        server.fault = { request, connection in
            guard request.path == fault.path else { return false }
            fault.answer(connection)
            return true
        }
        var options = Self.options
        options.limits.answerTime = problem == .tooSlow ? 0.1 : 60
        options.limits.silence = options.limits.answerTime
        let observer = app.watch(server, options)
        try await eventually("it says so") {
            guard case .waiting(_, problem) = observer.state else { return false }
            return true
        }
        #expect(!problem.description.isEmpty && !problem.description.hasSuffix("."))
    }

    @Test(
        "It follows nobody elsewhere, with its token least of all",
        arguments: [301, 302, 303, 307, 308], ["manifest", "watch"])
    func redirections(_ status: Int, _ path: String) async throws {
        let app = try WatchingApp()
        let (server, elsewhere) = (try TestChameleon(["a.css": "A {}"]), try TestChameleon(["a.css": "B {}"]))
        server.fault = { request, connection in
            guard request.path == path else { return false }
            connection.answer(status, headers: ["Location: http://\(elsewhere.host)/\(path)", "Set-Cookie: a=b"])
            return true
        }
        var options = Self.options
        options.token = "00ff"
        let observer = app.watch(server, options)
        try await eventually("it has tried more than once") {
            guard case .waiting(_, .refused(status)) = observer.state else { return false }
            return server.requests.count > 2
        }
        #expect(elsewhere.requests.isEmpty)
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test("A server that says nothing over and over does not keep the app busy")
    func emptyAnswers() async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        let start = server.cursor
        server.fault = { request, connection in
            guard request.path == "watch" else { return false }
            connection.beginEvents()
            for revision in 1...1000 where connection.isWanted {
                connection.send("id: \(ChangeCursor(boot: start.boot, revision: UInt64(revision)))\n\n")
            }
            while connection.isWanted { usleep(5_000) }
            return true
        }
        var options = Self.options
        options.backOff = BackOff(first: 3600, limit: 3600)
        let observer = app.watch(server, options)
        try await eventually("it hears something") { if case .watching = observer.state { true } else { false } }
        // Were it to go on at once, it would within these turns.
        for _ in 0..<50 { try await Task.sleep(for: .milliseconds(2)) }
        let states = (1...2).map { revision in
            NIChameleonObserver.State.watching(ChangeCursor(boot: start.boot, revision: revision))
        }
        #expect(states.contains(observer.state))
    }

    @Test("A server that greets and goes away is asked ever more rarely")
    func greetings() async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        server.fault = { [weak server] request, connection in
            guard request.path == "watch", let cursor = server?.cursor else { return false }
            connection.beginEvents()
            connection.send("id: \(cursor)\n\n")
            return true
        }
        var options = Self.options
        options.backOff = BackOff(first: 0.001, limit: 3600)
        let observer = app.watch(server, options)
        // Waits that double come to a second after ten failures; those that do not would be over in a moment.
        try await eventually("it waits long") {
            guard case .waiting(let retry, _) = observer.state else { return false }
            return retry.timeIntervalSinceNow > 0.2
        }
        #expect(server.requests.filter { $0.path == "watch" }.count <= 12)
    }

    @Test("Files that change all the time are not collected")
    func collecting() async throws {
        let app = try WatchingApp()
        let server = try TestChameleon()
        let observer = app.watch(server, Self.options)
        for number in 0..<20 {
            server.save([
                "menu.json": Data(String(repeating: "\(number) ", count: 100_000).utf8),
                "a.css": Data("A { order: \(number) }".utf8),
            ])
            try await eventually("it has come") { observer.state == .watching(server.cursor) }
        }
        let folder = URL(fileURLWithPath: try #require(app.localPaths.last)).deletingLastPathComponent().path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        #expect(app.cache.overlay.contents.count == 1)
    }
}
