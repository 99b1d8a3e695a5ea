import Foundation
import NimbusCSS

/// Asks a server what has changed, makes it count in the app, and asks again, off the main actor.
actor ChangeFollower {
    typealias Problem = NIChameleonObserver.Problem
    typealias State = NIChameleonObserver.State

    private let connection: ServerConnection
    private let options: NIChameleonObserver.Options
    private let applier: ChangeApplier
    private var cursor: ChangeCursor?

    init(_ cache: NIStylesheetCache, _ connection: ServerConnection, _ options: NIChameleonObserver.Options) {
        self.connection = connection
        self.options = options
        applier = ChangeApplier(cache, options)
    }

    /// Follows until the task is cancelled; call it again when that has come to its end, to go on.
    /// - Parameter tell: hears what is being done.
    func follow(_ tell: @escaping @MainActor @Sendable (State) -> Void) async {
        let reports = ReportSender(connection)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await reports.run() }
            await tell(.connecting)
            var failures = 0
            while !Task.isCancelled {
                do {
                    let cursor = try await followOnce(reports)
                    failures = 0
                    await tell(.watching(cursor))
                } catch {
                    failures += 1
                    await wait(failures, error as? Problem ?? .malformedAnswer, tell)
                }
            }
            group.cancelAll()
        }
    }

    private func wait(_ failures: Int, _ problem: Problem, _ tell: @MainActor @Sendable (State) -> Void) async {
        let delay = options.backOff.delay(afterFailures: failures, chance: .random(in: 0...1))
        await tell(.waiting(retry: Date(timeIntervalSinceNow: delay), problem))
        try? await Task.sleep(for: .seconds(delay))
    }

    // MARK: One answer

    private func followOnce(_ reports: ReportSender) async throws -> ChangeCursor {
        let earliest = ContinuousClock.now + .seconds(options.backOff.first)
        let answer = try await connection.changes(since: cursor)
        guard isSequel(answer) else {
            cursor = nil
            throw Problem.malformedAnswer
        }
        let plan = try await applier.plan(for: answer)
        let (contents, problem) = try await contents(of: plan)
        let results = try await applier.apply(contents, dropping: plan.dropped)
        if !results.isEmpty || !plan.isEmpty {
            await reports.send(ClientReport(name: connection.name, cursor: answer.cursor, results: results))
        }
        // Asked again since the same cursor, the server tells what has become of the files that could not be had.
        if let problem { throw problem }
        cursor = answer.cursor
        // A server that has nothing to say and says so at once shall not keep the app busy.
        if plan.isEmpty { try await Task.sleep(until: earliest, clock: .continuous) }
        return answer.cursor
    }

    /// Whether an answer goes on where the last one ended, or begins anew.
    private func isSequel(_ answer: WatchAnswer) -> Bool {
        guard let cursor, !answer.reset else { return answer.reset }
        return answer.cursor.boot == cursor.boot && answer.cursor.revision >= cursor.revision
    }

    /// The bytes of all files that can be had, and why others cannot.
    private func contents(of plan: HeldFiles.Plan) async throws -> ([WatchedPath: Data], Problem?) {
        var contents: [WatchedPath: Data] = [:]
        var problem: Problem?
        for (path, state) in plan.wanted.sorted(by: { $0.key < $1.key }) {
            do {
                contents[path] = try await connection.bytes(of: path, state)
            } catch Problem.otherBytes(let path) {
                problem = .otherBytes(path)
            } catch Problem.refused(let status) {
                problem = .refused(status: status)
            }
        }
        return (contents, problem)
    }
}
