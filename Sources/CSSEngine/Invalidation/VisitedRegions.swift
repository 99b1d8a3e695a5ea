/// Remembers which regions of the tree each step of invalidation has covered since the last restyle, so that a step
/// visits each element once however many changes lead to it.
///
/// A covered region stays covered when the tree changes. An insertion or a removal invalidates everything that depends
/// on the elements that it moves, and a changed element invalidates everything that depends on it.
final class VisitedRegions {
    /// A region that starts at an element.
    enum Region: UInt8 {
        /// The element and all elements after it in the direction of the step: siblings or ancestors.
        case chain = 1
        /// The descendants of the element.
        case inside = 2
    }

    /// The covered regions of a step at an element.
    struct Entry: BitwiseCopyable {
        let element: Int32
        let step: UInt32
        /// The regions count only while the element is where it was.
        var placement: UInt32
        var regions: UInt8
    }

    private var entries = UniqueArray<Entry>()
    private var index = HashIndex()
    /// The number of times that each element was moved or removed.
    private var placements = UniqueArray<UInt32>()
    /// The number of elements visited.
    var searchCount = 0

    /// Starts a new round, after a restyle or with other rules.
    func begin() {
        guard entries.count > 0 else { return }
        entries.removeAll()
        index = HashIndex()
    }

    /// Forgets the regions that start at an element that is moved or removed.
    func forget(_ element: Int32) {
        if Int(element) < placements.count { placements[Int(element)] += 1 }
    }

    /// Marks a region as covered.
    /// - Returns: Whether it was not covered before.
    func insert(_ region: Region, _ element: Int32, step: Int) -> Bool {
        searchCount += 1
        if Int(element) >= placements.count { placements.resize(to: Int(element) * 2 + 1, filling: 0) }
        let placement = placements[Int(element)]
        let hash = mixedHash(UInt32(step), UInt32(element))
        let known = index.find(hash: hash) { entries[Int($0)].element == element && entries[Int($0)].step == step }
        guard let known else {
            index.insert(UInt32(entries.count), hash: hash)
            entries.append(
                Entry(element: element, step: UInt32(step), placement: placement, regions: region.rawValue))
            return true
        }
        let entry = entries.pointer(to: Int(known))
        if entry.pointee.placement != placement {
            entry.pointee.placement = placement
            entry.pointee.regions = 0
        }
        defer { entry.pointee.regions |= region.rawValue }
        return entry.pointee.regions & region.rawValue == 0
    }
}
