/// Gathers text and passes it on in large pieces: a write for each word costs more than making the words.
struct OutputBuffer {
    /// In bytes of UTF-8.
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

    /// Passes on what is left.
    mutating func flush() throws {
        try sink(text)
        text.removeAll(keepingCapacity: true)
    }
}
