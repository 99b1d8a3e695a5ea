import Foundation

/// Distributes drawings among a few processes, the most urgent drawing first.
@MainActor final class DrawingQueue {
    /// The urgency of a drawing.
    enum Urgency: Int, Comparable {
        /// No page shows a result at once. Runs while nothing more urgent runs or waits.
        case background
        /// A page will probably request the result.
        case expected
        /// A page waits for the result.
        case requested

        static func < (left: Urgency, right: Urgency) -> Bool { left.rawValue < right.rawValue }
    }

    /// Identifies a drawing. Requests for equal drawings share the result.
    struct Key: Hashable {
        let screen: String
        let content: Content

        /// The result of a drawing.
        enum Content: Hashable {
            case picture(PictureRequest)
            case views(PictureRequest)
            case view(PictureRequest, index: Int)
            case motion(PictureRequest)
            case problems
            case changes
        }
    }

    typealias Outcome = Result<Data, DrawingProblem>

    /// A drawing that can be made.
    struct Order {
        let key: Key
        /// The version of the screen at the time of the order. `nil` if the screen does not exist.
        let version: UUID?
        /// Returns the task when the drawing starts, so that it has the latest files, and their version. `nil` if there is
        /// nothing to draw any more.
        let makeTask: @MainActor () -> (task: DrawingTask, version: UUID)?
        /// Called with the version and the result, also if no request waits for it.
        let completion: @MainActor (UUID, Outcome) -> Void
    }

    /// A drawing that waits or runs.
    private final class Job {
        let order: Order
        var urgency: Urgency
        /// Whether the drawing is made even if no request waits for it.
        var isKept: Bool
        /// The requests that wait for the result.
        var waiting: [UUID: CheckedContinuation<Outcome, Never>] = [:]
        /// The version that is drawn, and the time of the start. `nil` before the start.
        var run: (version: UUID, start: ContinuousClock.Instant)?
        /// Whether the drawing starts again with newer files when its process has ended.
        var restarts = false

        init(_ order: Order, _ urgency: Urgency, isKept: Bool) {
            (self.order, self.urgency, self.isKept) = (order, urgency, isKept)
        }

        var key: Key { order.key }
        var isAbandoned: Bool { waiting.isEmpty && !isKept }
    }

    /// A process with the drawing that it makes.
    private final class Worker {
        let process: any Drawer
        var job: Job?
        /// The screen of the last drawing. The process keeps its views.
        var lastScreen = ""

        init(_ process: any Drawer) { self.process = process }
    }

    private let makeDrawer: () -> (any Drawer)?
    private let processes: Int
    private let limit: Int
    private var workers: [Worker] = []
    /// The drawings that wait, the oldest first.
    private var jobs: [Job] = []
    private var isEnded = false

    /// The time after which an outdated drawing is ended.
    private static let patience = Duration.seconds(1)

    /// - Parameters:
    ///   - processes: The maximum number of processes, at least 2.
    ///   - limit: The maximum number of requests that wait for a drawing or its result.
    ///   - makeDrawer: Starts a process. `nil` if the system refuses to.
    init(processes: Int, limit: Int, makeDrawer: @escaping () -> (any Drawer)?) {
        self.makeDrawer = makeDrawer
        self.processes = processes
        self.limit = limit
    }

    /// Starts a process, so that the first drawing does not wait for it.
    func warmUp() { if workers.isEmpty, !isEnded { _ = addWorker() } }

    /// Ends all processes at once. Requests fail from now on.
    func end() {
        isEnded = true
        for worker in workers { worker.process.end() }
        let waiting = jobs
        jobs = []
        for job in waiting { finish(job, .failure(.cancelled)) }
    }

    // MARK: Requests

