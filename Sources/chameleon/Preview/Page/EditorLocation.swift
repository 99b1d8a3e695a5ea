import CSSEngine
import NimbusChameleon

/// A location in a file of the watched folder, for a link that opens an editor.
struct EditorLocation: Codable, Hashable {
    /// The location as `file:line:column`, or the name of a file.
    let location: String
    /// The path in the watched folder. `nil` if it is unknown.
    let path: String?
    /// The line. 1-based.
    let line: Int?
    /// The column in UTF-16 code units. 1-based.
    let column: Int?

    /// - Parameter folder: The folder that the location's path is relative to.
    @MainActor init(_ location: SourceLocation, in folder: SheetFolder) {
        var location = location
        location.source = folder.watchedPath(location.source)
        self.init(location)
    }

    /// - Parameter location: A location whose path is relative to the watched folder.
    init(_ location: SourceLocation) {
        (path, line, column) = (location.source, location.line, location.column)
        self.location = location.description
    }

    /// - Parameter file: The path in the watched folder, or the name of a file.
    init(file: String) {
        (location, path, line, column) = (file, file, nil, nil)
    }

    /// - Parameter text: Any description of a location.
    init(unknown text: String) {
        (location, path, line, column) = (text, nil, nil, nil)
    }

    /// - Parameter text: A location in the form `file:line:column` with a path in the watched folder, or another
    ///   description of a location. Devices send it, so a path that leads out of the folder must not become a link.
    init(parsing text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
            let path = WatchedPath(parts.dropLast(2).joined(separator: ":"))
        else {
            self.init(unknown: text)
            return
        }
        self.init(SourceLocation(source: path.text, line: line, column: column))
    }
}
