import CSSEngine
import ChameleonServer
import NimbusChameleon

/// Formats events as lines for the terminal. Escapes names of files and clients, so that they cannot control the
/// terminal.
enum EventLines {
    static func connected(_ client: ServerClient) -> String { "+ \(name(client))" }

    static func gone(_ client: ServerClient) -> String { "- \(name(client))" }

    static func problem(_ problem: FolderProblem) -> String { "! \(problem.description)" }

    /// Returns one line per file.
    static func changed(_ notice: ChangeNotice) -> [String] {
        notice.changes.map { change in
            let what = change.state.map { "\($0.size) bytes" } ?? "removed"
            return "\(change.path.text.escapedForTerminal)  \(what)  \(milliseconds(notice.latency)) ms"
        }
    }

    private static func name(_ client: ServerClient) -> String {
        "\(client.name.escapedForTerminal) (\(client.address.escapedForTerminal))"
    }

    /// Formats a duration in milliseconds with one decimal.
    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
