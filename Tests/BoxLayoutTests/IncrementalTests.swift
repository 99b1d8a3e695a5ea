import BoxLayout
import TestSupport
import Testing

/// Random trees under random changes: the boxes are always those of a new tree.
@Suite("Incremental layout") struct IncrementalTests {
    private static let batchCount = 8

    @Test("A changed tree has the boxes of a new tree", arguments: 0..<batchCount) func changes(batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount) where !isSame(seed: seed) { return }
    }

    /// Changes a tree a few times and compares it each time with a new one.
    private func isSame(seed: UInt64) -> Bool {
        var model = RandomTree(seed: seed)
        for round in 0..<6 {
            let unreported = model.layOut()
            let isSame = model.boxes() == model.boxesOfNewTree()
            #expect(unreported == [], "NIMBUS_FUZZ_SEED=\(seed), round \(round): not in the report")
            #expect(isSame, "NIMBUS_FUZZ_SEED=\(seed), round \(round)")
            if !isSame || !unreported.isEmpty { return false }
            model.change()
        }
        return true
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

    @Test("A box that moves into one that is not shown loses its box", arguments: [BoxDisplay.block, .flex, .grid])
    func movedBelowHidden(_ display: BoxDisplay) {
        var test = TestTree()
        let leaf = test.text([4])
        let inner = test.box([leaf])
        let former = test.box([inner]) { $0.size = BoxAxes(.length(50)) }
        let holder = test.box()
        let hidden = test.box([holder]) { $0.display = .none }
        let root = test.box([former, test.box([hidden]) { $0.display = .contents }]) { $0.display = display }
        test.layOut(root, width: 300)
        test.tree.detach(inner)
        test.tree.append(inner, to: holder)
        #expect(Set(test.layOut(root, width: 300).changed).isSuperset(of: [inner, leaf]))
        #expect(test.frame(inner) == [0, 0, 0, 0])
        #expect(test.frame(leaf) == [0, 0, 0, 0])
        test.tree.detach(inner)
        test.tree.append(inner, to: former)
        test.layOut(root, width: 300)
        #expect(test.frame(leaf) == [0, 0, 50, 10])
    }

    @Test("A change near the largest depth has the boxes of a new tree", arguments: [2, 3, 8, 16, 128])
    func depth(_ limit: Int) {
        for display in [BoxDisplay.flex, .block, .grid] {
            for changedLevel in max(0, limit - 4)..<limit + 2 {
                var test = Self.chain(display, count: limit + 12)
                test.tree.tree.maximumDepth = limit
                test.tree.layOut(test.nodes[0], width: 100)
                Self.pad(test.nodes[changedLevel], display, in: &test.tree)
                test.tree.layOut(test.nodes[0], width: 100)
                let changed = test.nodes.map { test.tree.frame($0) }

                var fresh = Self.chain(display, count: limit + 12)
                fresh.tree.tree.maximumDepth = limit
                Self.pad(fresh.nodes[changedLevel], display, in: &fresh.tree)
                fresh.tree.layOut(fresh.nodes[0], width: 100)
                #expect(changed == fresh.nodes.map { fresh.tree.frame($0) }, "\(display), level \(changedLevel)")
            }
        }
    }

    @Test("A box that moves deeper is cut off, and has its box again where it is less deep") func movedDeeper() {
        var test = TestTree()
        let leaf = test.text([4])
        let inner = test.box([leaf])
        let deep = test.box()
        let root = test.box([inner, test.box([test.box([deep])])])
        test.tree.maximumDepth = 4
        test.layOut(root, width: 100)
        #expect(test.frame(leaf) == [0, 0, 100, 10])
        test.tree.detach(inner)
        test.tree.append(inner, to: deep)
        #expect(test.layOut(root, width: 100).cutOff == [inner])
        #expect(test.frame(leaf) == [0, 0, 0, 0])
        test.tree.detach(inner)
        test.tree.append(inner, to: root)
        #expect(test.layOut(root, width: 100).cutOff.isEmpty)
        #expect(test.frame(leaf) == [0, 0, 100, 10])
    }

    @Test("Another limit of the depth applies to the next layout") func otherLimit() {
        var test = Self.chain(.flex, count: 12)
        test.tree.tree.maximumDepth = 4
        test.tree.layOut(test.nodes[0], width: 100)
        #expect(test.tree.frame(test.nodes[6]) == [0, 0, 0, 0])
        test.tree.tree.maximumDepth = 128
        test.tree.layOut(test.nodes[0], width: 100)
        #expect(test.tree.frame(test.nodes[6])[2] == 100)
    }

    @Test("The tracks and lines of a deep container are those of its layout") func inspectionNearLimit() {
        var test = Self.chain(.grid, count: 5)
        test.tree.tree.maximumDepth = 5
        test.tree.layOut(test.nodes[0], width: 100)
        let frames = test.nodes.map { test.tree.frame($0) }
        for node in test.nodes.dropLast() {
            #expect(test.tree.tree.gridTracks(of: node) { _, _ in LeafMetrics(width: 0, height: 0) } != nil)
        }
        test.tree.layOut(test.nodes[0], width: 100)
        #expect(test.nodes.map { test.tree.frame($0) } == frames)
    }

    @Test("A limit of the height by the content follows the content") func contentLimit() {
        var test = TestTree()
        let leaf = test.text([4])
        let item = test.box([leaf]) {
            $0.size.height = .length(5)
            $0.minimumSize.height = .minContent
        }
        let root = test.box([item, test.text([1])]) { $0.display = .flex }
        test.layOut(root, width: 40)
        #expect(test.frame(item)[3] == 10)
        test.setText([3, 3], of: leaf)
        test.layOut(root, width: 40)
        #expect(test.frame(item)[3] == 20)
        #expect(test.frame(root)[3] == 20)
    }

    /// Gives a container of a chain a padding.
    private static func pad(_ node: BoxNode, _ display: BoxDisplay, in test: inout TestTree) {
        let padded = test.style {
            ($0.display, $0.flexDirection, $0.padding) = (display, .column, BoxEdges(.length(1)))
        }
        test.tree.setStyle(padded, of: node)
    }

    /// Returns a chain of containers in each other with a leaf in the last one.
    private static func chain(_ display: BoxDisplay, count: Int) -> (tree: TestTree, nodes: [BoxNode]) {
        var test = TestTree()
        var nodes = [test.text([1])]
        for _ in 0..<count {
            nodes.append(test.box([nodes[nodes.count - 1]]) { ($0.display, $0.flexDirection) = (display, .column) })
        }
        return (test, nodes.reversed())
    }
}
