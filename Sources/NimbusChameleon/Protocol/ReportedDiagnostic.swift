/// One thing that is wrong with a style sheet, in words, as a client found it.
public struct ReportedDiagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable, Codable {
        /// What is kept, but has no effect or is suspicious.
        case warning
        /// What was dropped.
        case error
    }

    /// How bad it is.
    public var severity: Severity
    /// Path, line and column: `main.css:14:3`.
    public var location: String
    /// A sentence.
    public var message: String
    /// The line that is meant, with a caret below it; nil where there is none to show.
    public var excerpt: String?

    /// A diagnostic. What is beyond 2,048 bytes is cut off.
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

    /// - Throws: where a part is missing or beyond a limit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        severity = try container.decode(Severity.self, forKey: .severity)
        location = try container.decodeText(forKey: .location, limit: WireLimits.messageSize)
        message = try container.decodeText(forKey: .message, limit: WireLimits.messageSize)
        let hasExcerpt = try container.contains(.excerpt) && !container.decodeNil(forKey: .excerpt)
        excerpt = hasExcerpt ? try container.decodeText(forKey: .excerpt, limit: WireLimits.messageSize) : nil
    }
}
