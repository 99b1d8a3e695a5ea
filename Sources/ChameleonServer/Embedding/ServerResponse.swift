import Foundation

/// What a route of an embedder answers.
public struct ServerResponse: Sendable {
    /// The status code of HTTP: 200 where all is well.
    public var status: Int
    /// The media type of the body.
    public var contentType: String
    /// The body.
    public var body: Data
    /// Headers beside the media type. Without a `Content-Security-Policy` there is one that lets a page load nothing
    /// from elsewhere.
    public var headers: [String: String]

    /// An answer.
    public init(status: Int = 200, contentType: String, body: Data, headers: [String: String] = [:]) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.headers = headers
    }
}
