/// A growable, non-copyable array of plain values, for the tables used in matching.
///
/// Unlike `Array`, it is never shared, so that access does not need a uniqueness check. Pointers to its elements are valid
/// until the number of elements changes.
// The types of elements are internal, even where no other file uses them. In debug builds, Swift 6.3 crashes in a file
// that consumes the owner of an array with elements of another file's private type.
package struct UniqueArray<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(minimumCapacity: Int = 16) {
        capacity = minimumCapacity
        base = Self.memory(of: nil, resizedTo: capacity)
    }

    init(_ elements: [Element]) {
        self.init(minimumCapacity: max(elements.count, 1))
        elements.withUnsafeBufferPointer { if let first = $0.baseAddress { base.update(from: first, count: $0.count) } }
        count = elements.count
    }

    deinit {
        freeMemory(base)
    }

    @inline(__always) subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// The elements in plain memory.
    @inline(__always) package var elements: UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base, count: count)
    }

    /// A pointer to the element at an index, or to the end.
    @inline(__always) func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
        assert(index >= 0 && index <= count)
        return base + index
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(grownCapacity) }
        base[count] = element
        count += 1
    }

    @inline(__always) mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let first = elements.baseAddress else { return }
        if elements.count > capacity - count { reserve(max(grownCapacity, count + elements.count)) }
        (base + count).update(from: first, count: elements.count)
        count += elements.count
    }

    mutating func removeAll() {
        count = 0
    }

    mutating func removeLast(_ number: Int) {
        count -= number
    }

    mutating func removeFirst(_ number: Int) {
        if number > 0 { base.update(from: base + number, count: count - number) }
        count -= number
    }

    /// Changes the number of elements to `count`. New elements are copies of `element`.
    mutating func resize(to count: Int, filling element: Element) {
        if count > capacity { reserve(max(count, grownCapacity)) }
        if count > self.count { (base + self.count).update(repeating: element, count: count - self.count) }
        self.count = count
    }

    /// Grows by half, so that a large table wastes less memory than by doubling.
    private var grownCapacity: Int { capacity + capacity / 2 + 1 }

    private mutating func reserve(_ newCapacity: Int) {
        base = Self.memory(of: base, resizedTo: newCapacity)
        capacity = newCapacity
    }

    /// Moves elements into larger memory, or allocates memory.
    private static func memory(
        of elements: UnsafeMutablePointer<Element>?, resizedTo capacity: Int
    ) -> UnsafeMutablePointer<Element> {
        assert(MemoryLayout<Element>.alignment <= 16)
        let memory = resizedMemory(elements, to: max(1, capacity) * MemoryLayout<Element>.stride)
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }
}

/// An array has one owner. Threads share it only as a constant of an immutable object, and only read it.
extension UniqueArray: @unchecked Sendable where Element: Sendable {}
