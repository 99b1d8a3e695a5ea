import Foundation

/// Where a server is, and the URLs of what it is asked for.
struct ServerURL: Hashable, Sendable {
    /// Scheme, host and port, with a slash behind.
    private let root: String

    /// Reads `127.0.0.1:8888`, with `http://` or `https://` in front and a slash behind or not; nil for anything else, such
    /// as an address with a path or a password.
    init?(_ text: String) {
        let url = text.contains("://") ? text : "http://" + text
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = parts.encodedHost, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            parts.path.isEmpty || parts.path == "/", (1...65_535).contains(parts.port ?? 80)
        else { return nil }
        root = "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "") + "/"
    }

    /// A URL on the server.
    /// - Parameters:
    ///   - path: without a slash in front.
    ///   - query: names, which are plain, and values, which are any text.
    func url(_ path: String, query: [(name: String, value: String)] = []) -> URL? {
        let query = query.map { "\($0.name)=\(PercentText.encoded($0.value))" }.joined(separator: "&")
        return URL(string: root + PercentText.encoded(path) + (query.isEmpty ? "" : "?" + query))
    }
}
