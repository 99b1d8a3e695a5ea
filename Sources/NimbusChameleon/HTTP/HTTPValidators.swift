import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The validators of a file's version (RFC 9110, 8.8), used for conditional requests.
struct HTTPValidators: Hashable, Sendable {
    private var tag: String?
    private var modified: String?

    /// Creates empty validators, which match no version.
    init() {}

    init(_ response: HTTPURLResponse) {
        tag = response.value(forHTTPHeaderField: "ETag")
        modified = response.value(forHTTPHeaderField: "Last-Modified")
    }

    /// Makes a request conditional on a different version (RFC 9110, 13.1.2 and 13.1.3).
    func add(to request: inout URLRequest) {
        if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        if let modified { request.setValue(modified, forHTTPHeaderField: "If-Modified-Since") }
    }
}
