/// The error correction code of QR codes, over the field GF(2⁸) with the polynomial x⁸ + x⁴ + x³ + x² + 1.
struct ReedSolomon {
    /// The coefficients of the generator polynomial, highest power first. The leading coefficient, which is 1, is left
    /// out.
    private let generator: [UInt8]

    /// - Parameter count: The number of error correction codewords of a block.
    init(errorCodewords count: Int) {
        var generator: [UInt8] = []
        var root: UInt8 = 1
        for _ in 0..<count {
            // Multiplies the polynomial by (x + root).
            let shifted = generator + [0]
            let scaled = [root] + generator.map { Self.product($0, root) }
            generator = zip(shifted, scaled).map { $0 ^ $1 }
            root = Self.product(root, 2)
        }
        self.generator = generator
    }

    /// Returns the error correction codewords of a block: the remainder of its division by the generator polynomial.
    func errorCodewords(of data: [UInt8]) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in remainder.indices { remainder[index] ^= Self.product(generator[index], factor) }
        }
        return remainder
    }

    /// Returns the product of two elements of the field.
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var product: UInt8 = 0
        for bit in (0..<8).reversed() {
            let overflows = product & 0x80 != 0
            product <<= 1
            if overflows { product ^= 0x1D }
            if b >> UInt8(bit) & 1 == 1 { product ^= a }
        }
        return product
    }
}
