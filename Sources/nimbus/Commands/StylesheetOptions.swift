import ArgumentParser
import CSSEngine
import Foundation
import NimbusCSS

/// The stylesheets of a command, and the folder of their imports.
struct StylesheetOptions: ParsableArguments {
    @Option(
        help: "The folder that imports are relative to and cannot leave (default: the folder of the first stylesheet).")
    var prefix: String?

    @Argument(help: ArgumentHelp("Stylesheets. Later ones override earlier ones.", valueName: "stylesheets"))
    var paths: [String]

    func files() throws -> StylesheetFiles {
        var isFolder: ObjCBool = false
        if let prefix, !FileManager.default.fileExists(atPath: prefix, isDirectory: &isFolder) || !isFolder.boolValue {
            throw FileError(path: prefix, reason: "is not a folder")
        }
        return StylesheetFiles(paths, folder: prefix ?? StylesheetFolder.split(paths[0]).folder)
    }

    func load() throws -> [Stylesheet] {
        var files = try files()
        return try files.load()
    }
}
