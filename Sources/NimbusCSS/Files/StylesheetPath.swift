import CSSEngine
import Foundation

/// Where a style sheet lies below a folder: names of folders and a file, none of which leads elsewhere.
package struct StylesheetPath: Hashable, Sendable {
    private let path: BytewiseString

    /// The names with slashes between, at least one, none of them empty, `.` or `..`: equal paths have equal texts.
    package var text: String { path.string }

    static let slash = UInt8(ascii: "/")

    /// Reads a path such as `root/root.css`; `./` and doubled slashes mean nothing.
    /// - Throws: `.notRelative` or `.outside`, or `.folder` where it ends in a slash.
    package init(_ text: String) throws(NIFileError.Reason) {
        // Bytes, as the file system sees them: to a string, a slash with an accent on it is no slash.
        let bytes = text.utf8
        guard let first = bytes.first, first != Self.slash, !bytes.contains(UInt8(ascii: "\\")), !bytes.contains(0)
        else { throw .notRelative }
        let components = bytes.split(separator: Self.slash).map { String(decoding: $0, as: UTF8.self) }
        guard !components.contains("..") else { throw .outside }
        guard bytes.last != Self.slash, components.last != "." else { throw .folder }
        path = BytewiseString(components.filter { $0 != "." }.joined(separator: "/"))
    }

    /// Reads what an `@import` names: a URL without scheme, host or leading slash, percent-encoded or not.
    /// - Throws: what a path throws; `.notRelative` where there is a scheme.
    package init(importing url: String) throws(NIFileError.Reason) {
        guard !url.utf8.contains(UInt8(ascii: ":")) else { throw .notRelative }
        // Decoded before it is looked at: `%2e%2e` is `..`. What is no encoding is a name that has a percent sign.
        try self.init(url.removingPercentEncoding ?? url)
    }
}
