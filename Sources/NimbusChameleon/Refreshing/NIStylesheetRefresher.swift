import CSSEngine
import Foundation
import NimbusCSS

/// Keeps a stylesheet up to date with its file. The refresher checks a file on disk or requests a file from a server
/// periodically.
///
/// ```swift
/// let refresher = stylesheet.loadRefreshable(from: URL(string: "http://mac.local:8888/theme.iss")!)
/// ```
///
/// Reading and parsing run in the background. A file that is unreadable, is empty or has new errors leaves
/// the rules unchanged; see ``problem``. Releasing the refresher ends refreshing, and the rules stay.
@MainActor public final class NIStylesheetRefresher {
    /// The URL of the file, on disk or on a server by `http` or `https`.
    public let url: URL
    /// The rules of the file.
    public let stylesheet: NIStylesheet
    /// The reason why the current version of the file is not used; `nil` if it is used.
    public private(set) var problem: Problem?

    private let target: NIStylesheet
    private let options: Options
    private var following: Task<Void, Never>?

    /// - Parameter target: The stylesheet to which the rules are added.
    init(_ url: URL, addingTo target: NIStylesheet, _ options: Options) {
        self.url = url
        self.target = target
        self.options = options
        let dialect = options.dialect ?? target.dialects.dialect(ofFile: url.lastPathComponent)
        stylesheet = NIStylesheet(dialect: dialect, dialects: target.dialects, properties: target.properties)
        if options.isEnabled { follow() }
    }

    deinit { following?.cancel() }

    /// Reads the file again now, even if it seems unchanged.
    public func refreshNow() {
        follow()
    }

    /// Ends refreshing. The rules stay.
    public func stop() {
        following?.cancel()
        following = nil
    }

    /// Ends refreshing, and removes the rules.
    public func unload() {
        stop()
        target.remove(stylesheet)
    }

    // MARK: Following

    private func follow() {
        let former = following
        former?.cancel()
        let (url, options, stylesheet) = (url, options, stylesheet)
        following = Task.detached(priority: .utility) { [weak self] in
            await former?.value
            var file = RefreshableFile(url, options)
            var failures = 0
            while !Task.isCancelled {
                do throws(Problem) {
                    let text = try await file.newText(imports: stylesheet.dependencies)
                    failures = 0
                    if let text {
                        await self?.use(try Self.read(text, url, into: stylesheet, options))
                    } else {
                        await self?.noteSameContents()
                    }
                } catch {
                    if error.isOfReading { failures += 1 }
                    await self?.fail(error)
                }
                let pause =
                    failures > 0 ? options.backOff.delay(afterFailures: failures, chance: .random(in: 0...1)) : 0
                try? await Task.sleep(for: .seconds(max(pause, options.interval(of: url))))
            }
        }
    }

    /// Parses a text. Throws if the text is empty or has errors that the rules in use do not have.
    private nonisolated static func read(
        _ text: String, _ url: URL, into stylesheet: NIStylesheet, _ options: Options
    ) throws(Problem) -> LoadedStylesheet {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
        let folder = url.isFileURL ? url.deletingLastPathComponent().path : nil
        let load = stylesheet.read(text: text, name: url.lastPathComponent, pathPrefix: folder)
        guard
            !options.keepsLastGoodRules || !stylesheet.isLoaded
                || ErrorSet(load.diagnostics).isSubset(of: ErrorSet(stylesheet.loaded.diagnostics))
        else { throw .broken(errors: load.count(of: .error)) }
        return load
    }

    private func use(_ load: LoadedStylesheet) {
        guard !Task.isCancelled else { return }
        problem = nil
        post(NIStylesheetWillRefreshNotification)
        stylesheet.commit(load)
        target.addOrReplace(stylesheet, isLast: options.order == .last)
        post(NIStylesheetDidRefreshNotification)
    }

    /// Clears the problem if the file is readable again and has the same contents.
    private func noteSameContents() {
        if !Task.isCancelled, let problem, problem.isOfReading { self.problem = nil }
    }

    private func fail(_ problem: Problem) {
        guard !Task.isCancelled, self.problem != problem else { return }
        self.problem = problem
        post(NIStylesheetRefreshDidFailNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension NIStylesheetRefresher {
    /// The Swift name of `NIStylesheetWillRefreshNotification`.
    public nonisolated static let willRefreshNotification = NIStylesheetWillRefreshNotification
    /// The Swift name of `NIStylesheetDidRefreshNotification`.
    public nonisolated static let didRefreshNotification = NIStylesheetDidRefreshNotification
    /// The Swift name of `NIStylesheetRefreshDidFailNotification`.
    public nonisolated static let refreshDidFailNotification = NIStylesheetRefreshDidFailNotification
}

extension NIStylesheet {
    /// Loads a stylesheet from a file or a server, adds its rules to this stylesheet and keeps them up to date.
    /// - Parameters:
    ///   - url: The URL of a file on disk, or on a server by `http` or `https`.
    ///   - options: The options of the refresher, such as the order of the rules and the interval.
    /// - Returns: The refresher. Refreshing ends when you release it.
    @MainActor public func loadRefreshable(
        from url: URL, options: NIStylesheetRefresher.Options = NIStylesheetRefresher.Options()
    ) -> NIStylesheetRefresher {
        NIStylesheetRefresher(url, addingTo: self, options)
    }
}
