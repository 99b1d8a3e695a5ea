import NimbusChameleon

/// The target of a request line, percent-decoded once.
struct RequestTarget: Hashable {
    /// The path, which starts with a slash.
    let path: String
    /// The query items. If a name occurs twice, the first value applies.
    let query: [String: String]

    /// Parses a path with an optional query, without normalising it. `nil` for anything else, including malformed
    /// escapes and control characters.
    init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "/"), !bytes.contains(UInt8(ascii: "#")) else { return nil }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
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
    }
}
