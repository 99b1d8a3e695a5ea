import Foundation

/// Splits the bytes from a pipe into messages, each of which ends with a NUL byte.
struct MessageSplitter {
    private var rest = Data()

    /// Appends bytes, and returns the messages that are complete now.
    mutating func take(_ data: Data) -> [Data] {
        rest += data
        var parts = rest.split(separator: 0, omittingEmptySubsequences: false)
        rest = Data(parts.removeLast())
        return parts.map { Data($0) }
    }
}
