/// What a process of apps is told by its parent: one line each.
enum ChildOrder: Hashable {
    /// Has an app watch.
    case watch(app: Int)
    /// Has an app watch no longer.
    case stop(app: Int)
    /// Puts a new app in the place of one.
    case renew(app: Int)
    /// Asks what each app has.
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
