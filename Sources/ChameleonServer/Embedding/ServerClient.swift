/// A client that watches: an app or a page.
public struct ServerClient: Hashable, Sendable {
    /// The display name.
    public var name: String
    /// The client's address, without the port.
    public var address: String
}
