/// How far somebody has followed a server: all changes up to a revision of one of its runs.
public struct ChangeCursor: Hashable, Sendable {
    /// The run.
    public var boot: BootIdentifier
    /// 0 for what the server found when it started, one more for every batch of changes.
    public var revision: UInt64

    /// A place in a server's history.
    public init(boot: BootIdentifier, revision: UInt64) {
        self.boot = boot
        self.revision = revision
    }
}

extension ChangeCursor: LosslessStringConvertible {
    /// Reads `BOOT.REVISION`, the revision a decimal number without leading zeros; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let boot = BootIdentifier(String(parts[0])), let revision = UInt64(parts[1]),
            String(revision) == parts[1]
        else { return nil }
        self.init(boot: boot, revision: revision)
    }

    /// `BOOT.REVISION`.
    public var description: String { "\(boot).\(revision)" }
}

extension ChangeCursor: Codable {
    /// - Throws: where the text is no cursor.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Writes `BOOT.REVISION`.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}

/// Answers have the two parts of a cursor among their own members.
extension ChangeCursor {
    /// The cursor that is among the members of an answer.
    /// - Throws: where a part is missing.
    init<Key>(in container: KeyedDecodingContainer<Key>, boot: Key, revision: Key) throws {
        self.init(
            boot: try container.decodeText(forKey: boot),
            revision: try container.decode(UInt64.self, forKey: revision))
    }
}
