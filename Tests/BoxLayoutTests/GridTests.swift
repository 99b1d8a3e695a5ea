import BoxLayout
import Testing

@Suite("Grid layout") struct GridTests {
    @Test("Fractions share what fixed tracks and gaps leave") func fractions() {
        var test = TestTree()
        let items = (0..<3).map { _ in test.text([1]) }
        let root = test.box(items) {
            $0.display = .grid
            $0.gridTemplateColumns = [
                .item(.track(.breadth(.fixed(.length(40))))), .repetition(.times(2), [.track(.breadth(.flex(1)))]),
            ]
            $0.columnGap = .length(10)
        }
        test.layOut(root, width: 160)
        #expect(items.map(test.frame) == [[0, 0, 40, 10], [50, 0, 50, 10], [110, 0, 50, 10]])
    }

    @Test("Items are placed in named areas and between named lines") func names() {
        var test = TestTree()
        let side = test.box { $0.gridColumn = GridPlacement(.named("side"), .named("side")) }
        let main = test.box { $0.gridColumn = GridPlacement(.line(1, name: "main"), .line(-1)) }
        let root = test.box([side, main]) {
            $0.display = .grid
            $0.gridTemplateColumns = [
                .item(.track(.breadth(.fixed(.length(30))))), .item(.lineNames(["main"])),
                .item(.track(.breadth(.flex(1)))),
            ]
            $0.gridTemplateAreas = GridTemplateAreas(
                [.init("side", rows: 1..<2, columns: 1..<2)], rowCount: 1, columnCount: 2)
            $0.size.height = .length(20)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(side) == [0, 0, 30, 20])
        #expect(test.frame(main) == [30, 0, 70, 20])
    }

    @Test("auto-fit collapses the repetitions without items") func autoFit() {
        var test = TestTree()
        let item = test.text([1])
        let root = test.box([item]) {
            $0.display = .grid
            $0.gridTemplateColumns = [.repetition(.autoFit, [.track(.minmax(.fixed(.length(30)), .flex(1)))])]
        }
        test.layOut(root, width: 100)
        #expect(test.frame(item)[2] == 100)
        let tracks = test.tree.gridTracks(of: root) { _, _ in LeafMetrics(width: 10, height: 10) }
        #expect(tracks?.width.runs.reduce(0) { $0 + $1.count } == 3)
    }

    @Test("Dense flow fills holes") func dense() {
        for (isDense, y) in [(false, 20.0), (true, 0)] {
            var test = TestTree()
            let items = [
                test.text([1]), test.text([1]) { $0.gridColumn = GridPlacement(.span(2)) }, test.text([1]),
            ]
            let root = test.box(items) {
                $0.display = .grid
                $0.gridTemplateColumns = [.repetition(.times(2), [.track(.auto)])]
                $0.gridAutoFlow = GridAutoFlow(isDense: isDense)
            }
            test.layOut(root, width: 100)
            #expect(test.frame(items[2])[1] == y)
        }
    }

    @Test("Intrinsic tracks have the sizes of their items") func intrinsicTracks() {
        var test = TestTree()
        let items = (0..<3).map { _ in test.text([2, 3]) }
        let root = test.box(items) {
            $0.display = .grid
            $0.justifyContent = ContentAlignment(.start)
            $0.gridTemplateColumns = [
                .item(.track(.breadth(.minContent))), .item(.track(.breadth(.maxContent))),
                .item(.track(.fitContent(.length(40)))),
            ]
        }
        test.layOut(root, width: 300)
        #expect(items.map { test.frame($0)[2] } == [30, 50, 40])
    }

    @Test("Tracks fit the minimum contribution of items, also while the width is unknown") func minimumContribution() {
        var test = TestTree()
        let item = test.text([2, 1]) { $0.minimumSize.width = .length(8) }
        let grid = test.box([item]) {
            $0.display = .grid
            $0.size.width = .minContent
        }
        let root = test.box([grid])
        test.layOut(root, width: 300)
        #expect(test.frame(grid) == [0, 0, 8, 20])
    }

    @Test("A percentage of an unknown row height is no automatic minimum") func relativeMinimum() {
        var test = TestTree()
        let content = test.box { $0.size.height = .length(80) }
        let item = test.box([content]) { $0.minimumSize.height = .percentage(0.25) }
        let root = test.box([item]) {
            $0.display = .grid
            $0.size.height = .length(20)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(item)[3] == 20)
    }

    @Test("The baseline of a scroll container is inside it") func scrolledBaseline() {
        var test = TestTree()
        let scroller = test.box([test.box { $0.size.height = .length(50) }, test.text([2])]) {
            $0.size = BoxAxes(width: .length(50), height: .length(40))
            $0.overflow = BoxAxes(.hidden)
        }
        let item = test.box {
            $0.size.height = .length(4)
            $0.gridColumn = GridPlacement(.line(2))
        }
        let root = test.box([scroller, item]) {
            $0.display = .grid
            $0.alignItems = SelfAlignment(.firstBaseline)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(root)[3] == 40)
        #expect(test.frame(item)[1] == 36)
    }

    @Test("An empty item whose height depends on its row does not align by its baseline") func baselineFallback() {
        var test = TestTree()
        let item = test.box {
            $0.maximumSize.height = .percentage(0.5)
            $0.gridColumn = GridPlacement(.line(2))
        }
        let root = test.box([test.box { $0.size.height = .length(72) }, item]) {
            $0.display = .grid
            $0.alignItems = SelfAlignment(.firstBaseline)
        }
        test.layOut(root, width: 100)
        #expect(test.frame(item)[1] == 0)
    }
}