    /// Returns the result of a drawing. If the task of the caller is cancelled, the drawing is dropped
    /// unless others wait for it.
    func result(of order: Order, _ urgency: Urgency = .requested) async -> Outcome {
        let id = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled, !isEnded else { return continuation.resume(returning: .failure(.cancelled)) }
                guard requestCount < limit else { return continuation.resume(returning: .failure(.busy)) }
                let job = job(for: order, urgency, isKept: false)
                job.waiting[id] = continuation
                startJobs()
            }
        } onCancel: {
            Task { @MainActor in self.cancel(id) }
        }
    }

    /// Makes a drawing without a page that waits for it.
    func draw(_ order: Order, _ urgency: Urgency) {
        guard !isEnded else { return }
        _ = job(for: order, urgency, isKept: true)
        startJobs()
    }

    /// Drops drawings that are outdated, because files have changed.
    /// - Parameter screens: The screens that have changed.
    func update(_ screens: Set<String>) {
        jobs.removeAll { screens.contains($0.key.screen) && $0.urgency == .expected && $0.waiting.isEmpty }
        for worker in workers {
            guard let job = worker.job, let run = job.run, screens.contains(job.key.screen),
                .now - run.start > Self.patience
            else { continue }
            job.restarts = !job.isAbandoned
            worker.process.end()
        }
    }

    /// The number of requests that wait.
    var requestCount: Int { (jobs + workers.compactMap(\.job)).reduce(0) { $0 + $1.waiting.count } }

    /// Whether a drawing runs or waits that pages show at once.
    var isBusy: Bool { (jobs + workers.compactMap(\.job)).contains { $0.urgency > .background } }

    /// Returns the drawing for an order: one that waits, one that runs with the same files, or a new one.
    private func job(for order: Order, _ urgency: Urgency, isKept: Bool) -> Job {
        let running = workers.compactMap(\.job).first {
            $0.key == order.key && $0.run?.version == order.version && !$0.restarts
        }
        if let known = running ?? jobs.first(where: { $0.key == order.key }) {
            known.urgency = max(known.urgency, urgency)
            known.isKept = known.isKept || isKept
            return known
        }
        let new = Job(order, urgency, isKept: isKept)
        jobs.append(new)
        return new
    }

    private func cancel(_ id: UUID) {
        for job in jobs + workers.compactMap(\.job) {
            job.waiting.removeValue(forKey: id)?.resume(returning: .failure(.cancelled))
        }
        jobs.removeAll(where: \.isAbandoned)
        startJobs()
    }

    // MARK: Processes

    /// Starts the drawings for which there is a process.
    private func startJobs() {
        while let job = nextJob() {
            guard let worker = idleWorker(for: job.key.screen) else { return makeSpace(for: job) }
            jobs.removeAll { $0 === job }
            start(job, on: worker)
        }
    }

    /// Returns the most urgent drawing, or the oldest of those, if it may start now.
    private func nextJob() -> Job? {
        let running = workers.compactMap(\.job)
        // A slow screen does not take all processes.
        let screens = Dictionary(running.map { ($0.key.screen, 1) }, uniquingKeysWith: +)
        let ready = jobs.filter { screens[$0.key.screen, default: 0] < max(1, processes / 2) }
        guard let urgency = ready.map(\.urgency).max() else { return nil }
        // One process stays free for the next request.
        if urgency < .requested, running.count >= processes - 1 { return nil }
        if urgency == .background, !running.isEmpty { return nil }
        return ready.first { $0.urgency == urgency }
    }

    /// Ends a drawing that no request needs, because another one needs its process.
    private func makeSpace(for job: Job) {
        if workers.isEmpty {
            jobs.removeAll { $0 === job }
            return finish(job, .failure(.crashed))
        }
        workers.first { $0.job?.isAbandoned == true }?.process.end()
    }

    private func idleWorker(for screen: String) -> Worker? {
        let idle = workers.filter { $0.job == nil }
        return idle.first { $0.lastScreen == screen } ?? idle.first ?? (workers.count < processes ? addWorker() : nil)
    }

    private func addWorker() -> Worker? {
        guard let process = makeDrawer() else { return nil }
        let worker = Worker(process)
        workers.append(worker)
        return worker
    }

    private func start(_ job: Job, on worker: Worker) {
        guard let (task, version) = job.order.makeTask() else { return finish(job, .failure(.noScreen)) }
        job.run = (version, .now)
        worker.job = job
        worker.lastScreen = job.key.screen
        Task {
            let (result, isReusable) = await worker.process.perform(task)
            worker.job = nil
            if !isReusable {
                worker.process.end()
                workers.removeAll { $0 === worker }
            }
            if job.restarts, !isEnded {
                (job.restarts, job.run) = (false, nil)
                jobs.insert(job, at: 0)
            } else {
                finish(job, result)
            }
            startJobs()
        }
    }

    private func finish(_ job: Job, _ result: Outcome) {
        if let run = job.run { job.order.completion(run.version, result) }
        for continuation in job.waiting.values { continuation.resume(returning: result) }
        job.waiting = [:]
    }
}

/// Performs tasks in a process of its own.
protocol Drawer: Sendable {
    /// - Returns: The result, and whether the process can perform another task.
    func perform(_ task: DrawingTask) async -> (result: Result<Data, DrawingProblem>, isReusable: Bool)

    /// Ends the process at once. A task that it performs fails.
    func end()
}

extension DrawingProcess: Drawer {}
