import BoxLayout
import TestSupport
import Testing

@Suite("Adversarial trees") struct HostileTests {
    @Test("A tree of 100,000 levels is laid out down to the limit") func depth() {
        var test = TestTree()
        let root = test.box()
        var parent = root
        for level in 0..<100_000 {
            let child = test.box {
                $0.display = level % 2 == 0 ? .flex : .block
                $0.padding.top = .length(1)
            }
            test.tree.append(child, to: parent)
            parent = child
        }
        test.tree.maximumDepth = 100
        let report = test.layOut(root, width: 100)
        #expect(report.cutOff.count == 1)
        #expect(test.frame(parent) == [0, 0, 0, 0])
        #expect(test.frame(root)[3] == 100)
        test.tree.removeSubtree(root)
    }

    @Test("Absolute boxes in each other are laid out down to the limit", arguments: [BoxDisplay.flex, .grid, .block])
    func absoluteDepth(_ display: BoxDisplay) {
        var test = TestTree()
        let root = test.box()
        var parent = root
        for _ in 0..<TestExtent.choose(20_000, full: 100_000) {
            let child = test.box {
                $0.display = display
                $0.position = .absolute
                $0.padding.top = .length(1)
            }
            test.tree.append(child, to: parent)
            parent = child
        }
        let report = test.layOut(root, width: 100)
        #expect(report.cutOff.count == 1)
        #expect(test.frame(parent) == [0, 0, 0, 0])
        test.tree.removeSubtree(root)
    }

    @Test("A change below the limit lays out no more levels than a new tree") func changedDepth() {
        var test = TestTree()
        let root = test.box()
        var chain = [root]
        for level in 0..<200 {
            let child = test.box { if level % 3 == 0 { $0.position = .absolute } }
            test.tree.append(child, to: chain[level])
            chain.append(child)
        }
        test.tree.maximumDepth = 100
        let cutOff = test.layOut(root, width: 100).cutOff
        test.tree.setStyle(test.style { $0.padding.top = .length(1) }, of: chain[95])
        #expect(test.layOut(root, width: 100).cutOff == cutOff)
        #expect(test.frame(chain[150]) == [0, 0, 0, 0])
    }

    @Test("Grids with aspect ratios in each other have a bounded cost") func nestedRatios() {
        var test = TestTree()
        let root = test.box()
        var parent = root
        for _ in 0..<100 {
            let grid = test.box([test.text([10])]) {
                $0.display = .grid
                $0.aspectRatio = AspectRatio(2)
            }
            test.tree.append(grid, to: parent)
            parent = grid
        }
        test.layOut(root, width: 100)
        #expect(test.frame(root)[2] == 100)
    }

    @Test("A flex container of 100,000 items has linear cost") func width() {
        var test = TestTree()
        let style = test.style { $0.flexGrow = 1 }
        let root = test.box {
            $0.display = .flex
            $0.flexWrap = .wrap
        }
        var last = root
        for _ in 0..<100_000 {
            last = test.tree.makeNode(style: style, isLeaf: true)
            test.tree.append(last, to: root)
        }
        test.layOut(root, width: 1000)
        #expect(test.frame(last)[1] == 0)
    }

    @Test("A million tracks are one run") func hugeRepetition() {
        var test = TestTree()
        let item = test.box { $0.gridColumn = GridPlacement(.line(999_999)) }
        let root = test.box([item]) {
            $0.display = .grid
            $0.gridTemplateColumns = [.repetition(.times(1_000_000), [.track(.breadth(.fixed(.length(1))))])]
            $0.columnGap = .length(1)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(item) == [1_999_996, 0, 1, 0])
    }

    @Test("A track with a flex factor of almost zero has the size of its item") func tinyFactors() {
        var test = TestTree()
        let item = test.text([10])
        let root = test.box([item]) {
            $0.display = .grid
            $0.gridTemplateColumns = [.item(.track(.breadth(.flex(.leastNonzeroMagnitude))))]
        }
        test.layOut(root, width: 300)
        #expect(test.frame(item) == [0, 0, 100, 10])
    }

