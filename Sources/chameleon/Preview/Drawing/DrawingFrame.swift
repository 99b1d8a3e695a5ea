import Foundation

/// The messages between the server and a drawing process: a status byte, the size of the body in eight bytes, and the body.
struct DrawingFrame {
    /// The kind of a message.
    enum Status: UInt8 {
        /// A task, or the result of a task.
        case whole = 0
        /// A result after which the process ends.
        case last = 100
    }

    /// The kind, or the raw value of a `DrawingProblem`.
    let status: UInt8
    let body: Data

    /// Reads a message. `nil` at the end of the input.
    static func read(from descriptor: Int32) -> DrawingFrame? {
        guard let head = bytes(9, from: descriptor) else { return nil }
        let size = head.dropFirst().reduce(0) { $0 << 8 | UInt64($1) }
        guard size <= 1 << 32, let body = bytes(Int(size), from: descriptor) else { return nil }
        return DrawingFrame(status: head[0], body: body)
    }

    /// Writes the message.
    /// - Returns: Whether the reader is still there.
    @discardableResult
    func write(to descriptor: Int32) -> Bool {
        let size = (0..<8).reversed().map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
        return Self.write(Data([status] + size) + body, to: descriptor)
    }

    private static func bytes(_ count: Int, from descriptor: Int32) -> Data? {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let offset = filled
            let size = data.withUnsafeMutableBytes { buffer in
                Foundation.read(descriptor, buffer.baseAddress?.advanced(by: offset), count - offset)
            }
            if size < 0, errno == EINTR { continue }
            guard size > 0 else { return nil }
            filled += size
        }
        return data
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        var written = 0
        while written < data.count {
            let offset = written
            let size = data.withUnsafeBytes { buffer in
                Foundation.write(descriptor, buffer.baseAddress?.advanced(by: offset), data.count - offset)
            }
            if size < 0, errno == EINTR { continue }
            guard size > 0 else { return false }
            written += size
        }
        return true
    }
}
