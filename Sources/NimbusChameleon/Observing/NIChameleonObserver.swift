import Foundation
import NimbusCSS

/// Reloads an app's stylesheets as soon as they are saved on the developer's machine.
///
/// The observer follows the folder of a Chameleon server, such as `swift run chameleon --watch DIR`. Server files that
/// differ from the files below the cache's path prefix replace them in memory. Stylesheets of the cache are reloaded,
/// including all that import a changed file, and post ``NIStylesheetDidChangeNotification``. Strings and JSON files are
/// written to a temporary folder and announced with ``NIStringsDidChangeNotification`` and
/// ``NIJSONDidChangeNotification``. All notifications are posted on the main actor. If ``NIDOM/refreshesAutomatically``
/// is set, a `NIDOM` restyles its views.
///
/// After an interruption of the server, the network or the app, the observer applies all changes since then. It checks
/// everything that a server sends against its hash and against ``Options/limits``.
///
/// Keep a reference to the observer for as long as you want to watch: releasing it ends watching. The observer is for
/// development: by default, it watches in debug builds only, see ``Options/isEnabled``. An app on iOS needs
/// `NSAllowsLocalNetworking` in its `Info.plist` to reach a server without `https`.
@MainActor public final class NIChameleonObserver {
    /// The current state.
    public private(set) var state: State

    private let cache: NIStylesheetCache
    private let options: Options
    private let address: ServerURL?
    private var follower: ChangeFollower?
    private var following: Task<Void, Never>?

    /// Creates an observer without starting it.
    /// - Parameters:
    ///   - stylesheetCache: The stylesheets to reload, and the app's folder to compare with the server's.
    ///   - host: The address of the server, such as `127.0.0.1:8888` or `http://mac.local:8888/`.
    ///   - options: The options of the observer.
    public init(stylesheetCache: NIStylesheetCache, host: String, options: Options = Options()) {
        cache = stylesheetCache
        self.options = options
        address = ServerURL(host)
        state = .stopped(options.isEnabled ? nil : .disabled)
    }

    deinit { following?.cancel() }

    /// Returns the cache's stylesheet for a path: the same object each time.
    /// - Parameter path: The path relative to the cache's path prefix.
    /// - Throws: `NIFileError` if the file exists neither in the app nor among the files received from the server.
    public nonisolated func stylesheet(forPath path: String) throws(NIFileError) -> NIStylesheet {
        try cache.stylesheet(withPath: path)
    }

    // MARK: Watching

    /// Starts watching, until ``stopWatching()`` is called. Has no effect while the observer watches, is disabled or
    /// has an invalid host: see ``state``.
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

    /// Reconnects to the server now, for example when the app enters the foreground and may have missed a response. Has
    /// no effect unless the observer watches.
    public func retryNow() {
        guard isWatching else { return }
        following?.cancel()
        follow()
    }

    /// Stops watching. Changes already applied stay in use.
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
            // The cancelled task may still be running.
            await former?.value
            await follower.follow(tell)
        }
    }
}
