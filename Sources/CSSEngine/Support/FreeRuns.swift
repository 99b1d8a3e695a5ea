/// The free runs of a buffer, by the binary logarithm of their capacity.
///
/// A run has the capacity of the next power of two, so that its space fits every run of about the same length.
struct FreeRuns: Sendable {
    private var starts: [[UInt32]] = []

    /// The capacity of a run of `count` elements. At least 1 element.
    static func capacity(_ count: Int) -> Int { 1 << sizeClass(count) }

    /// Takes the start of a free run for `count` elements; `nil` if there is none.
    @inline(__always) mutating func take(_ count: Int) -> Int? {
        let sizeClass = Self.sizeClass(count)
        return sizeClass < starts.count ? starts[sizeClass].popLast().map { Int($0) } : nil
    }

    /// Adds a run of `count` elements.
    mutating func insert(start: UInt32, count: Int) {
        let sizeClass = Self.sizeClass(count)
        while starts.count <= sizeClass { starts.append([]) }
        starts[sizeClass].append(start)
    }

    private static func sizeClass(_ count: Int) -> Int { Int.bitWidth - (count - 1).leadingZeroBitCount }
}
