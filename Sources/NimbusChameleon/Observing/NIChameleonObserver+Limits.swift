import Foundation

extension NIChameleonObserver {
    /// What an observer takes from its server at most, which may mean harm.
    public struct Limits: Hashable, Sendable {
        /// Bytes of an answer that is no file.
        public var answerSize = 16 << 20
        /// Bytes of one file; no more than 8 MiB count.
        public var fileSize = WireLimits.fileSize
        /// Bytes of all files that are held in place of the app's own.
        public var totalSize = 64 << 20
        /// How many files those are; no more than 10,000 count.
        public var fileCount = WireLimits.files
        /// Seconds without a byte. Longer than the 25 for which a server may wait before it says that nothing has changed.
        public var silence: TimeInterval = 35
        /// Seconds for a whole answer.
        public var answerTime: TimeInterval = 60

        /// The limits that are meant for an app on the desk.
        public init() {}
    }
}
