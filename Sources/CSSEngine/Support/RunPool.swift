/// Memory for many short runs of plain values. The space of a freed run is used again for runs of about its length.
struct RunPool<Element: BitwiseCopyable>: ~Copyable {
    struct Run: BitwiseCopyable {
        var start: UInt32 = 0
        var count: UInt32 = 0
    }

    private var elements = UniqueArray<Element>()
    private var freeRuns = FreeRuns()

    /// The memory of all runs, valid until the next change of the pool.
    var pointer: UnsafeMutablePointer<Element> { elements.pointer(to: 0) }

    /// The elements of a run, valid until the next change of the pool.
    @inline(__always) subscript(run: Run) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(start: elements.pointer(to: Int(run.start)), count: Int(run.count))
    }

    /// Copies elements into a new run.
    mutating func append(_ new: UnsafeBufferPointer<Element>) -> Run {
        guard let first = new.first else { return Run() }
        let start: Int
        if let free = freeRuns.take(new.count) {
            start = free
        } else {
            start = elements.count
            elements.resize(to: start + FreeRuns.capacity(new.count), filling: first)
        }
        elements.pointer(to: start).update(from: new.baseAddress!, count: new.count)
        return Run(start: UInt32(start), count: UInt32(new.count))
    }

    mutating func free(_ run: Run) {
        if run.count > 0 { freeRuns.insert(start: run.start, count: Int(run.count)) }
    }
}
