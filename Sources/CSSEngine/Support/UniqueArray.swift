/// A growable array of plain values in memory of its own, for tables that matching runs over.
///
/// Unlike `Array` it is never shared, so that reading and writing cost no uniqueness check.
// Elements are not of private types: Swift 6.3 compiles those to broken modules where the owner's fate is decided in
// another file, in debug builds.
struct UniqueArray<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(minimumCapacity: Int = 16) {
        capacity = minimumCapacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    @inline(__always) subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(capacity * 2) }
        base[count] = element
        count += 1
    }

    mutating func removeAll() {
        count = 0
    }

    mutating func removeFirst(_ number: Int) {
        if number > 0 { base.update(from: base + number, count: count - number) }
        count -= number
    }

    /// Makes it `count` long, new places set to `element`.
    mutating func resize(to count: Int, filling element: Element) {
        if count > capacity { reserve(max(count, capacity * 2)) }
        if count > self.count { (base + self.count).update(repeating: element, count: count - self.count) }
        self.count = count
    }

    private mutating func reserve(_ newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }
}
