/// A QR code of a text, as ISO/IEC 18004 defines it: byte mode, error correction level L, versions 1 to 10.
struct QRCode {
    private let matrix: QRCodeMatrix

    /// Creates the smallest code of a text; `nil` if the text has more than 271 bytes of UTF-8.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRCodeVersion.smallest(forByteCount: bytes.count) else { return nil }
        let layout = QRCodeLayout(version, QRCodeData.codewords(of: bytes, version))
        let candidates = QRCodeMask.all.map { layout.matrix(masked: $0) }
        guard let matrix = candidates.min(by: { $0.penalty < $1.penalty }) else { return nil }
        self.matrix = matrix
    }

    /// The number of modules per side, without the quiet zone.
    var size: Int { matrix.size }

    /// Whether a module is dark. Modules outside the code are light.
    /// - Parameters:
    ///   - x: The column, from the left.
    ///   - y: The row, from the top.
    subscript(x: Int, y: Int) -> Bool {
        (0..<size).contains(x) && (0..<size).contains(y) && matrix[x, y]
    }
}
