/// A valid file name made from any string. The name cannot refer to another folder.
struct FileName {
    let text: String

    /// The maximum length in bytes. File systems allow 255 bytes, which leaves space for suffixes.
    private static let byteLimit = 160

    init(_ name: String) {
        var text = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        while text.utf8.count > Self.byteLimit { text.removeLast() }
        // Names that begin with a full stop are hidden files or relative paths.
        if text.isEmpty || text.hasPrefix(".") { text = "-" + text.dropFirst() }
        self.text = text
    }
}
