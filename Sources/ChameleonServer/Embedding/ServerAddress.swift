/// Where a server listens.
public struct ServerAddress: Hashable, Sendable {
    /// An address of IPv4 or IPv6, without brackets.
    public var host: String
    /// The TCP port.
    public var port: Int

    /// What to open.
    public var url: String { host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/" }
}
