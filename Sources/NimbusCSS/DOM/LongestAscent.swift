/// The longest part of a row of numbers that ascends, with gaps (Fredman's algorithm).
struct LongestAscent {
    /// The indices of its numbers, ascending.
    let indices: [Int]

    /// - Complexity: O(n log n).
    init(_ numbers: [Int]) {
        // By length less one: where the ascent of that length ends whose last number is the least.
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
