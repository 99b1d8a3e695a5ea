/// Decides when a style pass runs: at once, at the end of a batch, or later.
@MainActor final class PassScheduler {
    /// The maximum number of rounds in a pass, in case views keep changing each other.
    private static let maximumRounds = 32

    /// Whether changes made through the DOM wait for a scheduled pass.
    var coalescesChanges = false
    /// Runs a pass later, on the main actor. By default on the main actor's next turn.
    var requestPass: @MainActor (_ pass: @escaping @MainActor () -> Void) -> Void = PassScheduler.runOnNextTurn {
        didSet { usesDefaultRequest = false }
    }
    /// Whether the app has not set ``requestPass``.
    private(set) var usesDefaultRequest = true

    /// Whether something changed since the last pass.
    private(set) var needsPass = false
    private var openBatches = 0
    /// The rounds that the running pass can have in addition to the maximum.
    private var additionalRounds = 0
    private var isRunning = false
    /// Whether a requested pass has not run yet.
    private var isScheduled = false

    /// Whether a change made now is styled later: while changes are coalesced, in a batch, or in a pass.
    var defersStyling: Bool { coalescesChanges || isBusy }

    /// Whether a pass cannot be requested, because a batch is open or a pass is running.
    var isBusy: Bool { openBatches > 0 || isRunning }

    func setNeedsPass() { needsPass = true }

    /// Does not count a round of the running pass, because its number has a limit of its own.
    func allowAdditionalRound() { additionalRounds += 1 }

    private static func runOnNextTurn(_ pass: @escaping @MainActor () -> Void) { Task { @MainActor in pass() } }

    // MARK: Batches

    func beginBatch() { openBatches += 1 }

    /// Returns whether this was the outermost batch and views need styling.
    func endBatch() -> Bool {
        openBatches -= 1
        return openBatches == 0 && needsPass
    }

    // MARK: Running

    /// Requests a pass, unless one is scheduled already, or a batch or the running pass will take care of the changes.
    /// - Parameter pass: The closure that calls ``run(preparing:_:)``.
    /// - Returns: Whether a pass was requested.
    func schedule(_ pass: @escaping @MainActor () -> Void) -> Bool {
        guard !isScheduled, !isBusy else { return false }
        isScheduled = true
        requestPass { [weak self] in
            // Inside a batch, `pass` does nothing. The end of the batch then schedules another one.
            self?.isScheduled = false
            pass()
        }
        return true
    }

    /// Marks the requested pass as done, so that the next change requests another one.
    func endRequest() { isScheduled = false }

    /// Runs a pass if one is needed. Does nothing inside a batch or another pass.
    /// - Parameters:
    ///   - begin: Looks once for changes that no one has reported, even if no pass is needed.
    ///   - prepare: Looks for such changes before each round.
    ///   - round: Applies the styles that have changed. Views may make further changes meanwhile, which the next round
    ///     applies.
    /// - Returns: Whether no changes are left. `false` if the pass has reached its limit of rounds.
    func run(beginning begin: () -> Void = {}, preparing prepare: () -> Void = {}, _ round: () -> Void) -> Bool {
        if isBusy { return true }
        isRunning = true
        defer { isRunning = false }
        begin()
        additionalRounds = 0
        var rounds = 0
        while rounds < Self.maximumRounds + additionalRounds {
            prepare()
            guard needsPass else { return true }
            isScheduled = false
            needsPass = false
            round()
            rounds += 1
        }
        return !needsPass
    }
}
