import CSSEngine

/// The use of a watched file in an app.
enum ResourceKind: Sendable {
    /// A stylesheet, kept in memory.
    case sheet
    /// A strings file, read by the app from disk.
    case strings
    /// A JSON file, read by the app from disk.
    case json

    /// Creates the kind for a path, ignoring case. `nil` for files that a running app does not use, such as images.
    init?(_ path: WatchedPath) {
        let name = path.text.lowercased()
        if Dialect.isStylesheet(name) {
            self = .sheet
        } else if name.hasSuffix(Self.strings.suffix) {
            self = .strings
        } else if name.hasSuffix(Self.json.suffix) {
            self = .json
        } else {
            return nil
        }
    }

    /// The suffix of the names of received files. Stylesheets are never written to disk.
    var suffix: String {
        switch self {
        case .sheet: ".css"
        case .strings: ".strings"
        case .json: ".json"
        }
    }
}
