/// What a client made of the style sheets that it was told of: the body of `POST /report`.
public struct ClientReport: Hashable, Sendable {
    /// How people call the client; at most 64 bytes.
    public var name: String
    /// How far it has followed the server.
    public var cursor: ChangeCursor
    /// One for each style sheet that it has loaded anew.
    public var results: [SheetResult]

    /// A report. What is beyond a limit is cut off.
    public init(name: String, cursor: ChangeCursor, results: [SheetResult]) {
        self.name = name.cut(to: WireLimits.nameSize)
        self.cursor = cursor
        self.results = Array(results.prefix(WireLimits.results))
    }
}

extension ClientReport: Codable {
    private enum CodingKeys: CodingKey {
        case name
        case cursor
        case results
    }

    /// - Throws: where a part is missing or beyond a limit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decodeText(forKey: .name, limit: WireLimits.nameSize)
        cursor = try container.decode(ChangeCursor.self, forKey: .cursor)
        results = try container.decodeList(forKey: .results, limit: WireLimits.results)
    }
}
