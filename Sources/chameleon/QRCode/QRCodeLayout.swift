/// Places the patterns and codewords of a QR code.
struct QRCodeLayout {
    private let version: QRCodeVersion
    /// The finder, timing and alignment patterns, the version information and the codewords, without a mask.
    private var modules: QRCodeMatrix
    /// The modules that contain no codewords. A mask does not apply to them.
    private var reserved: QRCodeMatrix

    init(_ version: QRCodeVersion, _ codewords: [UInt8]) {
        self.version = version
        modules = QRCodeMatrix(size: version.size)
        reserved = QRCodeMatrix(size: version.size)
        placeTimingPatterns()
        placeFinderPatterns()
        placeAlignmentPatterns()
        placeVersionInformation()
        placeFormatInformation(0)
        placeCodewords(codewords)
    }

    /// Returns the modules with a mask and the format information that names the mask.
    func matrix(masked mask: QRCodeMask) -> QRCodeMatrix {
        var copy = self
        for y in 0..<version.size {
            for x in 0..<version.size where !reserved[x, y] && mask.inverts(x, y) { copy.modules[x, y].toggle() }
        }
        copy.placeFormatInformation(mask.formatInformation)
        return copy.modules
    }

    private mutating func place(_ isDark: Bool, _ x: Int, _ y: Int) {
        modules[x, y] = isDark
        reserved[x, y] = true
    }

    // MARK: Patterns

    private mutating func placeTimingPatterns() {
        for index in 0..<version.size {
            place(index % 2 == 0, index, 6)
            place(index % 2 == 0, 6, index)
        }
    }

    private mutating func placeFinderPatterns() {
        let last = version.size - 4
        for (x, y) in [(3, 3), (last, 3), (3, last)] { placeSquares(around: x, y, radius: 4) { $0 != 2 && $0 != 4 } }
    }

    private mutating func placeAlignmentPatterns() {
        let centers = version.alignmentCenters
        guard let first = centers.first, let last = centers.last else { return }
        let finders = [(first, first), (first, last), (last, first)]
        for y in centers {
            for x in centers where !finders.contains(where: { $0 == (x, y) }) {
                placeSquares(around: x, y, radius: 2) { $0 != 1 }
            }
        }
    }

    /// Places concentric squares, except for parts outside the code.
    /// - Parameter isDark: Returns whether the square at a distance from the centre is dark.
    private mutating func placeSquares(around x: Int, _ y: Int, radius: Int, isDark: (Int) -> Bool) {
        let code = 0..<version.size
        for dy in -radius...radius where code.contains(y + dy) {
            for dx in -radius...radius where code.contains(x + dx) {
                place(isDark(max(abs(dx), abs(dy))), x + dx, y + dy)
            }
        }
    }

    // MARK: Information

    private mutating func placeVersionInformation() {
        guard let information = version.information else { return }
        for bit in 0..<18 {
            let isDark = information >> bit & 1 == 1
            let (long, short) = (version.size - 11 + bit % 3, bit / 3)
            place(isDark, long, short)
            place(isDark, short, long)
        }
    }

    /// Places both copies of the 15 bits, and the module that is always dark.
    private mutating func placeFormatInformation(_ information: Int) {
        let size = version.size
        for bit in 0..<15 {
            let isDark = information >> bit & 1 == 1
            // Around the top left finder pattern, without the timing patterns.
            switch bit {
            case 0...5: place(isDark, 8, bit)
            case 6, 7: place(isDark, 8, bit + 1)
            case 8: place(isDark, 7, 8)
            default: place(isDark, 14 - bit, 8)
            }
            // Next to the two other finder patterns.
            if bit < 8 { place(isDark, size - 1 - bit, 8) } else { place(isDark, 8, size - 15 + bit) }
        }
        place(true, 8, size - 8)
    }

    // MARK: Codewords

    /// Places the bits in columns of two modules, from the right, alternately upwards and downwards. Remaining modules
    /// stay light.
    private mutating func placeCodewords(_ codewords: [UInt8]) {
        let size = version.size
        var bit = 0
        // No pair contains the vertical timing pattern.
        let pairs = Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]
        for (index, right) in pairs.enumerated() {
            for step in 0..<size {
                let y = index % 2 == 0 ? size - 1 - step : step
                for x in [right, right - 1] where !reserved[x, y] {
                    guard bit < 8 * codewords.count else { return }
                    modules[x, y] = codewords[bit / 8] << (bit % 8) & 0x80 != 0
                    bit += 1
                }
            }
        }
    }
}
