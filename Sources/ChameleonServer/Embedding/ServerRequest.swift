import Foundation

/// A request to a route of an embedder, let in and complete.
public struct ServerRequest: Sendable {
    /// How a route is asked.
    public enum Method: String, Hashable, Sendable {
        /// Reads, and changes nothing.
        case get = "GET"
        /// Changes something; its body is JSON.
        case post = "POST"
    }

    /// How it was asked.
    public var method: Method
    /// The path, decoded; begins with a slash.
    public var path: String
    /// The names and values behind the question mark, decoded.
    public var query: [String: String]
    /// At most 64 KiB; empty where there is none.
    public var body: Data
    /// The other side's address, without the port.
    public var address: String
}
