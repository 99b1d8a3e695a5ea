/// The change of one file.
public struct FileChange: Hashable, Sendable {
    /// The path of the file.
    public var path: WatchedPath
    /// The state after the change; `nil` if the file was removed.
    public var state: State?

    /// The hash and size of a file, optionally with its contents.
    public struct State: Hashable, Sendable {
        /// The hash of the contents.
        public var hash: ContentHash
        /// The size in bytes.
        public var size: Int
        /// The contents, if they are text and were requested.
        public var content: String?

        /// Creates a state.
        public init(hash: ContentHash, size: Int, content: String? = nil) {
            self.hash = hash
            self.size = size
            self.content = content
        }
    }

    /// Creates a change.
    public init(path: WatchedPath, state: State?) {
        self.path = path
        self.state = state
    }
}

extension FileChange: Codable {
    private enum CodingKeys: CodingKey {
        case path
        case hash
        case size
        case content
    }

    /// - Throws: An error if a part is missing or exceeds a limit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeText(forKey: .path)
        guard try !container.decodeNil(forKey: .hash) else {
            state = nil
            return
        }
        state = State(
            hash: try container.decodeText(forKey: .hash),
            size: try container.decodeCount(forKey: .size, limit: WireLimits.fileSize),
            content: try container.contains(.content)
                ? container.decodeText(forKey: .content, limit: WireLimits.inlineSize) : nil)
    }

    /// Encodes the change, with a null hash for a removed file.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        guard let state else { return try container.encodeNil(forKey: .hash) }
        try container.encode(state.hash, forKey: .hash)
        try container.encode(state.size, forKey: .size)
        try container.encodeIfPresent(state.content, forKey: .content)
    }
}
