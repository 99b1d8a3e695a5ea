import Foundation
import NimbusCSS

/// Shows an app's style sheets as they are on the developer's machine, as soon as they are saved there.
///
/// It watches a folder that a Chameleon server shows, such as `swift run chameleon --watch DIR`. What is another there
/// than below the cache's path prefix counts in its place, in memory: stylesheets of the cache get their rules from it,
/// with everybody who imports it, and ``NIStylesheetDidChangeNotification`` says so. Strings and JSON files come as files
/// in a temporary folder, with ``NIStringsDidChangeNotification`` and ``NIJSONDidChangeNotification``. All of them are
/// posted on the main actor. A `NIDOM` that ``NIDOM/refreshesAutomatically`` restyles its views.
///
/// Nothing is lost: whatever has changed while the server, the network or the app was away comes once they are back.
/// What a server sends is checked against its hash and against ``Options/limits``.
///
/// Apps keep the observer for as long as they want to watch; when it is released, watching ends. It is meant for
/// development, and watches in debug builds only, unless ``Options/isEnabled`` says otherwise. An app on iOS needs
/// `NSAllowsLocalNetworking` in its `Info.plist` to reach a server without `https`.
@MainActor public final class NIChameleonObserver {
    /// What it is doing.
    public private(set) var state: State

    private let cache: NIStylesheetCache
    private let options: Options
    private let address: ServerURL?
    private var follower: ChangeFollower?
    private var following: Task<Void, Never>?

    /// An observer that does nothing yet.
    /// - Parameters:
    ///   - stylesheetCache: the stylesheets that are to follow, and the app's folder that is compared with the server's.
    ///   - host: where the server is, such as `127.0.0.1:8888` or `http://mac.local:8888/`.
    ///   - options: what else there is to know.
    public init(stylesheetCache: NIStylesheetCache, host: String, options: Options = Options()) {
        cache = stylesheetCache
        self.options = options
        address = ServerURL(host)
        state = .stopped(options.isEnabled ? nil : .disabled)
    }

    deinit { following?.cancel() }

    /// The stylesheet of a path, from the cache: the same object each time.
    /// - Parameter path: relative to the cache's path prefix.
    /// - Throws: where there is no such file, here or on the server as far as it is known.
    public nonisolated func stylesheet(forPath path: String) throws(NIFileError) -> NIStylesheet {
        try cache.stylesheet(withPath: path)
    }

    // MARK: Watching

    /// Watches from now on, until it is told to stop. Does nothing while it watches, or where it cannot: see ``state``.
    public func watchSkinChanges() {
        guard !isWatching, options.isEnabled else { return }
        guard let address else {
            state = .stopped(.invalidHost)
            return
        }
        state = .connecting
        follower = follower ?? ChangeFollower(cache, ServerConnection(address, options), options)
        follow()
    }

    /// Asks the server again now, as when the app comes to the foreground, where it may have slept through an answer.
    /// Does nothing unless it watches.
    public func retryNow() {
        guard isWatching else { return }
        following?.cancel()
        follow()
    }

    /// Watches no longer. What counts already, goes on to.
    public func stopWatching() {
        guard isWatching else { return }
        following?.cancel()
        state = .stopped(nil)
    }

    private var isWatching: Bool {
        switch state {
        case .stopped: false
        case .connecting, .watching, .waiting: true
        }
    }

    private func follow() {
        guard let follower else { return }
        let former = following
        let tell: @MainActor @Sendable (State) -> Void = { [weak self] state in
            if !Task.isCancelled { self?.state = state }
        }
        following = Task.detached(priority: .userInitiated) {
            // What was cancelled may not have come to its end.
            await former?.value
            await follower.follow(tell)
        }
    }
}
