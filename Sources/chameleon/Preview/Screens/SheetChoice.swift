import CSSEngine

/// The stylesheets of a screen, and the folder that their imports are relative to.
struct SheetChoice {
    let folder: SheetFolder
    /// The paths relative to the folder, in the order of the cascade.
    let paths: [String]
    /// Whether the stylesheets have the name of the view tree, or are named by the user.
    private let isNamed: Bool

    /// Whether the folder has no stylesheets any more.
    @MainActor private var isGone: Bool { !paths.isEmpty && folder.unimportedSheets.isEmpty }

    /// Whether a new stylesheet may be chosen in addition.
    var isOpen: Bool { !isNamed }

    /// Chooses the stylesheets that the user has named, by their paths in the watched folder.
    @MainActor init(named paths: [String], in files: ServedFiles) {
        self.init(folder: files.sheetFolder(""), paths: paths, isNamed: true)
    }

    /// Chooses stylesheets by their paths relative to a folder.
    init(_ paths: [String], in folder: SheetFolder) { self.init(folder: folder, paths: paths, isNamed: true) }

    /// Chooses the stylesheets of a view tree: those with its name, in its folder or in a folder around it, or else all
    /// that no other stylesheet imports.
    ///
    /// A stylesheet that was chosen stays chosen when its file is removed, so that its absence is an error.
    /// - Parameters:
    ///   - tree: The path of the view tree in the watched folder.
    ///   - previous: The last choice for the same tree.
    @MainActor init(forTree tree: String, previous: SheetChoice?, in files: ServedFiles) {
        let folders = Self.folders(around: tree)
        if let named = Self.named(tree.fileStem, in: folders, files) {
            self = named
        } else if let previous, previous.isNamed || previous.isGone {
            self = previous
        } else {
            let choices = folders.lazy.map { folder in
                let folder = files.sheetFolder(folder)
                return SheetChoice(folder: folder, paths: folder.unimportedSheets, isNamed: false)
            }
            self =
                choices.first { !$0.paths.isEmpty }
                ?? SheetChoice(folder: files.sheetFolder(""), paths: [], isNamed: false)
        }
    }

    private init(folder: SheetFolder, paths: [String], isNamed: Bool) {
        (self.folder, self.paths, self.isNamed) = (folder, paths, isNamed)
    }

    /// Returns the folder of a file and the folders around it, the innermost first.
    private static func folders(around file: String) -> [String] {
        let names = file.split(separator: "/").dropLast()
        return (0...names.count).reversed().map { names.prefix($0).joined(separator: "/") }
    }

    @MainActor private static func named(_ name: String, in folders: [String], _ files: ServedFiles) -> SheetChoice? {
        for folder in folders {
            let sheets = Dialect.fileExtensions.map { name + $0 }.filter { files.sheetFolder(folder).contains($0) }
            guard !sheets.isEmpty else { continue }
            let paths = sheets.map { files.sheetFolder(folder).watchedPath($0) }
            // Imports are relative to the folder of the app's stylesheets, which can be a folder around this one.
            let choices = folders.compactMap { root -> SheetChoice? in
                let root = files.sheetFolder(root)
                let local = paths.compactMap(root.relativePath)
                return local.count == paths.count ? SheetChoice(folder: root, paths: local, isNamed: true) : nil
            }
            return choices.first { choice in choice.paths.allSatisfy(choice.folder.hasAllImports) } ?? choices.first
        }
        return nil
    }
}
