/// The result of an update of a tree's styles: the elements whose values changed, and the amount of work.
public struct StyleUpdate: Sendable {
    /// An element and how its values changed.
    public struct Change: Sendable {
        /// The element.
        public let node: StyleNode
        /// The former and the new values.
        public let difference: StyleDifference
    }

    /// An element with the index of its difference. Elements that change in the same way share a difference.
    package struct ChangedElement: BitwiseCopyable, Sendable {
        package let node: StyleNode
        package let difference: Int32
        /// The id of the element's environment.
        package let environment: UInt16
    }

    /// The elements of ``changes``.
    package private(set) var elements: [ChangedElement] = []
    /// The different changes.
    package private(set) var differences: [StyleDifference] = []
    private var work = RestyleWork()

    /// The elements whose computed values, or the values of whose variants, changed. Ancestors come before descendants. An
    /// element that was not styled before is included if it has any declaration.
    public var changes: some RandomAccessCollection<Change> {
        elements.lazy.map { [differences] in Change(node: $0.node, difference: differences[Int($0.difference)]) }
    }

    /// The number of elements styled: the elements that the changes since the last update can affect. Elements that were
    /// only visited to find them are not counted.
    public var visitedCount: Int { work.styledCount }
    /// The number of elements matched against the rules. The other styled elements share a result.
    public var matchedCount: Int { work.matchedCount }
    /// The work of matching, in steps of bounded cost: selectors visited, simple selectors tested, siblings numbered.
    package var stepCount: Int { work.stepCount }
    /// The number of elements visited to find the elements that changes can affect.
    package var searchCount: Int { work.searchCount }

    mutating func setWork(_ work: RestyleWork) { self.work = work }

    /// Adds a difference. Returns its index.
    mutating func add(_ difference: StyleDifference) -> Int32 {
        differences.append(difference)
        return Int32(differences.count - 1)
    }

    mutating func add(_ element: ChangedElement) { elements.append(element) }
}
