extension NIChameleonObserver {
    /// The reason why an observer cannot follow its server.
    public enum Problem: Error, Hashable, Sendable {
        /// Watching is disabled, by default in release builds.
        case disabled
        /// The host is not of the form `127.0.0.1:8888` or `http://127.0.0.1:8888`.
        case invalidHost
        /// The connection failed before the end of the response. The code is from `URLError`.
        case unreachable(code: Int)
        /// The response takes longer than the limits allow.
        case tooSlow
        /// A response, or the total of all files, exceeds the limits.
        case tooLarge
        /// The server responded with an unsuccessful status code.
        case refused(status: Int)
        /// The response violates the protocol.
        case malformedAnswer
        /// The contents of a file differ from the announced hash, for example because the file changed again.
        case otherBytes(WatchedPath)
        /// A file cannot be written to the temporary folder.
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
