extension Range<Int> {
    /// The first index that satisfies a predicate, by binary search; `upperBound` if there is none. If an index satisfies
    /// the predicate, all later indices do.
    @inline(__always) package func partitioningIndex(where isMatch: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = (low + high) / 2
            if isMatch(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
