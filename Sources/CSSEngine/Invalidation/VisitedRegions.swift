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
    struct Slot: BitwiseCopyable {
        var element: Int32 = -1
        var step: UInt32 = 0
        /// The slot is free in all other rounds.
        var round: UInt32 = 0
        /// The regions count only while the element is where it was.
        var placement: UInt32 = 0
        var regions: UInt8 = 0
    }

    /// Open addressing; a power of two of slots, at most half of them in use.
    private var slots = UniqueArray<Slot>()
    private var usedCount = 0
    private var round: UInt32 = 1
    /// How often each element has left its place.
    private var placements = UniqueArray<UInt32>()
    /// How many elements were visited.
    var searchCount = 0

    init() {
        slots.resize(to: 64, filling: Slot())
    }

    /// Starts a new round, after a restyle or with other rules.
    func begin() {
        round += 1
        usedCount = 0
    }

    /// Forgets the regions that start at an element, which leaves its place.
    func forget(_ element: Int32) {
        if Int(element) < placements.count { placements[Int(element)] += 1 }
    }

    /// Marks a region as covered.
    /// - Returns: Whether it was not covered before.
    func insert(_ region: Region, _ element: Int32, step: Int) -> Bool {
        searchCount += 1
        if Int(element) >= placements.count { placements.resize(to: Int(element) * 2 + 1, filling: 0) }
        if usedCount * 2 >= slots.count { grow() }
        let slot = slots.base + place(element, UInt32(step))
        let placement = placements[Int(element)]
        if slot.pointee.round != round {
            slot.pointee = Slot(element: element, step: UInt32(step), round: round, placement: placement)
            usedCount += 1
        } else if slot.pointee.placement != placement {
            slot.pointee.placement = placement
            slot.pointee.regions = 0
        }
        defer { slot.pointee.regions |= region.rawValue }
        return slot.pointee.regions & region.rawValue == 0
    }

    /// The slot of an element and a step, or the free slot to use for them.
    private func place(_ element: Int32, _ step: UInt32) -> Int {
        let key = UInt64(step) << 32 | UInt64(UInt32(element))
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
        while slots[place].round == round, slots[place].element != element || slots[place].step != step {
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private func grow() {
        var full = UniqueArray<Slot>()
        swap(&full, &slots)
        slots.resize(to: full.count * 2, filling: Slot())
        for index in 0..<full.count where full[index].round == round {
            slots[place(full[index].element, full[index].step)] = full[index]
        }
    }
}
