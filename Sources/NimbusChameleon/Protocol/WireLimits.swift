/// What either side takes from the other at most. The other side may mean harm.
package enum WireLimits {
    /// Files of a manifest, and changes of an answer.
    package static let files = 10_000
    /// Bytes of a file.
    package static let fileSize = 8 << 20
    /// Bytes of a file that is sent along with the news of its change.
    package static let inlineSize = 256 << 10
    /// Bytes of all files that one answer brings along.
    package static let inlineTotal = 2 << 20
    /// Bytes of a client's name.
    package static let nameSize = 64
    /// Bytes of a report.
    package static let reportSize = 64 << 10
    /// Style sheets that a report is about.
    package static let results = 256
    /// Diagnostics that a report lists for one style sheet.
    package static let diagnostics = 20
    /// Bytes of a diagnostic's message, of its excerpt, and of its place behind the path.
    package static let messageSize = 2048
}
