import CSSEngine
import Testing

/// A change, and how many views the restyle visits and changes.
struct VisitCase: CustomTestStringConvertible, Sendable {
    var title: String
    var sheet: String
    var visited: Int
    var changed: Int
    var edit: @Sendable (VisitScene) -> Void

    init(
        _ title: String, _ sheet: String, visited: Int, changed: Int, _ edit: @escaping @Sendable (VisitScene) -> Void
    ) {
        self.title = title
        self.sheet = sheet
        self.visited = visited
        self.changed = changed
        self.edit = edit
    }

    var testDescription: String { "\(title): \(sheet)" }
}
