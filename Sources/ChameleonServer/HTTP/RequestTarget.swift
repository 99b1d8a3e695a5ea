import NimbusChameleon

/// The target of a request line, percent-decoded once.
struct RequestTarget: Hashable {
    /// The path, which starts with a slash.
    let path: String
    /// The query items. If a name occurs twice, the first value applies.
    var query: [String: String]
    /// The host and port of a target in absolute form; `nil` for a target in origin form.
    let authority: String?

    /// Parses a path with an optional query, without normalising it. The path can follow `http://` and a host, as RFC
    /// 9112, 3.2.2, demands. `nil` for anything else, including malformed escapes and control characters.
    init?(_ text: String) {
        let (authority, origin) = Self.split(text)
        guard origin.utf8.first == UInt8(ascii: "/"), !origin.utf8.contains(UInt8(ascii: "#")) else { return nil }
        let parts = origin.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = PercentText.decoded(parts[0]) else { return nil }
        var query: [String: String] = [:]
        for item in parts.dropFirst().joined().split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentText.decoded(pair[0]), let value = PercentText.decoded(pair.dropFirst().joined())
            else { return nil }
            if query[name] == nil { query[name] = value }
        }
        self.path = path
        self.query = query
        self.authority = authority
    }

    /// Splits a target in absolute form into its authority, and its path and query.
    private static func split(_ text: String) -> (authority: String?, origin: String) {
        let scheme = "http://"
        guard text.utf8.count > scheme.utf8.count, text.prefix(scheme.count).lowercased() == scheme else {
            return (nil, text)
        }
        let rest = text.dropFirst(scheme.count)
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        let origin = rest[end...]
        return (String(rest[..<end]), (origin.first == "/" ? "" : "/") + origin)
    }
}
