import Foundation

/// What a server tells of its files, one answer after the other, for as long as it does.
struct ChangeStream {
    private typealias Problem = NIChameleonObserver.Problem

    private let answer: HTTPAnswer
    private let limits: NIChameleonObserver.Limits
    private var reader = EventReader()
    /// Bytes since the last answer.
    private var size = 0
    /// When the event has to be complete that is coming.
    private var deadline: ContinuousClock.Instant?

    init(_ answer: HTTPAnswer, _ limits: NIChameleonObserver.Limits) {
        self.answer = answer
        self.limits = limits
    }

    /// The next answer, once there is one; without changes where the server only says that none has been missed.
    /// - Throws: `NIChameleonObserver.Problem`, also where the server falls silent.
    mutating func next() async throws -> WatchAnswer {
        while true {
            while let event = reader.next() {
                // Events about something else shall not keep the app busy for ever.
                guard let answer = try Self.answer(event) else { continue }
                size = reader.unread
                deadline = nil
                return answer
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
        if reader.unread == 0 || deadline == nil { deadline = now + .seconds(limits.answerTime) }
        guard deadline.map({ now <= $0 }) != false else { throw Problem.tooSlow }
        reader.append(data)
    }

    /// What an event says; nil where it is about something else.
    private static func answer(_ event: EventReader.Event) throws -> WatchAnswer? {
        if event.data.isEmpty, let cursor = event.id.flatMap(ChangeCursor.init) {
            return WatchAnswer(cursor: cursor, reset: false, changes: [])
        }
        guard event.name == WatchAnswer.eventName else { return nil }
        guard let answer = try? WireCoder.decode(WatchAnswer.self, from: event.data) else {
            throw Problem.malformedAnswer
        }
        return answer
    }
}