    @Test("Dense flow of 20,000 items has linear cost") func dense() {
        var test = TestTree()
        let styles = (1...4).map { span in test.style { $0.gridColumn = GridPlacement(.span(span)) } }
        let root = test.box {
            $0.display = .grid
            $0.gridAutoFlow.isDense = true
            $0.gridTemplateColumns = [.repetition(.times(4), [.track(.breadth(.fixed(.length(10))))])]
            $0.gridAutoRows = [.breadth(.fixed(.length(10)))]
        }
        var last = root
        for index in 0..<20_000 {
            last = test.tree.makeNode(style: styles[index % 4])
            test.tree.append(last, to: root)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(last)[1] == 125_000)
    }

    @Test("Lines far outside the grid are clamped", arguments: [Int.max, Int.min, 1_000_000, -1_000_000])
    func farLines(line: Int) {
        var test = TestTree()
        let items = [
            test.box {
                $0.gridColumn = GridPlacement(.line(line), .span(Int.max))
                $0.gridRow = GridPlacement(.line(line))
            },
            test.text([3]),
        ]
        let root = test.box(items) {
            $0.display = .grid
            $0.gridAutoFlow = GridAutoFlow(isDense: true)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(root)[2] == 100)
    }

    @Test(
        "Infinite and undefined numbers give finite boxes",
        arguments: [Double.infinity, -.infinity, .nan, 1e300, .leastNonzeroMagnitude])
    func extremeNumbers(number: Double) {
        for display in [BoxDisplay.block, .flex, .grid] {
            var test = TestTree()
            let extreme: (inout BoxStyle) -> Void = {
                $0.display = display
                $0.size = BoxAxes(width: .length(number), height: .percentage(number))
                $0.margin = BoxEdges(.length(number))
                $0.padding = BoxEdges(.percentage(number))
                $0.border = BoxEdges(number)
                $0.flexGrow = number
                $0.flexShrink = number
                $0.aspectRatio = AspectRatio(number)
                $0.rowGap = .length(number)
                $0.gridTemplateRows = [.item(.track(.breadth(.flex(number))))]
                $0.gridTemplateColumns = [.repetition(.autoFill, [.track(.breadth(.fixed(.length(number))))])]
                $0.maximumSize.width = .fixed(.calculation(.inverse(.number(0))))
            }
            let inner = test.box([test.text([3])], extreme)
            let root = test.box([inner, test.box([], extreme)], extreme)
            test.layOut(root, width: number, height: number)
            for value in test.frame(root) + test.frame(inner) { #expect(value.isFinite) }
        }
    }

    @Test("A leaf that measures nonsense gets a finite box") func measuredNonsense() {
        var tree = BoxTree()
        let leaf = tree.makeNode(style: tree.addStyle(BoxStyle()), isLeaf: true)
        tree.layOut(leaf, in: AvailableSpace(width: .maxContent)) { _, _ in
            LeafMetrics(width: .nan, height: .infinity, firstBaseline: -.infinity)
        }
        #expect(tree.box(of: leaf).frame.height.isFinite)
        #expect(tree.box(of: leaf).frame.width == 0)
    }

    @Test("Nested flex containers stay linear", arguments: [BoxDisplay.flex, .grid]) func nesting(display: BoxDisplay) {
        var test = TestTree()
        var measureCount = 0
        var node = test.text([3, 4])
        for level in 0..<60 {
            node = test.box([node, test.text([2])]) {
                $0.display = display
                $0.flexDirection = level % 2 == 0 ? .row : .column
                $0.alignItems = SelfAlignment(.firstBaseline)
            }
        }
        let texts = test.texts
        test.tree.layOut(node, in: AvailableSpace(width: .definite(500))) { leaf, width in
            measureCount += 1
            return texts[leaf]?.metrics(in: width) ?? LeafMetrics(width: 0, height: 0)
        }
        #expect(measureCount < 61 * 200)
    }
}
