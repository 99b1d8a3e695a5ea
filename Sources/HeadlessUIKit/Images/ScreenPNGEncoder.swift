internal import CPangoCairo
import Foundation

extension UIImage {
    /// Returns the contents of a PNG file without transparency, for pictures of screens that are needed soon.
    ///
    /// The file is larger than that of `pngData()`, and made about twenty times as fast.
    package func screenPNGData() -> Data { ScreenPNGEncoder.file(of: pixels) }
}

/// Encodes pictures of screens as PNG (ISO/IEC 15948), for speed.
///
/// Rows of a screen resemble each other, so each row is stored as its difference from the row above (the filter "Up").
/// Most differences are then zero. The encoder compares pixels instead of bytes, and writes runs of equal differences as
/// matches of DEFLATE (RFC 1951) with the fixed Huffman code. It looks for no other matches.
struct ScreenPNGEncoder {
    private var deflate = FixedHuffmanWriter()
    private var checksum = Adler32()

    /// Returns the contents of a PNG file with 8 bits for each of red, green and blue. Alpha is ignored.
    static func file(of pixels: PixelBuffer) -> Data {
        var encoder = ScreenPNGEncoder()
        encoder.append(pixels)
        var header = Data()
        header.append(bigEndian: UInt32(pixels.width))
        header.append(bigEndian: UInt32(pixels.height))
        // 8 bits per sample, red, green and blue, the only compression, the only set of filters, not interlaced.
        header.append(contentsOf: [8, 2, 0, 0, 0])
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.append(chunk: "IHDR", header)
        file.append(chunk: "IDAT", encoder.finish())
        file.append(chunk: "IEND", Data())
        return file
    }

    private mutating func append(_ pixels: PixelBuffer) {
        cairo_surface_flush(pixels.surface)
        guard let bytes = cairo_image_surface_get_data(pixels.surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(pixels.surface))
        let black = [UInt32](repeating: 0, count: pixels.width)
        black.withUnsafeBufferPointer { black in
            var above = black
            for row in 0..<pixels.height {
                let start = UnsafeRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
                let current = UnsafeBufferPointer(start: start, count: pixels.width)
                append(current, above)
                above = current
            }
        }
    }

    /// Appends a row of pixels as differences from the row above.
    private mutating func append(_ row: UnsafeBufferPointer<UInt32>, _ above: UnsafeBufferPointer<UInt32>) {
        let up: UInt8 = 2
        deflate.append(literal: up)
        checksum.append(up)
        // Whole rows are often equal, and comparing them at once is faster.
        if let first = row.baseAddress, let other = above.baseAddress, memcmp(first, other, row.count * 4) == 0 {
            return append(Difference(0, 0), count: row.count)
        }
        var index = 0
        while index < row.count {
            let difference = Difference(row[index], above[index])
            var end = index + 1
            if difference.isZero {
                while end < row.count, (row[end] ^ above[end]) & Difference.mask == 0 { end += 1 }
            } else {
                while end < row.count, Difference(row[end], above[end]) == difference { end += 1 }
            }
            append(difference, count: end - index)
            index = end
        }
    }

    private mutating func append(_ difference: Difference, count: Int) {
        deflate.append(literal: difference.red)
        deflate.append(literal: difference.green)
        deflate.append(literal: difference.blue)
        deflate.append(copies: (count - 1) * 3)
        if difference.isZero {
            checksum.append(zeros: count * 3)
        } else {
            for _ in 0..<count {
                checksum.append(difference.red)
                checksum.append(difference.green)
                checksum.append(difference.blue)
            }
        }
    }

    private consuming func finish() -> Data {
        var data = deflate.finish()
        data.append(bigEndian: checksum.value)
        return data
    }
}

/// The difference of two pixels in each colour, modulo 256.
private struct Difference: Equatable {
    /// The bits of the colours in a pixel of Cairo.
    static let mask: UInt32 = 0xFF_FFFF

    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(_ pixel: UInt32, _ above: UInt32) {
        red = UInt8(truncatingIfNeeded: pixel >> 16) &- UInt8(truncatingIfNeeded: above >> 16)
        green = UInt8(truncatingIfNeeded: pixel >> 8) &- UInt8(truncatingIfNeeded: above >> 8)
        blue = UInt8(truncatingIfNeeded: pixel) &- UInt8(truncatingIfNeeded: above)
    }

    var isZero: Bool { red | green | blue == 0 }
}

