import Foundation
import TestSupport

/// The apps of a soak test, several in each of some processes.
final class SoakApps {
    static let processes = 4
    static let perProcess = 25

    private let children: [ChildProcess]
    private var asleep: [Int: Int] = [:]

    init(_ folder: BenchFolder, port: Int) throws {
        children = try (0..<Self.processes).map { _ in
            try ChildProcess(.observers, folder: folder.built.path, port: port, apps: Self.perProcess)
        }
    }

    var usage: ProcessUsage? {
        let usages = children.compactMap(\.usage)
        return usages.count == children.count ? usages.reduce(ProcessUsage(), +) : nil
    }

    // MARK: Starting, stopping and sleeping

    /// Starts, stops or replaces a random app.
    func disturb(_ random: inout SeededGenerator) {
        let app = random.number(below: Self.perProcess)
        random.pick(children).send(random.pick([.watch(app: app), .stop(app: app), .renew(app: app)]))
    }

    /// Suspends a process for some saves.
    func sleep(_ child: Int, until save: Int) {
        guard asleep.updateValue(save, forKey: child) == nil else { return }
        children[child].sleep()
    }

    /// Resumes the processes whose time is over.
    func wake(at save: Int) {
        for (child, due) in asleep where due <= save {
            asleep[child] = nil
            children[child].wake()
        }
    }

    /// Starts all apps that do not watch.
    func watch() {
        wake(at: .max)
        for child in children {
            for app in 0..<Self.perProcess { child.send(.watch(app: app)) }
        }
    }

    // MARK: Contents

    /// Reads the pending messages of all processes.
    /// - Throws: `SoakFailure` if an app has contents that were never saved.
    func listen(newest: Int) throws {
        for child in children {
            while let message = child.next(until: .now) { try check(message, newest: newest) }
        }
    }

    /// Returns a difference between an app and the disk. `nil` if there is none.
    /// - Parameter shown: The number that each app's label has to show.
    func difference(from disk: SoakDisk, shown: Int) throws -> String? {
        for (number, child) in children.enumerated() {
            child.send(.list)
            var files: [Int: [String: String]] = [:]
            var difference: String?
            let deadline = ContinuousClock.now + .seconds(10)
            while true {
                guard let message = child.next(until: deadline) else {
                    throw SoakFailure("process \(number) of the apps does not answer")
                }
                if message == .complete { break }
                try check(message, newest: shown)
                switch message {
                case .file(let app, let path, let hash): files[app, default: [:]][path] = hash
                case .app(let app, let isWatching, let value):
                    let name = "app \(app) of process \(number)"
                    if let path = disk.difference(from: files[app] ?? [:]) {
                        difference = "\(name) has other bytes than the disk in \(path)"
                    } else if value != shown {
                        difference = "\(name) shows \(value), and \(shown) was saved last"
                    } else if !isWatching {
                        difference = "\(name) does not watch"
                    }
                case .listening, .told, .restyled, .torn, .complete: break
                }
            }
            if let difference { return difference }
        }
        return nil
    }

    private func check(_ message: ChildMessage, newest: Int) throws {
        switch message {
        case .torn(let app, let path, let size):
            throw SoakFailure("app \(app) has seen \(path) with \(size) bytes, which nobody has saved")
        case .restyled(let app, let value, _, _) where value > newest:
            throw SoakFailure("app \(app) has shown \(value), which nobody has saved")
        case .listening, .told, .restyled, .file, .app, .complete: break
        }
    }
}
