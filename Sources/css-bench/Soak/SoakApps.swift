import Foundation
import TestSupport

/// The apps of a soak test, spread over several processes.
final class SoakApps {
    static let processes = 4
    static let perProcess = 25

    private let folder: BenchFolder
    private let port: Int
    private var children: [ChildProcess] = []
    private var suspended: [Int: Int] = [:]

    init(_ folder: BenchFolder, port: Int) throws {
        (self.folder, self.port) = (folder, port)
        children = try (0..<Self.processes).map { _ in try makeChild() }
    }

    private func makeChild() throws -> ChildProcess {
        try ChildProcess(.observers, folder: folder.built.path, port: port, apps: Self.perProcess)
    }

    /// The usage of the one process that is never killed.
    var usage: ProcessUsage? { children[0].usage }

    // MARK: Starting, stopping and suspending

    /// Starts, stops or replaces a random app.
    func applyRandomEvent(_ random: inout SeededGenerator) {
        let app = random.number(below: Self.perProcess)
        random.pick(children).send(random.pick([.watch(app: app), .stop(app: app), .replace(app: app)]))
    }

    /// Kills a process other than the first, and starts another one, whose apps do not watch yet.
    func killRandomProcess(_ random: inout SeededGenerator, newest: Int) throws {
        let child = random.number(in: 1...Self.processes - 1)
        try readMessages(of: child, newest: newest)
        suspended[child] = nil
        children[child] = try makeChild()
    }

    /// Suspends a process for some saves.
    func suspend(_ child: Int, until save: Int) {
        guard suspended.updateValue(save, forKey: child) == nil else { return }
        children[child].suspend()
    }

    /// Resumes the processes whose suspension ends at this save.
    func resume(at save: Int) {
        for (child, end) in suspended where end <= save {
            suspended[child] = nil
            children[child].resume()
        }
    }

    /// Starts all apps that do not watch.
    func watch() {
        resume(at: .max)
        for child in children {
            for app in 0..<Self.perProcess { child.send(.watch(app: app)) }
        }
    }

    // MARK: Contents

    /// Reads the pending messages of all processes.
    /// - Throws: `SoakError` if an app has contents that were never saved, or a process has ended.
    func readMessages(newest: Int) throws {
        for child in children.indices { try readMessages(of: child, newest: newest) }
    }

    private func readMessages(of child: Int, newest: Int) throws {
        while let message = children[child].next(until: .now) { try check(message, newest: newest) }
        guard children[child].isRunning else { throw SoakError("process \(child) of the apps has ended") }
    }

    /// Returns a difference between an app and the disk, or `nil` if they are equal.
    /// - Parameter shown: The number that each app's label has to show.
    func difference(from disk: SoakDisk, shown: Int) throws -> String? {
        for (number, child) in children.enumerated() {
            child.send(.list)
            var files: [Int: [String: String]] = [:]
            var difference: String?
            let deadline = ContinuousClock.now + ChildProcess.patience
            while true {
                guard let message = child.next(until: deadline) else {
                    throw SoakError("process \(number) of the apps does not respond")
                }
                if message == .complete { break }
                try check(message, newest: shown)
                switch message {
                case .file(let app, let path, let hash): files[app, default: [:]][path] = hash
                case .app(let app, let isWatching, let value):
                    let name = "app \(app) of process \(number)"
                    if let path = disk.difference(from: files[app] ?? [:]) {
                        difference = "\(name) has contents that differ from the disk in \(path)"
                    } else if value != shown {
                        difference = "\(name) shows \(value), and \(shown) was saved last"
                    } else if !isWatching {
                        difference = "\(name) does not watch"
                    }
                case .listening, .sent, .restyled, .torn, .complete: break
                }
            }
            if let difference { return difference }
        }
        return nil
    }

    private func check(_ message: ChildMessage, newest: Int) throws {
        switch message {
        case .torn(let app, let path, let size):
            throw SoakError("app \(app) has received \(path) with \(size) bytes, which was never saved")
        case .restyled(let app, let value, _, _) where value > newest:
            throw SoakError("app \(app) has shown \(value), which was never saved")
        case .listening, .sent, .restyled, .file, .app, .complete: break
        }
    }
}
