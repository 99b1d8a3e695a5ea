import CSSEngine
import Foundation
import NimbusCSS

/// The style sheets that `lint` looks at.
struct LintFiles {
    private let paths: [String]
    private let prefix: String?

    /// - Parameters:
    ///   - paths: of files and folders.
    ///   - prefix: what imports are relative to; nil for each sheet's own folder.
    init(_ paths: [String], prefix: String?) throws {
        if let prefix, !Self.isFolder(prefix) { throw FileFailure(path: prefix, reason: "is not a folder") }
        self.paths = try paths.flatMap { path in
            Self.isFolder(path) ? try Self.sheets(in: path) : [path]
        }
        self.prefix = prefix
    }

    /// Those that no other one imports, each with its imports: what is imported is looked at there, where its own
    /// imports are found.
    func load() throws -> [Stylesheet] {
        var isKnown: Set<String> = []
        // However a file is spelt, it is one file.
        let names = paths.filter { isKnown.insert(Self.standardized($0)).inserted }
        let sheets = try names.map { name in
            var files = SheetFiles([name], folder: prefix ?? StylesheetFolder.split(name).folder)
            return try files.load()[0]
        }
        return sheets.indices.filter { index in
            !sheets.indices.contains { other in
                // Of sheets that import one another the first one stays.
                other != index && sheets[other].dependencies.contains(names[index])
                    && !(other > index && sheets[index].dependencies.contains(names[other]))
            }
        }.map { sheets[$0] }
    }

    private static func standardized(_ path: String) -> String {
        path == "-" ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The sheets at any depth, in the order of their paths; what is hidden is left out.
    private static func sheets(in folder: String) throws -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else {
            throw FileFailure(path: folder, reason: "cannot be read")
        }
        var sheets: [String] = []
        while let name = names.nextObject() as? String {
            let isHidden = (name as NSString).lastPathComponent.hasPrefix(".")
            if isHidden { names.skipDescendants() }
            if !isHidden, name.hasSuffix(".css") { sheets.append((folder as NSString).appendingPathComponent(name)) }
        }
        guard !sheets.isEmpty else { throw FileFailure(path: folder, reason: "has no style sheets in it") }
        return sheets.sorted()
    }
}
