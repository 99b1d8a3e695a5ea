/// A binary code that protects the format and version information: the data, followed by the remainder of its division
/// by a polynomial.
struct BCHCode {
    /// The bits are the coefficients of the polynomial.
    let generator: Int
    let degree: Int

    func encode(_ data: Int) -> Int {
        var remainder = data << degree
        while let shift = Self.degree(of: remainder).map({ $0 - degree }), shift >= 0 {
            remainder ^= generator << shift
        }
        return data << degree | remainder
    }

    private static func degree(of value: Int) -> Int? {
        value == 0 ? nil : Int.bitWidth - 1 - value.leadingZeroBitCount
    }
}
