import Dispatch
import Foundation
import NimbusCSS

/// A process that draws screens for the server. It performs one task at a time.
final class DrawingProcess: Sendable {
    private let process: Locked<Running>
    private let input: FileHandle
    private let output: FileHandle
    /// Reads and writes block only this queue.
    private let queue = DispatchQueue(label: "chameleon.DrawingProcess", qos: .userInitiated)

    /// A started process. It is only accessed under a lock.
    private struct Running: @unchecked Sendable {
        let process: Process
    }

    /// Starts a process.
    /// - Parameters:
    ///   - program: The program `chameleon`.
    ///   - limit: The processor time of a task, in seconds.
    init(_ program: URL, limit: Double) throws {
        let (tasks, results) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = program
        process.arguments = [DrawingWorker.argument, "\(limit)"]
        process.standardInput = tasks
        process.standardOutput = results
        // A process that has ended must not end the server when it is sent a task.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        self.process = Locked(Running(process: process))
        (input, output) = (tasks.fileHandleForWriting, results.fileHandleForReading)
    }

    /// Performs a task.
    /// - Returns: The result, and whether the process can perform another task.
    func perform(_ task: DrawingTask) async -> (result: Result<Data, DrawingProblem>, isReusable: Bool) {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                let isLate = Locked(false)
                let timeout = DispatchWorkItem { [weak self] in
                    isLate.withLock { $0 = true }
                    self?.end()
                }
                let seconds = Int(DrawingLimits.wallTime.components.seconds)
                DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: timeout)
                let answer = answer(to: task)
                timeout.cancel()
                let wasLate = isLate.withLock { $0 }
                continuation.resume(returning: wasLate ? (.failure(.tooSlow), false) : answer)
            }
        }
    }

    private func answer(to task: DrawingTask) -> (Result<Data, DrawingProblem>, Bool) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let body = try? encoder.encode(task),
            DrawingFrame(status: 0, body: body).write(to: input.fileDescriptor),
            let frame = DrawingFrame.read(from: output.fileDescriptor)
        else { return (.failure(.crashed), false) }
        switch DrawingFrame.Status(rawValue: frame.status) {
        case .whole: return (.success(frame.body), true)
        case .last: return (.success(frame.body), false)
        case nil:
            let problem = DrawingProblem(rawValue: frame.status) ?? .crashed
            return (.failure(problem), problem == .invalid)
        }
    }

    /// Ends the process at once. A task that it performs fails.
    func end() {
        process.withLock { running in
            guard running.process.isRunning else { return }
            kill(running.process.processIdentifier, SIGKILL)
        }
    }

    deinit { end() }
}
