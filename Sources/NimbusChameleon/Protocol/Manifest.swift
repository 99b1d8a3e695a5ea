/// All files at a revision: the response to `GET /manifest`.
package struct Manifest: Hashable, Sendable {
    package var cursor: ChangeCursor
    /// The files, sorted by path.
    package var files: [File]

    /// A file without its contents.
    package struct File: Hashable, Sendable {
        package var path: WatchedPath
        package var hash: ContentHash
        package var size: Int

        package init(path: WatchedPath, hash: ContentHash, size: Int) {
            self.path = path
            self.hash = hash
            self.size = size
        }
    }

    package init(cursor: ChangeCursor, files: [File]) {
        self.cursor = cursor
        self.files = files
    }
}

extension Manifest: Codable {
    private enum CodingKeys: CodingKey {
        case boot
        case revision
        case files
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        cursor = try ChangeCursor(in: container, boot: .boot, revision: .revision)
        files = try container.decodeList(forKey: .files, limit: WireLimits.files)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(cursor.boot, forKey: .boot)
        try container.encode(cursor.revision, forKey: .revision)
        try container.encode(files, forKey: .files)
    }
}

extension Manifest.File: Codable {
    private enum CodingKeys: CodingKey {
        case path
        case hash
        case size
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeText(forKey: .path)
        hash = try container.decodeText(forKey: .hash)
        size = try container.decodeCount(forKey: .size, limit: WireLimits.fileSize)
    }
}
