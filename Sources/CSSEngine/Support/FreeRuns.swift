/// The free runs of a buffer, by capacity.
///
/// The capacity of a short run is a multiple of 4, and the capacity of a long run is a power of two, so that free space
/// fits every run of about the same length.
struct FreeRuns: Sendable {
    private var starts: [[UInt32]] = []

    private static let maximumShortCount = 64

    /// The capacity of a run of `count` elements.
    @inline(__always) static func capacity(_ count: Int) -> Int {
        count <= maximumShortCount ? sizeClass(count) * 4 : 1 << (sizeClass(count) - maximumShortCount / 4)
    }

    /// Removes and returns the start of a free run for `count` elements; `nil` if there is none.
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

    @inline(__always) private static func sizeClass(_ count: Int) -> Int {
        count <= maximumShortCount
            ? (count + 3) / 4 : maximumShortCount / 4 + Int.bitWidth - (count - 1).leadingZeroBitCount
    }
}
