import BoxLayout
import TestSupport
import Testing

/// Random trees under random changes: the boxes are always those of a new tree.
@Suite("Incremental layout") struct IncrementalTests {
    private static let seeds = 1...TestExtent.choose(30, full: 100)

    @Test("A changed tree has the boxes of a new tree", arguments: seeds) func changes(seed: Int) {
        var model = RandomTree(seed: UInt64(seed))
        for round in 0..<12 {
            #expect(model.layOut() == [], "seed \(seed), round \(round): not in the report")
            let expected = model.boxesOfNewTree()
            let actual = model.boxes()
            #expect(actual == expected, "seed \(seed), round \(round)")
            guard actual == expected else { return }
            model.change()
        }
    }

    @Test("A leaf whose size stays changes no other box") func sameSize() {
        var test = TestTree()
        let leaves = (0..<100).map { _ in test.text([4]) }
        let root = test.box(leaves) {
            $0.display = .flex
            $0.flexWrap = .wrap
        }
        test.layOut(root, width: 300)
        test.setText([2, 2], of: leaves[50])
        #expect(test.layOut(root, width: 300).changed.isEmpty)
    }

    @Test("A leaf that grows changes the boxes after it") func growth() {
        var test = TestTree()
        let leaves = (0..<3).map { _ in test.text([4]) }
        let root = test.box(leaves)
        test.layOut(root, width: 300)
        test.setText([20, 20], of: leaves[1])
        #expect(Set(test.layOut(root, width: 300).changed) == [root, leaves[1], leaves[2]])
        #expect(test.frame(leaves[2]) == [0, 30, 300, 10])
    }

    @Test("A change in a box that is not shown changes no box") func hidden() {
        var test = TestTree()
        let leaf = test.text([4])
        let parent = test.box([test.box([leaf])])
        let root = test.box([parent])
        test.layOut(root, width: 300)
        test.tree.setStyle(test.style { $0.display = .none }, of: parent)
        test.layOut(root, width: 300)
        test.setText([20, 20], of: leaf)
        #expect(test.layOut(root, width: 300).changed.isEmpty)
        #expect(test.frame(leaf) == [0, 0, 0, 0])
    }

    @Test("A layout without changes reports no box") func noChange() {
        var test = TestTree()
        let root = test.box([test.text([3])])
        test.layOut(root, width: 100)
        #expect(test.layOut(root, width: 100).changed.isEmpty)
    }
}
