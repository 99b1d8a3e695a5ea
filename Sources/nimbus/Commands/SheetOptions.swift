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

    func load() throws -> [Stylesheet] {
        var isFolder: ObjCBool = false
        if let prefix, !FileManager.default.fileExists(atPath: prefix, isDirectory: &isFolder) || !isFolder.boolValue {
            throw FileFailure(path: prefix, reason: "is not a folder")
        }
        let folder = prefix ?? SheetFolder.split(sheets[0]).folder
        return try sheets.map { path in
            Stylesheet(Source(name: path, data: try InputFile.read(path))) { url throws(Stylesheet.Unreadable) in
                try Self.source(importing: url, from: folder)
            }
        }
    }

    /// The text of an import, named by its path under the folder.
    private static func source(importing url: String, from folder: String) throws(Stylesheet.Unreadable) -> Source {
        do throws(NIFileError.Reason) {
            let sheet = try SheetPath(importing: url)
            let name = folder.isEmpty ? sheet.text : (folder as NSString).appendingPathComponent(sheet.text)
            return Source(name: name, data: try SheetFolder(folder).contents(of: sheet))
        } catch {
            throw Stylesheet.Unreadable(error, importing: url)
        }
    }
}
