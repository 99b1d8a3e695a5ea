import Foundation
import HeadlessUIKit
import NimbusCSS
import NimbusChameleon
import NimbusUIKit

/// An app that follows a server, with its own cache, observer, DOM and screen.
@MainActor final class WatchingApp {
    private let number: Int
    private let cache: NIStylesheetCache
    private let observer: NIChameleonObserver
    private let dom: NIDOM
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let label = NumberLabel()
    private let files: ReceivedFiles
    private let tokens: NotificationTokens
    private let change = Locked<UInt64>(0)

    /// Creates an app that does not watch yet.
    /// - Parameters:
    ///   - folder: The folder of the stylesheets that the app was built with.
    ///   - host: The address of the server.
    ///   - batcher: The batcher that sends a message for each change of the view.
    /// - Throws: An error if the stylesheet cannot be read.
    init(number: Int, folder: String, host: String, _ batcher: MessageBatcher) throws {
        self.number = number
        cache = NIStylesheetCache(pathPrefix: folder)
        var options = NIChameleonObserver.Options(
            name: "App \(number)", isEnabled: true, keepsLastGoodRules: false,
            backOff: BackOff(first: 0.05, limit: 0.5))
        let center = NotificationCenter()
        options.notificationCenter = center
        observer = NIChameleonObserver(stylesheetCache: cache, host: host, options: options)
        let sheet = try observer.stylesheet(forPath: BenchFolder.sheet)
        dom = NIDOM(stylesheet: sheet)
        files = ReceivedFiles(cache, center) { path, data in
            ParentPipe.send(.torn(app: number, path: path, size: data.count))
        }
        tokens = NotificationTokens([
            NotificationCenter.default.addObserver(
                forName: NIStylesheetDidChangeNotification, object: sheet, queue: nil
            ) { [change] _ in change.withLock { $0 = MonotonicClock.nanoseconds() } }
        ])
        register()
        label.onChange = { [change] value in
            let moment = MonotonicClock.nanoseconds()
            batcher.add(
                .restyled(app: number, value: value, change: change.withLock { $0 }, moment: moment))
        }
    }

    private func register() {
        for view in [UIImageView(), UILabel(), UILabel(), UIButton(type: .custom), label] { screen.addSubview(view) }
        dom.performBatchUpdates {
            dom.register(screen, andId: "screen")
            for view in screen.subviews { dom.register(view, withCSSClass: view === label ? "number" : "card-title") }
        }
        dom.refreshesAutomatically = true
    }

    func watch() { observer.watchSkinChanges() }

    func stop() { observer.stopWatching() }

    /// The state of the app and the hashes of its files.
    var description: [ChildMessage] {
        files.checkStylesheets()
        let isWatching = if case .watching = observer.state { true } else { false }
        let hashes = files.hashes.map { ChildMessage.file(app: number, path: $0.key, hash: $0.value) }
        return hashes + [.app(number, isWatching: isWatching, value: label.numberOfLines)]
    }
}
