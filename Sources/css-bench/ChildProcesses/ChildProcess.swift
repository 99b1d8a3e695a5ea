import Foundation
import TestSupport

/// A child process that runs this program in another role. Commands and messages go through pipes.
final class ChildProcess {
    /// The time after which a process that does not respond counts as hanging, on a slow machine too.
    static let patience = Duration.seconds(120)

    private let process = Process()
    private let commands = Pipe()
    private let messages = Pipe()
    private var lines = LineBuffer()

    /// Starts the process.
    init(_ role: ChildRole, folder: String, port: Int = 0, apps: Int = 1) throws {
        process.executableURL = ProgramRun.thisProgram
        process.arguments = ChildOptions.arguments(role, folder: folder, port: port, apps: apps)
        process.standardInput = commands
        process.standardOutput = messages
        try process.run()
    }

    deinit { end() }

    var isRunning: Bool { process.isRunning }
    var usage: ProcessUsage? { ProcessUsage(of: process.processIdentifier) }

    func send(_ command: ChildCommand) {
        try? commands.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    }

    /// Waits for the next message.
    /// - Parameter deadline: The time at which to stop waiting.
    /// - Returns: `nil` if no message arrives in time, or if the process has ended.
    func next(until deadline: ContinuousClock.Instant) -> ChildMessage? {
        while true {
            if let line = lines.next() { return ChildMessage(line) }
            guard let bytes = read(until: deadline) else { return nil }
            lines.append(bytes)
        }
    }

    private func read(until deadline: ContinuousClock.Instant) -> [UInt8]? {
        let descriptor = messages.fileHandleForReading.fileDescriptor
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let (seconds, attoseconds) = max(.zero, deadline - .now).components
        guard poll(&wait, 1, Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)) > 0
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
        }
        return bytes.isEmpty ? nil : bytes
    }

    // MARK: Signals

    /// Suspends the process.
    func suspend() { kill(process.processIdentifier, SIGSTOP) }

    func resume() { kill(process.processIdentifier, SIGCONT) }

    /// Kills the process.
    func end() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
