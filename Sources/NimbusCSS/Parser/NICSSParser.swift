import CSSEngine
import Foundation

/// Reads style sheets and what they import.
///
/// Parsing itself never fails: what is wrong in a sheet is left out, as CSS Syntax 3 says, and told in
/// ``diagnostics``. Only a file that cannot be read is an error. Not thread-safe; make one where it is needed.
public final class NICSSParser {
    /// The device that conditions of the ``dictionary`` are asked of.
    public let environment: Environment
    /// What the last parse read; nil before the first one and where its file could not be read.
    public private(set) var stylesheet: Stylesheet?
    /// Whether the last parse came upon an error, or was given no path. A file that is not there is none.
    public private(set) var didFailToParse = false
    /// The names of the files that the last parse was told to import, those that cannot be read included: relative to
    /// the path prefix, without `.` and `..`.
    public private(set) var dependencies: Set<String> = []

    private let properties: PropertyTable
    private let overlay: StylesheetOverlay?

    /// - Parameters:
    ///   - environment: decides which rules of `@media` the dictionary holds.
    ///   - properties: those that values are read with.
    public convenience init(environment: Environment = Environment(), properties: PropertyTable = .standard) {
        self.init(environment: environment, properties: properties, overlay: nil)
    }

    /// - Parameter overlay: what counts in place of the files below a path prefix.
    package init(
        environment: Environment = Environment(), properties: PropertyTable = .standard, overlay: StylesheetOverlay?
    ) {
        self.environment = environment
        self.properties = properties
        self.overlay = overlay
    }

    /// What is wrong in the sheet parsed last and in those that it imports, file by file.
    public var diagnostics: [Diagnostic] { stylesheet?.diagnostics ?? [] }

    // MARK: Parsing

    /// Parses a file with its imports.
    /// - Parameters:
    ///   - path: relative to `pathPrefix`; without one, any path.
    ///   - pathPrefix: the folder that imports are relative to and never leave; nil for that of the file.
    ///   - delegate: asked for other places of the files.
    /// - Throws: where the file itself cannot be read. An import that cannot be is a diagnostic.
    @discardableResult
    public func parse(
        path: String, pathPrefix: String? = nil, delegate: (any NICSSParserDelegate)? = nil
    ) throws(NIFileError) -> Stylesheet {
        stylesheet = nil
        dependencies = []
        didFailToParse = path.isEmpty
        let (folder, name) = pathPrefix.map { ($0, path) } ?? StylesheetFolder.split(path)
        do throws(NIFileError.Reason) {
            let sheet = try StylesheetPath(name)
            let file = try file(of: sheet, delegate)
            let data =
                pathPrefix == nil && file == sheet
                ? try StylesheetFolder.contents(ofFileAt: path)
                : try StylesheetFolder(folder, overlay: overlay).contents(of: file)
            return parse(Source(name: sheet.text, data: data), pathPrefix: folder, delegate)
        } catch {
            throw NIFileError(path: path, reason: error)
        }
    }

    /// Parses bytes, which are UTF-8.
    /// - Parameters:
    ///   - name: stands in front of places in the text.
    ///   - pathPrefix: the folder that imports are relative to and never leave; nil where there are none.
    @discardableResult
    public func parse(
        data: Data, name: String = "stylesheet.css", pathPrefix: String? = nil,
        delegate: (any NICSSParserDelegate)? = nil
    ) -> Stylesheet {
        parse(Source(name: name, data: data), pathPrefix: pathPrefix, delegate)
    }

    /// Parses a text; see ``parse(data:name:pathPrefix:delegate:)``.
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
        let parsed = Stylesheet(source, properties: properties) { url throws(Stylesheet.Unreadable) in
            guard let folder else { throw Stylesheet.Unreadable("there is no folder to import from") }
            do throws(NIFileError.Reason) {
                let sheet = try StylesheetPath(importing: url)
                imported.insert(sheet)
                return Source(name: sheet.text, data: try folder.contents(of: file(of: sheet, delegate)))
            } catch {
                throw Stylesheet.Unreadable(error, importing: url)
            }
        }
        stylesheet = parsed
        // A circle does not make a sheet its own dependency.
        if let sheet = try? StylesheetPath(source.name) { imported.remove(sheet) }
        dependencies = Set(imported.map(\.text))
        didFailToParse = parsed.diagnostics.contains { $0.severity == .error }
        return parsed
    }

    /// The file that a sheet is read from.
    private func file(
        of sheet: StylesheetPath, _ delegate: (any NICSSParserDelegate)?
    ) throws(NIFileError.Reason) -> StylesheetPath {
        guard let path = delegate?.cssParser(self, pathFromPath: sheet.text) else { return sheet }
        return try StylesheetPath(path)
    }
}
