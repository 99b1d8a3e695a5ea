import Foundation
import NimbusChameleon
import TestSupport
import Testing

@testable import chameleon

/// The order in which screens are drawn, and the drawings that are dropped.
@MainActor struct DrawingQueueTests {
    /// A process whose tasks last until they are ended.
    private final class SlowDrawer: Drawer {
        private let continuation = TestLock<CheckedContinuation<Result<Data, DrawingProblem>, Never>?>(nil)

        func perform(_ task: DrawingTask) async -> (result: Result<Data, DrawingProblem>, isReusable: Bool) {
            let result = await withCheckedContinuation { new in continuation.withLock { $0 = new } }
            return (result, (try? result.get()) != nil)
        }

        func finish() { take()?.resume(returning: .success(Data([1]))) }

        func end() { take()?.resume(returning: .failure(.crashed)) }

        private func take() -> CheckedContinuation<Result<Data, DrawingProblem>, Never>? {
            continuation.withLock { known in
                defer { known = nil }
                return known
            }
        }
    }

    /// A queue with processes that the test ends, and the screens whose drawing has started.
    @MainActor private final class Bench {
        var drawers: [SlowDrawer] = []
        var started: [String] = []
        var results: [String: DrawingQueue.Outcome] = [:]
        var version = UUID()
        private let processes: Int
        private let limit: Int
        private(set) lazy var queue = DrawingQueue(processes: processes, limit: limit) { [weak self] in
            let new = SlowDrawer()
            self?.drawers.append(new)
            return new
        }

        init(processes: Int = 2, limit: Int = 100) { (self.processes, self.limit) = (processes, limit) }

        func order(_ screen: String) -> DrawingQueue.Order {
            DrawingQueue.Order(
                key: .init(screen: screen, content: .changes), version: version,
                makeTask: { [weak self] in
                    guard let self else { return nil }
                    started.append(screen)
                    let source = ScreenSource(
                        id: version, revision: ChangeCursor(boot: BootIdentifier(), revision: 0), folder: "",
                        treeURL: URL(fileURLWithPath: "/"), treePath: nil, tree: Data(), sheetFolder: "", sheets: [],
                        contents: [:], properties: AppProperties(files: [], areFound: true))
                    return (.picture(source, query: [:]), version)
                },
                completion: { [weak self] _, outcome in self?.results[screen] = outcome })
        }

        /// Requests a drawing, and waits until the queue has the request.
        func request(
            _ screen: String, _ urgency: DrawingQueue.Urgency = .requested
        ) async throws -> Task<DrawingQueue.Outcome, Never> {
            let count = queue.requestCount
            let order = order(screen)
            let task = Task { await self.queue.result(of: order, urgency) }
            try await eventually("a request") { self.queue.requestCount > count }
            return task
        }

        /// Ends the drawings that run, until all have ended.
        func finishAll() async throws {
            try await eventually("the end of all drawings") {
                for drawer in self.drawers { drawer.finish() }
                return !self.queue.isBusy
            }
        }
    }

    @Test("A picture that a page requests is drawn before those that no page shows")
    func requestedFirst() async throws {
        let bench = Bench()
        bench.queue.draw(bench.order("expected 1"), .expected)
        for number in 1...5 { bench.queue.draw(bench.order("background \(number)"), .background) }
        bench.queue.draw(bench.order("expected 2"), .expected)
        #expect(bench.started == ["expected 1"], "a process stays free")
        let task = try await bench.request("in view")
        #expect(bench.started == ["expected 1", "in view"])
        try await bench.finishAll()
        #expect(try await task.value.get() == Data([1]))
        try await eventually("the rest") {
            for drawer in bench.drawers { drawer.finish() }
            return bench.results.count == 8
        }
        #expect(bench.started.dropFirst(2).first == "expected 2")
        #expect(bench.started.count == 8)
    }

    @Test("Requests that are less urgent leave a process for others, and are dropped with their client")
    func lessUrgent() async throws {
        let bench = Bench()
        let frames = [try await bench.request("frame 1", .expected), try await bench.request("frame 2", .expected)]
        #expect(bench.started == ["frame 1"])
        let picture = try await bench.request("in view")
        #expect(bench.started == ["frame 1", "in view"])
        frames[1].cancel()
        #expect(await frames[1].value == .failure(.cancelled))
        try await bench.finishAll()
        for task in [frames[0], picture] { #expect(try await task.value.get() == Data([1])) }
        #expect(bench.started.count == 2)
    }

    @Test("Requests for the same drawing share it, and a request joins a drawing that was expected")
    func sharing() async throws {
        let bench = Bench()
        bench.queue.draw(bench.order("a"), .expected)
        let tasks = [try await bench.request("a"), try await bench.request("a")]
        #expect(bench.started == ["a"])
        try await bench.finishAll()
        for task in tasks { #expect(try await task.value.get() == Data([1])) }
    }

    @Test("A drawing of older files is not shared")
    func versions() async throws {
        let bench = Bench(processes: 4)
        let old = try await bench.request("a")
        bench.version = UUID()
        let new = try await bench.request("a")
        #expect(bench.started == ["a", "a"])
        try await bench.finishAll()
        for task in [old, new] { #expect(try await task.value.get() == Data([1])) }
    }

    @Test("The drawings of one screen do not take all processes")
    func sharesProcesses() async throws {
        let bench = Bench(processes: 4)
        var tasks: [Task<DrawingQueue.Outcome, Never>] = []
        for _ in 0..<4 {
            bench.version = UUID()
            tasks.append(try await bench.request("slow"))
        }
        tasks.append(try await bench.request("other"))
        #expect(bench.started == ["slow", "slow", "other"])
        try await bench.finishAll()
        for task in tasks { #expect(try await task.value.get() == Data([1])) }
    }

    @Test("A request whose client has gone is not drawn, and does not hold up others")
    func cancellation() async throws {
        let bench = Bench()
        let running = [try await bench.request("a"), try await bench.request("b")]
        let waiting = try await bench.request("c")
        waiting.cancel()
        #expect(await waiting.value == .failure(.cancelled))
        #expect(bench.started == ["a", "b"])
        running[0].cancel()
        #expect(await running[0].value == .failure(.cancelled))
        // The drawing that no client needs is ended in favour of another one.
        let last = try await bench.request("d")
        try await eventually("the next drawing") { bench.started == ["a", "b", "d"] }
        try await bench.finishAll()
        #expect(try await last.value.get() == Data([1]))
    }

    @Test("Requests beyond the limit are rejected until other requests end")
    func limit() async throws {
        let bench = Bench(limit: 3)
        var tasks: [Task<DrawingQueue.Outcome, Never>] = []
        for name in ["a", "b", "c"] { tasks.append(try await bench.request(name)) }
        #expect(await bench.queue.result(of: bench.order("d")) == .failure(.busy))
        try await bench.finishAll()
        for task in tasks { #expect(try await task.value.get() == Data([1])) }
        let next = try await bench.request("d")
        try await bench.finishAll()
        #expect(try await next.value.get() == Data([1]))
    }

    @Test("If no process can be started, requests fail")
    func withoutProcesses() async throws {
        let bench = Bench()
        let queue = DrawingQueue(processes: 2, limit: 10) { nil }
        #expect(await queue.result(of: bench.order("a")) == .failure(.crashed))
    }
}

/// A value protected by a lock.
private final class TestLock<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
