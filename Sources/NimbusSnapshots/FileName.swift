/// A name that means a file in a folder and nothing else, whatever it was made of.
struct FileName {
    let text: String

    /// Leaves room for what is put behind it: file systems take 255 bytes.
    private static let byteLimit = 160

    init(_ name: String) {
        var text = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        while text.utf8.count > Self.byteLimit { text.removeLast() }
        // Neither hidden nor the folder around it.
        if text.isEmpty || text.hasPrefix(".") { text = "-" + text.dropFirst() }
        self.text = text
    }
}
