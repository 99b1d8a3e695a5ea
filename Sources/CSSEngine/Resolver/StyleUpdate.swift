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

    init() {}

    /// Joins updates that follow each other into one with the differences from the first to the last styles.
    /// - Parameter contains: Returns whether an element is still in the tree.
    init(merging updates: [StyleUpdate], where contains: (StyleNode) -> Bool) {
        if updates.count == 1 {
            self = updates[0]
            return
        }
        var positions: [StyleNode: Int] = [:]
        var changes: [(first: StyleDifference, last: StyleDifference, element: ChangedElement)] = []
        for update in updates {
            work.add(update.work)
            for element in update.elements {
                let difference = update.differences[Int(element.difference)]
                if let position = positions[element.node] {
                    changes[position].last = difference
                    changes[position].element = element
                } else {
                    positions[element.node] = changes.count
                    changes.append((difference, difference, element))
                }
            }
        }
        var known: [DifferenceKey: Int32] = [:]
        for (first, last, element) in changes where contains(element.node) {
            let names =
                first.undeclaredProperties
                + last.undeclaredProperties.filter {
                    !first.undeclaredProperties.contains($0)
                }
            if let old = first.old, old === last.new, names.isEmpty, last.variants == nil { continue }
            let key = DifferenceKey(first.old, last.new, last.variants, names)
            let difference =
                known[key]
                ?? add(
                    StyleDifference(
                        from: first.old, to: last.new, undeclaredProperties: names.sorted(), variants: last.variants))
            known[key] = difference
            add(ChangedElement(node: element.node, difference: difference, environment: element.environment))
        }
    }

    private struct DifferenceKey: Hashable {
        let old, new, variants: ObjectIdentifier?
        let names: [String]

        init(_ old: ComputedStyle?, _ new: ComputedStyle, _ variants: VariantStyleSet?, _ names: [String]) {
            self.old = old.map(ObjectIdentifier.init)
            self.new = ObjectIdentifier(new)
            self.variants = variants.map(ObjectIdentifier.init)
            self.names = names
        }
    }

    mutating func setWork(_ work: RestyleWork) { self.work = work }

    /// Adds a difference. Returns its index.
    mutating func add(_ difference: StyleDifference) -> Int32 {
        differences.append(difference)
        return Int32(differences.count - 1)
    }

    mutating func add(_ element: ChangedElement) { elements.append(element) }
}
