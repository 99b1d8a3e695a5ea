/// The changes since a cursor: the response to `GET /watch?since=`, and an event of a stream.
package struct WatchAnswer: Hashable, Sendable {
    /// The media type of a stream of events, which a client can accept instead of a single response.
    package static let streamType = "text/event-stream"
    /// The name of change events in a stream.
    package static let eventName = "change"

    /// The cursor after the changes.
    package var cursor: ChangeCursor
    /// Whether the changes contain all files and replace everything known before.
    package var reset: Bool
    /// The last state of each changed file, in the order of the first changes.
    package var changes: [FileChange]

    package init(cursor: ChangeCursor, reset: Bool, changes: [FileChange]) {
        self.cursor = cursor
        self.reset = reset
        self.changes = changes
    }

    /// Creates the response for a client without a cursor.
    package init(_ manifest: Manifest) {
        let changes = manifest.files.map { file in
            FileChange(path: file.path, state: FileChange.State(hash: file.hash, size: file.size))
        }
        self.init(cursor: manifest.cursor, reset: true, changes: changes)
    }
}

extension WatchAnswer: Codable {
    private enum CodingKeys: CodingKey {
        case boot
        case revision
        case reset
        case changes
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        cursor = try ChangeCursor(in: container, boot: .boot, revision: .revision)
        reset = try container.decode(Bool.self, forKey: .reset)
        changes = try container.decodeList(forKey: .changes, limit: WireLimits.files)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(cursor.boot, forKey: .boot)
        try container.encode(cursor.revision, forKey: .revision)
        try container.encode(reset, forKey: .reset)
        try container.encode(changes, forKey: .changes)
    }
}
