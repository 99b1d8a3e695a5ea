import ArgumentParser
import Foundation

/// What a command reads: a file, or standard input.
enum InputFile {
    /// - Throws: where more than one of the files of a command is to be standard input.
    static func checkStandardInput(_ paths: [String]) throws {
        if paths.filter({ $0 == "-" }).count > 1 { throw ValidationError("only one file can be standard input") }
    }

    /// The bytes of a file, or of standard input for `-`.
    static func read(_ path: String) throws -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            // Unlike `Data(contentsOf:)`, a handle reads pipes too.
            guard let file = FileHandle(forReadingAtPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
            defer { try? file.close() }
            return try file.readToEnd() ?? Data()
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
