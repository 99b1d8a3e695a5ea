import Foundation

extension NIChameleonObserver {
    /// What an observer is doing.
    public enum State: Hashable, Sendable {
        /// Nothing: it was told to stop, or not yet to watch; otherwise why it cannot.
        case stopped(Problem?)
        /// It asks the server for all that is another than what the app has.
        case connecting
        /// The app has everything up to here, and the server is asked for what comes next.
        case watching(ChangeCursor)
        /// It asks again then; and what went wrong.
        case waiting(retry: Date, Problem)
    }
}
