import Foundation

/// Writes to a file descriptor.
struct OutputStream {
    private let handle: FileHandle
    private let name: String

    /// - Parameter name: how people call it.
    init(_ handle: FileHandle, name: String) {
        self.handle = handle
        self.name = name
    }

    func write(_ text: String) throws {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            throw FileFailure(path: name, reason: "cannot be written")
        }
    }

    /// Writes pieces as they are made, with few and large writes.
    func write(_ pieces: some Sequence<String>) throws {
        var buffer = OutputBuffer(to: write)
        for piece in pieces { try buffer.append(piece) }
        try buffer.flush()
    }

    /// Writes one JSON value and a line end.
    func writeJSON(_ value: some JSONWritable) throws { try JSONWriter.write(value, to: write) }

    /// Whether a person is likely to look at it in colour.
    var hasColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["NO_COLOR"]?.isEmpty == false { return false }
        return isatty(handle.fileDescriptor) == 1 && environment["TERM"] != "dumb"
    }
}

let standardOutput = OutputStream(FileHandle.standardOutput, name: "standard output")
let standardError = OutputStream(FileHandle.standardError, name: "standard error")
