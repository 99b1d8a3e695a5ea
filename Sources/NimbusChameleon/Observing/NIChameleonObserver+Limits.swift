import Foundation

extension NIChameleonObserver {
    /// The limits on an observer's server, whose responses may be adversarial.
    public struct Limits: Hashable, Sendable {
        /// The maximum size of a response other than a file, and of each event in a stream, in bytes.
        public var answerSize = 16 << 20
        /// The maximum size of one file, in bytes. At most 8 MiB.
        public var fileSize = WireLimits.fileSize
        /// The maximum total size of all files in use instead of the app's own, in bytes.
        public var totalSize = 64 << 20
        /// The maximum number of files in use instead of the app's own. At most 10,000.
        public var fileCount = WireLimits.files
        /// The maximum time without a received byte, in seconds. It exceeds the 15 s between two keep-alive comments of
        /// a server.
        public var silence: TimeInterval = 35
        /// The maximum time for a whole response, in seconds. In a stream, the limit applies to
        /// each change, including the events of other kinds before it.
        public var answerTime: TimeInterval = 60

        /// Creates limits for development.
        public init() {}
    }
}
