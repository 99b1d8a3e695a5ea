import Foundation

/// Cuts what comes through a pipe at its NUL bytes.
struct MessageSplitter {
    private var rest = Data()

    /// The messages that have come to their end with these bytes.
    mutating func take(_ data: Data) -> [Data] {
        rest += data
        var parts = rest.split(separator: 0, omittingEmptySubsequences: false)
        rest = Data(parts.removeLast())
        return parts.map { Data($0) }
    }
}
