/// What the page is told when files have changed.
struct PreviewNews: Encodable {
    struct File: Encodable {
        let path: String
        /// In bytes; nil for one that is gone.
        let size: Int?

        private enum CodingKeys: CodingKey {
            case path
            case size
        }

        /// Says null, too.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(path, forKey: .path)
            try container.encode(size, forKey: .size)
        }
    }

    /// What pictures are asked for with, so that none of before is shown.
    let revision: String
    let changes: [File]
    /// In milliseconds since 1970.
    let savedAt: Double
    /// Whether the picture is another one; otherwise the last good one stays.
    let isGood: Bool
    let problems: [PreviewProblem]
    /// What of the views is different, up to a limit.
    let values: [ValueChange]
    /// How many more there are.
    let moreValues: Int
}
