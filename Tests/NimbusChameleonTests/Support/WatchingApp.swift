import CSSEngine
import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// An app that has a folder of files, and what it hears.
@MainActor final class WatchingApp {
    let cache: NIStylesheetCache
    /// Where strings and JSON files are announced.
    let center = NotificationCenter()
    /// What was announced, in order: `main.css`, `strings: text of the file`, `menu.json: text of the file`.
    private(set) var heard: [String] = []
    /// Where strings and JSON files were announced.
    private(set) var localPaths: [String] = []

    private let folder: TemporaryFolder
    private var tokens: [NotificationTokens] = []

    init(_ files: [String: String] = [:], properties: PropertyTable = .standard) throws {
        folder = try TemporaryFolder(files)
        cache = NIStylesheetCache(pathPrefix: folder.path, properties: properties)
        listen(NIStringsDidChangeNotification, center) { app, notification in
            app.hear("strings", try #require(notification.userInfo?[NIStringsDidChangeFilePathKey] as? String))
        }
        listen(NIJSONDidChangeNotification, center) { app, notification in
            app.hear(
                try #require(notification.userInfo?[NIJSONDidChangeNameKey] as? String),
                try #require(notification.userInfo?[NIJSONDidChangeFilePathKey] as? String))
        }
    }

    /// The path of a file of the app's own.
    func file(_ name: String) -> String { folder.file(name) }

    func write(_ text: String, _ name: String) throws { try folder.write(text, to: name, atomically: true) }

    /// Waits little when a server is away.
    static var options: NIChameleonObserver.Options {
        var options = NIChameleonObserver.Options(name: "Test app", isEnabled: true)
        options.backOff = BackOff(first: 0.002, limit: 0.02)
        return options
    }

    /// An observer that watches.
    func watch(
        _ server: TestChameleon, _ options: NIChameleonObserver.Options = WatchingApp.options
    ) -> NIChameleonObserver {
        let observer = observer(server.host, options)
        observer.watchSkinChanges()
        return observer
    }

    func observer(
        _ host: String, _ options: NIChameleonObserver.Options = WatchingApp.options
    ) -> NIChameleonObserver {
        var options = options
        options.notificationCenter = center
        return NIChameleonObserver(stylesheetCache: cache, host: host, options: options)
    }

    // MARK: Stylesheets

    /// The bytes that count for a path.
    func contents(_ path: String) -> Data? {
        guard let sheet = try? StylesheetPath(path) else { return nil }
        return try? StylesheetFolder(cache.pathPrefix, overlay: cache.overlay).contents(of: sheet)
    }

    /// The bytes of a file of the app's own.
    func ownContents(_ path: String) -> Data? { try? folder.data(path) }

    /// The stylesheet of a path, loaded, whose changes are heard.
    func stylesheet(_ path: String) throws -> NIStylesheet {
        let stylesheet = try cache.stylesheet(withPath: path)
        listen(NIStylesheetDidChangeNotification, .default, stylesheet) { app, notification in
            try #require(notification.object as? NIStylesheet === stylesheet)
            app.heard.append(path)
        }
        return stylesheet
    }

    /// The declarations that count for views of the type `A`: `width: 1px`.
    static func rules(_ stylesheet: NIStylesheet) -> [String] {
        stylesheet.snapshot.effectiveRules(in: CSS.Environment()).flatMap { rule in
            rule.declarations.map { "\($0.property): \($0.value.joined(separator: " "))" }
        }
    }

    // MARK: Hearing

    private func hear(_ name: String, _ localPath: String) {
        localPaths.append(localPath)
        let text = (try? String(contentsOfFile: localPath, encoding: .utf8)) ?? "no file"
        heard.append("\(name): \(text)")
    }

    private func listen(
        _ name: Notification.Name, _ center: NotificationCenter, _ object: AnyObject? = nil,
        _ body: @escaping @MainActor (WatchingApp, Notification) throws -> Void
    ) {
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
            // Posted anywhere else, this ends the test.
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                guard let self else { return }
                do { try body(self, notification) } catch { Issue.record(error) }
            }
        }
        tokens.append(NotificationTokens(in: center, [token]))
    }
}
