import CSSEngine
import Foundation
import InterfaCSS
import NimbusCSS

/// The watched folder, or a folder inside it, whose stylesheets import each other by their paths relative to it.
@MainActor final class SheetFolder {
    /// The path in the watched folder; empty for the watched folder.
    let path: String
    /// The stylesheets by their paths relative to this folder.
    let overlay: StylesheetOverlay
    /// The files that each stylesheet imports itself.
    private var imports: [StylesheetPath: Set<String>] = [:]
    /// The stylesheets whose imports are not known yet.
    private var unread: Set<StylesheetPath> = []

    /// - Parameter folder: The path of the watched folder.
    init(_ path: String, in folder: String) {
        self.path = path
        overlay = StylesheetOverlay(pathPrefix: path.isEmpty ? folder : folder + "/" + path, isComplete: true)
    }

    /// Changes the stylesheets of this folder.
    /// - Parameter changes: The contents by their paths in the watched folder; `nil` for removed stylesheets.
    func change(_ changes: [(path: String, contents: Data?)]) {
        var own: [StylesheetPath: Data?] = [:]
        for (path, contents) in changes {
            guard let local = relativePath(path), let sheet = try? StylesheetPath(local) else { continue }
            own[sheet] = .some(contents)
            imports[sheet] = nil
            if contents == nil { unread.remove(sheet) } else { unread.insert(sheet) }
        }
        if !own.isEmpty { overlay.change(own) }
    }

    /// Returns the path relative to this folder. `nil` if the file is not in it.
    func relativePath(_ pathInWatchedFolder: String) -> String? {
        guard !path.isEmpty else { return pathInWatchedFolder }
        let prefix = path + "/"
        guard pathInWatchedFolder.utf8.starts(with: prefix.utf8) else { return nil }
        return String(decoding: pathInWatchedFolder.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    /// Returns the path in the watched folder.
    func watchedPath(_ relativePath: String) -> String { path.isEmpty ? relativePath : path + "/" + relativePath }

    func contains(_ relativePath: String) -> Bool {
        (try? StylesheetPath(relativePath)).map { overlay.contents(of: $0) != nil } ?? false
    }

    // MARK: Imports

    /// The stylesheets that no other one imports, sorted by path. Each file is parsed once for each version.
    var unimportedSheets: [String] {
        for sheet in unread { imports[sheet] = Self.imports(of: sheet, overlay.contents(of: sheet) ?? Data()) }
        unread = []
        let imported = imports.reduce(into: Set<String>()) { imported, sheet in
            imported.formUnion(sheet.value.subtracting([sheet.key.text]))
        }
        let roots = imports.keys.map(\.text).filter { !imported.contains($0) }
        // In an import cycle, each stylesheet is imported.
        return (roots.isEmpty ? imports.keys.map(\.text) : roots).sorted()
    }

    private static func imports(of sheet: StylesheetPath, _ contents: Data) -> Set<String> {
        var imports: Set<String> = []
        _ = Stylesheet(Source(name: sheet.text, data: contents), dialects: [.interfaCSS]) {
            url throws(Stylesheet.ImportError) in
            if let path = try? StylesheetPath(importing: url) { imports.insert(path.text) }
            throw Stylesheet.ImportError("only the names of imports are needed")
        }
        return imports
    }

    /// Whether all files that a stylesheet imports, directly or not, are in this folder.
    func hasAllImports(of sheet: String) -> Bool {
        let parser = NICSSParser(dialects: [.interfaCSS], overlay: overlay)
        _ = try? parser.parse(path: sheet, pathPrefix: overlay.pathPrefix)
        return parser.dependencies.allSatisfy(contains)
    }
}
