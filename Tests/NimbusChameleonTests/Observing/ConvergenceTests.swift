import ChameleonTestSupport
import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// In the end, an app has the files of its server, despite errors and restarts.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ConvergenceTests {
    private static let paths = ["a.css", "b.css", "sub/c.css", "menu.json", "Localizable.strings"]

    @Test("Several apps converge while their server fails and restarts", arguments: 0..<4 as Range<UInt64>)
    func convergence(_ seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let server = try TestChameleon(["a.css": "A { width: 0px }", "gone.css": "G {}"])
        let apps = try (0..<4).map { _ in try WatchingApp(["a.css": "A { width: -1px }", "b.css": "@import 'a.css';"]) }
        let observers = apps.map { $0.watch(server) }
        for app in apps { _ = (try app.stylesheet("a.css"), try app.stylesheet("b.css")) }
        server.fault = Self.faults(seed)
        for step in 1...60 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                server.stop()
                try server.start()
            case 1: server.remove(Self.paths[Int.random(in: 1..<Self.paths.count, using: &random)])
            case 2: observers.randomElement(using: &random)?.retryNow()
            case 3:
                let observer = try #require(observers.randomElement(using: &random))
                observer.stopWatching()
                try await Task.sleep(for: .milliseconds(1))
                observer.watchSkinChanges()
            default:
                let path = Self.paths[Int.random(in: 0..<Self.paths.count, using: &random)]
                let size = Int.random(in: 0..<2, using: &random) * 300_000
                server.save("A { width: \(step)px } /* \(String(repeating: "x", count: size)) */", path)
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0..<6, using: &random)))
        }
        server.fault = nil
        server.save("A { width: 1000px }", "a.css")
        server.remove("gone.css")
        for (app, observer) in zip(apps, observers) {
            try await eventually("an app that is up to date") { observer.state == .watching(server.cursor) }
            for path in Self.paths where path.hasSuffix(".css") {
                #expect(app.contents(path) == server.files[path] ?? app.ownContents(path), "\(path)")
            }
            #expect(try WatchingApp.rules(app.cache.stylesheet(withPath: "a.css")) == ["width: 1000px"])
            for path in Self.paths.suffix(2) {
                let notification = app.heard.last { $0.hasPrefix(path == "menu.json" ? path : "strings") }
                guard let data = server.files[path] else { continue }
                #expect(notification?.hasSuffix(": " + String(decoding: data, as: UTF8.self)) == true, "\(path)")
            }
        }
    }

    /// Returns a fault that replaces one response in three on average.
    private static func faults(_ seed: UInt64) -> TestChameleon.Fault {
        let random = Locked(SeededGenerator(seed: seed ^ 0x9E37))
        return { _, connection in
            switch random.withLock({ Int.random(in: 0..<15, using: &$0) }) {
            case 0: connection.answer(500)
            case 1: connection.answer(200, Data("{}".utf8), length: 100)
            case 2: connection.answer(200, Data("garbage".utf8))
            case 3: connection.answer(409)
            case 4: break
            default: return false
            }
            return true
        }
    }
}
