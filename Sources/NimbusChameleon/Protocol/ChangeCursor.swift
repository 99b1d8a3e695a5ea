/// A position in the history of a server: a revision of one server run.
public struct ChangeCursor: Hashable, Sendable {
    /// The server run.
    public var boot: BootIdentifier
    /// The revision: 0 for the files found when the server started, incremented with every batch of changes.
    public var revision: UInt64

    /// Creates a position in a server's history.
    public init(boot: BootIdentifier, revision: UInt64) {
        self.boot = boot
        self.revision = revision
    }
}

extension ChangeCursor: LosslessStringConvertible {
    /// Parses `BOOT.REVISION`, with the revision as a decimal number without leading zeros; `nil` for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let boot = BootIdentifier(String(parts[0])), let revision = UInt64(parts[1]),
            String(revision) == parts[1]
        else { return nil }
        self.init(boot: boot, revision: revision)
    }

    /// The cursor as `BOOT.REVISION`.
    public var description: String { "\(boot).\(revision)" }
}

extension ChangeCursor: Codable {
    /// - Throws: An error if the string is not a cursor.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Encodes the cursor as `BOOT.REVISION`.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}

/// Responses contain the two parts of a cursor as members of their own.
extension ChangeCursor {
    /// Creates a cursor from two members of a response.
    /// - Throws: An error if a part is missing.
    init<Key>(in container: KeyedDecodingContainer<Key>, boot: Key, revision: Key) throws {
        self.init(
            boot: try container.decodeText(forKey: boot),
            revision: try container.decode(UInt64.self, forKey: revision))
    }
}
