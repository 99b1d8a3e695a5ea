import Dispatch
import Foundation
import NimbusCSS

/// The child process's ends of the pipes to its parent.
enum ParentPipe {
    /// Sends a message to the parent.
    static func tell(_ message: ChildMessage) { tell([message]) }

    /// Sends several messages to the parent in one write.
    static func tell(_ messages: [ChildMessage]) {
        let text = messages.map { "\($0)\n" }.joined()
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Calls a function on the main actor for each command of the parent. Ends the process at the end of the input.
    @MainActor static func followOrders(_ hear: @escaping @MainActor (ChildOrder) -> Void) {
        let (orders, sink) = AsyncStream.makeStream(of: ChildOrder.self)
        Thread.detachNewThread {
            while let line = readLine() {
                if let order = ChildOrder(line) { sink.yield(order) }
            }
            exit(0)
        }
        Task { for await order in orders { hear(order) } }
    }
}
