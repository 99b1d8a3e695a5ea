/// Memory for the items and tracks of the containers that are being laid out.
///
/// Containers are laid out inside one another, so allocations are released in reverse order. Chunks never move.
struct ScratchArena {
    /// A position in the arena to release to.
    struct Mark {
        fileprivate var chunk: Int
        fileprivate var used: Int
    }

    private static let chunkSize = 1 << 16
    private static let alignment = 16

    private var chunks: [UnsafeMutableRawBufferPointer] = []
    private var chunk = -1
    private var used = 0

    /// Returns all memory to the system.
    func deallocate() {
        for chunk in chunks { chunk.deallocate() }
    }

    var mark: Mark { Mark(chunk: chunk, used: used) }

    /// Releases everything that was allocated after the mark.
    mutating func release(to mark: Mark) {
        chunk = mark.chunk
        used = mark.used
    }

    /// Returns uninitialized memory for `count` values.
    mutating func allocate<Value: BitwiseCopyable>(_: Value.Type, count: Int) -> UnsafeMutableBufferPointer<Value> {
        let size = (MemoryLayout<Value>.stride * max(count, 1) + Self.alignment - 1) & ~(Self.alignment - 1)
        while chunk < 0 || used + size > chunks[chunk].count { advance(size) }
        let base = chunks[chunk].baseAddress! + used
        used += size
        return UnsafeMutableBufferPointer(start: base.bindMemory(to: Value.self, capacity: count), count: count)
    }

    /// Continues in the next chunk. Replaces a later chunk that is too small, because no allocation is in it.
    private mutating func advance(_ size: Int) {
        chunk += 1
        used = 0
        if chunk < chunks.count, chunks[chunk].count >= size { return }
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(size, Self.chunkSize), alignment: Self.alignment)
        if chunk < chunks.count {
            chunks[chunk].deallocate()
            chunks[chunk] = memory
        } else {
            chunks.append(memory)
        }
    }
}
