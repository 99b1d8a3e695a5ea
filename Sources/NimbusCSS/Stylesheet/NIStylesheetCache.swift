import CSSEngine
import Foundation

/// Keeps the stylesheets of a folder in memory, each loaded once. Safe to use from any thread.
///
/// ```swift
/// let cache = NIStylesheetCache(pathPrefix: folder)
/// let stylesheet = try cache.stylesheet(withPath: "root/root.css")
/// ```
///
/// All callers that request a path receive the same object. When the stylesheet changes, all of them are notified.
public final class NIStylesheetCache: Sendable {
    /// The folder of the stylesheets: an absolute path if the folder is in a bundle. Paths and imports are relative to the
    /// folder and cannot leave it.
    public var pathPrefix: String { overlay.pathPrefix }

    /// Contents that replace those of files in the folder.
    package let overlay: StylesheetOverlay

    private let properties: PropertyTable
    private let dialects: [Dialect]
    private let diagnose: NIStylesheet.Diagnose
    private let stylesheets = Locked<[StylesheetPath: NIStylesheet]>([:])

    /// Creates an empty cache.
    ///
    /// An app's stylesheets are usually in a folder of its bundle. `NIStylesheetCache(pathPrefix: "css")` finds the folder
    /// `css` among the resources of the main bundle. A relative path that is not there is relative to the current
    /// directory. So is a path that starts with a dot, such as `./css`, or that is empty.
    /// - Parameters:
    ///   - pathPrefix: The folder of the stylesheets: an absolute path, or a path relative to the resources of `bundle`.
    ///   - bundle: The bundle that may contain the folder.
    ///   - properties: The property table used to parse declarations.
    ///   - dialects: The dialects, other than CSS, that files can have by their names. With `.interfaCSS` of the module
    ///     `InterfaCSS`, files whose names end with `.iss` are stylesheets of InterfaCSS.
    public convenience init(
        pathPrefix: String, bundle: Bundle = .main, properties: PropertyTable = .standard, dialects: [Dialect] = []
    ) {
        self.init(
            pathPrefix: pathPrefix, bundle: bundle, properties: properties, dialects: dialects,
            diagnose: \.diagnostics)
    }

    /// - Parameter diagnose: Returns the errors and warnings of each stylesheet that is read, for live reload.
    package init(
        pathPrefix: String, bundle: Bundle, properties: PropertyTable, dialects: [Dialect] = [],
        diagnose: @escaping NIStylesheet.Diagnose
    ) {
        overlay = StylesheetOverlay(pathPrefix: bundle.stylesheetFolder(forPathPrefix: pathPrefix))
        self.properties = properties
        self.dialects = dialects
        self.diagnose = diagnose
    }

    /// Returns the stylesheet of a path, the same object for each call.
    ///
    /// If the file cannot be read, nothing is cached, and the next call tries again.
    /// - Parameters:
    ///   - path: A path relative to ``pathPrefix``, such as `root/root.css`.
    ///   - loadFromDisk: Whether to load the stylesheet if it is not loaded yet. If false, the stylesheet may have no
    ///     rules.
    /// - Throws: An error if the file cannot be read.
    public func stylesheet(
        withPath path: String, loadFromDisk: Bool = true
    ) throws(NIFileError) -> NIStylesheet {
        let key = try key(path)
        let cached = stylesheets.withLock { $0[key] }
        if let cached, cached.isLoaded || !loadFromDisk { return cached }
        let stylesheet = cached ?? makeStylesheet()
        guard loadFromDisk else { return insert(stylesheet, key) }
        var version = overlay.version
        // Loads before other threads can see the stylesheet, and without the lock, so that they do not wait for the
        // disk.
        try stylesheet.load(fromPath: key.text, pathPrefix: pathPrefix)
        let inserted = insert(stylesheet, key)
        // A thread that changed the overlay meanwhile may not have found the stylesheet in the cache.
        while overlay.version != version {
            version = overlay.version
            try? inserted.reload()
        }
        return inserted
    }

    private func makeStylesheet() -> NIStylesheet {
        NIStylesheet(
            Stylesheet("", properties: properties), dialects: dialects, properties: properties, overlay: overlay,
            diagnose: diagnose)
    }

    /// Adds a stylesheet, unless another thread has added one for the same path. Returns the one in the cache.
    private func insert(_ stylesheet: NIStylesheet, _ key: StylesheetPath) -> NIStylesheet {
        stylesheets.withLock { stylesheets in
            let inserted = stylesheets[key] ?? stylesheet
            stylesheets[key] = inserted
            return inserted
        }
    }

    /// Returns the stylesheet of a path if it is in the cache.
    public func cachedStylesheet(withPath path: String) -> NIStylesheet? {
        guard let key = try? key(path) else { return nil }
        return stylesheets.withLock { $0[key] }
    }

    /// The loaded stylesheets by path.
    package var loadedStylesheets: [StylesheetPath: NIStylesheet] {
        stylesheets.withLock { $0.filter(\.value.isLoaded) }
    }

    /// Removes all stylesheets from the cache, for example after a memory warning. Stylesheets in use elsewhere stay
    /// valid.
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
    /// Calls ``stylesheet(withPath:loadFromDisk:)``, which has this name in the announcement of Nimbus in 2011.
    @available(*, deprecated, renamed: "stylesheet(withPath:)")
    public func stylesheet(forFilename filename: String) throws(NIFileError) -> NIStylesheet {
        try stylesheet(withPath: filename)
    }
}
