/// A version of QR codes, which determines their size and the number of codewords at error correction level L.
struct QRCodeVersion {
    /// The versions of this encoder.
    static let all = [
        QRCodeVersion(number: 1, codewords: 26, errorCodewordsPerBlock: 7, blocks: 1),
        QRCodeVersion(number: 2, codewords: 44, errorCodewordsPerBlock: 10, blocks: 1),
        QRCodeVersion(number: 3, codewords: 70, errorCodewordsPerBlock: 15, blocks: 1),
        QRCodeVersion(number: 4, codewords: 100, errorCodewordsPerBlock: 20, blocks: 1),
        QRCodeVersion(number: 5, codewords: 134, errorCodewordsPerBlock: 26, blocks: 1),
        QRCodeVersion(number: 6, codewords: 172, errorCodewordsPerBlock: 18, blocks: 2),
        QRCodeVersion(number: 7, codewords: 196, errorCodewordsPerBlock: 20, blocks: 2),
        QRCodeVersion(number: 8, codewords: 242, errorCodewordsPerBlock: 24, blocks: 2),
        QRCodeVersion(number: 9, codewords: 292, errorCodewordsPerBlock: 30, blocks: 2),
        QRCodeVersion(number: 10, codewords: 346, errorCodewordsPerBlock: 18, blocks: 4),
    ]

    let number: Int
    /// The total number of codewords, including those for error correction.
    let codewords: Int
    let errorCodewordsPerBlock: Int
    let blocks: Int

    /// Returns the smallest version for a number of bytes; `nil` if all are too small.
    static func smallest(forByteCount count: Int) -> QRCodeVersion? {
        all.first { 4 + $0.countBits + 8 * count <= 8 * $0.dataCodewords }
    }

    /// The number of modules per side.
    var size: Int { 17 + 4 * number }

    var dataCodewords: Int { codewords - blocks * errorCodewordsPerBlock }

    /// The number of bits of the character count in byte mode.
    var countBits: Int { number < 10 ? 8 : 16 }

    /// The rows and columns in which alignment patterns have their centres.
    var alignmentCenters: [Int] {
        switch number {
        case 1: []
        case 2...6: [6, size - 7]
        default: [6, (size - 1) / 2, size - 7]
        }
    }

    /// The 18 bits of the version information; `nil` below version 7, which has none.
    var information: Int? { number < 7 ? nil : BCHCode(generator: 0x1F25, degree: 12).encode(number) }
}
