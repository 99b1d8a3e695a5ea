import ArgumentParser
import CSSEngine
import Foundation
import NimbusCSS

/// The style sheets of a command, and where their imports are looked up.
struct SheetOptions: ParsableArguments {
    @Option(help: "The folder that imports are relative to and never leave (default: the first sheet's).")
    var prefix: String?

    @Argument(help: "Style sheets; later ones win over earlier ones.")
    var sheets: [String]

    func files() throws -> SheetFiles {
        var isFolder: ObjCBool = false
        if let prefix, !FileManager.default.fileExists(atPath: prefix, isDirectory: &isFolder) || !isFolder.boolValue {
            throw FileFailure(path: prefix, reason: "is not a folder")
        }
        return SheetFiles(sheets, folder: prefix ?? StylesheetFolder.split(sheets[0]).folder)
    }

    func load() throws -> [Stylesheet] {
        var files = try files()
        return try files.load()
    }
}
