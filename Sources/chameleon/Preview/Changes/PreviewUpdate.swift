/// The event sent to the page when files change.
struct PreviewUpdate: Encodable {
    struct File: Encodable {
        let path: String
        /// The size in bytes; `nil` if the file was removed.
        let size: Int?

        private enum CodingKeys: CodingKey {
            case path
            case size
        }

        /// Encodes a missing size as null.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(path, forKey: .path)
            try container.encode(size, forKey: .size)
        }
    }

    let revision: String
    /// The first changed files, by their paths.
    let changes: [File]
    /// The number of changed files beyond the limit.
    let moreChanges: Int
    /// The time of the first sign of a change, in milliseconds since 1970.
    let savedAt: Double
    let screens: [ScreenState]
    /// The screens whose state is that before the change. An event `screens` follows.
    let pending: [String]
    let folderProblems: [PreviewProblem]
}

/// The event sent to the page when more screens, or all, have been read after a change, or when the problems of the folder
/// have changed.
struct ScreensUpdate: Encodable {
    let revision: String
    let screens: [ScreenState]
    /// The screens whose files have not been read yet.
    let pending: [String]
    let folderProblems: [PreviewProblem]
}

/// The event sent to the page when the values of views have changed.
struct ValueUpdate: Encodable {
    let revision: String
    /// The identifier of the screen.
    let screen: String
    /// The first groups of changed values.
    let groups: [ChangeGroup]
    /// The number of groups beyond the limit.
    let moreGroups: Int

    private static let groupLimit = 12

    init(revision: String, screen: String, groups: [ChangeGroup]) {
        (self.revision, self.screen) = (revision, screen)
        self.groups = Array(groups.prefix(Self.groupLimit))
        moreGroups = groups.count - self.groups.count
    }
}
