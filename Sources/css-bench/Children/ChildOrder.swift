/// A command to a child process with apps. Each command is a line.
enum ChildOrder: Hashable {
    /// Starts watching in an app.
    case watch(app: Int)
    /// Stops watching in an app.
    case stop(app: Int)
    /// Replaces an app by a new one.
    case renew(app: Int)
    /// Requests the state of all apps.
    case list
}

extension ChildOrder: LosslessStringConvertible {
    init?(_ description: String) {
        let words = description.split(separator: " ")
        let app = words.count == 2 ? Int(words[1]) : nil
        switch (words.first, app) {
        case ("watch", let app?): self = .watch(app: app)
        case ("stop", let app?): self = .stop(app: app)
        case ("renew", let app?): self = .renew(app: app)
        case ("list", nil): self = .list
        default: return nil
        }
    }

    var description: String {
        switch self {
        case .watch(let app): "watch \(app)"
        case .stop(let app): "stop \(app)"
        case .renew(let app): "renew \(app)"
        case .list: "list"
        }
    }
}
