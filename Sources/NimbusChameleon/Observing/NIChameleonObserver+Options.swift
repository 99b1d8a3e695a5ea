import Foundation

extension NIChameleonObserver {
    /// What an observer may be told beside where its server is.
    public struct Options: Sendable {
        /// How people call this app or device; of longer names, the first 64 bytes.
        public var name: String
        /// What a server asks for that others can reach than this machine.
        public var token: String?
        /// Whether to watch at all.
        public var isEnabled: Bool
        /// Whether a style sheet keeps its rules when its file has more errors than they had.
        public var keepsLastGoodRules: Bool
        /// What is taken from the server at most.
        public var limits: Limits
        /// How long to wait when the server is not there.
        public var backOff: BackOff
        /// Where strings and JSON files are announced.
        package var notificationCenter = NotificationCenter.default

        /// - Parameters:
        ///   - name: how people call this app or device.
        ///   - token: what a server asks for that others can reach than this machine.
        ///   - isEnabled: whether to watch at all; by default in debug builds only.
        ///   - keepsLastGoodRules: whether a style sheet keeps its rules when its file has more errors than they had.
        ///   - limits: what is taken from the server at most.
        ///   - backOff: how long to wait when the server is not there.
        public init(
            name: String = ProcessInfo.processInfo.processName, token: String? = nil,
            isEnabled: Bool = Self.isEnabledByDefault, keepsLastGoodRules: Bool = true, limits: Limits = Limits(),
            backOff: BackOff = BackOff()
        ) {
            self.name = name
            self.token = token
            self.isEnabled = isEnabled
            self.keepsLastGoodRules = keepsLastGoodRules
            self.limits = limits
            self.backOff = backOff
        }

        /// Whether this is a debug build.
        public static var isEnabledByDefault: Bool {
            #if DEBUG
            true
            #else
            false
            #endif
        }
    }
}
