/// What became of one style sheet when a client loaded it.
public struct SheetResult: Hashable, Sendable {
    /// The style sheet.
    public var path: WatchedPath
    /// How many errors there are.
    public var errors: Int
    /// How many warnings there are.
    public var warnings: Int
    /// The first of them; at most 20.
    public var diagnostics: [ReportedDiagnostic]

    /// A result. What is beyond a limit is cut off.
    public init(path: WatchedPath, errors: Int, warnings: Int, diagnostics: [ReportedDiagnostic]) {
        self.path = path
        self.errors = errors
        self.warnings = warnings
        self.diagnostics = Array(diagnostics.prefix(WireLimits.diagnostics))
    }
}

extension SheetResult: Codable {
    private enum CodingKeys: CodingKey {
        case path
        case errors
        case warnings
        case diagnostics
    }

    /// - Throws: where a part is missing or beyond a limit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeText(forKey: .path)
        errors = try container.decodeCount(forKey: .errors, limit: WireLimits.fileSize)
        warnings = try container.decodeCount(forKey: .warnings, limit: WireLimits.fileSize)
        diagnostics = try container.decodeList(forKey: .diagnostics, limit: WireLimits.diagnostics)
    }
}
