/// An address on which a server listens.
public struct ServerAddress: Hashable, Sendable {
    /// The IPv4 or IPv6 address, without brackets.
    public var host: String
    /// The TCP port.
    public var port: Int

    /// The URL to open.
    public var url: String { host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/" }

    /// Whether only this machine can reach the address.
    public var isLoopback: Bool { host.isLoopbackAddress }
}
