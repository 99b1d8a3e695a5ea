import CSSEngine
import Foundation

/// A style sheet of an app: loaded from a file with what it imports, loaded again when the file changes.
///
/// The rules are an immutable ``snapshot``, which a load swaps as a whole. A load that fails changes nothing, so that
/// the last good rules stay. Load on any thread; ``NIStylesheetDidChangeNotification`` tells that rules have changed.
public final class NIStylesheet: Sendable {
    /// Those that values are read with.
    public let properties: PropertyTable

    private let overlay: StylesheetOverlay?
    private let state: Locked<State>
    private let identity = Identity()

    /// Which stylesheet some rules are of; it is not held for that.
    private final class Identity: Sendable {}

    private struct State: Sendable {
        /// Without the sheets that were added.
        var loaded: LoadedStylesheet
        var added: [Addition] = []
        var snapshot: Stylesheet
        var lastLoadBegun = 0
    }

    /// The rules that another stylesheet had of its own when it was added, or when one that it was added to was.
    private struct Addition: Sendable {
        var origin: Identity
        var rules: Stylesheet
    }

    /// A stylesheet without rules.
    /// - Parameter properties: those that values are read with.
    public convenience init(properties: PropertyTable = .standard) {
        self.init(Stylesheet("", properties: properties), properties: properties)
    }

    /// A stylesheet of rules that are there already.
    /// - Parameter overlay: what counts in place of the files of its folder.
    package init(_ snapshot: Stylesheet, properties: PropertyTable = .standard, overlay: StylesheetOverlay? = nil) {
        self.properties = properties
        self.overlay = overlay
        state = Locked(State(loaded: LoadedStylesheet(stylesheet: snapshot), snapshot: snapshot))
    }

    /// A stylesheet from a file, whose imports are relative to the file's folder.
    /// - Throws: where the file cannot be read.
    public convenience init(filePath: String, properties: PropertyTable = .standard) throws(NIFileError) {
        self.init(properties: properties)
        try load(fromPath: filePath)
    }

    // MARK: What it holds

    /// The rules as they are now, for a `StyleEngine`.
    public var snapshot: Stylesheet { state.withLock { $0.snapshot } }

    /// What is wrong in the files as they were loaded last.
    public var diagnostics: [Diagnostic] { snapshot.diagnostics }

    /// The names of the files that its file imports, directly or not, those that cannot be read included: relative to
    /// the path prefix, without `.` and `..`.
    public var dependencies: Set<String> { state.withLock { $0.loaded.dependencies } }

    /// Whether a load has come to its end.
    public var isLoaded: Bool { state.withLock { $0.loaded.number > 0 } }

    /// What was loaded last, without the sheets that were added.
    package var loaded: LoadedStylesheet { state.withLock { $0.loaded } }

    // MARK: Loading

    /// Replaces the rules by those of a file and of what it imports. Sheets that were added stay.
    /// - Parameters:
    ///   - path: relative to `pathPrefix`; without one, any path.
    ///   - pathPrefix: the folder that imports are relative to and never leave; nil for that of the file.
    ///   - delegate: asked for other places of the files.
    /// - Throws: where the file itself cannot be read: then everything stays as it was.
    public func load(
        fromPath path: String, pathPrefix: String? = nil, delegate: (any NICSSParserDelegate)? = nil
    ) throws(NIFileError) {
        use(try read(LoadedStylesheet.File(path: path, pathPrefix: pathPrefix), delegate: delegate))
    }

    /// Replaces the rules by those of a text and of what it imports. Sheets that were added stay.
    /// - Parameters:
    ///   - name: stands in front of places in the text.
    ///   - pathPrefix: the folder that imports are relative to and never leave; nil where there are none.
    public func load(text: String, name: String = "stylesheet.css", pathPrefix: String? = nil) {
        let number = begin()
        let parser = NICSSParser(properties: properties)
        let stylesheet = parser.parse(text: text, name: name, pathPrefix: pathPrefix)
        use(LoadedStylesheet(stylesheet: stylesheet, dependencies: parser.dependencies, number: number))
    }

    /// Loads the file that was loaded last again; does nothing where there is none.
    /// - Throws: where the file cannot be read: then the last good rules stay.
    public func reload(delegate: (any NICSSParserDelegate)? = nil) throws(NIFileError) {
        guard let file = loaded.file else { return }
        use(try read(file, delegate: delegate))
    }

    /// Reads a file and what it imports, and leaves the rules as they are.
    /// - Throws: where the file itself cannot be read.
    package func read(
        _ file: LoadedStylesheet.File, delegate: (any NICSSParserDelegate)? = nil
    ) throws(NIFileError) -> LoadedStylesheet {
        let number = begin()
        let parser = NICSSParser(
            properties: properties, overlay: file.pathPrefix == overlay?.pathPrefix ? overlay : nil)
        let stylesheet = try parser.parse(path: file.path, pathPrefix: file.pathPrefix, delegate: delegate)
        return LoadedStylesheet(file: file, stylesheet: stylesheet, dependencies: parser.dependencies, number: number)
    }

    /// Replaces the rules by those that were read; does nothing where a read that began later is in use already.
    package func use(_ load: LoadedStylesheet) {
        change { state in
            guard load.number > state.loaded.number else { return }
            state.loaded = load
        }
    }

    /// Puts the rules that another stylesheet has now behind those of this one. Later changes of it count only when it
    /// is added again.
    ///
    /// No stylesheet is in it twice: one that is added again, by itself or as part of another one, moves to the end with
    /// the rules that come with it. Added to itself, it stays as it is.
    /// - Parameter other: read with the same properties.
    public func add(_ other: NIStylesheet) {
        let additions = other.ownRulesAndAdditions.filter { $0.origin !== identity }
        change { state in
            state.added.removeAll { known in additions.contains { $0.origin === known.origin } }
            state.added += additions
        }
    }

    private var ownRulesAndAdditions: [Addition] {
        state.withLock { [Addition(origin: identity, rules: $0.loaded.stylesheet)] + $0.added }
    }

    // MARK: Changing

    private func begin() -> Int {
        state.withLock { state in
            state.lastLoadBegun += 1
            return state.lastLoadBegun
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let hasChanged = state.withLock { state in
            body(&state)
            let snapshot = state.added.reduce(state.loaded.stylesheet) { $0.followed(by: $1.rules) }
            let hasSameText = snapshot.hasSameText(as: state.snapshot)
            // The same rules stay the same object, which is quick to compare.
            if !hasSameText || !snapshot.hasSameImportProblems(as: state.snapshot) { state.snapshot = snapshot }
            return !hasSameText
        }
        guard hasChanged else { return }
        NotificationCenter.default.post(name: NIStylesheetDidChangeNotification, object: self)
    }
}
