/// A command to a child process with apps. Each command is a line.
enum ChildCommand: Hashable {
    /// Starts watching in an app.
    case watch(app: Int)
    /// Stops watching in an app.
    case stop(app: Int)
    /// Replaces an app by a new one.
    case replace(app: Int)
    /// Requests the state of all apps.
    case list
}

extension ChildCommand: LosslessStringConvertible {
    init?(_ description: String) {
        let fields = description.split(separator: " ")
        let app = fields.count == 2 ? Int(fields[1]) : nil
        switch (fields.first, app) {
        case ("watch", let app?): self = .watch(app: app)
        case ("stop", let app?): self = .stop(app: app)
        case ("replace", let app?): self = .replace(app: app)
        case ("list", nil): self = .list
        default: return nil
        }
    }

    var description: String {
        switch self {
        case .watch(let app): "watch \(app)"
        case .stop(let app): "stop \(app)"
        case .replace(let app): "replace \(app)"
        case .list: "list"
        }
    }
}
