import Dispatch
import Foundation
import NimbusCSS

/// Prints lines on a queue of its own. A paused terminal, or a pipe that is not read, blocks only this queue and never a
/// caller.
final class LinePrinter: Sendable {
    private struct State {
        /// The lines that wait for the queue, each with a newline.
        var pending = ""
        /// The number of lines left out after `pending`.
        var dropped = 0
        /// Whether the queue is at work.
        var isWriting = false
        /// Whether a write has failed. Nothing more is printed then.
        var hasFailed = false
    }

    private let descriptor: Int32
    private let capacity: Int
    private let queue = DispatchQueue(label: "chameleon.LinePrinter")
    private let state = Locked(State())

    /// - Parameters:
    ///   - descriptor: The file descriptor to write to.
    ///   - capacity: The maximum size of the lines that wait, in bytes. Lines beyond it are dropped and counted.
    init(to descriptor: Int32, capacity: Int = 256 << 10) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// Prints lines, without waiting.
    func print(_ lines: [String]) {
        let startsWriting = state.withLock { state in
            guard !state.hasFailed, !lines.isEmpty else { return false }
            for line in lines {
                // After a dropped line, all lines are dropped, so that the printed count is at the right position.
                if state.dropped == 0, state.pending.utf8.count + line.utf8.count < capacity {
                    state.pending += line + "\n"
                } else {
                    state.dropped += 1
                }
            }
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if startsWriting { queue.async { self.writePending() } }
    }

    /// Waits until all lines are written, at most for a limit.
    func finish(within limit: Duration) async {
        let end = ContinuousClock.now + limit
        while state.withLock(\.isWriting), ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    private func writePending() {
        while let text = takePending() {
            if !write(text) { state.withLock { $0.hasFailed = true } }
        }
    }

    /// Removes and returns the waiting lines; `nil` if there are none, and the queue is idle then.
    private func takePending() -> String? {
        state.withLock { state in
            guard !state.hasFailed, !state.pending.isEmpty || state.dropped > 0 else {
                state.isWriting = false
                return nil
            }
            defer { (state.pending, state.dropped) = ("", 0) }
            guard state.dropped > 0 else { return state.pending }
            return state.pending
                + "… \("line".counted(state.dropped)) \(state.dropped == 1 ? "was" : "were") not printed\n"
        }
    }

    /// Writes a string and waits until the reader has made space for it.
    /// - Returns: Whether all of it is written.
    private func write(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Another program has made the terminal or pipe nonblocking.
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&request, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
