import CSSEngine
import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport

/// An app with a folder of files. It records the notifications that it receives.
@MainActor package final class WatchingApp {
    package let cache: NIStylesheetCache
    /// The notification centre for strings and JSON files.
    package let center = NotificationCenter()
    /// The notifications in order: `main.css`, `strings: text of the file`, `menu.json: text of the file`.
    package private(set) var heard: [String] = []
    /// The local paths in the notifications about strings and JSON files.
    package private(set) var localPaths: [String] = []

    private let folder: TemporaryFolder
    private var tokens: [NotificationTokens] = []

    package init(_ files: [String: String] = [:], properties: PropertyTable = .standard) throws {
        folder = try TemporaryFolder(files)
        cache = NIStylesheetCache(pathPrefix: folder.path, properties: properties)
        listen(NIStringsDidChangeNotification, center) { app, notification in
            app.record("strings", notification.userInfo?[NIStringsDidChangeFilePathKey])
        }
        listen(NIJSONDidChangeNotification, center) { app, notification in
            app.record(
                notification.userInfo?[NIJSONDidChangeNameKey] as? String ?? "no name",
                notification.userInfo?[NIJSONDidChangeFilePathKey])
        }
    }

    /// Returns the path of one of the app's own files.
    package func file(_ name: String) -> String { folder.file(name) }

    package func write(_ text: String, _ name: String) throws { try folder.write(text, to: name, atomically: true) }

    /// The options, with short delays after failures.
    package static var options: NIChameleonObserver.Options {
        var options = NIChameleonObserver.Options(name: "Test app", isEnabled: true)
        options.backOff = BackOff(first: 0.002, limit: 0.02)
        return options
    }

    /// Returns an observer that watches a server.
    package func watch(
        _ server: TestChameleon, _ options: NIChameleonObserver.Options = WatchingApp.options
    ) -> NIChameleonObserver {
        let observer = observer(server.host, options)
        observer.watchSkinChanges()
        return observer
    }

    package func observer(
        _ host: String, _ options: NIChameleonObserver.Options = WatchingApp.options
    ) -> NIChameleonObserver {
        var options = options
        options.notificationCenter = center
        return NIChameleonObserver(stylesheetCache: cache, host: host, options: options)
    }

    // MARK: Stylesheets

    /// Returns the contents that the app uses for a path, from the server or from its own file.
    package func contents(_ path: String) -> Data? {
        guard let sheet = try? StylesheetPath(path) else { return nil }
        return try? StylesheetFolder(cache.pathPrefix, overlay: cache.overlay).contents(of: sheet)
    }

    /// Returns the contents of one of the app's own files.
    package func ownContents(_ path: String) -> Data? { try? folder.data(path) }

    /// Loads a stylesheet, and records notifications of its changes.
    package func stylesheet(_ path: String) throws -> NIStylesheet {
        let stylesheet = try cache.stylesheet(withPath: path)
        listen(NIStylesheetDidChangeNotification, .default, stylesheet) { app, notification in
            app.heard.append(notification.object as? NIStylesheet === stylesheet ? path : "another stylesheet")
        }
        return stylesheet
    }

    /// Returns the declarations of all effective rules in order, such as `width: 1px`.
    package static func rules(_ stylesheet: NIStylesheet) -> [String] {
        stylesheet.snapshot.effectiveRules(in: CSS.Environment()).flatMap { rule in
            rule.declarations.map { "\($0.property): \($0.value.joined(separator: " "))" }
        }
    }

    // MARK: Notifications

    private func record(_ name: String, _ localPath: Any?) {
        let localPath = localPath as? String ?? "no path"
        localPaths.append(localPath)
        let text = (try? String(contentsOfFile: localPath, encoding: .utf8)) ?? "no file"
        heard.append("\(name): \(text)")
    }

    private func listen(
        _ name: Notification.Name, _ center: NotificationCenter, _ object: AnyObject? = nil,
        _ body: @escaping @MainActor (WatchingApp, Notification) -> Void
    ) {
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
            // A notification that is not posted on the main actor ends the process.
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                guard let self else { return }
                body(self, notification)
            }
        }
        tokens.append(NotificationTokens(in: center, [token]))
    }
}
