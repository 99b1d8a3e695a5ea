import CSSEngine
import ChameleonServer
import NimbusChameleon

/// Formats events as lines for the terminal. Escapes names of files and clients, so that they cannot control the
/// terminal.
///
/// The first line of an event has no indentation. The lines that belong to it start with a space.
enum EventFormatter {
    /// The maximum number of lines of a kind. More events are summarised in one line.
    static let lineLimit = 12
    /// The maximum number of names in a summary.
    private static let nameLimit = 3
    /// The width of the first column. The longest text in it is “disconnected”.
    private static let labelWidth = 14

    static func connected(_ clients: [ServerClient]) -> [String] { lines("connected", .connected, clients) }

    static func disconnected(_ clients: [ServerClient]) -> [String] { lines("disconnected", .dim, clients) }

    /// Returns one line for each file, or a summary if there are many. Each file's last change applies.
    static func changed(_ notices: [ChangeNotice]) -> [String] {
        var changes: [(change: FileChange, latency: Duration)] = []
        var indices: [WatchedPath: Int] = [:]
        for notice in notices {
            for change in notice.changes {
                if let index = indices[change.path] {
                    changes[index] = (change, notice.latency)
                } else {
                    indices[change.path] = changes.count
                    changes.append((change, notice.latency))
                }
            }
        }
        let written = changes.filter { $0.change.state != nil }
        let removed = changes.filter { $0.change.state == nil }
        guard changes.count > lineLimit else { return changes.map { line($0.change, $0.latency) } }
        return [("changed", written), ("removed", removed)].compactMap { label, changes in
            guard let latency = changes.map(\.latency).max() else { return nil }
            let names = names(changes.map(\.change.path.text))
            return line(label, "\("file".counted(changes.count))  \(milliseconds(latency))  \(names)")
        }
    }

    /// Returns one line for each problem, or a summary if there are many. All problems have the same reason.
    static func problems(_ problems: [FolderProblem]) -> [String] {
        guard let reason = problems.first?.reason else { return [] }
        // Without the folder, nothing is served.
        let format = reason == .noFolder ? error : warning
        guard problems.count > lineLimit else { return problems.map { format($0.description) } }
        let names = problems.prefix(nameLimit).map(\.path.escapedForTerminal).joined(separator: ", ")
        let others = "other".counted(problems.count - nameLimit)
        return [format("\(names) and \(others): \(reason.description)")]
    }

    /// Returns the line for a view tree that the server does not serve.
    static func unserved(_ path: String) -> String {
        warning("\(path.escapedForTerminal) is hidden or outside the watched folder, so its changes are not shown")
    }

    /// Returns the line for a view tree that does not exist.
    static func missing(_ path: String) -> String {
        error("\(path.escapedForTerminal): there is no such file; its screen is shown when the file is there")
    }

    /// - Parameter message: A message without control characters.
    private static func warning(_ message: String) -> String { line("warning", message, .warning) }

    /// - Parameter message: A message without control characters.
    private static func error(_ message: String) -> String { line("error", message, .error) }

    /// Returns a line with a label in the first column.
    static func line(_ label: String, _ text: String, _ style: TextStyle? = nil) -> String {
        let padding = String(repeating: " ", count: max(2, labelWidth - label.count))
        return (style.map { label.styled($0) } ?? label) + padding + text
    }

    /// Returns the display name of a client.
    static func name(_ client: ServerClient) -> String {
        // A line must not start with a space of a name.
        client.name.split(whereSeparator: \.isWhitespace).joined(separator: " ").escapedForTerminal
    }

    private static func lines(_ label: String, _ style: TextStyle, _ clients: [ServerClient]) -> [String] {
        guard clients.count > lineLimit else {
            return clients.map { client in
                let (name, address) = (name(client), client.address.escapedForTerminal)
                return line(label, name == address ? name : "\(name) \("(\(address))".styled(.dim))", style)
            }
        }
        let names = names(clients.map { name($0) })
        return [line(label, "\("client".counted(clients.count))  \(names)", style)]
    }

    private static func line(_ change: FileChange, _ latency: Duration) -> String {
        let path = change.path.text.escapedForTerminal
        guard let state = change.state else { return line("removed", "\(path)  \(milliseconds(latency))") }
        return line("changed", "\(path)  \("byte".counted(state.size).styled(.dim))  \(milliseconds(latency))")
    }

    /// Returns the first names of a list.
    private static func names(_ names: [String]) -> String {
        let first = names.prefix(nameLimit).map(\.escapedForTerminal)
        return (first + (names.count > nameLimit ? ["…"] : [])).joined(separator: ", ")
    }

    /// Formats a duration in milliseconds with one decimal.
    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
        return "\(Int(tenths / 10).withSeparators).\(tenths % 10) ms".styled(.dim)
    }
}
