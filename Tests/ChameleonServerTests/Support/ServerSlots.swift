import NIOConcurrencyHelpers

/// Limits how many servers run at a time. Linux permits 128 inotify instances per user, and a server without one sees
/// changes late.
final class ServerSlots: Sendable {
    static let shared = ServerSlots(count: 32)

    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: NIOLockedValueBox<State>

    init(count: Int) {
        state = NIOLockedValueBox(State(free: count))
    }

    func acquire() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLockedValue { state in
                guard state.free == 0 else {
                    state.free -= 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    func release() {
        let next = state.withLockedValue { state in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil as CheckedContinuation<Void, Never>?
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
