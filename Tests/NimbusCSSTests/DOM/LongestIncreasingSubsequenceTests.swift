import Testing

@testable import NimbusCSS

@Suite struct LongestAscentTests {
    @Test(
        arguments: [
            ([], []), ([7], [7]), ([1, 2, 3], [1, 2, 3]), ([3, 2, 1], [1]), ([2, 3, 4, 1], [2, 3, 4]),
            ([4, 1, 2, 3], [1, 2, 3]),
            ([1, 5, 2, 6, 3, 7], [1, 2, 3, 7]), ([2, 2, 2], [2]),
        ] as [([Int], [Int])])
    func leavesOutAsFewAsPossible(_ numbers: [Int], _ ascent: [Int]) {
        let found = LongestIncreasingSubsequence(numbers).indices
        #expect(found.map { numbers[$0] } == ascent)
        #expect(found == found.sorted())
    }
}
