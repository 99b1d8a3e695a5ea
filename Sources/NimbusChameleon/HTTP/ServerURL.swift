import Foundation

/// The address of a server, and the URLs of its resources.
struct ServerURL: Hashable, Sendable {
    /// The scheme, host and port, with a trailing slash.
    private let root: String

    /// Parses `127.0.0.1:8888`, with optional `http://` or `https://` and an optional trailing slash. `nil` for
    /// anything else, such as an address with a path or a password.
    init?(_ text: String) {
        let url = text.contains("://") ? text : "http://" + text
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = parts.encodedHost, !host.isEmpty,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            parts.path.isEmpty || parts.path == "/", (1...65_535).contains(parts.port ?? 80)
        else { return nil }
        root = "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "") + "/"
    }

    /// Returns a URL on the server.
    /// - Parameters:
    ///   - path: The path, without a leading slash.
    ///   - query: The query items: names without reserved characters, and values with any characters.
    func url(_ path: String, query: [(name: String, value: String)] = []) -> URL? {
        let query = query.map { "\($0.name)=\(PercentText.encoded($0.value))" }.joined(separator: "&")
        return URL(string: root + PercentText.encoded(path) + (query.isEmpty ? "" : "?" + query))
    }
}
