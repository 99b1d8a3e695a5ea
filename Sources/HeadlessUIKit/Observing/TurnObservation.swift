/// An observation of the turns of the main run loop. The observation ends when the object is deallocated.
///
/// HeadlessUIKit has no run loop. A turn begins when `layoutIfNeeded()` is called on a window or a view in it.
@MainActor package final class TurnObservation {
    private let handler: @MainActor () -> Void

    fileprivate init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

    fileprivate func turnWillBegin() { handler() }
}

/// The observations of the turns in which a window is laid out.
@MainActor struct TurnObservers {
    private struct Entry {
        weak var observation: TurnObservation?
    }

    private var entries: [Entry] = []
    private var isInTurn = false

    mutating func append(_ observation: TurnObservation) {
        entries.removeAll { $0.observation == nil }
        entries.append(Entry(observation: observation))
    }

    /// Begins a turn. Returns `false` if the window is already in a turn.
    mutating func begin() -> Bool {
        defer { isInTurn = true }
        return !isInTurn
    }

    func turnWillBegin() {
        for entry in entries { entry.observation?.turnWillBegin() }
    }

    mutating func end() { isInTurn = false }
}

extension UIWindow {
    /// Calls `handler` before each layout of the window.
    package func observeTurns(_ handler: @escaping @MainActor () -> Void) -> TurnObservation {
        let observation = TurnObservation(handler)
        turnObservers.append(observation)
        return observation
    }
}

extension UIView {
    /// Lays out the view. If the view has a window that is not in a turn, the layout is a turn of the window.
    func layoutInTurn() {
        guard let window, window.turnObservers.begin() else { return layoutTree() }
        window.turnObservers.turnWillBegin()
        layoutTree()
        window.turnObservers.end()
    }
}
