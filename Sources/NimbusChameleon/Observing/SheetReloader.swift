import NimbusCSS

/// Reads a cache's stylesheets again when their files have changed.
struct SheetReloader: Sendable {
    private let cache: NIStylesheetCache
    private let keepsLastGoodRules: Bool
    /// The new imports of stylesheets that keep the rules of an earlier version.
    private var newDependencies: [StylesheetPath: Set<String>] = [:]

    init(_ cache: NIStylesheetCache, keepsLastGoodRules: Bool) {
        self.cache = cache
        self.keepsLastGoodRules = keepsLastGoodRules
    }

    /// Reads all loaded stylesheets that are or import one of the files, sorted by path.
    mutating func reloads(of files: Set<StylesheetPath>) -> [SheetReload] {
        guard !files.isEmpty else { return [] }
        return cache.loadedStylesheets.sorted { $0.key.text < $1.key.text }.compactMap { path, stylesheet in
            let file = LoadedStylesheet.File(path: path.text, pathPrefix: cache.pathPrefix)
            let loaded = stylesheet.loaded
            // The app may have loaded a different file into a stylesheet of the cache.
            guard loaded.file == file, concerns(files, path, loaded) else { return nil }
            return reload(stylesheet, file, path, instead: loaded)
        }
    }

    private func concerns(_ files: Set<StylesheetPath>, _ path: StylesheetPath, _ loaded: LoadedStylesheet) -> Bool {
        let dependencies = loaded.dependencies.union(newDependencies[path] ?? [])
        return files.contains(path) || files.contains { dependencies.contains($0.text) }
    }

    private mutating func reload(
        _ stylesheet: NIStylesheet, _ file: LoadedStylesheet.File, _ path: StylesheetPath,
        instead loaded: LoadedStylesheet
    ) -> SheetReload {
        do throws(NIFileError) {
            let load = try stylesheet.read(file)
            let isUsed =
                !keepsLastGoodRules || ErrorSet(load.diagnostics).isSubset(of: ErrorSet(loaded.diagnostics))
            newDependencies[path] = isUsed ? nil : load.dependencies
            return SheetReload(path: path, stylesheet: stylesheet, outcome: .success(load), isUsed: isUsed)
        } catch {
            return SheetReload(path: path, stylesheet: stylesheet, outcome: .failure(error), isUsed: false)
        }
    }
}
