import Dispatch
import Foundation
import NimbusCSS

/// The standard input and output of a child process, which are pipes to its parent.
enum ParentPipe {
    /// Sends a message to the parent.
    static func send(_ message: ChildMessage) { send([message]) }

    /// Sends several messages to the parent in one write.
    static func send(_ messages: [ChildMessage]) {
        let text = messages.map { "\($0)\n" }.joined()
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Calls a function on the main actor for each command of the parent. Ends the process at the end of the input.
    @MainActor static func receiveCommands(_ handle: @escaping @MainActor (ChildCommand) -> Void) {
        let (commands, continuation) = AsyncStream.makeStream(of: ChildCommand.self)
        Thread.detachNewThread {
            while let line = readLine() {
                if let command = ChildCommand(line) { continuation.yield(command) }
            }
            exit(0)
        }
        Task { for await command in commands { handle(command) } }
    }
}
