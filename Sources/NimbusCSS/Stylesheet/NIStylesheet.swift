import CSSEngine
import Foundation

/// A stylesheet that is loaded from a file with its imports, and can be reloaded when the file changes.
///
/// ```swift
/// let stylesheet = try NIStylesheet(filePath: path)
/// for diagnostic in stylesheet.diagnostics { print(diagnostic.location, diagnostic.severity) }
/// ```
///
/// The rules are an immutable ``snapshot``, which each load replaces. A failed load keeps the current rules. You can
/// load on any thread. The stylesheet posts ``NIStylesheetDidChangeNotification`` when its rules have changed.
public final class NIStylesheet: Sendable {
    /// The property table used to parse declarations.
    public let properties: PropertyTable
    /// The dialect of the stylesheet. `nil` for the dialect of the name of each file that is loaded.
    public let dialect: Dialect?
    /// The dialects that files can have by their names, in addition to CSS.
    public let dialects: [Dialect]

    /// Returns the errors and warnings of a stylesheet that was read, for example those of values that a library above this
    /// one rejects. By default, those of the parser. Called on any thread.
    package typealias Diagnose = @Sendable (Stylesheet) -> [Diagnostic]

    private let overlay: StylesheetOverlay?
    private let diagnose: Diagnose
    private let state: Locked<State>
    private let identity = Identity()

    /// Identifies a stylesheet without retaining it.
    private final class Identity: Sendable {}

    private struct State: Sendable {
        /// The rules from the file, without the added stylesheets.
        var loaded: LoadedStylesheet
        var added: [AddedStylesheet] = []
        var scope: NIStylesheetScope?

        /// The rules from the file, in their scope.
        var scopedRules: Stylesheet { loaded.stylesheet.scoped(to: scope?.scope) }
        var snapshot: Stylesheet
        var latestLoadNumber = 0
    }

    /// The rules of an added stylesheet, at the time when it was added, without the stylesheets added to it.
    private struct AddedStylesheet: Sendable {
        var identity: Identity
        var rules: Stylesheet
        /// Whether the rules follow those of all stylesheets that are not last, whenever these are added.
        var isLast = false
    }

    /// Creates a stylesheet without rules.
    ///
    /// ```swift
    /// let stylesheet = NIStylesheet(dialect: .interfaCSS)
    /// stylesheet.load(text: "@gap: 8; label { cornerRadius: @gap / 2; }")
    /// ```
    /// - Parameters:
    ///   - dialect: The dialect of the stylesheet. By default, the dialect of the name of each file that is loaded.
    ///   - dialects: The dialects, other than CSS, that files can have by their names. With `.interfaCSS` of the module
    ///     `InterfaCSS`, files whose names end with `.iss` are stylesheets of InterfaCSS.
    ///   - properties: The property table used to parse declarations.
    public convenience init(
        dialect: Dialect? = nil, dialects: [Dialect] = [], properties: PropertyTable = .standard
    ) {
        self.init(
            Stylesheet("", properties: properties), dialect: dialect, dialects: dialects, properties: properties)
    }

    /// Creates a stylesheet with existing rules.
    /// - Parameters:
    ///   - overlay: Contents that replace those of files in the stylesheet's folder.
    ///   - diagnose: See ``Diagnose``.
    package init(
        _ snapshot: Stylesheet, dialect: Dialect? = nil, dialects: [Dialect] = [],
        properties: PropertyTable = .standard,
        overlay: StylesheetOverlay? = nil, diagnose: @escaping Diagnose = \.diagnostics
    ) {
        self.dialect = dialect
        self.dialects = dialects + [dialect].compactMap { $0 }
        self.properties = properties
        self.overlay = overlay
        self.diagnose = diagnose
        state = Locked(
            State(loaded: LoadedStylesheet(stylesheet: snapshot, diagnostics: snapshot.diagnostics), snapshot: snapshot)
        )
    }

