import Dispatch

/// What a child tells its parent within a few milliseconds, all in one go: telling does not keep those waiting that are
/// being measured.
@MainActor final class Outbox {
    private static let delay = DispatchTimeInterval.milliseconds(50)

    private var messages: [ChildMessage] = []

    func put(_ message: ChildMessage) {
        messages.append(message)
        guard messages.count == 1 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [self] in
            ParentPipe.tell(messages)
            messages = []
        }
    }
}
