import Foundation

/// Writes to a file descriptor.
struct OutputStream {
    private let handle: FileHandle
    private let name: String

    /// - Parameter name: The display name of the stream.
    init(_ handle: FileHandle, name: String) {
        self.handle = handle
        self.name = name
    }

    func write(_ text: String) throws {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            throw FileError(path: name, reason: "cannot be written")
        }
    }

    /// Writes a sequence of strings with few system calls.
    func write(_ pieces: some Sequence<String>) throws {
        var buffer = OutputBuffer(to: write)
        for piece in pieces { try buffer.append(piece) }
        try buffer.flush()
    }

    /// Writes one JSON value and a newline.
    func writeJSON(_ value: some JSONWritable) throws { try JSONWriter.write(value, to: write) }

    /// Whether the output is a terminal that shows colours.
    var hasColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["NO_COLOR"]?.isEmpty == false { return false }
        return isatty(handle.fileDescriptor) == 1 && environment["TERM"] != "dumb"
    }
}

let standardOutput = OutputStream(FileHandle.standardOutput, name: "standard output")
let standardError = OutputStream(FileHandle.standardError, name: "standard error")

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
