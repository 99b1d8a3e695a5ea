/// Splits received bytes into lines.
struct LineBuffer {
    private var bytes: [UInt8] = []
    private var start = 0

    mutating func append(_ more: some Sequence<UInt8>) {
        bytes.removeFirst(start)
        start = 0
        bytes += more
    }

    /// Removes and returns the next line, without its line feed. `nil` if no line is complete.
    mutating func next() -> String? {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { start = end + 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
