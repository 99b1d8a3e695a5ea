/// Why a server cannot start.
public enum ServerFailure: Error, Hashable, Sendable {
    /// There is no such folder.
    case noFolder
    /// The host is not an address of IPv4 or IPv6.
    case invalidHost
    /// Somebody else listens there.
    case portInUse(port: Int)
    /// For another reason, as for want of permission.
    case cannotListen(port: Int)
}