    /// Creates a stylesheet from a file. Imports are relative to the file's folder.
    /// - Parameters:
    ///   - filePath: The path of the file.
    ///   - dialect: The dialect of the stylesheet. By default, the dialect of the file's name.
    ///   - dialects: The dialects, other than CSS, that files can have by their names.
    ///   - properties: The property table used to parse declarations.
    /// - Throws: An error if the file cannot be read.
    public convenience init(
        filePath: String, dialect: Dialect? = nil, dialects: [Dialect] = [], properties: PropertyTable = .standard
    ) throws(NIFileError) {
        self.init(dialect: dialect, dialects: dialects, properties: properties)
        try load(fromPath: filePath)
    }

    // MARK: Contents

    /// The current rules, for use with a `StyleEngine`.
    public var snapshot: Stylesheet { state.withLock { $0.snapshot } }

    /// The views that the rules apply to. `nil` for all views, which is the default.
    ///
    /// A new scope styles only the views that the rules match, or have matched. It applies to the rules of all later loads,
    /// but not to the rules of added stylesheets, which have the scopes of their stylesheets.
    public var scope: NIStylesheetScope? {
        get { state.withLock { $0.scope } }
        set { change { $0.scope = newValue } }
    }

    /// The errors and warnings in the files that were loaded last.
    public var diagnostics: [Diagnostic] { snapshot.diagnostics }

    /// The paths of all files imported directly or indirectly, including those that could not be read. Relative to the
    /// path prefix, without `.` and `..`.
    public var dependencies: Set<String> { state.withLock { $0.loaded.dependencies } }

    /// Whether the stylesheet has been loaded at least once.
    public var isLoaded: Bool { state.withLock { $0.loaded.number > 0 } }

    /// The result of the last load, without the added stylesheets.
    package var loaded: LoadedStylesheet { state.withLock { $0.loaded } }

    // MARK: Loading

    /// Loads a file and its imports. Replaces the rules of the last load and keeps added stylesheets.
    /// - Parameters:
    ///   - path: The path of the file, relative to `pathPrefix`. Without a prefix, any path.
    ///   - pathPrefix: The folder that imports are relative to and cannot leave. A relative path is looked up among the
    ///     resources of `bundle` first. By default, the folder of the file.
    ///   - bundle: The bundle that may contain the folder.
    ///   - delegate: An object that can redirect files.
    /// - Throws: An error if the file cannot be read. The current rules then stay.
    public func load(
        fromPath path: String, pathPrefix: String? = nil, bundle: Bundle = .main,
        delegate: (any NICSSParserDelegate)? = nil
    ) throws(NIFileError) {
        let folder = pathPrefix.map(bundle.stylesheetFolder)
        commit(try read(LoadedStylesheet.File(path: path, pathPrefix: folder), delegate: delegate))
    }

    /// Loads a string and its imports. Replaces the rules of the last load and keeps added stylesheets.
    /// - Parameters:
    ///   - text: The stylesheet.
    ///   - name: The file name used in source locations.
    ///   - pathPrefix: The folder that imports are relative to and cannot leave. A relative path is looked up among the
    ///     resources of `bundle` first. By default, nothing can be imported.
    ///   - bundle: The bundle that may contain the folder.
    public func load(
        text: String, name: String = "stylesheet.css", pathPrefix: String? = nil, bundle: Bundle = .main
    ) {
        commit(read(text: text, name: name, pathPrefix: pathPrefix.map(bundle.stylesheetFolder)))
    }

    /// Reads a string and its imports without changing the rules. Pass the result to ``commit(_:)``.
    package func read(text: String, name: String, pathPrefix: String?) -> LoadedStylesheet {
        let number = beginLoad()
        let parser = NICSSParser(properties: properties, dialect: dialect, dialects: dialects)
        let stylesheet = parser.parse(text: text, name: name, pathPrefix: pathPrefix)
        return LoadedStylesheet(
            stylesheet: stylesheet, diagnostics: diagnose(stylesheet), dependencies: parser.dependencies, number: number
        )
    }

