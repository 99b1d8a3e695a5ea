/// Somebody who watches: an app, or a page.
public struct ServerClient: Hashable, Sendable {
    /// How people call it.
    public var name: String
    /// Its address, without the port.
    public var address: String
}
