import CSSEngine
import ChameleonServer
import NimbusChameleon

/// What happens, in lines for people. No name of a file or client steers the terminal.
enum EventLines {
    static func connected(_ client: ServerClient) -> String { "+ \(name(client))" }

    static func gone(_ client: ServerClient) -> String { "- \(name(client))" }

    static func problem(_ problem: FolderProblem) -> String { "! \(problem.description)" }

    /// One line for each file.
    static func changed(_ notice: ChangeNotice) -> [String] {
        notice.changes.map { change in
            let what = change.state.map { "\($0.size) bytes" } ?? "removed"
            return "\(change.path.text.escapedForTerminal)  \(what)  \(milliseconds(notice.latency)) ms"
        }
    }

    private static func name(_ client: ServerClient) -> String {
        "\(client.name.escapedForTerminal) (\(client.address.escapedForTerminal))"
    }

    /// With one digit behind the point.
    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
