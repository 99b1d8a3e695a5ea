/// A client that watches: an app or a page.
public struct ServerClient: Hashable, Sendable {
    /// The display name: the name that the client sends, or else its user agent, or else its address.
    public var name: String
    /// The client's address, without the port.
    public var address: String
}
