/// Decides when a style pass runs: at once, at the end of a batch, or later.
@MainActor final class PassScheduler {
    /// The maximum number of rounds in a pass, in case views keep changing each other.
    private static let maximumRounds = 32

    /// Whether changes made through the DOM wait for a scheduled pass.
    var coalescesChanges = false
    /// Runs a pass later, on the main actor. By default on the main actor's next turn.
    var requestPass: @MainActor (_ pass: @escaping @MainActor () -> Void) -> Void = { pass in
        Task { @MainActor in pass() }
    }

    /// Whether something changed since the last pass.
    private(set) var needsPass = false
    private var openBatches = 0
    private var isRunning = false
    /// Whether a requested pass has not run yet.
    private var isScheduled = false

    /// Whether a change made now is styled only after the caller has finished its work.
    var defersStyling: Bool { coalescesChanges || openBatches > 0 || isRunning }

    func setNeedsPass() { needsPass = true }

    // MARK: Batches

    func beginBatch() { openBatches += 1 }

    /// Returns whether this was the outermost batch and views need styling.
    func endBatch() -> Bool {
        openBatches -= 1
        return openBatches == 0 && needsPass
    }

    // MARK: Running

    /// Requests a pass, unless one is scheduled already, or a batch or the running pass will take care of the changes.
    /// - Parameter pass: The closure that calls ``run(_:)``.
    func schedule(_ pass: @escaping @MainActor () -> Void) {
        guard !isScheduled, !isRunning, openBatches == 0 else { return }
        isScheduled = true
        requestPass { [weak self] in
            // Inside a batch, `pass` does nothing. The end of the batch then schedules another one.
            self?.isScheduled = false
            pass()
        }
    }

    /// Runs a pass if one is needed. Does nothing inside a batch or another pass.
    /// - Parameter round: Applies the styles that have changed. Views may make further changes meanwhile, which the
    ///   next round applies.
    func run(_ round: () -> Void) {
        guard needsPass, openBatches == 0, !isRunning else { return }
        isScheduled = false
        isRunning = true
        defer { isRunning = false }
        for _ in 0..<Self.maximumRounds where needsPass {
            needsPass = false
            round()
        }
    }
}
