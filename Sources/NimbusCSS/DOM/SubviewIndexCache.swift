/// Caches the indices of views in their superviews, so that a long list of subviews is read once and not for each
/// subview.
///
/// Each cached index is checked before it is returned. The cache therefore needs no notification when views move.
@MainActor package struct SubviewIndexCache {
    /// The number of indices at which the cache is emptied. A single longer list of subviews raises it.
    private static let capacity = 1 << 16

    private var indices: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]
    private var count = 0
    /// The number of subviews read so far.
    package private(set) var readCount = 0

    package init() {}

    private init(readCount: Int) { self.readCount = readCount }

    /// Returns the index of a view among the subviews of its superview, or `nil` if it is not among them.
    package mutating func index(of view: any NIStyleable, in superview: any NIStyleable) -> Int? {
        let end = superview.styleableSubviewCount
        func isAt(_ index: Int) -> Bool { (0..<end).contains(index) && superview.styleableSubview(at: index) === view }
        // A view that was just added is often last or first. Inserting or removing one sibling moves a view by one.
        let cached = indices[ObjectIdentifier(superview)]?[ObjectIdentifier(view)]
        let guess = cached ?? 0
        guard let index = [end - 1, 0, guess, guess + 1, guess - 1].first(where: isAt) else {
            return readSubviews(of: superview)[ObjectIdentifier(view)]
        }
        if index != cached { cache(index, of: view, in: superview) }
        return index
    }

    private func capacity(for length: Int) -> Int { max(Self.capacity, 2 * length) }

    private mutating func cache(_ index: Int, of view: any NIStyleable, in superview: any NIStyleable) {
        if count >= capacity(for: superview.styleableSubviewCount) { self = SubviewIndexCache(readCount: readCount) }
        let old = indices[ObjectIdentifier(superview), default: [:]].updateValue(index, forKey: ObjectIdentifier(view))
        if old == nil { count += 1 }
    }

    private mutating func readSubviews(of superview: any NIStyleable) -> [ObjectIdentifier: Int] {
        let subviews = superview.styleableSubviews
        if count + subviews.count > capacity(for: subviews.count) { self = SubviewIndexCache(readCount: readCount) }
        var indicesOfSubviews: [ObjectIdentifier: Int] = [:]
        indicesOfSubviews.reserveCapacity(subviews.count)
        for (index, subview) in subviews.enumerated() { indicesOfSubviews[ObjectIdentifier(subview)] = index }
        readCount += subviews.count
        count += indicesOfSubviews.count - (indices[ObjectIdentifier(superview)]?.count ?? 0)
        indices[ObjectIdentifier(superview)] = indicesOfSubviews
        return indicesOfSubviews
    }
}
