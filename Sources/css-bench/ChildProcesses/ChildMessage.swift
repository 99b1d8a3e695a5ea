/// A message of a child process. Each message is a line of fields separated by spaces. Times are of `MonotonicClock`.
enum ChildMessage: Hashable {
    /// The server listens.
    case listening(port: Int)
    /// The server has sent a change to all waiting clients.
    case sent(at: UInt64)
    /// A view of an app shows a new value.
    /// - Parameters:
    ///   - change: The time at which the app posted the notification of the new rules.
    ///   - moment: The time at which the setter of the view was called.
    case restyled(app: Int, value: Int, change: UInt64, moment: UInt64)
    /// An app has contents of a file that were never saved.
    case torn(app: Int, path: String, size: Int)
    /// The hash of a file that an app has.
    case file(app: Int, path: String, hash: String)
    /// The state of an app, and the value that its view shows.
    case app(Int, isWatching: Bool, value: Int)
    /// The end of the messages that a command requested.
    case complete
}

extension ChildMessage: LosslessStringConvertible {
    init?(_ description: String) {
        let fields = description.split(separator: " ").map(String.init)
        func number<Number: FixedWidthInteger>(_ index: Int) -> Number? {
            fields.indices.contains(index) ? Number(fields[index]) : nil
        }
        switch fields.first {
        case "listening":
            guard let port: Int = number(1) else { return nil }
            self = .listening(port: port)
        case "sent":
            guard let moment: UInt64 = number(1) else { return nil }
            self = .sent(at: moment)
        case "restyled":
            guard let app: Int = number(1), let value: Int = number(2), let change: UInt64 = number(3),
                let moment: UInt64 = number(4)
            else { return nil }
            self = .restyled(app: app, value: value, change: change, moment: moment)
        case "torn":
            guard let app: Int = number(1), let size: Int = number(3) else { return nil }
            self = .torn(app: app, path: fields[2], size: size)
        case "file":
            guard let app: Int = number(1), fields.count == 4 else { return nil }
            self = .file(app: app, path: fields[2], hash: fields[3])
        case "app":
            guard let app: Int = number(1), let isWatching: Int = number(2), let value: Int = number(3) else {
                return nil
            }
            self = .app(app, isWatching: isWatching == 1, value: value)
        case "complete": self = .complete
        default: return nil
        }
    }

    var description: String {
        switch self {
        case .listening(let port): "listening \(port)"
        case .sent(let moment): "sent \(moment)"
        case .restyled(let app, let value, let change, let moment): "restyled \(app) \(value) \(change) \(moment)"
        case .torn(let app, let path, let size): "torn \(app) \(path) \(size)"
        case .file(let app, let path, let hash): "file \(app) \(path) \(hash)"
        case .app(let app, let isWatching, let value): "app \(app) \(isWatching ? 1 : 0) \(value)"
        case .complete: "complete"
        }
    }
}
