import Foundation

/// Runs work on a thread with a large stack, for trees as deep as the box layout allows.
///
/// A level takes up to 50 KB in a build without optimisation, so that the stack of the main thread may be too small.
enum DeepStack {
    private static let byteCount = 64 << 20

    /// Runs `body` and returns when it has ended.
    static func run(_ body: sending @escaping () throws -> Void) throws {
        let work = Work(body)
        let thread = Thread { work.run() }
        thread.stackSize = byteCount
        thread.start()
        try work.wait()
    }

    /// Work that one thread runs while another one waits for it.
    private final class Work: @unchecked Sendable {
        private let body: () throws -> Void
        private let isDone = DispatchSemaphore(value: 0)
        private var result: Result<Void, any Error> = .success(())

        init(_ body: sending @escaping () throws -> Void) {
            self.body = body
        }

        func run() {
            result = Result { try body() }
            isDone.signal()
        }

        func wait() throws {
            isDone.wait()
            try result.get()
        }
    }
}
