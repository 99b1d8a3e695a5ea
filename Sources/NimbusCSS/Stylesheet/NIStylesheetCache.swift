import CSSEngine
import Foundation

/// The stylesheets of an app in memory, by their paths under one folder. Safe to use from any thread.
///
/// Every part of an app that asks for a path gets the same object, so that all of them hear when it changes.
public final class NIStylesheetCache: Sendable {
    /// The folder of the sheets: paths and imports are relative to it and never leave it.
    public var pathPrefix: String { overlay.pathPrefix }

    /// What counts in place of the files.
    package let overlay: StylesheetOverlay

    private let properties: PropertyTable
    private let stylesheets = Locked<[StylesheetPath: NIStylesheet]>([:])

    /// - Parameters:
    ///   - pathPrefix: the folder of the sheets.
    ///   - properties: those that values are read with.
    public init(pathPrefix: String, properties: PropertyTable = .standard) {
        overlay = StylesheetOverlay(pathPrefix: pathPrefix)
        self.properties = properties
    }

    /// The stylesheet of a path, the same object each time.
    ///
    /// A file that cannot be read leaves nothing behind: the next call tries again.
    /// - Parameters:
    ///   - path: relative to the ``pathPrefix``, such as `root/root.css`.
    ///   - loadFromDisk: whether to load it where it is not loaded yet; otherwise it may be without rules.
    /// - Throws: where the file cannot be read.
    public func stylesheet(
        withPath path: String, loadFromDisk: Bool = true
    ) throws(NIFileError) -> NIStylesheet {
        let key = try key(path)
        let known = stylesheets.withLock { $0[key] }
        if let known, known.isLoaded || !loadFromDisk { return known }
        let stylesheet = known ?? makeStylesheet()
        guard loadFromDisk else { return keep(stylesheet, key) }
        var version = overlay.version
        // Loaded before anybody sees it, and without the lock: others need not wait for a disk.
        try stylesheet.load(fromPath: key.text, pathPrefix: pathPrefix)
        let kept = keep(stylesheet, key)
        // Whoever has changed the overlay meanwhile may not have found the stylesheet here.
        while overlay.version != version {
            version = overlay.version
            try? kept.reload()
        }
        return kept
    }

    private func makeStylesheet() -> NIStylesheet {
        NIStylesheet(Stylesheet("", properties: properties), properties: properties, overlay: overlay)
    }

    /// The stylesheet that everybody gets: this one, unless somebody was faster.
    private func keep(_ stylesheet: NIStylesheet, _ key: StylesheetPath) -> NIStylesheet {
        stylesheets.withLock { stylesheets in
            let winner = stylesheets[key] ?? stylesheet
            stylesheets[key] = winner
            return winner
        }
    }

    /// The stylesheet of a path where the cache has it.
    public func cachedStylesheet(withPath path: String) -> NIStylesheet? {
        guard let key = try? key(path) else { return nil }
        return stylesheets.withLock { $0[key] }
    }

    /// The stylesheets that have been loaded, by their paths.
    package var loadedStylesheets: [StylesheetPath: NIStylesheet] {
        stylesheets.withLock { $0.filter(\.value.isLoaded) }
    }

    /// Forgets all stylesheets, for want of memory. Those in use elsewhere go on as they are.
    public func removeAll() {
        stylesheets.withLock { $0.removeAll() }
    }

    private func key(_ path: String) throws(NIFileError) -> StylesheetPath {
        do throws(NIFileError.Reason) {
            return try StylesheetPath(path)
        } catch {
            throw NIFileError(path: path, reason: error)
        }
    }
}

extension NIStylesheetCache {
    /// The name that ``stylesheet(withPath:loadFromDisk:)`` was announced under in 2011.
    @available(*, deprecated, renamed: "stylesheet(withPath:)")
    public func stylesheet(forFilename filename: String) throws(NIFileError) -> NIStylesheet {
        try stylesheet(withPath: filename)
    }
}