    /// Loads the last file again. Does nothing if no file was loaded.
    /// - Parameter delegate: An object that can redirect files.
    /// - Throws: An error if the file cannot be read. The current rules then stay.
    public func reload(delegate: (any NICSSParserDelegate)? = nil) throws(NIFileError) {
        guard let file = loaded.file else { return }
        commit(try read(file, delegate: delegate))
    }

    /// Reads a file and its imports without changing the rules. Pass the result to ``commit(_:)``.
    /// - Throws: An error if the file cannot be read.
    package func read(
        _ file: LoadedStylesheet.File, delegate: (any NICSSParserDelegate)? = nil
    ) throws(NIFileError) -> LoadedStylesheet {
        let number = beginLoad()
        let parser = NICSSParser(
            properties: properties, dialect: dialect, dialects: dialects,
            overlay: file.pathPrefix == overlay?.pathPrefix ? overlay : nil)
        let stylesheet = try parser.parse(path: file.path, pathPrefix: file.pathPrefix, delegate: delegate)
        return LoadedStylesheet(
            file: file, stylesheet: stylesheet, diagnostics: diagnose(stylesheet), dependencies: parser.dependencies,
            number: number)
    }

    /// Replaces the rules of the last load. Does nothing if a load that began later was committed before.
    package func commit(_ load: LoadedStylesheet) {
        change { state in
            guard load.number > state.loaded.number else { return }
            state.loaded = load
        }
    }

    /// Appends the current rules of another stylesheet, including those that were added to it. Later changes of the
    /// other stylesheet have no effect until you add it again.
    ///
    /// A stylesheet that is added again moves to the end with its current rules. Adding a stylesheet to itself has no
    /// effect.
    /// - Parameter other: A stylesheet with the same property table.
    public func add(_ other: NIStylesheet) {
        let additions = other.ownRulesAndAdditions.filter { $0.identity !== identity }
        change { state in
            state.added.removeAll { old in additions.contains { $0.identity === old.identity } }
            state.added += additions
        }
    }

    /// Appends the current rules of another stylesheet, or replaces its rules where they are.
    /// - Parameters:
    ///   - other: A stylesheet with the same property table. Stylesheets that were added to it are left out.
    ///   - isLast: Whether the rules follow those of all stylesheets that are not last.
    package func addOrReplace(_ other: NIStylesheet, isLast: Bool) {
        let rules = other.state.withLock { $0.scopedRules }
        change { state in
            if let index = state.added.firstIndex(where: { $0.identity === other.identity }) {
                state.added[index].rules = rules
                state.added[index].isLast = isLast
            } else {
                state.added.append(AddedStylesheet(identity: other.identity, rules: rules, isLast: isLast))
            }
        }
    }

    /// Removes the rules of a stylesheet that was added.
    package func remove(_ other: NIStylesheet) {
        change { state in state.added.removeAll { $0.identity === other.identity } }
    }

    private var ownRulesAndAdditions: [AddedStylesheet] {
        state.withLock { [AddedStylesheet(identity: identity, rules: $0.scopedRules)] + $0.added }
    }

    // MARK: Changing

    private func beginLoad() -> Int {
        state.withLock { state in
            state.latestLoadNumber += 1
            return state.latestLoadNumber
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let hasChanged = state.withLock { state in
            body(&state)
            let added = state.added.filter { !$0.isLast } + state.added.filter(\.isLast)
            let snapshot = added.reduce(state.scopedRules) { $0.appending($1.rules) }
            let hasSameText = snapshot.hasSameText(as: state.snapshot)
            // Keeps the object if the rules are the same, because identical objects are fast to compare.
            if !hasSameText || !snapshot.hasSameImportProblems(as: state.snapshot) { state.snapshot = snapshot }
            return !hasSameText
        }
        guard hasChanged else { return }
        NotificationCenter.default.post(name: NIStylesheetDidChangeNotification, object: self)
    }
}
