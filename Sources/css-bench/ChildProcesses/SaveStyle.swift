import Foundation

/// The way in which a program saves an existing file.
enum SaveStyle: CaseIterable {
    case inPlace
    /// Truncates the file, then writes its two halves separately.
    case inPieces
    /// Writes a new file and renames it.
    case renameOver
    /// Renames the old file, writes the new one and deletes the old one.
    case backup
    case deleteAndCreate

    var name: String {
        switch self {
        case .inPlace: "in place"
        case .inPieces: "in pieces"
        case .renameOver: "rename over"
        case .backup: "backup, rename"
        case .deleteAndCreate: "delete, create"
        }
    }

    /// Saves a file.
    /// - Returns: The time of `MonotonicClock` at which the file was complete.
    @discardableResult
    func save(_ text: String, to file: URL) throws -> UInt64 {
        let path = file.path
        let bytes = Array(text.utf8)
        switch self {
        case .inPlace: return try Self.write([bytes], to: path)
        case .inPieces:
            let half = bytes.count / 2
            return try Self.write([Array(bytes[..<half]), Array(bytes[half...])], to: path)
        case .renameOver:
            try Self.write([bytes], to: path + ".tmp")
            try Self.check(rename(path + ".tmp", path))
            return MonotonicClock.nanoseconds()
        case .backup:
            try Self.check(rename(path, path + "~"))
            let moment = try Self.write([bytes], to: path)
            try Self.check(unlink(path + "~"))
            return moment
        case .deleteAndCreate:
            try Self.check(unlink(path))
            return try Self.write([bytes], to: path)
        }
    }

    @discardableResult
    private static func write(_ pieces: [[UInt8]], to path: String) throws -> UInt64 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        try check(descriptor)
        for (index, piece) in pieces.enumerated() {
            // Long enough that a server that reads too early sees half a file.
            if index > 0 { usleep(3000) }
            try check(Int32(clamping: Foundation.write(descriptor, piece, piece.count)))
        }
        try check(close(descriptor))
        return MonotonicClock.nanoseconds()
    }

    private static func check(_ result: Int32) throws {
        guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}
