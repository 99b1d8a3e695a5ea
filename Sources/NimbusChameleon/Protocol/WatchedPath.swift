import CSSEngine

/// A path relative to the watched folder: names separated by slashes, none of them empty, `.` or `..`. Names contain no
/// control characters and no backslashes. Equal paths have equal bytes.
public struct WatchedPath: Hashable, Sendable {
    private let path: BytewiseString

    /// The path as a string.
    public var text: String { path.string }

    /// The maximum size of a path, in bytes.
    package static let sizeLimit = 1024

    /// Parses a path without normalising it. `nil` if it is invalid or larger than 1,024 bytes.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard (1...Self.sizeLimit).contains(bytes.count), !bytes.contains(UInt8(ascii: "\\")),
            !text.containsControlCharacters
        else { return nil }
        for name in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard !name.isEmpty, !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) else { return nil }
        }
        path = BytewiseString(text)
    }

    /// Whether the name of a file or of one of its folders has a leading dot. The server does not serve such files.
    package static func isHidden(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
    }
}

extension WatchedPath: LosslessStringConvertible {
    /// The path as a string.
    public var description: String { text }
}

extension WatchedPath: Comparable {
    /// Compares paths by their bytes.
    public static func < (left: WatchedPath, right: WatchedPath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

extension WatchedPath: Codable {
    /// - Throws: An error if the string is not a valid path.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Encodes the path as a string.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
