/// Resolves the flexible lengths of a line (CSS Flexbox 1, section 9.7).
struct FlexibleLengths {
    /// The space for the border boxes of the items: the inner main size without margins and gaps.
    let space: Double
    let items: FlexItems
    private let isGrowing: Bool

    init(space: Double, items: FlexItems) {
        self.space = space
        self.items = items
        var sum = 0.0
        for index in items.indices { sum += items[index].hypotheticalMain }
        isGrowing = sum < space
    }

    /// Stores the used main size of each item.
    func resolve(isRow: Bool) {
        for index in items.indices {
            let item = items[index]
            let hypothetical = item.hypotheticalMain
            let factor = isGrowing ? item.style.pointee.flexGrow : item.style.pointee.flexShrink
            items[index].isFrozen =
                factor == 0 || (isGrowing ? item.baseSize > hypothetical : item.baseSize < hypothetical)
            items[index].mainSize = hypothetical
        }
        let initialFree = freeSpace
        while distribute(initialFree: initialFree, isRow: isRow) {}
    }

    private var freeSpace: Double {
        var free = space
        for index in items.indices { free -= items[index].isFrozen ? items[index].mainSize : items[index].baseSize }
        return free
    }

    /// One turn of the loop. Freezes at least one item. Returns `false` if all items were frozen before.
    private func distribute(initialFree: Double, isRow: Bool) -> Bool {
        var factors = 0.0
        var scaledShrinks = 0.0
        var isFlexible = false
        for index in items.indices where !items[index].isFrozen {
            let style = items[index].style
            isFlexible = true
            factors += isGrowing ? style.pointee.flexGrow : style.pointee.flexShrink
            scaledShrinks += style.pointee.flexShrink * items[index].innerBaseSize(isRow: isRow)
        }
        guard isFlexible else { return false }
        var free = freeSpace
        if factors < 1, abs(initialFree * factors) < abs(free) { free = initialFree * factors }

        var totalViolation = 0.0
        for index in items.indices where !items[index].isFrozen {
            let item = items[index]
            var size = item.baseSize
            if isGrowing {
                size += free * (item.style.pointee.flexGrow / factors)
            } else if scaledShrinks > 0 {
                size += free * (item.style.pointee.flexShrink * item.innerBaseSize(isRow: isRow) / scaledShrinks)
            }
            let clamped = max(min(size, item.maximumMain), item.minimumMain)
            items[index].mainSize = clamped
            items[index].violation = clamped - size
            totalViolation += clamped - size
        }
        for index in items.indices where !items[index].isFrozen {
            let violation = items[index].violation
            items[index].isFrozen =
                totalViolation == 0 || (totalViolation > 0 ? violation > 0 : violation < 0)
        }
        return true
    }
}
