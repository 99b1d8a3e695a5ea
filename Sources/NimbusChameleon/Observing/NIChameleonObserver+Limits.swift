import Foundation

extension NIChameleonObserver {
    /// What an observer takes from its server at most, which may mean harm.
    public struct Limits: Hashable, Sendable {
        /// Bytes of an answer that is no file, and of what comes between two answers of one without end.
        public var answerSize = 16 << 20
        /// Bytes of one file; no more than 8 MiB count.
        public var fileSize = WireLimits.fileSize
        /// Bytes of all files that are held in place of the app's own.
        public var totalSize = 64 << 20
        /// How many files those are; no more than 10,000 count.
        public var fileCount = WireLimits.files
        /// Seconds without a byte. Longer than the 15 after which a server that has nothing to tell gives a sign of life.
        public var silence: TimeInterval = 35
        /// Seconds for a whole answer; where there is one after the other, for each from its first byte to its last.
        public var answerTime: TimeInterval = 60

        /// The limits that are meant for an app on the desk.
        public init() {}
    }
}
