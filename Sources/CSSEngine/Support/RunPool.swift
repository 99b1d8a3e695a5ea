/// Memory for many short runs of plain values. The space of a freed run is used again for runs of about its length.
struct RunPool<Element: BitwiseCopyable>: ~Copyable {
    struct Run: BitwiseCopyable {
        var start: UInt32 = 0
        var count: UInt32 = 0
    }

    private var elements = UniqueArray<Element>()
    /// The starts of free runs by the binary logarithm of their capacity.
    private var freeStarts = [[UInt32]](repeating: [], count: 32)

    /// The elements of a run, valid until the next change of the pool.
    @inline(__always) subscript(run: Run) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(start: elements.base + Int(run.start), count: Int(run.count))
    }

    /// Copies elements into a new run.
    mutating func append(_ new: UnsafeBufferPointer<Element>) -> Run {
        guard let first = new.first else { return Run() }
        let size = Self.sizeClass(new.count)
        let start: Int
        if let free = freeStarts[size].popLast() {
            start = Int(free)
        } else {
            start = elements.count
            elements.resize(to: start + 1 << size, filling: first)
        }
        (elements.base + start).update(from: new.baseAddress!, count: new.count)
        return Run(start: UInt32(start), count: UInt32(new.count))
    }

    mutating func free(_ run: Run) {
        if run.count > 0 { freeStarts[Self.sizeClass(Int(run.count))].append(run.start) }
    }

    private static func sizeClass(_ count: Int) -> Int { Int.bitWidth - (count - 1).leadingZeroBitCount }
}
