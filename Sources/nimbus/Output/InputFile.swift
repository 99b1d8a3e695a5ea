import ArgumentParser
import CSSEngine
import Foundation

/// Reads the input of a command from a file or from standard input.
enum InputFile {
    /// Checks the files of a command.
    /// - Throws: `ValidationError` if more than one file is standard input.
    static func checkStandardInput(_ paths: [String]) throws {
        if paths.filter({ $0 == "-" }).count > 1 { throw ValidationError("only one file can be standard input") }
    }

    /// The maximum size in bytes. Without it, a device such as `/dev/zero` would fill the memory.
    private static let sizeLimit = 1 << 30

    /// Returns the contents of a file, or of standard input for `-`.
    /// - Throws: `FileError` if the file cannot be read, or is larger than 1 GiB.
    static func read(_ path: String) throws -> Data {
        do {
            if path == "-" { return try read(.standardInput, path) }
            // Unlike `Data(contentsOf:)`, a file handle can read named pipes.
            guard let file = FileHandle(forReadingAtPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
            defer { try? file.close() }
            return try read(file, path)
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(path: path, reason: reason(path))
        }
    }

    private static func read(_ file: FileHandle, _ path: String) throws -> Data {
        func check(_ size: Int) throws {
            if size > sizeLimit { throw FileError(path: path, reason: "is larger than 1 GiB") }
        }
        var status = stat()
        if fstat(file.fileDescriptor, &status) == 0 { try check(Int(status.st_size)) }
        var data = Data()
        while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
            data += part
            try check(data.count)
        }
        return data
    }

    /// Whether two paths lead to the same file.
    static func isSame(_ path: String, _ other: String) -> Bool {
        var (status, otherStatus) = (stat(), stat())
        guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
        return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
    }

    /// Returns the reason why a file cannot be read.
    private static func reason(_ path: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return "there is no such file"
        }
        return isFolder.boolValue ? "is a folder" : "cannot be read"
    }
}

/// The error thrown when a file cannot be read or written.
struct FileError: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path.escapedForTerminal): \(reason)" }
}
