/// The event sent to the page when files change.
struct PreviewNews: Encodable {
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

    /// The query value of image requests, so that the browser does not show an earlier image.
    let revision: String
    let changes: [File]
    /// The time of the first sign of a change, in milliseconds since 1970.
    let savedAt: Double
    /// Whether the image shows the current files. Otherwise, the last good version stays.
    let isGood: Bool
    let problems: [PreviewProblem]
    /// The changed values of the views, up to a limit.
    let values: [ValueChange]
    /// The number of changed values beyond the limit.
    let moreValues: Int
}
