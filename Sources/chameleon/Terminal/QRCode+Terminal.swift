extension QRCode {
    /// The width of the light margin, in modules, that ISO/IEC 18004 demands.
    private static let quietZone = 4

    /// The number of columns of `terminalLines`.
    var columns: Int { size + 2 * Self.quietZone }

    /// The code with its quiet zone, with two rows of modules in each line of text.
    var terminalLines: [String] {
        let side = -Self.quietZone..<size + Self.quietZone
        return stride(from: side.lowerBound, to: side.upperBound, by: 2).map { y in
            side.map { x in
                switch (self[x, y], self[x, y + 1]) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }.joined().styled(.blackOnWhite)
        }
    }
}
