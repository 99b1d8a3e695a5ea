import CSSEngine
import Foundation
import HeadlessScreen
import NimbusCSS
import NimbusViews

/// The stylesheets that `lint` checks.
struct LintFiles {
    private let paths: [String]
    private let prefix: String?
    private let dialect: Dialect?
    /// The properties that the stylesheets are parsed with.
    let properties: PropertyTable
    /// The paths of the view trees in folders.
    let trees: [String]

    /// Finds the stylesheets in folders.
    /// - Parameters:
    ///   - paths: Paths of files and folders.
    ///   - prefix: The folder that imports are relative to. By default, the folder of each stylesheet.
    ///   - dialect: The dialect of the stylesheets; `nil` if the name of each decides.
    ///   - appProperties: The properties of the app.
    init(_ paths: [String], prefix: String?, dialect: Dialect?, appProperties: AppPropertyOptions) throws {
        if let prefix, !Self.isFolder(prefix) { throw FileError(path: prefix, reason: "is not a folder") }
        var all: [String] = []
        var propertyFiles: [String] = []
        var trees: [String] = []
        var visited: Set<String> = []
        for path in paths {
            let isFolder = Self.isFolder(path)
            if !isFolder { try Self.checkName(path) }
            let files = isFolder ? try Self.files(in: path) : []
            let found = isFolder ? files.filter(Dialect.isStylesheet) : [path]
            let foundTrees = files.filter(Self.isViewTree)
            if isFolder, found.isEmpty, foundTrees.isEmpty {
                throw FileError(path: path, reason: "contains no stylesheets")
            }
            all += found
            trees += foundTrees.filter { visited.insert(Self.standardized($0)).inserted }
            propertyFiles += AppPropertyFile.paths(beside: found, in: prefix ?? (isFolder ? path : nil))
        }
        self.paths = all
        self.trees = trees
        self.prefix = prefix
        self.dialect = dialect
        properties = try appProperties.table(orOf: propertyFiles)
    }

    /// Throws an error for a file whose name is not that of a stylesheet, but of view data.
    private static func checkName(_ path: String) throws {
        let isViewData = [".json", ".xml"].contains { path.lowercased().hasSuffix($0) }
        if isViewData { throw FileError(path: path, reason: "is not a stylesheet; pass view data with --view") }
    }

    /// Loads the stylesheets with their imports. Leaves out those that another one imports, because they are checked
    /// there.
    func load() throws -> [Stylesheet] {
        var visited: Set<String> = []
        // Different paths can lead to the same file.
        let names = paths.filter { visited.insert(Self.standardized($0)).inserted }
        let stylesheets = try names.map { name in
            var files = StylesheetFiles(
                [name], folder: prefix ?? StylesheetFolder.split(name).folder, dialect: dialect,
                properties: properties)
            return try files.load()[0]
        }
        return stylesheets.indices.filter { index in
            !stylesheets.indices.contains { other in
                // Keeps the first of several stylesheets that import each other.
                other != index && stylesheets[other].dependencies.contains(names[index])
                    && !(other > index && stylesheets[index].dependencies.contains(names[other]))
            }
        }.map { stylesheets[$0] }
    }

    /// Returns the names of the stylesheets whose views are in view trees: those with the name of a tree, and what they import.
    /// For a tree without such a stylesheet, those in a folder around it.
    func stylesheetsOfTrees(_ stylesheets: [Stylesheet]) -> Set<String> {
        var unnamed = Set(trees.map(Self.stem))
        var names: Set<String> = []
        func add(_ stylesheet: Stylesheet, _ isOfTree: (String) -> Bool) {
            var isChosen: [Bool] = []
            for part in stylesheet.parts {
                let isImported = part.importer >= 0 && isChosen[part.importer]
                isChosen.append(isImported || isOfTree(part.sheet.source.name))
                if isChosen.last == true { names.insert(part.sheet.source.name) }
            }
        }
        let stems = unnamed
        for stylesheet in stylesheets {
            add(stylesheet) { name in
                unnamed.remove(Self.stem(name))
                return stems.contains(Self.stem(name))
            }
        }
        for stylesheet in stylesheets {
            add(stylesheet) { name in
                let folder = (Self.standardized(name) as NSString).deletingLastPathComponent + "/"
                return unnamed.contains { $0.hasPrefix(folder) }
            }
        }
        return names
    }

    /// Returns the path of a file without its extension.
    private static func stem(_ path: String) -> String { (standardized(path) as NSString).deletingPathExtension }

    private static func standardized(_ path: String) -> String {
        path == "-" ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the paths of all regular files in a folder and its subfolders, sorted. Skips hidden files and folders.
    private static func files(in folder: String) throws -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else {
            throw FileError(path: folder, reason: "cannot be read")
        }
        var paths: [String] = []
        while let name = names.nextObject() as? String {
            let isHidden = (name as NSString).lastPathComponent.hasPrefix(".")
            if isHidden { names.skipDescendants() }
            let path = (folder as NSString).appendingPathComponent(name)
            if !isHidden, RegularFile.exists(path) { paths.append(path) }
        }
        return paths.sorted()
    }

    /// Whether a file describes views: JSON whose first object has a class of views.
    private static func isViewTree(_ path: String) -> Bool {
        guard path.lowercased().hasSuffix(".json"), !path.lowercased().hasSuffix(AppPropertyFile.fileExtension),
            let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            attributes[.size] as? Int ?? .max <= sizeLimit, let data = try? InputFile.read(path)
        else { return false }
        return ViewTree.viewClass(in: data).map { ["UI", "NI"].contains($0.prefix(2)) } == true
    }

    /// The maximum size of view data, in bytes.
    private static let sizeLimit = 16 << 20
}
