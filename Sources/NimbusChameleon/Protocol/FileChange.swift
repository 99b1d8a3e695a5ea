/// What has become of one file.
public struct FileChange: Hashable, Sendable {
    /// The file.
    public var path: WatchedPath
    /// What it is now; nil where it is gone.
    public var state: State?

    /// A file's bytes, without them or with them.
    public struct State: Hashable, Sendable {
        /// What the bytes come to.
        public var hash: ContentHash
        /// How many they are.
        public var size: Int
        /// The bytes, where they are text and were asked for.
        public var content: String?

        /// A file's state.
        public init(hash: ContentHash, size: Int, content: String? = nil) {
            self.hash = hash
            self.size = size
            self.content = content
        }
    }

    /// A change of one file.
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

    /// - Throws: where a part is missing or beyond a limit.
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

    /// Writes a hash of null for a file that is gone.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        guard let state else { return try container.encodeNil(forKey: .hash) }
        try container.encode(state.hash, forKey: .hash)
        try container.encode(state.size, forKey: .size)
        try container.encodeIfPresent(state.content, forKey: .content)
    }
}
