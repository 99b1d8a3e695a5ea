import Foundation

extension NIChameleonObserver {
    /// The state of an observer.
    public enum State: Hashable, Sendable {
        /// The observer is not watching. The problem is `nil` if the observer can be started.
        case stopped(Problem?)
        /// The observer is requesting all files that differ from the app's.
        case connecting
        /// The app has all changes up to the cursor, and the observer is waiting for more.
        case watching(ChangeCursor)
        /// The observer retries at the date, after a problem.
        case waiting(retry: Date, Problem)
    }
}
