import CSSEngine
import Foundation

extension NIStylesheetRefresher {
    /// The place of refreshable rules among those of other stylesheets.
    public enum Order: Hashable, Sendable {
        /// After the rules of all stylesheets that are not refreshable.
        case last
        /// In the order in which stylesheets are added. The rules stay in place when they are refreshed.
        case asAdded
    }

    /// How a stylesheet is refreshed.
    public struct Options: Sendable {
        /// The dialect of the stylesheet. `nil` for that of the file's name.
        public var dialect: Dialect?
        /// The place of the rules.
        public var order: Order
        /// The seconds between two questions to a server.
        public var interval: TimeInterval
        /// The seconds between two looks at a file on the disk.
        public var fileInterval: TimeInterval
        /// Whether contents with more errors than those before are left out.
        public var keepsLastGoodRules: Bool
        /// Whether to load and refresh at all.
        public var isEnabled: Bool
        /// The limits on the size of the file and on the time of an answer.
        public var limits: NIChameleonObserver.Limits
        /// How long to wait after errors, at least the time between two looks.
        public var backOff: BackOff

        /// Creates options. Refreshing is enabled in debug builds only, unless `isEnabled` says otherwise.
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

    /// Why the contents of a file are not used.
    public enum Problem: Error, Hashable, Sendable {
        /// The URL is neither that of a file nor one of `http` or `https`.
        case unsupportedURL
        /// The file on the disk cannot be read, or is no file.
        case unreadable
        /// The server does not send the file.
        case server(NIChameleonObserver.Problem)
        /// The file is longer than the limits allow.
        case tooLarge
        /// The file has no text.
        case empty
        /// The file has more errors than its contents before.
        case broken(errors: Int)

        /// Whether the file could not be read. Otherwise, its contents are not used.
        var isOfReading: Bool {
            switch self {
            case .unsupportedURL, .unreadable, .server, .tooLarge: true
            case .empty, .broken: false
            }
        }
    }
}
