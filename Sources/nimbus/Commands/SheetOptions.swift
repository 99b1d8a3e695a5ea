import ArgumentParser
import CSSEngine
import Foundation

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
        let imports = ImportFolder(prefix ?? Self.folder(of: sheets[0]))
        return try sheets.map { path in
            Stylesheet(Source(name: path, data: try InputFile.read(path))) { url throws(Stylesheet.Unreadable) in
                try imports.source(url)
            }
        }
    }
}

extension SheetOptions {
    /// What stands before the last slash of a path.
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

/// A folder that imports come from. They never leave it.
struct ImportFolder {
    private let root: String
    private let resolvedRoot: String

    init(_ root: String) {
        self.root = root
        resolvedRoot = URL(fileURLWithPath: root.isEmpty ? "." : root).resolvingSymlinksInPath().path
    }

    /// The text of an import, named by its path under the folder.
    func source(_ url: String) throws(Stylesheet.Unreadable) -> Source {
        let components = url.split(separator: "/", omittingEmptySubsequences: false)
        guard !url.isEmpty, !url.hasPrefix("/"), !url.contains(":"), !url.contains("\\"), !url.contains("\0") else {
            throw Stylesheet.Unreadable("imports are paths relative to the folder of the sheets")
        }
        guard !components.contains("..") else {
            throw Stylesheet.Unreadable("imports do not leave the folder of the sheets")
        }
        let name = components.filter { $0 != "." && !$0.isEmpty }.joined(separator: "/")
        let path = root.isEmpty ? name : (root as NSString).appendingPathComponent(name)
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard resolved == resolvedRoot || resolved.hasPrefix(resolvedRoot == "/" ? "/" : resolvedRoot + "/") else {
            throw Stylesheet.Unreadable("imports do not leave the folder of the sheets")
        }
        // Asked first: to open a pipe would wait for whoever writes to it.
        let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
        switch attributes?[.type] as? FileAttributeType {
        case .typeRegular?: break
        case .typeDirectory?: throw Stylesheet.Unreadable("“\(url)” is a folder")
        case nil: throw Stylesheet.Unreadable("there is no such file")
        default: throw Stylesheet.Unreadable("“\(url)” is not a regular file")
        }
        guard let data = FileManager.default.contents(atPath: resolved) else {
            throw Stylesheet.Unreadable("“\(url)” cannot be read")
        }
        return Source(name: path, data: data)
    }
}
