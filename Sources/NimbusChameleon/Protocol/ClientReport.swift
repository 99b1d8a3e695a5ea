/// The results of loading changed stylesheets in a client: the body of `POST /report`.
public struct ClientReport: Hashable, Sendable {
    /// The display name of the client, at most 64 bytes.
    public var name: String
    /// The cursor up to which the client has applied changes.
    public var cursor: ChangeCursor
    /// The results of the stylesheets that the client loaded again.
    public var results: [SheetResult]

    /// Creates a report, cutting parts that exceed a limit.
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

    /// - Throws: An error if a part is missing or exceeds a limit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decodeText(forKey: .name, limit: WireLimits.nameSize)
        cursor = try container.decode(ChangeCursor.self, forKey: .cursor)
        results = try container.decodeList(forKey: .results, limit: WireLimits.results)
    }
}
