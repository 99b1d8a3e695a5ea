import Foundation

/// The response of an embedder's route.
public struct ServerResponse: Sendable {
    /// The HTTP status code. The default is 200.
    public var status: Int
    /// The media type of the body.
    public var contentType: String
    /// The body.
    public var body: Data
    /// The header fields other than `Content-Type`. The default `Content-Security-Policy` only lets a page load from
    /// its own origin.
    public var headers: [String: String]

    /// Creates a response.
    public init(status: Int = 200, contentType: String, body: Data, headers: [String: String] = [:]) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.headers = headers
    }
}
