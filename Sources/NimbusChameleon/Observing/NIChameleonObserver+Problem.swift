extension NIChameleonObserver {
    /// Why an observer does not get what it wants.
    public enum Problem: Error, Hashable, Sendable {
        /// As in builds that are for others.
        case disabled
        /// What it was given is no `127.0.0.1:8888` or `http://127.0.0.1:8888`.
        case invalidHost
        /// There is no server, or it went away before its answer had come to its end; `URLError`'s code.
        case unreachable(code: Int)
        /// The answer takes longer than the limits allow.
        case tooSlow
        /// An answer, or all files together, are more than the limits allow.
        case tooLarge
        /// The status of an answer that is none.
        case refused(status: Int)
        /// The answer is not what the protocol says.
        case malformedAnswer
        /// The bytes of a file are not those that were announced, as when it has changed again meanwhile.
        case otherBytes(WatchedPath)
        /// There is no room for a file in the temporary folder.
        case unwritable
    }
}

extension NIChameleonObserver.Problem: CustomStringConvertible {
    /// A sentence without a full stop.
    public var description: String {
        switch self {
        case .disabled: "live reload is not enabled in this build"
        case .invalidHost: "the host of the server is no name or address, with or without a port"
        case .unreachable(let code): "the server cannot be reached (\(code))"
        case .tooSlow: "the server takes too long to answer"
        case .tooLarge: "the server sends more than the limits allow"
        case .refused(let status): "the server answers \(status)"
        case .malformedAnswer: "the answer is not one of a Chameleon"
        case .otherBytes(let path): "\(path) has other bytes than were announced"
        case .unwritable: "a file cannot be written to the temporary folder"
        }
    }
}
