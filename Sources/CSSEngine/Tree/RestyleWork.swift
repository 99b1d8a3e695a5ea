/// The amount of work of an update, from the first change before it to its end.
struct RestyleWork: Sendable {
    /// The number of elements visited to find the elements that changes can affect.
    fileprivate(set) var searchCount = 0
    /// The number of elements styled.
    fileprivate(set) var styledCount = 0
    /// The number of elements matched against the rules.
    fileprivate(set) var matchedCount = 0
    /// The work of matching: selectors visited, simple selectors tested, siblings numbered.
    fileprivate(set) var stepCount = 0

    mutating func add(_ other: RestyleWork) {
        searchCount += other.searchCount
        styledCount += other.styledCount
        matchedCount += other.matchedCount
        stepCount += other.stepCount
    }
}

/// Counts the work of an engine. All parts of the engine that visit elements share one counter.
final class RestyleWorkCounter {
    // Each access is one addition, which nothing can interrupt. The check would cost time for each element.
    @exclusivity(unchecked) private var work = RestyleWork()

    @inline(__always) func countSearch() { work.searchCount += 1 }
    @inline(__always) func countStyle() { work.styledCount += 1 }
    @inline(__always) func countMatch() { work.matchedCount += 1 }
    func countSteps(_ count: Int) { work.stepCount += count }

    /// Returns the work since the last call.
    func take() -> RestyleWork {
        defer { work = RestyleWork() }
        return work
    }
}
