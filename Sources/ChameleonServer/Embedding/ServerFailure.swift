/// The reason why a server cannot start.
public enum ServerFailure: Error, Hashable, Sendable {
    /// The folder does not exist.
    case noFolder
    /// The host is neither `localhost` nor an IPv4 or IPv6 address.
    case invalidHost
    /// The port is in use.
    case portInUse(port: Int)
    /// Listening failed for another reason, such as missing permission.
    case cannotListen(port: Int)
}
