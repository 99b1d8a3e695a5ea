import ArgumentParser
import CSSEngine
import Foundation
import HeadlessScreen

/// The properties and pseudo-classes that an app declares in addition to the standard ones.
struct AppPropertyOptions: ParsableArguments {
    @Option(
        name: .customLong("properties"),
        help: ArgumentHelp(
            "The JSON file with the app's own properties and pseudo-classes, as in nimbus properties --format vscode "
                + "(default: the files *.css-data.json beside the stylesheets).",
            valueName: "file"))
    var paths: [String] = []

    /// Returns the standard properties and those of the files of the option. Without the option, those of the files beside
    /// some stylesheets.
    /// - Parameters:
    ///   - stylesheets: The paths of the stylesheets.
    ///   - folder: The outermost folder that is searched; `nil` for the folder of each stylesheet.
    /// - Throws: `FileError` if a file cannot be read or is not JSON. `ValidationError` if its contents are invalid.
    func table(beside stylesheets: [String], in folder: String? = nil) throws -> PropertyTable {
        try table(orOf: AppPropertyFile.paths(beside: stylesheets, in: folder))
    }

    /// Returns the standard properties and those of the files of the option. Without the option, those of some other files.
    func table(orOf found: [String]) throws -> PropertyTable {
        do throws(AppPropertyError) {
            return try AppPropertyFile.table(
                of: try (paths.isEmpty ? found : paths).map { path throws(AppPropertyError) in
                    try AppPropertyFile(try Self.contents(of: path), path: path)
                },
                areFound: paths.isEmpty)
        } catch {
            switch error.kind {
            case .unreadable: throw FileError(path: error.path, reason: error.reason)
            case .invalid:
                throw ValidationError("\(paths.isEmpty ? "" : "--properties: ")\(error)".escapedForTerminal)
            }
        }
    }

    private static func contents(of path: String) throws(AppPropertyError) -> Data {
        do {
            return try InputFile.read(path)
        } catch {
            let reason = (error as? FileError)?.reason ?? "cannot be read"
            throw AppPropertyError(path: path, reason: reason, .unreadable)
        }
    }
}
