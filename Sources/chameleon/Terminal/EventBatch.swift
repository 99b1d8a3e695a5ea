import ChameleonServer
import Foundation
import NimbusChameleon

/// The events of a short time. They are printed together, so that a burst of changes or equal reports of several devices
/// are a few lines.
struct EventBatch {
    /// Something to print.
    enum Entry: Sendable {
        case event(ServerEvent)
        /// The lines of an event that is not the server's.
        case lines([String])
    }

    /// The kind of entries that are printed together.
    private enum Kind: Hashable {
        case connected, gone, changed, reported, solved
        case problem(FolderProblem.Reason)
        case lines(index: Int)
    }

    private var entries: [(kind: Kind, entry: Entry, time: Date)] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ entry: Entry, at time: Date) {
        let kind: Kind =
            switch entry {
            case .event(.connected): .connected
            case .event(.gone): .gone
            case .event(.changed): .changed
            case .event(.reported): .reported
            case .event(.problem(let problem)): .problem(problem.reason)
            case .event(.solved): .solved
            case .lines: .lines(index: entries.count)
            }
        entries.append((kind, entry, time))
    }

    /// The lines to print. Each kind of entries is at the position of the first one, and has its local time.
    var lines: [String] {
        let groups = Dictionary(grouping: entries, by: \.kind)
        var printed: Set<Kind> = []
        return entries.flatMap { entry -> [String] in
            guard printed.insert(entry.kind).inserted, let group = groups[entry.kind] else { return [] }
            return Self.stamped(Self.lines(group.map(\.entry)), entry.time)
        }
    }

    /// Returns the lines for entries of one kind.
    private static func lines(_ entries: [Entry]) -> [String] {
        var (connected, gone, problems) = ([ServerClient](), [ServerClient](), [FolderProblem]())
        var (notices, reports, lines) = ([ChangeNotice](), [ReportSummary.Entry](), [String]())
        for entry in entries {
            switch entry {
            case .event(.connected(let client)): connected.append(client)
            case .event(.gone(let client)): gone.append(client)
            case .event(.changed(let notice)): notices.append(notice)
            case .event(.reported(let report, let client)): reports.append((client, report))
            case .event(.problem(let problem)): problems.append(problem)
            // The terminal keeps what was printed before.
            case .event(.solved): break
            case .lines(let more): lines += more
            }
        }
        return EventFormatter.connected(connected) + EventFormatter.disconnected(gone)
            + EventFormatter.changed(notices) + EventFormatter.problems(problems) + ReportSummary.lines(reports) + lines
    }

    /// Adds the time to lines, and to those that start with a space an indentation of the same width.
    private static func stamped(_ lines: [String], _ time: Date) -> [String] {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: time)
        let text = String(format: "%02d:%02d:%02d", parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
        let indentation = String(repeating: " ", count: text.count)
        return lines.map { ($0.hasPrefix(" ") ? indentation : text.styled(.dim)) + "  " + $0 }
    }
}
