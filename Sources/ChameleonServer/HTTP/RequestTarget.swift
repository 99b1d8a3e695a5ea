import NimbusChameleon

/// What a request asks for: the target of its first line, decoded once.
struct RequestTarget: Hashable {
    /// Begins with a slash.
    let path: String
    /// Where a name is given twice, the first counts.
    let query: [String: String]

    /// Reads a path with a query; nil for anything else, broken escapes and control characters included. Nothing is
    /// normalised.
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
