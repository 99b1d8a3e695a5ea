import Foundation
import TestSupport

/// Saves a stylesheet repeatedly and measures the time until apps in another process have restyled their views.
struct ReloadBenchmark {
    let apps: Int
    let saves: Int

    /// The error if the server or the apps do not start.
    struct StartError: Error, CustomStringConvertible {
        let description: String
    }

    private static let timeout = Duration.seconds(5)

    /// - Throws: An error if the child processes do not start.
    func run() throws -> ReloadRows {
        let folder = try BenchFolder([BenchFolder.sheet: ReloadStylesheet.text(0)])
        let server = try ChildProcess(.server, folder: folder.watched.path)
        guard case .listening(let port)? = server.next(until: .now + .seconds(20)) else {
            throw StartError(description: "the server does not start")
        }
        let observers = try ChildProcess(.observers, folder: folder.built.path, port: port, apps: apps)
        try waitUntilWatching(observers)
        var measured: [ReloadSave] = []
        var random = SeededGenerator(seed: 5)
        var usage = ProcessUsage()
        for number in 1...(saves + SaveStyle.allCases.count) {
            // The first saves warm up the caches.
            if number == SaveStyle.allCases.count + 1 { usage = observers.usage ?? usage }
            let style = SaveStyle.allCases[number % SaveStyle.allCases.count]
            let file = folder.watched.appendingPathComponent(BenchFolder.sheet)
            var save = ReloadSave(style, start: try style.save(ReloadStylesheet.text(number), to: file))
            measure(&save, number, server, observers)
            if number > SaveStyle.allCases.count { measured.append(save) }
            // Waits until all reports are sent, for a time that varies relative to the periodic rescan.
            usleep(UInt32(random.number(in: 350_000...450_000)))
        }
        let work = (observers.usage?.processorTime ?? 0) - usage.processorTime
        return ReloadRows(measured, apps: apps, processorTime: work)
    }

    private func waitUntilWatching(_ observers: ChildProcess) throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while .now < deadline {
            observers.send(.list)
            var watching = 0
            while let message = observers.next(until: deadline), message != .complete {
                if case .app(_, isWatching: true, _) = message { watching += 1 }
            }
            if watching == apps { return }
            usleep(50_000)
        }
        throw StartError(description: "the apps do not find the server")
    }

    private func measure(_ save: inout ReloadSave, _ number: Int, _ server: ChildProcess, _ observers: ChildProcess) {
        let deadline = ContinuousClock.now + Self.timeout
        while save.sightings.count < apps, let message = observers.next(until: deadline) {
            if case .restyled(let app, number, let change, let moment) = message {
                save.record(app: app, change: change, moment: moment)
            }
        }
        // The server may send two changes for a file that is briefly missing.
        while case .sent(let moment)? = server.next(until: .now + .milliseconds(save.sent == nil ? 100 : 0)) {
            save.sent = moment
        }
    }
}
