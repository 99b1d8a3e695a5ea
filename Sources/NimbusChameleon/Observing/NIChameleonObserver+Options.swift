import Foundation

extension NIChameleonObserver {
    /// Returns the files of the screen that the app shows: a JSON file of view data, and PNG files of its images, by their
    /// names.
    public typealias ScreenFiles = @MainActor @Sendable () -> [String: Data]

    /// The options of an observer.
    public struct Options: Sendable {
        /// The display name of this app or device, cut to 64 bytes.
        public var name: String
        /// The pairing code for a server that other machines can reach.
        public var token: String?
        /// Whether watching is enabled.
        public var isEnabled: Bool
        /// Whether a stylesheet keeps its rules if the new version of its file has new errors.
        public var keepsLastGoodRules: Bool
        /// The limits on the server's responses.
        public var limits: Limits
        /// The delays between attempts to reach the server.
        public var backOff: BackOff
        /// The closure that is called when a developer saves the app's screen with a button of Chameleon's preview. `nil`
        /// if the app does not support it.
        ///
        /// The server accepts one JSON file of view data, and PNG files: at most 1,000 files, each of 8 MiB and all of
        /// 64 MiB. Names of images end in `.png` and have letters, digits and `._-@` only, in at most 200 bytes. The server
        /// can ask at any time, and the files are sent without encryption if its address has no `https`. With the module
        /// NimbusViews:
        ///
        /// ```swift
        /// options.screenFiles = { [weak dom, weak window] in
        ///     if let dom, let window { dom.viewData(of: window).files } else { [:] }
        /// }
        /// ```
        public var screenFiles: ScreenFiles?
        /// The notification centre for changes of strings and JSON files.
        package var notificationCenter = NotificationCenter.default

        /// - Parameters:
        ///   - name: The display name of this app or device.
        ///   - token: The pairing code for a server that other machines can reach.
        ///   - isEnabled: Whether watching is enabled. By default, in debug builds only.
        ///   - keepsLastGoodRules: Whether a stylesheet keeps its rules if the new version of its file has new errors.
        ///   - limits: The limits on the server's responses.
        ///   - backOff: The delays between attempts to reach the server.
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
