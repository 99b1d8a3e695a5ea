import CSSEngine
import Foundation

/// Where a style sheet lies below a folder: names of folders and a file, none of which leads elsewhere.
package struct SheetPath: Hashable, Sendable {
    /// At least one, none of them empty, `.` or `..`.
    let components: [String]

    /// The components with slashes between: equal paths have equal texts.
    package var text: String { components.joined(separator: "/") }

    /// Reads a path such as `root/root.css`; `./` and doubled slashes mean nothing.
    /// - Throws: a reason where it is empty or absolute, has `..`, a backslash or a NUL in it, or ends in a slash.
    package init(_ text: String) throws(Stylesheet.Unreadable) {
        // Bytes, as the file system sees them: to a string, a slash with an accent on it is no slash.
        let bytes = text.utf8
        guard let last = bytes.last else { throw Stylesheet.Unreadable("the path is empty") }
        guard bytes.first != Self.slash, !bytes.contains(UInt8(ascii: "\\")), !bytes.contains(0) else {
            throw Stylesheet.Unreadable("paths are relative to the folder of the sheets")
        }
        let components = bytes.split(separator: Self.slash).map { String(decoding: $0, as: UTF8.self) }
        guard !components.contains("..") else { throw .leavingTheFolder }
        guard last != Self.slash, components.last != "." else { throw .folder }
        self.components = components.filter { $0 != "." }
    }

    /// Reads what an `@import` names: a URL without scheme, host or leading slash, percent-encoded or not.
    /// - Throws: a reason where it is anything else.
    package init(importing url: String) throws(Stylesheet.Unreadable) {
        guard !url.utf8.contains(UInt8(ascii: ":")) else {
            throw Stylesheet.Unreadable("imports are paths relative to the folder of the sheets")
        }
        // Decoded before it is looked at: `%2e%2e` is `..`. What is no encoding is a name that has a percent sign.
        try self.init(url.removingPercentEncoding ?? url)
    }

    static let slash = UInt8(ascii: "/")
}

extension Stylesheet.Unreadable {
    static let leavingTheFolder = Stylesheet.Unreadable("paths do not leave the folder of the sheets")
    static let folder = Stylesheet.Unreadable("it is a folder")
    static let notRegular = Stylesheet.Unreadable("it is not a regular file")
    static let missing = Stylesheet.Unreadable("there is no such file")
    static let tooLarge = Stylesheet.Unreadable("it is larger than 64 MiB")
    static let unreadable = Stylesheet.Unreadable("it cannot be read")
}
