/// Collects text and writes it in large pieces, because a system call for each piece would dominate the run time.
struct OutputBuffer {
    /// The size of a write, in bytes.
    private static let size = 1 << 16

    private let sink: (String) throws -> Void
    private var text = ""

    init(to sink: @escaping (String) throws -> Void) {
        self.sink = sink
    }

    mutating func append(_ piece: String) throws {
        text += piece
        if text.utf8.count >= Self.size { try flush() }
    }

    /// Writes the remaining text.
    mutating func flush() throws {
        try sink(text)
        text.removeAll(keepingCapacity: true)
    }
}
