import CSSEngine

/// Where a file lies below the watched folder: names with slashes between, none of them empty, `.` or `..`, and nothing
/// in them that steers a terminal or means a separator elsewhere. Equal paths have equal bytes.
public struct WatchedPath: Hashable, Sendable {
    private let path: BytewiseString

    /// The names with slashes between.
    public var text: String { path.string }

    /// Bytes that a path may have.
    package static let sizeLimit = 1024

    /// Reads a path; nil where it is none, or has more than 1,024 bytes. Nothing is normalised.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard (1...Self.sizeLimit).contains(bytes.count), !bytes.contains(UInt8(ascii: "\\")),
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        for name in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard !name.isEmpty, !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) else { return nil }
        }
        path = BytewiseString(text)
    }
}

extension WatchedPath: LosslessStringConvertible {
    /// The same as the text.
    public var description: String { text }
}

extension WatchedPath: Comparable {
    /// Ordered by their bytes.
    public static func < (left: WatchedPath, right: WatchedPath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

extension WatchedPath: Codable {
    /// - Throws: where the text is no path.
    public init(from decoder: any Decoder) throws { self = try decoder.decodeText() }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
