import Foundation

/// The work of a process that draws screens.
enum DrawingTask: Codable, Sendable {
    /// A picture as a PNG file.
    case picture(ScreenSource, query: [String: String])
    /// The views with their boxes, as JSON.
    case views(ScreenSource, query: [String: String])
    /// The values of a view with the declarations that compete for them, as JSON.
    case view(ScreenSource, query: [String: String], index: Int)
    /// How long the views move, as the JSON of a `ScreenMotion`.
    case motion(ScreenSource, query: [String: String])
    /// The problems that only the views have, as the JSON of `PreviewProblem`s.
    case problems(ScreenSource, query: [String: String])
    /// The values that differ between two versions of a screen, as the JSON of a `ValueUpdate`.
    case changes(from: ScreenSource, to: ScreenSource, query: [String: String], screen: String)
}

/// The reason why a drawing process has no result.
enum DrawingProblem: UInt8, Error, Codable {
    /// The request is invalid, for example because there is no such view.
    case invalid = 1
    /// The processor time is over.
    case tooSlow
    /// The process needs too much memory.
    case tooLarge
    /// The process has ended, or cannot be started.
    case crashed
    /// The client has closed the connection.
    case cancelled
    /// Too many requests wait.
    case busy
    /// The screen no longer exists.
    case noScreen

    /// A sentence without a full stop.
    var message: String {
        switch self {
        case .invalid: "the query is invalid"
        case .tooSlow: "drawing this screen takes longer than \(Int(DrawingLimits.time)) s"
        case .tooLarge: "drawing this screen needs more than \(DrawingLimits.memory >> 20) MiB"
        case .crashed: "the process that draws this screen has ended unexpectedly"
        case .cancelled: "the request was cancelled"
        case .busy: "too many requests"
        case .noScreen: "not found"
        }
    }

    /// The HTTP status of the response.
    var status: Int {
        switch self {
        case .invalid: 400
        case .noScreen: 404
        case .tooSlow, .tooLarge: 422
        case .crashed: 500
        case .cancelled, .busy: 503
        }
    }

    /// Whether the same task would fail again.
    var isPermanent: Bool { self == .tooSlow || self == .tooLarge }
}

/// The limits of a single task.
enum DrawingLimits {
    /// The processor time, in seconds.
    static let time = 10.0
    /// The time in which a task must end on a busy machine.
    static let wallTime = Duration.seconds(120)
    /// The resident memory of the process, in bytes.
    static let memory = 512 << 20
    /// A process with more resident memory ends after its task, in bytes.
    static let idleMemory = 256 << 20
}
