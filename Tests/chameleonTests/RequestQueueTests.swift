import NimbusCSS
import TestSupport
import Testing

@testable import chameleon

/// The queue of the requests that need the views of a screen.
struct RequestQueueTests {
    /// A gate at which requests wait, and the requests that have passed it.
    private actor Gate {
        private(set) var passed: [Int] = []
        private(set) var arrived: [Int] = []
        private var isOpen = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func pass(_ number: Int) async {
            arrived.append(number)
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
            passed.append(number)
        }

        func open() {
            isOpen = true
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    /// Starts requests one after the other, of which the first `running` run.
    private func start(_ numbers: Range<Int>, in queue: RequestQueue, _ gate: Gate) -> [Task<Bool, Never>] {
        numbers.map { number in Task { await queue.run { await gate.pass(number) } != nil } }
    }

    @Test("Requests beyond the limit are rejected until other requests end")
    func limit() async throws {
        let (queue, gate) = (RequestQueue(limit: 3, concurrency: 1), Gate())
        let tasks = start(0..<10, in: queue, gate)
        try await eventually("a full queue") { queue.isFull }
        #expect(await queue.run { 1 } == nil)
        await gate.open()
        var handled = 0
        for task in tasks where await task.value { handled += 1 }
        #expect(handled >= 3)
        #expect(await queue.run { 2 } == 2)
    }

    @Test("A few requests run at a time")
    func concurrency() async throws {
        let (queue, gate) = (RequestQueue(limit: 10, concurrency: 2), Gate())
        let tasks = start(0..<10, in: queue, gate)
        try await eventually("a full queue") { queue.isFull }
        try await eventually("two requests") { await gate.arrived.count == 2 }
        await gate.open()
        for task in tasks { #expect(await task.value) }
        #expect(await gate.passed.count == 10)
    }

    @Test("A request that is cancelled while it waits is not run")
    func cancellation() async throws {
        let (queue, gate) = (RequestQueue(limit: 10, concurrency: 1), Gate())
        let first = start(0..<1, in: queue, gate)
        try await eventually("the first request") { await gate.arrived == [0] }
        let others = start(1..<10, in: queue, gate)
        try await eventually("a full queue") { queue.isFull }
        for task in others { task.cancel() }
        await gate.open()
        #expect(await first[0].value)
        for task in others { #expect(await !task.value) }
        #expect(await gate.passed == [0])
    }
}
