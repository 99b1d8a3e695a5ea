import CSSEngine

/// Caches the indices of views in their superviews, so that a long list of subviews is read once and not for each
/// subview.
///
/// Each cached index is checked before it is returned. The cache therefore needs no notification when views move.
@MainActor package struct SubviewIndexCache {
    /// The number of indices at which the cache is emptied. A single longer list of subviews raises it.
    private static let capacity = 1 << 16

    private struct Superview {
        var indices: [ObjectIdentifier: Int] = [:]
        /// The index that was found last. Views are often registered in the order of their superview's list.
        var last = -1
    }

    private var superviews: [ObjectIdentifier: Superview] = [:]
    private var count = 0
    /// The number of subviews read so far.
    package private(set) var readCount = 0

    /// Whether indices that were found without reading the list are cached as well.
    private let cachesAll: Bool

    /// - Parameter cachesAll: Whether the same views are searched for again and again.
    package init(cachingAll cachesAll: Bool = false) { self.cachesAll = cachesAll }

    private mutating func removeAll() {
        superviews = [:]
        count = 0
    }

    /// Returns the index of a view among the subviews of its superview, or `nil` if it is not among them.
    package mutating func index(of view: any NIStyleable, in superview: any NIStyleable) -> Int? {
        let end = superview.styleableSubviewCount
        let last = superviews[ObjectIdentifier(superview)]?.last ?? -1
        guard let index = Self.index(of: view, in: superview, near: last, end) else {
            return search(for: view, in: superview, end)
        }
        if cachesAll { cache(index, of: view, in: superview) }
        note(index, in: superview)
        return index
    }

    /// Returns the index if it is the first, the last or near another index.
    private static func index(
        of view: any NIStyleable, in superview: any NIStyleable, near last: Int, _ end: Int
    ) -> Int? {
        func isAt(_ index: Int) -> Bool {
            index >= 0 && index < end && superview.styleableSubview(at: index) === view
        }
        if isAt(last + 1) { return last + 1 }
        if isAt(end - 1) { return end - 1 }
        if isAt(0) { return 0 }
        if isAt(last) { return last }
        return isAt(last - 1) ? last - 1 : nil
    }

    /// Returns the index of a view near its cached index, or reads all subviews.
    private mutating func search(for view: any NIStyleable, in superview: any NIStyleable, _ end: Int) -> Int? {
        let identity = ObjectIdentifier(view)
        var index: Int?
        // Inserting or removing one sibling moves a view by one.
        if let cached = superviews[ObjectIdentifier(superview)]?.indices[identity] {
            index = Self.index(of: view, in: superview, near: cached, end)
        }
        index = index ?? readSubviews(of: superview)[identity]
        if let index {
            cache(index, of: view, in: superview)
            note(index, in: superview)
        }
        return index
    }

    private mutating func cache(_ index: Int, of view: any NIStyleable, in superview: any NIStyleable) {
        if count >= capacity(for: superview.styleableSubviewCount) { removeAll() }
        let key = ObjectIdentifier(superview)
        let old = superviews[key, default: Superview()].indices.updateValue(index, forKey: ObjectIdentifier(view))
        if old == nil { count += 1 }
    }

    private func capacity(for length: Int) -> Int { max(Self.capacity, 2 * length) }

    private mutating func note(_ index: Int, in superview: any NIStyleable) {
        if superviews.count >= Self.capacity { removeAll() }
        superviews[ObjectIdentifier(superview), default: Superview()].last = index
    }

    private mutating func readSubviews(of superview: any NIStyleable) -> [ObjectIdentifier: Int] {
        let subviews = superview.styleableSubviews
        if count + subviews.count > capacity(for: subviews.count) { removeAll() }
        var indices: [ObjectIdentifier: Int] = [:]
        indices.reserveCapacity(subviews.count)
        for (index, subview) in subviews.enumerated() { indices[ObjectIdentifier(subview)] = index }
        readCount += subviews.count
        count += indices.count - (superviews[ObjectIdentifier(superview)]?.indices.count ?? 0)
        superviews[ObjectIdentifier(superview), default: Superview()].indices = indices
        return indices
    }
}
