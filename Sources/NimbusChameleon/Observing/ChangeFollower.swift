import Foundation
import NimbusCSS

/// Requests files and changes from a server and applies them to the app, off the main actor.
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

    /// Follows the server until the task is cancelled. To resume, call it again after it has returned.
    /// - Parameter tell: The closure that receives the state.
    func follow(_ tell: @escaping @MainActor @Sendable (State) -> Void) async {
        let reports = ReportSender(connection)
        let screens = ScreenSender(options.screenFiles) { [connection] in try await connection.send($0) }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await reports.run() }
            group.addTask { await screens.run() }
            await tell(.connecting)
            var failures = 0
            while !Task.isCancelled {
                let start = ContinuousClock.now
                do {
                    try await followOnce(reports, screens) { cursor, isNews in
                        if isNews { failures = 0 }
                        await tell(.watching(cursor))
                    }
                } catch {
                    // A first response does not reset the back-off; a connection of some duration does.
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

    // MARK: Responses

    /// Matches the server's files, then applies each change.
    /// - Parameter note: The closure called with the cursor of each applied response and whether anything changed.
    /// - Throws: The error that ended the connection.
    private func followOnce(
        _ reports: ReportSender, _ screens: ScreenSender, _ note: (ChangeCursor, Bool) async -> Void
    ) async throws -> Never {
        let everything = try await connection.everything()
        _ = try await apply(everything, reports)
        var cursor = everything.cursor
        var changes = try connection.changes(since: cursor)
        var isNews = true
        while true {
            let answer: WatchAnswer
            switch try await changes.next() {
            case .changes(let changes): answer = changes
            case .screenRequest(let request):
                screens.respond(to: request)
                // Limits the work caused by a server that keeps asking.
                try await Task.sleep(for: .seconds(options.backOff.first))
                continue
            }
            guard answer.isSequel(to: cursor) else { throw Problem.malformedAnswer }
            let wasNews = isNews
            isNews = try await apply(answer, reports)
            cursor = answer.cursor
            await note(cursor, isNews)
            // Limits the work caused by a server that keeps sending empty changes.
            if !isNews, !wasNews { try await Task.sleep(for: .seconds(options.backOff.first)) }
        }
    }

    /// - Returns: Whether anything changed.
    private func apply(_ answer: WatchAnswer, _ reports: ReportSender) async throws -> Bool {
        let plan = try await applier.plan(for: answer)
        let (contents, problem) = try await contents(of: plan)
        let reloads = try await applier.apply(contents, dropping: plan.dropped)
        if !reloads.isEmpty || !plan.isEmpty { await reports.send(answer.cursor, reloads) }
        // The next request for all files reports the current state of the files that could not be downloaded.
        if let problem { throw problem }
        return !plan.isEmpty
    }

    /// Returns the contents of all files that could be downloaded, and the problem with others.
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
    /// Whether the changes continue from a cursor or replace everything.
    fileprivate func isSequel(to cursor: ChangeCursor) -> Bool {
        reset || self.cursor.boot == cursor.boot && self.cursor.revision >= cursor.revision
    }
}
