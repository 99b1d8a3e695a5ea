import Foundation

/// The stream of events from a server.
struct ChangeStream {
    enum Event {
        case changes(WatchAnswer)
        case screenRequest(ScreenRequest)
    }

    private typealias Problem = NIChameleonObserver.Problem

    private let answer: HTTPAnswer
    private let limits: NIChameleonObserver.Limits
    private var reader = EventReader()
    /// The number of bytes received since the last change event.
    private var size = 0
    /// The time by which the next change event must be complete, if a part of an event has arrived.
    private var deadline: ContinuousClock.Instant?
    /// Whether events with other names have arrived since the last change event.
    private var hasSkippedEvents = false

    init(_ answer: HTTPAnswer, _ limits: NIChameleonObserver.Limits) {
        self.answer = answer
        self.limits = limits
    }

    /// Returns the next event, after waiting for it. An event with only an identifier results in no changes.
    /// - Throws: `NIChameleonObserver.Problem`, also if the server sends nothing for too long.
    mutating func next() async throws -> Event {
        while true {
            while let event = reader.next() {
                // Other events reset neither the size limit nor the deadline, so that they cannot keep the app busy
                // indefinitely. Comments keep the stream alive.
                guard let event = try Self.event(event) else {
                    hasSkippedEvents = true
                    continue
                }
                size = reader.unread
                deadline = nil
                hasSkippedEvents = false
                return event
            }
            guard let data = try await answer.next() else {
                throw Problem.unreachable(code: URLError.networkConnectionLost.rawValue)
            }
            try take(data)
        }
    }

    private mutating func take(_ data: Data) throws {
        size += data.count
        guard size <= limits.answerSize else { throw Problem.tooLarge }
        let now = ContinuousClock.now
        if deadline == nil || reader.unread == 0 && !hasSkippedEvents { deadline = now + .seconds(limits.answerTime) }
        guard deadline.map({ now <= $0 }) != false else { throw Problem.tooSlow }
        reader.append(data)
    }

    /// Returns what an event contains; `nil` for events with other names.
    private static func event(_ event: EventReader.Event) throws -> Event? {
        if event.data.isEmpty, let cursor = event.id.flatMap(ChangeCursor.init) {
            return .changes(WatchAnswer(cursor: cursor, reset: false, changes: []))
        }
        do {
            switch event.name {
            case WatchAnswer.eventName: return .changes(try WireCoder.decode(from: event.data))
            case ScreenRequest.eventName: return .screenRequest(try WireCoder.decode(from: event.data))
            default: return nil
            }
        } catch {
            throw Problem.malformedAnswer
        }
    }
}
