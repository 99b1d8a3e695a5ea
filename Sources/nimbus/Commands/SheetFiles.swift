import CSSEngine
import Foundation
import NimbusCSS

/// The style sheets of a command with what they import. Each text is read once, and can be replaced by another one.
struct SheetFiles {
    private let paths: [String]
    /// What imports are relative to.
    private let folder: String
    private var texts: [String: Source] = [:]

    init(_ paths: [String], folder: String) {
        self.paths = paths
        self.folder = folder
    }

    /// Has a text stand in the place of that of the same name.
    mutating func replace(with text: Source) {
        texts[text.name] = text
    }

    mutating func load() throws -> [Stylesheet] {
        var stylesheets: [Stylesheet] = []
        for path in paths {
            let text = try texts[path] ?? Source(name: path, data: try InputFile.read(path))
            texts[path] = text
            stylesheets.append(Stylesheet(text) { url throws(Stylesheet.Unreadable) in try imported(url) })
        }
        return stylesheets
    }

    /// The text of an import, named by its path under the folder.
    private mutating func imported(_ url: String) throws(Stylesheet.Unreadable) -> Source {
        do throws(NIFileError.Reason) {
            let sheet = try StylesheetPath(importing: url)
            let name = folder.isEmpty ? sheet.text : (folder as NSString).appendingPathComponent(sheet.text)
            if let known = texts[name] { return known }
            let text = Source(name: name, data: try StylesheetFolder(folder).contents(of: sheet))
            texts[name] = text
            return text
        } catch {
            throw Stylesheet.Unreadable(error, importing: url)
        }
    }
}
