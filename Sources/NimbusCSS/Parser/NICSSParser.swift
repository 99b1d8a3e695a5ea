import CSSEngine
import Foundation

/// Parses stylesheets and their imports.
///
/// Parsing never fails. As CSS Syntax 3 requires, invalid rules and declarations are dropped, and ``diagnostics``
/// reports them. Only a file that cannot be read is an error. A parser is not thread-safe. Create one where you need
/// it.
public final class NICSSParser {
    /// The environment in which conditions are evaluated for the ``dictionary``.
    public let environment: CSS.Environment
    /// The result of the last parse. `nil` before the first parse, and if the file could not be read.
    public private(set) var stylesheet: Stylesheet?
    /// Whether the last parse found an error in the CSS, or its path was empty. False if the file was missing.
    public private(set) var didFailToParse = false
    /// The paths of the files imported by the last parse, including those that could not be read. Relative to the path
    /// prefix, without `.` and `..`.
    public private(set) var dependencies: Set<String> = []

    private let properties: PropertyTable
    private let dialect: Dialect?
    private let dialects: [Dialect]
    private let overlay: StylesheetOverlay?

    /// Creates a parser.
    /// - Parameters:
    ///   - environment: The environment in which conditions are evaluated for the ``dictionary``.
    ///   - properties: The property table used to parse declarations.
    ///   - dialect: The dialect of the stylesheets. By default, the dialect of their names. Files that a stylesheet imports
    ///     always have the dialect of their names.
    ///   - dialects: The dialects, other than CSS, that files can have by their names. With `.interfaCSS` of the module
    ///     `InterfaCSS`, `theme.iss` is a stylesheet of InterfaCSS.
    public convenience init(
        environment: CSS.Environment = CSS.Environment(), properties: PropertyTable = .standard,
        dialect: Dialect? = nil, dialects: [Dialect] = []
    ) {
        self.init(
            environment: environment, properties: properties, dialect: dialect, dialects: dialects, overlay: nil)
    }

    /// - Parameter overlay: Contents that replace those of files in the path prefix.
    package init(
        environment: CSS.Environment = CSS.Environment(), properties: PropertyTable = .standard,
        dialect: Dialect? = nil, dialects: [Dialect] = [], overlay: StylesheetOverlay?
    ) {
        self.environment = environment
        self.properties = properties
        self.dialect = dialect
        self.dialects = dialects
        self.overlay = overlay
    }

    /// The errors and warnings in the stylesheet parsed last and in its imports, file by file.
    public var diagnostics: [Diagnostic] { stylesheet?.diagnostics ?? [] }

    // MARK: Parsing

    /// Parses a file with its imports.
    /// - Parameters:
    ///   - path: The path of the file, relative to `pathPrefix`. Without a prefix, any path.
    ///   - pathPrefix: The folder that imports are relative to and cannot leave. By default, the folder of the file.
    ///   - delegate: An object that can redirect files.
    /// - Throws: An error if the file cannot be read. An import that cannot be read is a diagnostic instead.
    @discardableResult
    public func parse(
        path: String, pathPrefix: String? = nil, delegate: (any NICSSParserDelegate)? = nil
    ) throws(NIFileError) -> Stylesheet {
        stylesheet = nil
        dependencies = []
        didFailToParse = path.isEmpty
        let (folder, name) = pathPrefix.map { ($0, path) } ?? StylesheetFolder.split(path)
        do throws(NIFileError.Reason) {
            let stylesheetPath = try StylesheetPath(name)
            let file = try file(at: stylesheetPath, delegate)
            let data =
                pathPrefix == nil && file == stylesheetPath
                ? try StylesheetFolder.contents(ofFileAt: path)
                : try StylesheetFolder(folder, overlay: overlay).contents(of: file)
            return parse(Source(name: stylesheetPath.text, data: data), pathPrefix: folder, delegate)
        } catch {
            throw NIFileError(path: path, reason: error)
        }
    }

    /// Parses UTF-8 data with its imports.
    /// - Parameters:
    ///   - data: The stylesheet.
    ///   - name: The file name used in source locations.
    ///   - pathPrefix: The folder that imports are relative to and cannot leave. By default, nothing can be imported.
    ///   - delegate: An object that can redirect imported files.
    @discardableResult
    public func parse(
        data: Data, name: String = "stylesheet.css", pathPrefix: String? = nil,
        delegate: (any NICSSParserDelegate)? = nil
    ) -> Stylesheet {
        parse(Source(name: name, data: data), pathPrefix: pathPrefix, delegate)
    }

    /// Parses a string with its imports. See ``parse(data:name:pathPrefix:delegate:)`` for the parameters.
    @discardableResult
    public func parse(
        text: String, name: String = "stylesheet.css", pathPrefix: String? = nil,
        delegate: (any NICSSParserDelegate)? = nil
    ) -> Stylesheet {
        parse(Source(name: name, text: text), pathPrefix: pathPrefix, delegate)
    }

    private func parse(
        _ source: Source, pathPrefix: String?, _ delegate: (any NICSSParserDelegate)?
    ) -> Stylesheet {
        let folder = pathPrefix.map { StylesheetFolder($0, overlay: overlay) }
        var imported: Set<StylesheetPath> = []
        let parsed = Stylesheet(source, dialect: dialect, dialects: dialects, properties: properties) {
            url throws(Stylesheet.ImportError) in
            guard let folder else { throw Stylesheet.ImportError("there is no folder to import from") }
            do throws(NIFileError.Reason) {
                let path = try StylesheetPath(importing: url)
                imported.insert(path)
                return Source(name: path.text, data: try folder.contents(of: file(at: path, delegate)))
            } catch {
                throw Stylesheet.ImportError(error, importing: url)
            }
        }
        stylesheet = parsed
        // In an import cycle, a stylesheet does not depend on itself.
        if let path = try? StylesheetPath(source.name) { imported.remove(path) }
        dependencies = Set(imported.map(\.text))
        didFailToParse = parsed.diagnostics.contains { $0.severity == .error }
        return parsed
    }

    /// Returns the path of the file from which a stylesheet is read.
    private func file(
        at path: StylesheetPath, _ delegate: (any NICSSParserDelegate)?
    ) throws(NIFileError.Reason) -> StylesheetPath {
        guard let redirected = delegate?.cssParser(self, pathFromPath: path.text) else { return path }
        return try StylesheetPath(redirected)
    }
}

/// Redirects the files that a parser reads.
public protocol NICSSParserDelegate: AnyObject {
    /// Returns the path to read instead of `path`, or `nil` to read `path` itself.
    ///
    /// The parser calls it for the stylesheet and for each import, on the thread that parses. Source locations and
    /// dependencies keep the original paths.
    /// - Parameters:
    ///   - parser: The parser that reads the file.
    ///   - path: A path relative to the path prefix, without `.` and `..`.
    /// - Returns: A path relative to the path prefix. It must not leave the prefix.
    func cssParser(_ parser: NICSSParser, pathFromPath path: String) -> String?
}
