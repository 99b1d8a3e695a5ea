/// A diagnostic of a stylesheet, as reported by a client.
public struct ReportedDiagnostic: Hashable, Sendable {
    /// The severity of a diagnostic.
    public enum Severity: String, Hashable, Sendable, Codable {
        /// The declaration or rule is kept, but has no effect or is suspicious.
        case warning
        /// The declaration or rule was dropped.
        case error
    }

    /// The severity.
    public var severity: Severity
    /// The path, line and column: `main.css:14:3`.
    public var location: String
    /// The message.
    public var message: String
    /// The source line with a caret below it; `nil` if there is none to show.
    public var excerpt: String?

    /// Creates a diagnostic, cutting each text to 2,048 bytes.
    public init(severity: Severity, location: String, message: String, excerpt: String?) {
        self.severity = severity
        self.location = location.cut(to: WireLimits.messageSize)
        self.message = message.cut(to: WireLimits.messageSize)
        self.excerpt = excerpt?.cut(to: WireLimits.messageSize)
    }
}

extension ReportedDiagnostic: Codable {
    private enum CodingKeys: CodingKey {
        case severity
        case location
        case message
        case excerpt
    }

    /// - Throws: An error if a part is missing or exceeds a limit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        severity = try container.decode(Severity.self, forKey: .severity)
        location = try container.decodeText(forKey: .location, limit: WireLimits.messageSize)
        message = try container.decodeText(forKey: .message, limit: WireLimits.messageSize)
        let hasExcerpt = try container.contains(.excerpt) && !container.decodeNil(forKey: .excerpt)
        excerpt = hasExcerpt ? try container.decodeText(forKey: .excerpt, limit: WireLimits.messageSize) : nil
    }
}
