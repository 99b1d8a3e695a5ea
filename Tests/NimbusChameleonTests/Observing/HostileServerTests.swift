import Foundation
import NimbusCSS
import NimbusChameleon
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
        return options
    }

    @Test(
        "Nothing that is wrong counts, and everything comes in the end",
        arguments: ServerFault.all)
    func faults(_ fault: ServerFault) async throws {
        let app = try WatchingApp(["a.css": "A { width: 1px }"])
        let server = try TestChameleon(["a.css": "A { width: 2px }"])
        let stylesheet = try app.stylesheet("a.css")
        let count = Counter()
        server.fault = { request, connection in
            guard request.path == fault.path,
                count.next() <= 3
            else { return false }
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
        server.fault = { _, connection in
            fault.answer(connection)
            return true
        }
        var options = Self.options
        options.limits.answerTime = problem == .tooSlow ? 0.1 : 60
        let observer = app.watch(server, options)
        try await eventually("it says so") {
            guard case .waiting(_, problem) = observer.state else { return false }
            return true
        }
        #expect(!problem.description.isEmpty && !problem.description.hasSuffix("."))
    }

    @Test("It follows nobody elsewhere, with its token least of all", arguments: [301, 302, 303, 307, 308])
    func redirections(_ status: Int) async throws {
        let app = try WatchingApp()
        let (server, elsewhere) = (try TestChameleon(["a.css": "A {}"]), try TestChameleon(["a.css": "B {}"]))
        server.fault = { request, connection in
            connection.answer(status, headers: ["Location: http://\(elsewhere.host)/watch", "Set-Cookie: a=b"])
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
        server.fault = { _, connection in
            connection.answer(200, ServerFault.json(""))
            return true
        }
        var options = Self.options
        options.backOff = BackOff(first: 3600, limit: 3600)
        let observer = app.watch(server, options)
        try await eventually("it asks") { !server.requests.isEmpty }
        // Were it to go on at once, it would within these turns.
        for _ in 0..<50 { try await Task.sleep(for: .milliseconds(2)) }
        #expect(server.requests.count == 1)
        withExtendedLifetime(observer) {}
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
