import CAllocator

/// The memory that the process has allocated and not released yet.
enum AllocatedMemory {
    /// Returns the allocator's count, in bytes.
    static func bytes() -> Int {
        #if canImport(Darwin)
        var statistics = malloc_statistics_t()
        malloc_zone_statistics(nil, &statistics)
        return Int(statistics.size_in_use)
        #else
        let statistics = mallinfo2()
        // Large blocks are not part of the heap.
        return Int(statistics.uordblks + statistics.hblkhd)
        #endif
    }
}
