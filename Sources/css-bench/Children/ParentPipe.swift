import Dispatch
import Foundation
import NimbusCSS

/// A child's end of the pipes to its parent.
enum ParentPipe {
    /// Tells the parent something, at once.
    static func tell(_ message: ChildMessage) { tell([message]) }

    /// Tells the parent several things in one go.
    static func tell(_ messages: [ChildMessage]) {
        let text = messages.map { "\($0)\n" }.joined()
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Hears each order of the parent on the main actor, and ends this process where there are no more.
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
