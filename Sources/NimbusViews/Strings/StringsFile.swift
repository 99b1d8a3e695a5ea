import NimbusCSS
import NimbusUIKit

/// The contents of a strings file: `"key" = "text";` in UTF-8 or UTF-16, or a property list of strings.
struct StringsFile {
    /// The strings by their keys.
    let table: [String: String]
    /// Whether the file starts with `/* SHOW KEYS */`.
    let showsKeys: Bool

    /// Reads a file.
    /// - Throws: An error if the file cannot be read or is not a strings file.
    init(contentsOf path: String) throws {
        do {
            try self.init(StylesheetFolder.contents(ofFileAt: path))
        } catch let reason as NIFileError.Reason {
            throw NIFileError(path: path, reason: reason)
        }
    }

    /// Reads the bytes of a file.
    /// - Throws: An error if they are not a strings file.
    init(_ data: Data) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let values = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        table = values.compactMapValues { $0 as? String }
        let mark = "/* SHOW KEYS */"
        showsKeys = [String.Encoding.utf8, .utf16].contains { encoding in
            String(data: data, encoding: encoding)?.drop { $0 == "\u{FEFF}" }.hasPrefix(mark) == true
        }
    }
}
