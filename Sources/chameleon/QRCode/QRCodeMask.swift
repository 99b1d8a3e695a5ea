/// A mask, which inverts modules so that a QR code has no large areas of one colour.
struct QRCodeMask: Hashable {
    static let all = conditions.indices.map(QRCodeMask.init)

    /// The conditions under which the masks invert a module, with its column and row.
    private static let conditions: [@Sendable (Int, Int) -> Bool] = [
        { x, y in (x + y) % 2 == 0 },
        { _, y in y % 2 == 0 },
        { x, _ in x % 3 == 0 },
        { x, y in (x + y) % 3 == 0 },
        { x, y in (x / 3 + y / 2) % 2 == 0 },
        { x, y in x * y % 2 + x * y % 3 == 0 },
        { x, y in (x * y % 2 + x * y % 3) % 2 == 0 },
        { x, y in ((x + y) % 2 + x * y % 3) % 2 == 0 },
    ]

    /// The number of the mask in ISO/IEC 18004, from 0 to 7.
    let reference: Int

    /// Whether the mask inverts a module.
    func inverts(_ x: Int, _ y: Int) -> Bool { Self.conditions[reference](x, y) }

    /// The 15 bits of the format information: error correction level L and the mask.
    var formatInformation: Int {
        let levelL = 0b01
        return BCHCode(generator: 0x537, degree: 10).encode(levelL << 3 | reference) ^ 0x5412
    }
}
