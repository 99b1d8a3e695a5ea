import BoxLayout
import Testing

/// The lines of flex containers and the names of grid lines, as an inspector shows them.
@Suite struct InspectionTests {
    @Test("The lines of a flex container have the items and the places that the layout gave them") func flexLines() {
        var test = TestTree()
        let items = [30.0, 40, 50].map { width in
            test.box([]) {
                $0.size = BoxAxes(width: .length(width), height: .length(width / 2))
                $0.flexShrink = 0
            }
        }
        let root = test.box(items) {
            $0.display = .flex
            $0.flexWrap = .wrap
            $0.rowGap = .length(5)
            $0.padding = BoxEdges(.length(3))
        }
        test.layOut(root, width: 86)
        let lines = test.tree.flexLines(of: root) { _, _ in LeafMetrics(width: 0, height: 0) }
        #expect(lines?.map(\.items) == [[items[0], items[1]], [items[2]]])
        #expect(
            lines?.map(\.frame) == [
                BoxRect(x: 3, y: 3, width: 80, height: 20), BoxRect(x: 3, y: 28, width: 80, height: 25),
            ])
        #expect(lines?.first?.isRow == true)
        #expect(test.tree.flexLines(of: items[0]) { _, _ in LeafMetrics(width: 0, height: 0) } == nil)
    }

    @Test("The lines of a reversed column from right to left are at the right", arguments: [false, true])
    func columns(_ isReversed: Bool) {
        var test = TestTree()
        let items = (0..<2).map { _ in
            test.box([]) { $0.size = BoxAxes(width: .length(10), height: .length(30)) }
        }
        let root = test.box(items) {
            $0.display = .flex
            $0.direction = .rightToLeft
            $0.flexDirection = .column
            $0.flexWrap = isReversed ? .wrapReverse : .wrap
            $0.alignContent = ContentAlignment(.flexStart)
            $0.size.height = .length(40)
        }
        test.layOut(root, width: 100)
        let lines = test.tree.flexLines(of: root) { _, _ in LeafMetrics(width: 0, height: 0) }
        #expect(lines?.map(\.frame.x) == (isReversed ? [0, 10] : [90, 80]))
        #expect(lines?.map(\.frame.x) == items.map { test.frame($0)[0] })
        #expect(lines?.first?.isRow == false)
    }

    @Test("Grid lines have the names of the template, not those that areas add") func lineNames() {
        var test = TestTree()
        let root = test.box([]) {
            $0.display = .grid
            $0.gridTemplateColumns = [
                .item(.lineNames(["full", "main-start"])), .item(.track(.auto)), .item(.lineNames(["middle"])),
                .item(.track(.auto)),
            ]
            $0.gridTemplateAreas = GridTemplateAreas(
                [.init("main", rows: 1..<2, columns: 1..<3)], rowCount: 1, columnCount: 2)
        }
        test.layOut(root, width: 100)
        let tracks = test.tree.gridTracks(of: root) { _, _ in LeafMetrics(width: 0, height: 0) }
        #expect(tracks?.width.lineNames == [1: ["full", "main-start"], 2: ["middle"]])
        #expect(tracks?.height.lineNames == [:])
    }
}
