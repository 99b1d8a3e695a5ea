/// The limits on messages in both directions. Either side may be adversarial.
package enum WireLimits {
    /// The maximum number of files in a manifest, and of changes in a response.
    package static let files = 10_000
    /// The maximum size of a file, in bytes.
    package static let fileSize = 8 << 20
    /// The maximum size of a file that is sent inline with its change, in bytes.
    package static let inlineSize = 256 << 10
    /// The maximum total size of the inline files in a response, in bytes.
    package static let inlineTotal = 2 << 20
    /// The maximum size of a client's name, and of an identifier, in bytes.
    package static let nameSize = 64
    /// The maximum size of a report, in bytes.
    package static let reportSize = 64 << 10
    /// The maximum number of stylesheets in a report.
    package static let results = 256
    /// The maximum number of diagnostics per stylesheet in a report.
    package static let diagnostics = 20
    /// The maximum size of a diagnostic's message, excerpt or location, in bytes each.
    package static let messageSize = 2048
}
