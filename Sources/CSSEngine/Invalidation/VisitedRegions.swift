/// Remembers which regions of the tree each step of invalidation has covered since the last restyle, so that a step
/// visits each element once however many changes lead to it.
///
/// A covered region stays covered when the tree changes around it: an insertion or a removal invalidates all dependents of
/// the siblings that get another position, and a change of an element invalidates all dependents of the element. Only the
/// regions that start at an element itself end when the element is moved.
final class VisitedRegions {
    /// A region that starts at an element.
    enum Region: UInt8 {
        /// The element and all elements after it in the direction of the step: siblings or ancestors.
        case chain = 1
        /// The descendants of the element.
        case descendants = 2
    }

    /// The covered regions of a step at an element.
    struct Entry: BitwiseCopyable {
        let element: Int32
        let step: UInt32
        /// The move count of the element when a region was covered. The regions are no longer covered after a move.
        var moveCount: UInt32
        var regions: UInt8
    }

    private var entries = UniqueArray<Entry>()
    private var index = HashIndex()
    /// The number of moves and removals of each element.
    private var moveCounts = UniqueArray<UInt32>()
    private let work: RestyleWorkCounter

    init(_ work: RestyleWorkCounter) {
        self.work = work
    }

    /// Counts an element that a step visits.
    func countVisit() { work.countSearch() }

    /// Removes all regions, after a restyle or a change of rules.
    func removeAll() {
        guard entries.count > 0 else { return }
        entries.removeAll()
        index = HashIndex()
    }

    /// Removes the regions that start at an element, which is moved or removed, or is new and has the index of a removed
    /// one.
    func removeRegions(at element: Int32) {
        if Int(element) < moveCounts.count { moveCounts[Int(element)] += 1 }
    }

    /// Marks a region as covered.
    /// - Returns: Whether it was not covered before.
    func insert(_ region: Region, _ element: Int32, step: Int) -> Bool {
        work.countSearch()
        if Int(element) >= moveCounts.count { moveCounts.resize(to: Int(element) * 2 + 1, filling: 0) }
        let moveCount = moveCounts[Int(element)]
        let hash = mixedHash(UInt32(step), UInt32(element))
        let known = index.find(hash: hash) { entries[Int($0)].element == element && entries[Int($0)].step == step }
        guard let known else {
            index.insert(UInt32(entries.count), hash: hash)
            entries.append(
                Entry(element: element, step: UInt32(step), moveCount: moveCount, regions: region.rawValue))
            return true
        }
        let entry = entries.pointer(to: Int(known))
        if entry.pointee.moveCount != moveCount {
            entry.pointee.moveCount = moveCount
            entry.pointee.regions = 0
        }
        defer { entry.pointee.regions |= region.rawValue }
        return entry.pointee.regions & region.rawValue == 0
    }
}
