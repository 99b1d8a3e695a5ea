import Dispatch
import Foundation

/// A child process with several apps.
@MainActor final class ObserverChild {
    private let host: String
    private let folder: String
    private let batcher = MessageBatcher()
    private var apps: [WatchingApp] = []

    private init(_ options: ChildOptions) throws {
        host = "127.0.0.1:\(options.port)"
        folder = options.folder
        for number in 0..<options.apps { apps.append(try makeApp(number)) }
    }

    /// Runs until standard input ends.
    static func run(_ options: ChildOptions) throws -> Never {
        let child = try ObserverChild(options)
        ParentPipe.receiveCommands { child.execute($0) }
        dispatchMain()
    }

    private func makeApp(_ number: Int) throws -> WatchingApp {
        let app = try WatchingApp(number: number, folder: folder, host: host, batcher)
        app.watch()
        return app
    }

    private func execute(_ command: ChildCommand) {
        switch command {
        case .watch(let app): apps[app].watch()
        case .stop(let app): apps[app].stop()
        case .replace(let app): if let new = try? makeApp(app) { apps[app] = new }
        case .list:
            for app in apps { ParentPipe.send(app.description) }
            ParentPipe.send(.complete)
        }
    }
}
