import Dispatch

/// Collects the messages of a child process for a few milliseconds and sends them together, so that sending does not
/// delay the measured work.
@MainActor final class MessageBatcher {
    private static let delay = DispatchTimeInterval.milliseconds(50)

    private var messages: [ChildMessage] = []

    func add(_ message: ChildMessage) {
        messages.append(message)
        guard messages.count == 1 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [self] in
            ParentPipe.send(messages)
            messages = []
        }
    }
}
