import HeadlessUIKit
import Testing

/// The clock that tests advance.
@MainActor @Suite(.ownClock) struct MediaClockTests {
    private final class Owner {}

    private let owner = Owner()
    /// The clock of the test, which handlers do not capture: the clock retains its handlers.
    private var clock: MediaClock { .current }

    @Test func theClockStandsStillUntilItIsAdvanced() {
        let start = CACurrentMediaTime()
        #expect(start > 0 && CACurrentMediaTime() == start)
        clock.advance(by: 0.5)
        #expect(CACurrentMediaTime() == start + 0.5 && clock.time == start + 0.5)
        for duration in [-1, Double.nan, Double.infinity, -Double.infinity] { clock.advance(by: duration) }
        #expect(clock.time == start + 0.5)
        #expect(MediaClock(time: 3).time == 3)
    }

    @Test func handlersOfFramesAreCalledAfterTheAdvance() {
        let start = clock.time
        var times: [Double] = []
        clock.start(owner) { times.append(clock.time - start) }
        clock.advance(by: 1)
        clock.advance(by: 0)
        clock.start(owner) { times.append(-1) }
        clock.advance(by: 1)
        clock.stop(owner)
        clock.advance(by: 1)
        #expect(times == [1, 1, -1])
    }

    @Test func aHandlerCanStopTheHandlerOfAnotherOwner() {
        let other = Owner()
        var calls = 0
        clock.start(owner) { clock.stop(other) }
        clock.start(other) { calls += 1 }
        clock.advance(by: 1)
        #expect(calls == 0)
    }

    @Test func callsAreMadeInTheOrderOfTheirTimesAtTheirTimes() {
        let start = clock.time
        var calls: [String] = []
        func record(_ name: String) { calls.append("\(name) \(clock.time - start)") }
        clock.start(owner) { record("frame") }
        clock.call(owner, at: start + 2) { record("c") }
        clock.call(owner, at: start + 1) {
            record("a")
            clock.call(owner, at: start + 1.5) { record("nested") }
        }
        clock.call(owner, at: start + 1) { record("b") }
        clock.call(owner, at: start - 5) { record("past") }
        clock.call(owner, at: start + 4) { record("later") }
        #expect(calls.isEmpty)
        clock.advance(by: 3)
        #expect(calls == ["past 0.0", "a 1.0", "b 1.0", "nested 1.5", "c 2.0", "frame 3.0"])
        clock.advance(by: 1)
        #expect(calls.suffix(2) == ["later 4.0", "frame 4.0"] && calls.count == 8)
    }

    @Test func sumsOfDurationsReachCalls() {
        var calls = 0
        clock.call(owner, at: clock.time + 0.7) { calls += 1 }
        for _ in 0..<7 { clock.advance(by: 0.1) }
        #expect(calls == 1)
    }

    @Test func callsAreCancelledOrEndWithTheirOwner() {
        var calls = 0
        var other: Owner? = Owner()
        if let other {
            clock.start(other) { calls += 1 }
            clock.call(other, at: clock.time + 1) { calls += 1 }
        }
        clock.call(owner, at: clock.time + 1) { calls += 1 }
        clock.call(owner, at: Double.infinity) { calls += 1 }
        clock.call(owner, at: .nan) { calls += 1 }
        clock.cancelCalls(owner)
        other = nil
        clock.advance(by: 2)
        #expect(calls == 0)
    }
}
