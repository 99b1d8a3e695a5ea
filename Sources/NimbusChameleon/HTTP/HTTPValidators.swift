import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What tells a version of a file from others (RFC 9110, 8.8), to ask only for another one.
struct HTTPValidators: Hashable, Sendable {
    private var tag: String?
    private var modified: String?

    /// Those of no version: any is another one.
    init() {}

    init(_ response: HTTPURLResponse) {
        tag = response.value(forHTTPHeaderField: "ETag")
        modified = response.value(forHTTPHeaderField: "Last-Modified")
    }

    /// Asks for another version only (RFC 9110, 13.1.2 and 13.1.3).
    func add(to request: inout URLRequest) {
        if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        if let modified { request.setValue(modified, forHTTPHeaderField: "If-Modified-Since") }
    }
}
