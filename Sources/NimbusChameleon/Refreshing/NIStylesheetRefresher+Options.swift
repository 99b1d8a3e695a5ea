import CSSEngine
import Foundation

extension NIStylesheetRefresher {
    /// The position of refreshable rules among the rules of other stylesheets.
    public enum Order: Hashable, Sendable {
        /// After the rules of all stylesheets that are not refreshable.
        case last
        /// In the order in which stylesheets are added. The rules stay in place when they are refreshed.
        case asAdded
    }

    /// The options of a refresher.
    public struct Options: Sendable {
        /// The dialect of the stylesheet; `nil` for the dialect of the file name extension, if it is one of the dialects of
        /// the stylesheet to which the rules are added.
        public var dialect: Dialect?
        /// The position of the rules.
        public var order: Order
        /// The interval between requests to a server, in seconds.
        public var interval: TimeInterval
        /// The interval between checks of a file on disk, in seconds.
        public var fileInterval: TimeInterval
        /// Whether new contents with new errors are ignored.
        public var keepsLastGoodRules: Bool
        /// Whether loading and refreshing is enabled.
        public var isEnabled: Bool
        /// The limits on the size of the file and on the time of a response.
        public var limits: NIChameleonObserver.Limits
        /// The delays after errors, at least the interval between checks.
        public var backOff: BackOff

        /// Creates options. By default, refreshing is enabled in debug builds only.
        public init(
            dialect: Dialect? = nil, order: Order = .last, interval: TimeInterval = 5,
            fileInterval: TimeInterval = 0.25,
            keepsLastGoodRules: Bool = true, isEnabled: Bool = NIChameleonObserver.Options.isEnabledByDefault,
            limits: NIChameleonObserver.Limits = NIChameleonObserver.Limits(),
            backOff: BackOff = BackOff(first: 1, limit: 30)
        ) {
            self.dialect = dialect
            self.order = order
            self.interval = interval
            self.fileInterval = fileInterval
            self.keepsLastGoodRules = keepsLastGoodRules
            self.isEnabled = isEnabled
            self.limits = limits
            self.backOff = backOff
        }

        func interval(of url: URL) -> TimeInterval { max(url.isFileURL ? fileInterval : interval, 0.01) }
    }

    /// The reason why the contents of a file are not used.
    public enum Problem: Error, Hashable, Sendable {
        /// The scheme of the URL is not `file`, `http` or `https`.
        case unsupportedURL
        /// The file on disk cannot be read, or is not a regular file.
        case unreadable
        /// The server did not send the file.
        case server(NIChameleonObserver.Problem)
        /// The file is larger than the limits allow.
        case tooLarge
        /// The file is empty or contains only white space.
        case empty
        /// The file has errors that the contents in use do not have.
        case broken(errors: Int)

        /// Whether the file could not be read. Otherwise, its contents were rejected.
        var isOfReading: Bool {
            switch self {
            case .unsupportedURL, .unreadable, .server, .tooLarge: true
            case .empty, .broken: false
            }
        }
    }
}
