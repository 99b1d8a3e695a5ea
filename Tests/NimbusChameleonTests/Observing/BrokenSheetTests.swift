import CSSEngine
import ChameleonTestSupport
import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// Stylesheets with errors: the app keeps the rules in use, and reports the errors to the server.
@MainActor @Suite(.timeLimit(.minutes(15))) struct BrokenSheetTests {
    private static let broken = "A { width: 2px } B { width: }"

    @Test("A stylesheet with new errors keeps the old rules, and the next valid version replaces them")
    func keepsTheLastGoodRules() async throws {
        let files = ["base.css": "A { width: 1px }", "page.css": "@import 'base.css';"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let (base, page) = (try app.stylesheet("base.css"), try app.stylesheet("page.css"))
        let observer = app.watch(server)
        server.save(Self.broken, "base.css")
        try await eventually("the report") { server.reports.count == 1 }
        try await eventually("the observer to watch again") { observer.state == .watching(server.cursor) }
        #expect(app.heard.isEmpty)
        #expect(WatchingApp.rules(base) == ["width: 1px"] && WatchingApp.rules(page) == ["width: 1px"])
        server.save("A { width: 3px }", "base.css")
        try await eventually("the second report") { server.reports.count == 2 }
        #expect(app.heard == ["base.css", "page.css"])
        #expect(WatchingApp.rules(base) == ["width: 3px"] && WatchingApp.rules(page) == ["width: 3px"])
        #expect(server.reports[1].results.allSatisfy { $0.errors == 0 && $0.diagnostics.isEmpty })
    }

    @Test("The report contains messages, locations and excerpts, and says that the old rules are kept")
    func report() async throws {
        let files = ["main.css": "A { width: 1px }"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        _ = try app.stylesheet("main.css")
        let observer = app.watch(server)
        server.save("A { colr: red; width: }", "main.css")
        try await eventually("the report") { !server.reports.isEmpty }
        let report = try #require(server.reports.first)
        #expect(report.name == "Test app" && report.cursor == server.cursor)
        let result = try #require(report.results.first)
        #expect(result.path.text == "main.css" && result.errors == 1 && result.warnings == 1)
        #expect(result.diagnostics.map(\.severity) == [.error, .warning, .warning])
        #expect(result.diagnostics.map(\.location) == ["main.css:1:16", "main.css:1:5", "main.css"])
        #expect(result.diagnostics[1].excerpt == "A { colr: red; width: }\n    ^^^^")
        #expect(result.diagnostics[1].message.contains("did you mean “color”"))
        withExtendedLifetime(observer) {}
    }

    @Test("A stylesheet with an old error is reloaded, even if the error has a new location")
    func anOldErrorIsNoReason() async throws {
        let files = ["a.css": "A { width: 2px }\nB { width: }"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let stylesheet = try app.stylesheet("a.css")
        let observer = app.watch(server)
        server.save("/* more */\n\nA { width: 5px }\nB { width: }", "a.css")
        try await eventually("the new rules") { WatchingApp.rules(stylesheet) == ["width: 5px"] }
        withExtendedLifetime(observer) {}
    }

    @Test("A fixed error does not compensate for a new one")
    func aNewErrorIsNotBalancedByAFixedOne() async throws {
        let files = ["a.css": "A { width: 1px }\nB { width: }\nC { height: 1px }"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let stylesheet = try app.stylesheet("a.css")
        let rules = WatchingApp.rules(stylesheet)
        let observer = app.watch(server)
        server.save("A { width: 1px }\nB { width: 2px }\nC { height: }", "a.css")
        try await eventually("the report") { server.reports.count == 1 }
        #expect(WatchingApp.rules(stylesheet) == rules && app.heard.isEmpty)
        let result = try #require(server.reports[0].results.first)
        #expect(result.errors == 1 && result.diagnostics.map(\.location) == ["a.css:3:5", "a.css"])
        withExtendedLifetime(observer) {}
    }

    @Test("A removed stylesheet that the app does not have keeps its rules, and is reported as an error")
    func removedStylesheet() async throws {
        let app = try WatchingApp(["other.css": ""])
        let server = try TestChameleon(["other.css": "", "main.css": "A { width: 1px }"])
        let observer = app.watch(server)
        let stylesheet = try await eventually("the new stylesheet") { try? app.stylesheet("main.css") }
        server.remove("main.css")
        let result = try await eventually("the report") { server.reports.last?.results.first }
        #expect(result.path.text == "main.css" && result.errors == 1 && app.heard.isEmpty)
        #expect(WatchingApp.rules(stylesheet) == ["width: 1px"])
        withExtendedLifetime(observer) {}
    }

    @Test("If keepsLastGoodRules is false, a stylesheet with errors is loaded")
    func withoutKeeping() async throws {
        let files = ["a.css": "A { width: 1px }"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let stylesheet = try app.stylesheet("a.css")
        var options = WatchingApp.options
        options.keepsLastGoodRules = false
        let observer = app.watch(server, options)
        server.save(Self.broken, "a.css")
        try await eventually("the new rules") { WatchingApp.rules(stylesheet) == ["width: 2px"] }
        withExtendedLifetime(observer) {}
    }

    @Test("A missing new import keeps the old rules, and is used once it exists")
    func importThatIsMissing() async throws {
        let files = ["page.css": "@import 'old.css';", "old.css": "A { width: 1px }"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let page = try app.stylesheet("page.css")
        let observer = app.watch(server)
        server.save("@import 'new.css';", "page.css")
        try await eventually("the report") { server.reports.count == 1 }
        #expect(WatchingApp.rules(page) == ["width: 1px"])
        server.save("A { width: 2px }", "new.css")
        try await eventually("the new rules") { WatchingApp.rules(page) == ["width: 2px"] }
        withExtendedLifetime(observer) {}
    }

    @Test("The app sends one report at a time, and a lost report does no harm")
    func reportsOneByOne() async throws {
        let files = ["a.css": "A { width: 1px }", "b.css": "A { width: 1px }"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let (a, b) = (try app.stylesheet("a.css"), try app.stylesheet("b.css"))
        let isHeld = Locked(true)
        let inFlight = Locked((now: 0, maximum: 0))
        server.fault = { request, connection in
            guard request.path == "report" else { return false }
            inFlight.withLock { $0 = ($0.now + 1, max($0.maximum, $0.now + 1)) }
            while isHeld.withLock({ $0 }), connection.isWanted { usleep(1_000) }
            inFlight.withLock { $0.now -= 1 }
            // The first report is lost: it gets no response.
            return server.requests.filter { $0.path == "report" }.count == 1
        }
        let observer = app.watch(server)
        for width in 2...6 {
            for (stylesheet, path) in [(a, "a.css"), (b, "b.css")] {
                server.save("A { width: \(width)px }", path)
                try await eventually("the new rules") { WatchingApp.rules(stylesheet) == ["width: \(width)px"] }
            }
        }
        try await eventually("a report in flight") { inFlight.withLock { $0.now } == 1 }
        server.save("A { width: 7px }", "a.css")
        try await eventually("the new rules") { WatchingApp.rules(a) == ["width: 7px"] }
        isHeld.withLock { $0 = false }
        try await eventually("a report of all other results") { server.reports.last?.cursor == server.cursor }
        #expect(inFlight.withLock { $0.maximum } == 1)
        #expect(server.reports.last?.results.contains { $0.path.text == "a.css" } == true)
        withExtendedLifetime(observer) {}
    }
}
