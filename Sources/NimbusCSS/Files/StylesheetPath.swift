import CSSEngine
import Foundation

/// The normalised path of a stylesheet relative to a folder, such as `root/root.css`. It never leads out of the folder.
package struct StylesheetPath: Hashable, Sendable {
    private let path: BytewiseString

    /// The path as a string. No component is empty, `.` or `..`, so that equal paths are equal strings.
    package var text: String { path.string }

    static let slash = UInt8(ascii: "/")

    /// Creates a path from a string. Removes `.` components and repeated slashes.
    /// - Throws: `.notRelative`, `.outside`, or `.folder` if the string ends in a slash.
    package init(_ text: String) throws(NIFileError.Reason) {
        // Compares bytes, as the file system does: a `Character` merges a slash with a combining accent that follows
        // it.
        let bytes = text.utf8
        guard let first = bytes.first, first != Self.slash, !bytes.contains(UInt8(ascii: "\\")), !bytes.contains(0)
        else { throw .notRelative }
        let components = bytes.split(separator: Self.slash).map { String(decoding: $0, as: UTF8.self) }
        guard !components.contains("..") else { throw .outside }
        guard bytes.last != Self.slash, components.last != "." else { throw .folder }
        path = BytewiseString(components.filter { $0 != "." }.joined(separator: "/"))
    }

    /// Creates a path from the URL of an `@import`. The URL may be percent-encoded.
    /// - Throws: The same as ``init(_:)``, and `.notRelative` if the URL has a scheme.
    package init(importing url: String) throws(NIFileError.Reason) {
        guard !url.utf8.contains(UInt8(ascii: ":")) else { throw .notRelative }
        // Decodes first, because `%2e%2e` is `..`. A string that is not a valid encoding is used as it is.
        try self.init(url.removingPercentEncoding ?? url)
    }
}
