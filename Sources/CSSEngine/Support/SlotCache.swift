/// A cache of values by key with a fixed number of slots. A key replaces another one with the same slot.
///
/// A search compares one key, so that it costs less than one in a dictionary.
struct SlotCache<Key: RowKey, Value: BitwiseCopyable>: ~Copyable {
    // Internal: see `UniqueArray`.
    struct Slot: BitwiseCopyable {
        var key: Key
        var value: Value
        /// The round in which the value was stored.
        var round: UInt64
    }

    /// The number of slots, a power of two.
    private static var slotCount: Int { 256 }

    /// Allocated when the first value is stored.
    private var slots = UniqueArray<Slot>()
    private var round: UInt64 = 1

    /// Removes all values.
    mutating func removeAll() { round += 1 }

    @inline(__always) private func index(of key: Key) -> Int { Int(key.hash) & (Self.slotCount - 1) }

    @inline(__always) func find(_ key: Key) -> Value? {
        guard slots.count > 0 else { return nil }
        let slot = slots[index(of: key)]
        return slot.round == round && slot.key == key ? slot.value : nil
    }

    mutating func insert(_ value: Value, for key: Key) {
        if slots.count == 0 {
            slots.resize(to: Self.slotCount, filling: Slot(key: key, value: value, round: round - 1))
        }
        slots[index(of: key)] = Slot(key: key, value: value, round: round)
    }
}
