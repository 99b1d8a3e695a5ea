import CSSEngine

/// What an app does with a watched file.
enum ResourceKind: Sendable {
    /// A style sheet, which counts in memory.
    case sheet
    /// Texts, which the app reads from a file.
    case strings
    /// Whatever the app builds of it, read from a file.
    case json

    /// Nil for files that mean nothing to an app that runs, such as images. Capital letters mean nothing.
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

    /// How the name of a file ends that is written for the app. Of style sheets there are none.
    var suffix: String {
        switch self {
        case .sheet: ".css"
        case .strings: ".strings"
        case .json: ".json"
        }
    }
}
