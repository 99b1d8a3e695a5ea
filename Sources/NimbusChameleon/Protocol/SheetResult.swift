/// The result of loading one stylesheet in a client.
public struct SheetResult: Hashable, Sendable {
    /// The path of the stylesheet.
    public var path: WatchedPath
    /// The number of errors.
    public var errors: Int
    /// The number of warnings.
    public var warnings: Int
    /// The first diagnostics, at most 20.
    public var diagnostics: [ReportedDiagnostic]

    /// Creates a result, cutting lists that exceed a limit.
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

    /// - Throws: An error if a part is missing or exceeds a limit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeText(forKey: .path)
        errors = try container.decodeCount(forKey: .errors, limit: WireLimits.fileSize)
        warnings = try container.decodeCount(forKey: .warnings, limit: WireLimits.fileSize)
        diagnostics = try container.decodeList(forKey: .diagnostics, limit: WireLimits.diagnostics)
    }
}
