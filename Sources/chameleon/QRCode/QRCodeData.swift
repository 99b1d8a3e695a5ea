/// Encodes bytes as the codewords of a QR code.
enum QRCodeData {
    /// Returns all codewords in the order in which they are placed: the data of all blocks, interleaved, followed by
    /// their error correction.
    static func codewords(of bytes: [UInt8], _ version: QRCodeVersion) -> [UInt8] {
        let blocks = blocks(of: data(bytes, version), version)
        let code = ReedSolomon(errorCodewords: version.errorCodewordsPerBlock)
        return interleaved(blocks) + interleaved(blocks.map(code.errorCodewords))
    }

    /// Returns the data codewords: mode, count, bytes, terminator and padding.
    private static func data(_ bytes: [UInt8], _ version: QRCodeVersion) -> [UInt8] {
        let byteMode = 0b0100
        var stream = BitStream()
        stream.append(byteMode, bits: 4)
        stream.append(bytes.count, bits: version.countBits)
        for byte in bytes { stream.append(Int(byte), bits: 8) }
        // With a mode and a count of whole bytes, the terminator always fits and completes a byte.
        stream.append(0, bits: 4)
        let padding: [UInt8] = [0b1110_1100, 0b0001_0001]
        let missing = version.dataCodewords - stream.bytes.count
        return stream.bytes + (0..<missing).map { padding[$0 % 2] }
    }

    /// Splits the data into blocks. The last blocks are longer by a codeword if the division has a remainder.
    private static func blocks(of data: [UInt8], _ version: QRCodeVersion) -> [[UInt8]] {
        let (length, longer) = data.count.quotientAndRemainder(dividingBy: version.blocks)
        var rest = data[...]
        return (0..<version.blocks).map { index in
            let block = rest.prefix(index < version.blocks - longer ? length : length + 1)
            rest = rest.dropFirst(block.count)
            return Array(block)
        }
    }

    /// Returns the first codewords of all blocks, then the second ones, and so on.
    private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
        let length = blocks.map(\.count).max() ?? 0
        return (0..<length).flatMap { index in
            blocks.compactMap { index < $0.count ? $0[index] : nil }
        }
    }
}

/// A sequence of bits in bytes, most significant bit first.
private struct BitStream {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    /// Appends the low bits of a number.
    mutating func append(_ value: Int, bits: Int) {
        for bit in (0..<bits).reversed() {
            if count % 8 == 0 { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}
