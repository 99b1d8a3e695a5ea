/// A cache of values by key with a fixed number of slots. A key can be in one of two slots, so that two keys with the same
/// slot do not replace each other in turn. A third one replaces the older of them.
///
/// A search compares at most two keys, so that it costs less than one in a dictionary.
struct SlotCache<Key: RowKey, Value: BitwiseCopyable>: ~Copyable {
    // Internal: see `UniqueArray`.
    struct Slot: BitwiseCopyable {
        var key: Key
        var value: Value
        var hash: UInt32
        /// The round in which the value was stored.
        var round: UInt32
    }

    /// The number of slots, a power of two.
    private static var slotCount: Int { 256 }

    /// Allocated when the first value is stored.
    private var slots = UniqueArray<Slot>()
    private var round: UInt32 = 1

    /// Removes all values.
    mutating func removeAll() {
        if round == .max {
            slots.removeAll()
            round = 0
        }
        round += 1
    }

    @inline(__always) private static func index(of hash: UInt32) -> Int { Int(hash) & (slotCount - 1) }

    @inline(__always) func find(_ key: Key) -> Value? {
        guard slots.count > 0 else { return nil }
        let hash = key.hash
        let index = Self.index(of: hash)
        if let value = value(at: index, key, hash) { return value }
        return value(at: index ^ 1, key, hash)
    }

    @inline(__always) private func value(at index: Int, _ key: Key, _ hash: UInt32) -> Value? {
        let slot = slots.pointer(to: index)
        guard slot.pointee.hash == hash, slot.pointee.round == round, slot.pointee.key == key else { return nil }
        return slot.pointee.value
    }

    /// Adds the value of a key that has none.
    mutating func insert(_ value: Value, for key: Key) {
        let slot = Slot(key: key, value: value, hash: key.hash, round: round)
        if slots.count == 0 {
            var unused = slot
            unused.round = round - 1
            slots.resize(to: Self.slotCount, filling: unused)
        }
        let index = Self.index(of: slot.hash)
        if slots.pointer(to: index).pointee.round == round { slots[index ^ 1] = slots[index] }
        slots[index] = slot
    }
}
