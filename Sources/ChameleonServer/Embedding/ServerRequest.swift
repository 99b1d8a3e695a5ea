import Foundation

/// A complete and admitted request to an embedder's route.
public struct ServerRequest: Sendable {
    /// The HTTP methods that routes support.
    public enum Method: String, Hashable, Sendable {
        /// The method that only reads.
        case get = "GET"
        /// The method that changes something; its body is JSON.
        case post = "POST"
    }

    /// The HTTP method.
    public var method: Method
    /// The decoded path, with a leading slash.
    public var path: String
    /// The decoded query items.
    public var query: [String: String]
    /// The body; empty if there is none. By default, at most 64 KiB.
    public var body: Data
    /// The client's address, without the port.
    public var address: String

    /// Whether the client is on this machine.
    public var isFromThisMachine: Bool { address.isLoopbackAddress }
}