/// Writes a zlib stream (RFC 1950) that is one block with the fixed Huffman code.
private struct FixedHuffmanWriter {
    /// The bytes of the stream. The header names a window of 32 KiB and the fastest compression.
    private var bytes: [UInt8] = [0x78, 0x01]
    /// The bits that do not fill a byte yet, the first one lowest.
    private var bits: UInt64
    private var bitCount: Int

    /// A code with its extra bits.
    private struct Code {
        let bits: UInt64
        let count: Int
    }

    private static let literals = (0..<256).map { value in
        value < 144 ? code(0x30 + value, 8) : code(0x190 + value - 144, 9)
    }
    /// The codes of matches of 3 bytes back, by their lengths from 0 to 258. Lengths below 3 do not exist.
    private static let copies = (0...258).map { $0 < 3 ? Code(bits: 0, count: 0) : copy(length: $0) }
    private static let longestCopy = 258

    init() {
        bytes.reserveCapacity(1 << 20)
        // The last block, with the fixed code.
        (bits, bitCount) = (0b011, 3)
    }

    mutating func append(literal: UInt8) {
        append(Self.literals[Int(literal)])
    }

    /// Appends bytes, each of which is a copy of the byte 3 bytes before it.
    /// - Parameter count: A multiple of 3.
    mutating func append(copies count: Int) {
        var rest = count
        while rest > 0 {
            let length = min(rest, Self.longestCopy)
            append(Self.copies[length])
            rest -= length
        }
    }

    consuming func finish() -> Data {
        let endOfBlock = Self.code(0, 7)
        append(endOfBlock)
        while bitCount > 0 { flushByte() }
        return Data(bytes)
    }

    private mutating func append(_ code: Code) {
        bits |= code.bits << UInt64(bitCount)
        bitCount += code.count
        while bitCount >= 8 { flushByte() }
    }

    private mutating func flushByte() {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount = max(0, bitCount - 8)
    }

    // MARK: Codes

    /// Returns a Huffman code, which is written from its highest bit.
    private static func code(_ value: Int, _ count: Int) -> Code {
        let reversed = (0..<count).reduce(UInt64(0)) { $0 << 1 | UInt64(value >> $1 & 1) }
        return Code(bits: reversed, count: count)
    }

    /// Returns the code of a length, its extra bits, and the code of the distance 3 (RFC 1951, 3.2.5).
    private static func copy(length: Int) -> Code {
        var symbol = 257
        var extraCount = 0
        var base = 3
        while length != longestCopy {
            // From the symbol 265 on, each four symbols have one more extra bit.
            extraCount = symbol < 265 ? 0 : (symbol - 261) / 4
            if length < base + 1 << extraCount { break }
            base += 1 << extraCount
            symbol += 1
        }
        if length == longestCopy { (symbol, extraCount, base) = (285, 0, longestCopy) }
        let lengthCode = symbol < 280 ? code(symbol - 256, 7) : code(0xC0 + symbol - 280, 8)
        let distanceCode = code(2, 5)
        let extra = UInt64(length - base) << UInt64(lengthCode.count)
        let distance = distanceCode.bits << UInt64(lengthCode.count + extraCount)
        return Code(
            bits: lengthCode.bits | extra | distance, count: lengthCode.count + extraCount + distanceCode.count)
    }
}

/// The checksum of a zlib stream (RFC 1950, 9).
private struct Adler32 {
    private static let modulus: UInt64 = 65_521
    private var sum: UInt64 = 1
    private var sumOfSums: UInt64 = 0

    var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

    mutating func append(_ byte: UInt8) {
        sum += UInt64(byte)
        if sum >= Self.modulus { sum -= Self.modulus }
        sumOfSums += sum
        if sumOfSums >= Self.modulus { sumOfSums -= Self.modulus }
    }

    mutating func append(zeros count: Int) {
        sumOfSums = (sumOfSums + sum * UInt64(count)) % Self.modulus
    }
}

/// The checksum of a PNG chunk (ISO/IEC 15948, annex D).
private enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }

    static func value(of data: Data) -> UInt32 {
        ~data.reduce(~0) { value, byte in value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    }
}

extension Data {
    fileprivate mutating func append(bigEndian value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(chunk name: String, _ contents: Data) {
        append(bigEndian: UInt32(contents.count))
        let checked = Data(name.utf8) + contents
        append(checked)
        append(bigEndian: CRC32.value(of: checked))
    }
}
