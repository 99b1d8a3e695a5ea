import Foundation
import NimbusCSS

/// Asks a server what it has and what changes there, and makes it count in the app, off the main actor.
actor ChangeFollower {
    typealias Problem = NIChameleonObserver.Problem
    typealias State = NIChameleonObserver.State

    private let connection: ServerConnection
    private let options: NIChameleonObserver.Options
    private let applier: ChangeApplier

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
                let start = ContinuousClock.now
                do {
                    try await followOnce(reports) { cursor, isNews in
                        if isNews { failures = 0 }
                        await tell(.watching(cursor))
                    }
                } catch {
                    // That a server greets does not make it a good one: that it goes on does.
                    if .now - start > .seconds(options.backOff.limit) { failures = 0 }
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

    // MARK: Answers

    /// Becomes what the server has, and then with every change.
    /// - Parameter note: hears how far the app has everything, and whether there was something to do for it.
    /// - Throws: in the end, because the server can be followed no longer.
    private func followOnce(_ reports: ReportSender, _ note: (ChangeCursor, Bool) async -> Void) async throws -> Never {
        let everything = try await connection.everything()
        _ = try await apply(everything, reports)
        var cursor = everything.cursor
        var changes = try connection.changes(since: cursor)
        var isNews = true
        while true {
            let answer = try await changes.next()
            guard answer.isSequel(to: cursor) else { throw Problem.malformedAnswer }
            let wasNews = isNews
            isNews = try await apply(answer, reports)
            cursor = answer.cursor
            await note(cursor, isNews)
            // A server that has nothing to say and says so all the time shall not keep the app busy.
            if !isNews, !wasNews { try await Task.sleep(for: .seconds(options.backOff.first)) }
        }
    }

    /// - Returns: whether there was something to do.
    private func apply(_ answer: WatchAnswer, _ reports: ReportSender) async throws -> Bool {
        let plan = try await applier.plan(for: answer)
        let (contents, problem) = try await contents(of: plan)
        let reloads = try await applier.apply(contents, dropping: plan.dropped)
        if !reloads.isEmpty || !plan.isEmpty { await reports.send(answer.cursor, reloads) }
        // Asked again for everything, the server tells what has become of the files that could not be had.
        if let problem { throw problem }
        return !plan.isEmpty
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

extension WatchAnswer {
    /// Whether it goes on from there, or begins anew.
    fileprivate func isSequel(to cursor: ChangeCursor) -> Bool {
        reset || self.cursor.boot == cursor.boot && self.cursor.revision >= cursor.revision
    }
}
