/// A longest strictly increasing subsequence of an array (Fredman's algorithm).
///
/// To sort children with the fewest moves, keep this subsequence of their old indices in place and move the rest.
struct LongestIncreasingSubsequence {
    /// The indices of the subsequence's members, in ascending order.
    let indices: [Int]

    /// - Complexity: O(n log n).
    init(_ numbers: [Int]) {
        // `ends[k]` is the index of the smallest number that ends an increasing subsequence of length k + 1.
        var ends: [Int] = []
        var predecessors = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var indices: [Int] = []
        var last = ends.last
        while let index = last {
            indices.append(index)
            last = predecessors[index]
        }
        self.indices = indices.reversed()
    }
}
