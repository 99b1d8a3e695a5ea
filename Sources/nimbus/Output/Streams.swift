import ArgumentParser
import CSSEngine
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

/// A file that could not be read or written.
struct FileFailure: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path.visible): \(reason)" }
}

enum InputFile {
    /// - Throws: where more than one of the files of a command is to be standard input.
    static func checkStandardInput(_ paths: [String]) throws {
        if paths.filter({ $0 == "-" }).count > 1 { throw ValidationError("only one file can be standard input") }
    }

    /// The bytes of a file, or of standard input for `-`.
    static func read(_ path: String) throws -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw FileFailure(path: path, reason: reason(path))
        }
    }

    /// Why a file cannot be read.
    private static func reason(_ path: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return "there is no such file"
        }
        return isFolder.boolValue ? "is a folder" : "cannot be read"
    }
}
