import ChameleonServer
import Foundation

/// A child process that serves a folder.
enum ServerChild {
    /// Runs until standard input ends.
    @MainActor static func run(_ options: ChildOptions) -> Never {
        ParentPipe.receiveCommands { _ in }
        Task {
            do {
                try await serve(options)
            } catch {
                FileHandle.standardError.write(Data("css-bench: the server cannot start: \(error)\n".utf8))
                exit(1)
            }
        }
        dispatchMain()
    }

    private static func serve(_ options: ChildOptions) async throws {
        var configuration = ServerConfiguration(folder: options.folder)
        configuration.port = options.port
        let server = ChameleonServer(configuration)
        let events = server.events()
        let addresses = try await server.start()
        ParentPipe.send(.listening(port: addresses.first?.port ?? 0))
        for await event in events {
            if case .changed = event { ParentPipe.send(.sent(at: MonotonicClock.nanoseconds())) }
        }
    }
}
