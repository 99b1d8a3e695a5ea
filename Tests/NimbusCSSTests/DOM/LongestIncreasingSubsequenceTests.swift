import Testing

@testable import NimbusCSS

@Suite struct LongestIncreasingSubsequenceTests {
    @Test(
        arguments: [
            ([], []), ([7], [7]), ([1, 2, 3], [1, 2, 3]), ([3, 2, 1], [1]), ([2, 3, 4, 1], [2, 3, 4]),
            ([4, 1, 2, 3], [1, 2, 3]),
            ([1, 5, 2, 6, 3, 7], [1, 2, 3, 7]), ([2, 2, 2], [2]),
        ] as [([Int], [Int])])
    func isIncreasingAndAsLongAsPossible(_ numbers: [Int], _ expected: [Int]) {
        let found = LongestIncreasingSubsequence(numbers).indices
        #expect(found.map { numbers[$0] } == expected)
        #expect(found == found.sorted())
    }
}
