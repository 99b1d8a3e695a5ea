import ChameleonServer
import Foundation
import NimbusChameleon

/// Prints the events of the server to standard output.
struct Terminal {
    /// The time for which reports are collected, so that equal reports of several devices are printed once.
    private static let patience = Duration.milliseconds(200)

    func follow(_ events: AsyncStream<ServerEvent>) async {
        let desk = ReportDesk()
        for await event in events {
            switch event {
            case .connected(let client): print([EventLines.connected(client)])
            case .gone(let client): print([EventLines.gone(client)])
            case .changed(let notice): print(EventLines.changed(notice))
            case .problem(let problem): print([EventLines.problem(problem)])
            case .reported(let report, let client):
                guard await desk.take(report, by: client) else { continue }
                Task {
                    try? await Task.sleep(for: Self.patience)
                    print(await desk.summary())
                }
            }
        }
    }

    func print(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        try? FileHandle.standardOutput.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    static func printError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
