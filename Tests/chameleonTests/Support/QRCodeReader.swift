@testable import chameleon

/// A decoder of QR codes, written independently of the encoder. It requires codes without errors.
struct QRCodeReader {
    struct Failure: Error {
        let reason: String
    }

    /// The error correction codewords per block and the number of blocks, for level L of versions 1 to 10.
    private static let blocks = [
        (7, 1), (10, 1), (15, 1), (20, 1), (26, 1), (18, 2), (20, 2), (24, 2), (30, 2), (18, 4),
    ]
    private static let alignment = [
        [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
    ]

    private let code: QRCode
    private let version: Int

    /// Returns the text of a code.
    static func text(of code: QRCode) throws -> String {
        guard (code.size - 17) % 4 == 0, (1...10).contains((code.size - 17) / 4) else {
            throw Failure(reason: "size \(code.size)")
        }
        return try QRCodeReader(code: code, version: (code.size - 17) / 4).text()
    }

    private func text() throws -> String {
        let mask = try mask()
        let data = try data(of: codewords(mask))
        let bits = data.flatMap { byte in stride(from: 7, through: 0, by: -1).map { Int(byte) >> $0 & 1 } }
        func number(_ range: Range<Int>) -> Int { bits[range].reduce(0) { $0 * 2 + $1 } }
        guard number(0..<4) == 4 else { throw Failure(reason: "no byte mode") }
        let start = version < 10 ? 12 : 20
        let bytes = (0..<number(4..<start)).map { UInt8(number(start + 8 * $0..<start + 8 * $0 + 8)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the number of the mask, which both copies of the format information must contain, at level L.
    private func mask() throws -> Int {
        let size = code.size
        let first =
            [0, 1, 2, 3, 4, 5, 7].map { (x: $0, y: 8) } + [(x: 8, y: 8)]
            + [7, 5, 4, 3, 2, 1, 0].map { (x: 8, y: $0) }
        let second = (1...7).map { (x: 8, y: size - $0) } + (0..<8).map { (x: size - 8 + $0, y: 8) }
        let copies = [first, second].map { $0.reduce(0) { $0 * 2 + (code[$1.x, $1.y] ? 1 : 0) } ^ 0b101_0100_0001_0010 }
        guard copies[0] == copies[1], copies[0] >> 13 == 1, code[8, size - 8] else {
            throw Failure(reason: "format information \(copies)")
        }
        return copies[0] >> 10 & 7
    }

    private func isInverted(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y).isMultiple(of: 2)
        case 1: y.isMultiple(of: 2)
        case 2: x.isMultiple(of: 3)
        case 3: (x + y).isMultiple(of: 3)
        case 4: (y / 2 + x / 3).isMultiple(of: 2)
        case 5: (x * y).isMultiple(of: 6)
        case 6: ((x * y) % 2 + (x * y) % 3).isMultiple(of: 2)
        default: ((x * y) % 3 + (x + y) % 2).isMultiple(of: 2)
        }
    }

    private func isPattern(_ x: Int, _ y: Int) -> Bool {
        let size = code.size
        if x == 6 || y == 6 || x < 9 && y < 9 || x < 9 && y >= size - 8 || x >= size - 8 && y < 9 { return true }
        if version >= 7, x < 6 && y >= size - 11 || y < 6 && x >= size - 11 { return true }
        let centers = Self.alignment[version - 1]
        // No alignment pattern is at the centre of a finder pattern.
        return centers.contains { row in
            abs(y - row) <= 2
                && centers.contains {
                    abs(x - $0) <= 2 && !(min($0, row) == 6 && [6, size - 7].contains(max($0, row)))
                }
        }
    }

    private func codewords(_ mask: Int) -> [UInt8] {
        let size = code.size
        var bits: [Bool] = []
        var isUpward = true
        var right = size - 1
        while right > 0 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let y = isUpward ? size - 1 - step : step
                for x in [right, right - 1] where !isPattern(x, y) {
                    bits.append(code[x, y] != isInverted(x, y, mask))
                }
            }
            isUpward.toggle()
            right -= 2
        }
        return (0..<bits.count / 8).map { index in
            bits[8 * index..<8 * index + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// Returns the data of all blocks, in order, which must have no errors.
    private func data(of codewords: [UInt8]) throws -> [UInt8] {
        let (errorCount, blockCount) = Self.blocks[version - 1]
        let dataCount = codewords.count - errorCount * blockCount
        let shortLength = dataCount / blockCount
        let lengths = (0..<blockCount).map { shortLength + ($0 < blockCount - dataCount % blockCount ? 0 : 1) }
        var blocks = [[UInt8]](repeating: [], count: blockCount)
        var rest = codewords[...]
        for index in 0...shortLength {
            for block in 0..<blockCount where index < lengths[block] { blocks[block].append(rest.removeFirst()) }
        }
        let data = blocks.flatMap { $0 }
        for _ in 0..<errorCount {
            for block in 0..<blockCount { blocks[block].append(rest.removeFirst()) }
        }
        for block in blocks { try Self.checkSyndromes(block, errorCount) }
        return data
    }

    /// Checks that a block is divisible by the generator polynomial: its roots are roots of the block.
    private static func checkSyndromes(_ block: [UInt8], _ count: Int) throws {
        var powers = [1]
        while powers.count < 255 { powers.append(powers[powers.count - 1] << 1 ^ (powers.last! > 127 ? 0x11D : 0)) }
        for root in 0..<count {
            let value = block.reduce(0) { value, byte in
                let product = value == 0 ? 0 : powers[(powers.firstIndex(of: value)! + root) % 255]
                return product ^ Int(byte)
            }
            guard value == 0 else { throw Failure(reason: "syndrome \(root) is \(value)") }
        }
    }
}
